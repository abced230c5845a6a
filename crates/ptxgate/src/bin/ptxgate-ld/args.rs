//! The command line of the linker: that of rustc's llvm-bitcode-linker and that of lld with LTO, in one.
//!
//! An option either means something here, or is on a list of those that change nothing for device code, or is an error.

use diag::{Level, Levels, Strictness};
use ptxgate::OptLevel;
use std::collections::VecDeque;

/// Response files inside response files.
const DEPTH: u32 = 16;

/// A file to link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct File {
    /// Its path, or the name behind `-l`.
    pub(crate) name: String,
    /// Whether it is to be looked for in the folders of `-L`.
    pub(crate) search: bool,
    /// Whether everything of an archive is wanted.
    pub(crate) whole: bool,
}

/// What the command line says.
#[derive(Clone, Debug, Default)]
pub(crate) struct Args {
    pub(crate) files: Vec<File>,
    pub(crate) folders: Vec<String>,
    pub(crate) out: Option<String>,
    pub(crate) target: Option<String>,
    pub(crate) cpu: Option<String>,
    /// The highest of `+ptxNN`.
    pub(crate) ptx: Option<ptx::Version>,
    pub(crate) opt_level: Option<OptLevel>,
    /// Symbols to keep; with none, and without a list of them, everything that is exported.
    pub(crate) exports: Vec<String>,
    pub(crate) levels: Levels,
    pub(crate) libdevice: Option<String>,
    pub(crate) help: bool,
    pub(crate) version: bool,
}

/// Options without a value that change nothing: device code has no sections, no loader and no stack to mark.
const IGNORED: &[&str] = &[
    "shared",
    "static",
    "pie",
    "no-pie",
    "gc-sections",
    "no-gc-sections",
    "as-needed",
    "no-as-needed",
    "Bstatic",
    "Bdynamic",
    "Bsymbolic",
    "eh-frame-hdr",
    "no-eh-frame-hdr",
    "strip-all",
    "strip-debug",
    "s",
    "S",
    "export-dynamic",
    "E",
    "start-group",
    "end-group",
    "nostdlib",
    "no-undefined",
    "no-undefined-version",
    "undefined-version",
    "fatal-warnings",
    "no-fatal-warnings",
    "lto",
    "lto-emit-asm",
    "debug",
    "g",
    "icf=all",
    "icf=safe",
    "icf=none",
    "build-id",
    "no-dynamic-linker",
    "allow-multiple-definition",
    "color-diagnostics",
    "v",
    "verbose",
    "nodefaultlibs",
    "discard-all",
    "x",
    "discard-locals",
    "X",
    "no-allow-shlib-undefined",
    "warn-common",
    "d",
    "EL",
];

/// Options with a value that change nothing.
const IGNORED_WITH_VALUE: &[&str] = &[
    "z",
    "m",
    "soname",
    "h",
    "e",
    "entry",
    "hash-style",
    "rpath",
    "rpath-link",
    "dynamic-linker",
    "I",
    "sysroot",
    "thinlto-jobs",
    "threads",
    "thinlto-cache-dir",
    "lto-partitions",
    "Map",
    "flavor",
    "lto-whole-program-visibility",
    "reproduce",
    "icf",
    "compress-debug-sections",
];

/// Reads the arguments; `file` gives the content of a response file or of a list of symbols.
///
/// # Errors
/// What is wrong with them, in a sentence for the user.
pub(crate) fn parse(
    args: impl IntoIterator<Item = String>,
    file: &dyn Fn(&str) -> Result<String, String>,
) -> Result<Args, String> {
    let mut parser = Parser { args: Args::default(), whole: false, file };
    let mut rest = VecDeque::new();
    for arg in args {
        expand(arg, file, DEPTH, &mut rest)?;
    }
    while let Some(arg) = rest.pop_front() {
        parser.argument(&arg, &mut rest)?;
    }
    Ok(parser.args)
}

/// Replaces `@FILE` by what the file says.
fn expand(
    arg: String,
    file: &dyn Fn(&str) -> Result<String, String>,
    depth: u32,
    out: &mut VecDeque<String>,
) -> Result<(), String> {
    let Some(name) = arg.strip_prefix('@') else {
        out.push_back(arg);
        return Ok(());
    };
    if depth == 0 {
        return Err(format!("response file `{name}`: response files are nested deeper than {DEPTH}"));
    }
    let text = file(name).map_err(|why| format!("cannot read the response file `{name}`: {why}"))?;
    words(&text).into_iter().try_for_each(|word| expand(word, file, depth - 1, out))
}

/// The words of a response file as GNU tools and rustc quote them: a backslash takes the next character as it is,
/// quotes keep spaces together.
fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', _) => word.get_or_insert_default().extend(chars.next()),
            (c, Some(q)) if c == q => quote = None,
            (c, Some(_)) => word.get_or_insert_default().push(c),
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, None) => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    words
}

struct Parser<'a> {
    args: Args,
    whole: bool,
    file: &'a dyn Fn(&str) -> Result<String, String>,
}

impl Parser<'_> {
    fn argument(&mut self, arg: &str, rest: &mut VecDeque<String>) -> Result<(), String> {
        let Some(option) = arg.strip_prefix('-').filter(|option| !option.is_empty()) else {
            self.add(arg, false);
            return Ok(());
        };
        let long = option.strip_prefix('-');
        let name = long.unwrap_or(option);
        // `-O3` and the like: one letter, and the value behind it.
        if long.is_none() && self.short(option, rest)? {
            return Ok(());
        }
        let (key, mut value) = match name.split_once('=') {
            Some((key, value)) => (key, Some(value.to_owned())),
            None => (name, None),
        };
        let mut value = || {
            let found = value.take().or_else(|| rest.pop_front());
            found.ok_or_else(|| format!("`{arg}` needs a value"))
        };
        match key {
            "help" => self.args.help = true,
            "version" => self.args.version = true,
            "output" => self.args.out = Some(value()?),
            "optimization" => self.opt_level(&value()?)?,
            "target" => self.args.target = Some(value()?),
            "target-cpu" => self.args.cpu = Some(value()?),
            "target-feature" => self.features(&value()?)?,
            "ptx-version" => self.ptx_version(&value()?)?,
            "export-symbol" | "export-dynamic-symbol" => self.args.exports.push(value()?),
            "plugin-opt" => self.plugin(&value()?)?,
            "version-script" | "dynamic-list" | "retain-symbols-file" => self.symbols(key, &value()?)?,
            "library" => self.add(&value()?, true),
            "library-path" => self.args.folders.push(value()?),
            "libdevice" => self.args.libdevice = Some(value()?),
            "whole-archive" => self.whole = true,
            "no-whole-archive" => self.whole = false,
            "push-state" | "pop-state" => {}
            "allow" => self.level(Level::Allow, &value()?)?,
            "warn" => self.level(Level::Warn, &value()?)?,
            "deny" => self.level(Level::Deny, &value()?)?,
            _ if IGNORED.contains(&name) => {}
            _ if key.starts_with("lto-O") => self.opt_level(&key[5..])?,
            _ if IGNORED_WITH_VALUE.contains(&key) => drop(value()?),
            _ => return Err(unknown(arg)),
        }
        Ok(())
    }

    /// Options of one letter; false if it is none.
    fn short(&mut self, option: &str, rest: &mut VecDeque<String>) -> Result<bool, String> {
        // What has more letters, and begins like one of these.
        let is_word =
            IGNORED.contains(&option) || option.starts_with("plugin-opt") || option.starts_with("output");
        let Some(letter) = option.chars().next().filter(|c| !is_word && "oOLlAWD".contains(*c)) else {
            return Ok(false);
        };
        let value = match &option[1..] {
            "" => rest.pop_front().ok_or_else(|| format!("`-{option}` needs a value"))?,
            value => value.to_owned(),
        };
        match letter {
            'o' => self.args.out = Some(value),
            'O' => self.opt_level(&value)?,
            'L' => self.args.folders.push(value),
            'l' => self.add(&value, true),
            'A' => self.level(Level::Allow, &value)?,
            'W' => self.level(Level::Warn, &value)?,
            _ => self.level(Level::Deny, &value)?,
        }
        Ok(true)
    }

    fn add(&mut self, name: &str, search: bool) {
        self.args.files.push(File { name: name.to_owned(), search, whole: self.whole });
    }

    fn opt_level(&mut self, text: &str) -> Result<(), String> {
        let level = text.parse().map_err(|why| format!("optimisation level `{text}`: {why}"))?;
        self.args.opt_level = Some(level);
        Ok(())
    }

    fn level(&mut self, level: Level, code: &str) -> Result<(), String> {
        self.args.levels.set(level, code, Strictness::Build).map_err(|why| why.to_string())
    }

    fn ptx_version(&mut self, text: &str) -> Result<(), String> {
        let version: Option<ptx::Version> =
            text.parse().ok().filter(|version: &ptx::Version| version.is_known());
        let version =
            version.ok_or_else(|| format!("`--ptx-version {text}`: expected a version such as 7.8"))?;
        self.args.ptx = self.args.ptx.max(Some(version));
        Ok(())
    }

    /// `+ptx78,-other`: versions of PTX are all that NVPTX has, beside names of architectures.
    fn features(&mut self, text: &str) -> Result<(), String> {
        for feature in text.split(',').map(str::trim).filter(|feature| !feature.is_empty()) {
            let number = feature.strip_prefix("+ptx").and_then(|n| n.parse().ok());
            match number.and_then(ptx::Version::from_feature).filter(|version| version.is_known()) {
                Some(version) => self.args.ptx = self.args.ptx.max(Some(version)),
                None if feature.starts_with('-') => {}
                None => match feature.strip_prefix('+').filter(|cpu| cpu.parse::<ptx::Sm>().is_ok()) {
                    Some(cpu) => self.args.cpu = Some(cpu.to_owned()),
                    None => return Err(format!("target feature `{feature}`: expected one such as `+ptx78`")),
                },
            }
        }
        Ok(())
    }

    /// What lld hands to LLVM: `-plugin-opt=mcpu=X`, `-mcpu=X`, `O3`.
    fn plugin(&mut self, text: &str) -> Result<(), String> {
        let option = text.trim_start_matches('-');
        match option.split_once('=') {
            Some(("mcpu", cpu)) => self.args.cpu = Some(cpu.to_owned()),
            Some(("mattr", features)) => self.features(features)?,
            // How LLVM's passes and its code generator are set up says nothing here.
            _ => match option.strip_prefix('O') {
                Some(level) => self.opt_level(level)?,
                None if option == "emit-asm" || option.starts_with("debug-pass-manager") => {}
                None if ["jobs", "thinlto", "save-temps", "cache-dir"]
                    .iter()
                    .any(|p| option.starts_with(p)) => {}
                None => return Err(unknown(&format!("--plugin-opt={text}"))),
            },
        }
        Ok(())
    }

    /// The symbols that a version script or a dynamic list exports; `*` exports everything.
    fn symbols(&mut self, option: &str, name: &str) -> Result<(), String> {
        let text = (self.file)(name).map_err(|why| format!("cannot read `{name}` of `--{option}`: {why}"))?;
        let text: String =
            text.lines().map(|line| line.split('#').next().unwrap_or(line)).collect::<Vec<_>>().join("\n");
        if option == "retain-symbols-file" {
            self.args.exports.extend(text.split_whitespace().map(str::to_owned));
            return Ok(());
        }
        let mut local = false;
        for word in text.replace(['{', '}', ';'], " ; ").replace(':', " : ;").split(';').map(str::trim) {
            match word {
                "local :" => local = true,
                "global :" => local = false,
                "" => {}
                word if local || word.ends_with(':') => {}
                word => self.args.exports.push(word.trim_matches('"').to_owned()),
            }
        }
        Ok(())
    }
}

fn unknown(option: &str) -> String {
    format!(
        "unknown option `{option}`: ptxgate-ld takes the options of llvm-bitcode-linker and of lld's LTO; \
         `ptxgate-ld --help` lists them"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Result<Args, String> {
        parse(line.split_whitespace().map(str::to_owned), &|name| match name {
            "r" => Ok("-O s \"a b.o\" @s\n".into()),
            "s" => Ok("c\\ d.o\n--target-cpu\nsm_90a".into()),
            "loop" => Ok("@loop".into()),
            "list" => Ok("{\n  global:\n    one;\n    two; # why\n  local: *;\n};\n".into()),
            "dyn" => Ok("{ \"a\"; b; };".into()),
            _ => Err("no such file".into()),
        })
    }

    fn names(args: &Args) -> Vec<&str> {
        args.files.iter().map(|file| file.name.as_str()).collect()
    }

    #[test]
    fn what_rustc_passes_to_its_bitcode_linker_is_understood() {
        let line = "--export-symbol k --export-symbol l a.o libcore.rlib -L x --target nvptx64-nvidia-cuda --target-cpu sm_30 -L y \
            -o out.ptx -O3 --debug --lto --target-feature +ptx78";
        let found = args(line).unwrap();
        assert_eq!(
            (names(&found), &found.folders[..]),
            (vec!["a.o", "libcore.rlib"], &["x".to_owned(), "y".into()][..])
        );
        assert_eq!((found.out.as_deref(), found.cpu.as_deref()), (Some("out.ptx"), Some("sm_30")));
        assert_eq!(
            (found.opt_level, &found.exports[..]),
            (Some(OptLevel::O3), &["k".to_owned(), "l".into()][..])
        );
        assert_eq!(found.ptx, Some("7.8".parse().unwrap()));
    }

    #[test]
    fn what_rustc_passes_to_lld_is_understood() {
        let line = "-flavor gnu --version-script=list --as-needed -shared -z noexecstack a.o --whole-archive b.a \
            --no-whole-archive -lc -Bstatic --gc-sections -O1 --strip-debug -plugin-opt=O2 --plugin-opt=-mcpu=sm_80 \
            --plugin-opt=-mattr=+ptx82,+sm_80 --lto-emit-asm -o out -soname=x.so";
        let found = args(line).unwrap();
        assert_eq!(names(&found), ["a.o", "b.a", "c"]);
        assert_eq!(
            found.files.iter().map(|f| (f.whole, f.search)).collect::<Vec<_>>(),
            [(false, false), (true, false), (false, true)]
        );
        assert_eq!((found.opt_level, found.cpu.as_deref()), (Some(OptLevel::O2), Some("sm_80")));
        assert_eq!(
            (found.ptx, found.exports.join(" ")),
            (Some("8.2".parse().unwrap()), "one two".to_owned())
        );
        assert_eq!(args("--dynamic-list dyn").unwrap().exports, ["a", "b"]);
    }

    #[test]
    fn response_files_are_read_with_their_quotes() {
        let found = args("x.o @r y.o").unwrap();
        assert_eq!(names(&found), ["x.o", "a b.o", "c d.o", "y.o"]);
        assert_eq!((found.opt_level, found.cpu.as_deref()), (Some(OptLevel::Os), Some("sm_90a")));
        assert!(args("@loop").unwrap_err().contains("nested deeper"));
        assert!(args("@none").unwrap_err().contains("no such file"));
    }

    #[test]
    fn what_is_not_understood_is_told() {
        for (line, word) in [
            ("--frobnicate", "unknown option `--frobnicate`"),
            ("-q", "unknown option `-q`"),
            ("--plugin-opt=-nvptx-sched4reg", "unknown option `--plugin-opt=-nvptx-sched4reg`"),
            ("-O9", "expected 0, 1, 2, 3, s or z"),
            ("-o", "needs a value"),
            ("--target-feature +avx", "+avx"),
            ("-A kernel-called", "kernel-called"),
            ("--version-script=gone", "no such file"),
        ] {
            let error = args(line).unwrap_err();
            assert!(error.contains(word), "{line}: {error}");
        }
    }
}
