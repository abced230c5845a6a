//! The stages in their order. What a stage finds goes to the report as the flags want it; an error ends the way.

use crate::config::{Config, OptLevel};
use crate::guard::stage;
use crate::input::{Inputs, Kind};
use crate::launch::execute::Ready;
use crate::launch::{Launch, Results};
use crate::report::Report;
use crate::units;
use diag::{Baseline, Checksum, Diagnostic, Place, SourcePos, codes};
use link::Linked;
use ptx::tree::FunctionKind;
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// What `build` prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Emit {
    /// PTX.
    Ptx,
    /// LLVM IR as it was read and linked: nothing stripped, gated or optimised.
    Ll,
    /// LLVM IR behind the optimiser.
    OptLl,
}

/// Judges the inputs: the LLVM modules as one program, PTX each for itself.
pub fn check(inputs: &Inputs, config: &Config) -> Report {
    let mut run = Run::new(inputs, config);
    run.refuse();
    if !run.llvm_files().is_empty() {
        run.check_llvm();
    }
    let ptx = run.files(Kind::Ptx);
    run.check_ptx(&ptx);
    run.finish()
}

/// Compiles the inputs. There is an artefact only when nothing of error severity was found.
pub fn build(inputs: &Inputs, config: &Config, emit: Emit) -> (Report, Option<String>) {
    let mut run = Run::new(inputs, config);
    let artefact = if run.refuse() { None } else { run.build(emit) };
    (run.finish(), artefact)
}

/// What came of a launch.
#[derive(Debug)]
pub struct Outcome {
    /// Findings of all stages.
    pub report: Report,
    /// What to print and to write, if the kernel ran; also when it was stopped by a finding.
    pub results: Option<Results>,
    /// Why the launch was not possible as it was asked for.
    pub usage: Option<String>,
}

/// Compiles what is not PTX yet, and executes a kernel.
pub fn run(inputs: &Inputs, config: &Config, launch: &Launch) -> Outcome {
    let mut run = Run::new(inputs, config);
    let valid = if run.refuse() { None } else { run.device_code() };
    let result = valid.map(|valid| run.execute(&valid, launch));
    let report = run.finish();
    match result {
        None => Outcome { report, results: None, usage: None },
        Some(Ok(results)) => Outcome { report, results, usage: None },
        Some(Err(message)) => Outcome { report, results: None, usage: Some(message) },
    }
}

/// What one input needs to be loaded; LLVM IR is compiled first, for the target that flags and module say.
pub fn needs(inputs: &Inputs, config: &Config) -> (Report, Option<ptx::Needs>) {
    let mut run = Run::new(inputs, config);
    let module = if run.refuse() { None } else { run.measurable() };
    let needs = module.and_then(|module| run.stage("ptx::needs", || ptx::Needs::of(module)).flatten());
    (run.finish(), needs)
}

/// What `fix` made.
#[derive(Clone, Debug)]
pub struct Rewritten {
    /// LLVM IR or PTX, whichever the input was.
    pub text: String,
    /// What was changed.
    pub fixed: fix::Fixed,
}

/// Rewrites one input where that is safe, and judges the result.
pub fn rewrite(inputs: &Inputs, config: &Config) -> (Report, Option<Rewritten>) {
    let mut run = Run::new(inputs, config);
    let rewritten = if run.refuse() { None } else { run.rewrite() };
    (run.finish(), rewritten)
}

struct Run<'a> {
    inputs: &'a Inputs,
    config: &'a Config,
    report: Report,
    /// What is left of the baseline.
    baseline: Baseline,
    /// Source files of the module that is run, by path.
    named: FxHashMap<String, SourcePos>,
    /// What the linked program uses and nothing defines.
    missing: Vec<link::Missing>,
}

impl<'a> Run<'a> {
    fn new(inputs: &'a Inputs, config: &'a Config) -> Self {
        let mut report = Report::default();
        report.examined.files = inputs.len();
        Run {
            inputs,
            config,
            report,
            baseline: config.baseline.clone(),
            named: FxHashMap::default(),
            missing: Vec::new(),
        }
    }

    /// Adds the findings that concern whoever comes next; true if the way ends here.
    fn add(&mut self, mut found: Vec<Diagnostic>) -> bool {
        found.retain(|finding| finding.concerns(&self.config.consumers));
        self.report.known += self.baseline.take_known(&mut found);
        self.report.add(found, &self.config.levels)
    }

    /// Runs a stage; a panic in it is told as `internal`.
    fn stage<T>(&mut self, name: &str, run: impl FnOnce() -> T) -> Option<T> {
        match stage(name, run) {
            Ok(value) => Some(value),
            Err(internal) => {
                self.add(vec![*internal]);
                None
            }
        }
    }

    /// Reports the inputs that cannot be used; true if there is one.
    fn refuse(&mut self) -> bool {
        let left_out = self.inputs.others().iter().map(units::left_out).collect();
        self.add(left_out);
        let refused = self.inputs.iter().filter_map(|(file, input)| input.refusal(file)).collect();
        self.add(refused)
    }

    fn llvm_files(&self) -> Vec<diag::FileId> {
        self.inputs.iter().filter(|(_, input)| input.is_llvm()).map(|(file, _)| file).collect()
    }

    fn files(&self, kind: Kind) -> Vec<diag::FileId> {
        self.inputs.iter().filter(|(_, input)| input.kind == kind).map(|(file, _)| file).collect()
    }

    fn finish(mut self) -> Report {
        let names = self.names();
        self.report.warn_if_empty(&names, &self.config.levels);
        self.report
    }

    /// The inputs, for messages.
    fn names(&self) -> String {
        let names: Vec<String> = self.inputs.iter().map(|(_, input)| format!("`{}`", input.name)).collect();
        names.join(", ")
    }

    /// Judges PTX files: each for itself, and several as what is going to be linked together.
    fn check_ptx(&mut self, files: &[diag::FileId]) {
        let whole_program = !self.config.relocatable;
        let sm = self.config.target_cpu.as_ref().and_then(|cpu| cpu.parse().ok());
        let options = ptx::Options {
            whole_program: whole_program && files.len() == 1,
            assembled_for: sm,
            ..ptx::Options::default()
        };
        let valid: Vec<ptx::Valid> =
            files.iter().filter_map(|&file| self.read_ptx_with(file, options)).collect();
        if files.len() > 1 {
            let modules: Vec<&ptx::Module> = valid.iter().map(ptx::Valid::module).collect();
            // A module that could not be read may define what is missing.
            let whole_program = whole_program && modules.len() == files.len();
            let found = self.stage("ptx::check_units", || ptx::check_units(&modules, whole_program));
            self.add(found.unwrap_or_default());
        }
    }

    /// Parses and validates one PTX file that is going to be run.
    fn read_ptx(&mut self, file: diag::FileId) -> Option<ptx::Valid> {
        self.read_ptx_with(file, ptx::Options::default())
    }

    fn count(&mut self, module: &ptx::Module) {
        for function in module.functions.values().filter(|f| f.body.is_some()) {
            match function.kind {
                FunctionKind::Entry => self.report.examined.kernels += 1,
                FunctionKind::Func => self.report.examined.functions += 1,
            }
        }
    }

    /// A module whose needs can be asked for: nothing but versions and targets may be wrong with it.
    fn measurable(&mut self) -> Option<ptx::Module> {
        let Some(file) = self.files(Kind::Ptx).first().copied() else {
            return self.device_code().map(ptx::Valid::into_module);
        };
        let text = self.inputs.get(file)?.bytes()?;
        let (module, found) = self.stage("ptx::parse", || ptx::parse(file, &text))?;
        self.count(&module);
        if self.add(found) {
            return None;
        }
        let mut found = self.stage("ptx::validate_for", || ptx::validate_for(&module, ptx::Judge::Own))?;
        let complete = module.version.is_some() && module.target.is_some();
        let asked = |finding: &Diagnostic| finding.code.name == codes::PTX_VERSION_TARGET.name;
        found.retain(|finding| finding.is_error() && !(complete && asked(finding)));
        if self.add(found) { None } else { Some(module) }
    }

    fn read_ptx_with(&mut self, file: diag::FileId, options: ptx::Options) -> Option<ptx::Valid> {
        let text = self.inputs.get(file)?.bytes()?;
        let (module, found) = self.stage("ptx::parse", || ptx::parse(file, &text))?;
        self.count(&module);
        let readable = !found.iter().any(Diagnostic::is_error);
        self.add(found);
        let refused = self.assemblers_refuse(&module);
        let (mut found, valid) = self.stage("ptx::validate", || ptx::validate_with(module, options))?;
        // What could not be read may be what seems to be missing; without a place that would only repeat it.
        merge(&mut found, refused);
        found.retain(|finding| readable || finding.place.span.is_some());
        self.add(found);
        // A kernel that may be called through a pointer is an error, and can still be run: the run shows whether it is.
        valid.filter(|_| readable)
    }

    /// What the assemblers that `--for` names refuse, each in its own release.
    fn assemblers_refuse(&mut self, module: &ptx::Module) -> Vec<Diagnostic> {
        let mut refused: Vec<Diagnostic> = Vec::new();
        for assembler in self.config.assemblers() {
            let judge = ptx::Judge::Ptxas(assembler);
            let found =
                self.stage("ptx::validate_for", || ptx::validate_for(module, judge)).unwrap_or_default();
            let release = assembler.release();
            let version = (u16::from(release.major), u16::from(release.minor));
            for finding in found {
                let breaks = diag::ptxas(version, version, "refuses this");
                match refused.iter_mut().find(|known| same(known, &finding)) {
                    Some(known) => known.breaks.to_mut().push(breaks),
                    None => refused.push(finding.breaks(vec![breaks])),
                }
            }
        }
        refused
    }

    /// Reads and links the LLVM modules; `None` if that is not possible. `each` goes on without those that cannot be read.
    fn read_llvm(&mut self, each: bool) -> Option<Linked> {
        let (inputs, config) = (self.inputs, self.config);
        let files = self.llvm_files();
        let mut members = units::Members::of(inputs, &files);
        let mut named = self.stage("reader", || units::named(inputs, &files, &members))?;
        if each {
            let (read, broken): (Vec<_>, Vec<_>) = named.into_iter().partition(reader::Input::is_complete);
            named = read;
            for input in broken {
                self.add(input.diagnostics);
            }
            if named.is_empty() && self.report.diagnostics.iter().any(Diagnostic::is_error) {
                return None;
            }
        }
        let found = config.find_libdevice.filter(|_| units::wants_libdevice(&named)).and_then(|find| find());
        if let Some(libdevice) = &found {
            self.report.assumed.push(format!("libdevice is `{}`", libdevice.name));
            members.add(inputs, libdevice);
        }
        let options = link::Options { roots: config.roots.clone(), why_live: config.why_live.clone() };
        let linked =
            self.stage("link", || link::link(units::all(named, inputs, &members, found.as_ref()), &options))?;
        let mut linked = self.unless_refused("link", linked)?;
        self.report.why.append(&mut linked.why);
        self.missing = std::mem::take(&mut linked.missing);
        let stop = self.add(std::mem::take(&mut linked.diagnostics));
        (!stop).then_some(linked)
    }

    /// The target, and whether something is wrong with it.
    fn target(&mut self, module: &ir::Module, roots: &[ir::GlobalId]) -> Option<(gate::Target, bool)> {
        let flags = gate::TargetFlags {
            cpu: self.config.target_cpu.clone(),
            ptx_version: self.config.ptx_version,
            ptx_floor: self.config.ptx_floor,
        };
        let (target, told) = self.stage("target", || gate::Target::make(&flags, &module.env, roots))?;
        let wrong = self.add(told);
        Some((target, wrong))
    }

    /// Runs the gate; what it examined counts even when it refuses.
    fn gate(
        &mut self,
        module: ir::Module,
        target: &gate::Target,
        roots: Vec<ir::GlobalId>,
        options: gate::Options,
    ) -> Option<gate::Checked> {
        let report = self.stage("gate", || gate::check(module, target, roots, options))?;
        self.report.examined.kernels += report.kernels;
        self.report.examined.functions += report.functions;
        let mut found = report.diagnostics;
        units::add_hints(&mut found, &self.missing);
        if self.add(found) { None } else { report.checked }
    }

    fn check_llvm(&mut self) {
        let Some(Linked { module, roots, .. }) = self.read_llvm(true) else { return };
        // A wrong target is told, and the rest is still judged.
        let roots = ids(&roots);
        let Some((target, _)) = self.target(&module, &roots) else { return };
        self.gate(
            module,
            &target,
            roots,
            gate::Options { whole_program: false, relocatable: self.config.relocatable },
        );
    }

    fn build(&mut self, emit: Emit) -> Option<String> {
        if let Some(file) = self.files(Kind::Ptx).first().copied() {
            let name = self.inputs.get(file).map(|input| input.name.clone()).unwrap_or_default();
            let message = format!("`{name}` is PTX already, which is what `build` makes");
            let place = Place::span(diag::SourceSpan::new(file, 0, 0));
            self.add(vec![Diagnostic::new(&codes::UNSUPPORTED, place, message)]);
            return None;
        }
        let Linked { module, roots, .. } = self.read_llvm(false)?;
        if emit == Emit::Ll {
            let kernels = roots.iter().filter(|(_, export)| *export == link::Export::Kernel).count();
            self.report.examined.kernels += kernels;
            self.report.examined.functions += module.defined_functions().count().saturating_sub(kernels);
            return self.stage("print", || ir::print::module(&module));
        }
        let lowered = self.lower(module, ids(&roots))?;
        if emit == Emit::OptLl {
            return self.stage("print", || ir::print::module(lowered.module()));
        }
        let valid = self.compile(lowered)?;
        self.stage("ptx::print", || ptx::print(valid.module()))
    }

    fn rewrite(&mut self) -> Option<Rewritten> {
        if let Some(file) = self.files(Kind::Ptx).first().copied() {
            return self.raise_version(file);
        }
        let Linked { mut module, roots, .. } = self.read_llvm(false)?;
        let roots = ids(&roots);
        let (target, _) = self.target(&module, &roots)?;
        let fixed = self.stage("fix", || fix::fix(&mut module, target.arch))?;
        let text = self.stage("print", || ir::print::module(&module))?;
        self.gate(
            module,
            &target,
            roots,
            gate::Options { whole_program: false, relocatable: self.config.relocatable },
        );
        Some(Rewritten { text, fixed })
    }

    /// The text with the lowest `.version` that it needs, if its own is lower. All else stays as it was written.
    fn raise_version(&mut self, file: diag::FileId) -> Option<Rewritten> {
        let bytes = self.inputs.get(file)?.bytes()?;
        let (module, found) = self.stage("ptx::parse", || ptx::parse(file, &bytes))?;
        if found.iter().any(Diagnostic::is_error) {
            self.count(&module);
            self.add(found);
            return None;
        }
        let mut text = String::from_utf8_lossy(&bytes).into_owned();
        let mut fixed = fix::Fixed::default();
        let target = module.own_target();
        let needed = target.and_then(|target| ptx::needs(&module, target.sm));
        if let (Some(directive), Some(target), Some(needed)) = (&module.version, target, needed)
            && needed > target.version
            && let Some(raised) = with_version(&text, directive.version, needed)
        {
            fixed.changes.push(format!("`.version {}` is `.version {needed}` now", target.version));
            text = raised;
        }
        let (module, found) = self.stage("ptx::parse", || ptx::parse(file, text.as_bytes()))?;
        self.count(&module);
        self.add(found);
        let (found, _) = self.stage("ptx::validate", || ptx::validate(module))?;
        self.add(found);
        Some(Rewritten { text, fixed })
    }

    /// What `run` executes: the PTX that was given, or that of the LLVM module.
    fn device_code(&mut self) -> Option<ptx::Valid> {
        if let Some(file) = self.files(Kind::Ptx).first().copied() {
            return self.read_ptx(file);
        }
        let Linked { module, roots, .. } = self.read_llvm(false)?;
        self.named.extend(named_files(&module.env));
        let lowered = self.lower(module, ids(&roots))?;
        self.compile(lowered)
    }

    /// Gate and optimiser.
    fn lower(&mut self, module: ir::Module, roots: Vec<ir::GlobalId>) -> Option<opt::Lowered> {
        if roots.is_empty() {
            let message =
                "no definition is visible to the host or to another module, so there is nothing to compile";
            let found = Diagnostic::new(&codes::NO_ROOT, Place::default(), message)
                .help("mark a function as a kernel (`ptx_kernel`), or give it external linkage");
            self.add(vec![found]);
            return None;
        }
        let (target, wrong) = self.target(&module, &roots)?;
        self.report.assumed.extend(target.assumed.iter().cloned());
        if target.arch != gate::Arch::Nvptx && !wrong {
            let message = format!("code generation for `{}`", target.triple);
            self.add(vec![Diagnostic::new(&codes::UNSUPPORTED, Place::default(), message)]);
            return None;
        }
        let checked =
            self.gate(module, &target, roots, gate::Options { whole_program: true, relocatable: false })?;
        if wrong {
            return None;
        }
        let options = opt::Options { level: level(self.config.opt_level) };
        let result = self.stage("opt", || opt::run(checked, &options))?;
        self.unless_refused("opt", result)
    }

    /// Code generator and validator: what is printed was validated first.
    fn compile(&mut self, lowered: opt::Lowered) -> Option<ptx::Valid> {
        if self.config.debug_info {
            let message = "ptxgate does not make debug sections (`-g`) yet";
            let found = Diagnostic::new(&codes::UNSUPPORTED, Place::default(), message)
                .help("leave `-g` out: line information is printed without it too");
            self.add(vec![found]);
            return None;
        }
        let options = codegen::Options { debug: self.config.debug_info };
        let result = self.stage("codegen", || codegen::compile(lowered, &options))?;
        let module = self.unless_refused("codegen", result)?;
        let (found, valid) = self.stage("ptx::validate", || ptx::validate(module))?;
        let wrong: Vec<Diagnostic> = found.into_iter().filter(Diagnostic::is_error).map(own_fault).collect();
        if self.add(wrong) { None } else { valid }
    }

    /// The value of a stage that refuses with diagnostics, which must say why.
    fn unless_refused<T>(&mut self, name: &str, result: Result<T, Vec<Diagnostic>>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(found) => {
                if !self.add(found) {
                    let message = format!("the stage `{name}` refused without saying why");
                    self.add(vec![Diagnostic::new(&codes::INTERNAL, Place::default(), message)]);
                }
                None
            }
        }
    }

    /// Runs the kernel. An error is one of usage; what the kernel does wrong is a finding.
    fn execute(&mut self, valid: &ptx::Valid, launch: &Launch) -> Result<Option<Results>, String> {
        let module = valid.module();
        let kernel = crate::launch::kernel::choose(module, launch.kernel.as_deref())?;
        crate::launch::kernel::check_arguments(module, kernel, &launch.args)?;
        let Some(program) = self.stage("exec::decode", || exec::Program::decode(valid)) else {
            return Ok(None);
        };
        let Some(program) = self.unless_refused("exec::decode", program) else { return Ok(None) };
        let memory = program.memory();
        let Some(memory) = self.unless_refused("exec::memory", memory) else { return Ok(None) };
        let name = module.symbol_name(module.functions[kernel].symbol);
        let ready = Ready::new(module, name, memory, launch)?;
        let Some((mut found, results)) = self.stage("exec", || ready.run(&program)) else { return Ok(None) };
        if results.is_none() && found.is_empty() {
            let refused: Result<(), _> = Err(found);
            self.unless_refused("exec", refused);
            return Ok(None);
        }
        for finding in &mut found {
            self.complete(&mut finding.place);
            finding.labels.iter_mut().for_each(|label| self.complete(&mut label.place));
            finding.path.iter_mut().for_each(|step| self.complete(&mut step.place));
        }
        self.add(found);
        Ok(results)
    }

    /// PTX names a source file by its path alone; the debug info that it came from knows directory and checksum.
    fn complete(&self, place: &mut Place) {
        let mut at = place.source.as_mut();
        while let Some(pos) = at {
            if let Some(known) = self.named.get(&*pos.file) {
                pos.file.clone_from(&known.file);
                pos.directory.clone_from(&known.directory);
                pos.checksum.clone_from(&known.checksum);
            }
            at = pos.inlined_at.as_deref_mut();
        }
    }
}

/// Whether two judges say the same thing; the words may differ, since some name the release.
fn same(a: &Diagnostic, b: &Diagnostic) -> bool {
    a.code.name == b.code.name && a.place == b.place
}

/// Adds what assemblers refuse to what ptxgate says itself, in the order of the text; what both say is ptxgate's, once.
fn merge(found: &mut Vec<Diagnostic>, refused: Vec<Diagnostic>) {
    let new: Vec<Diagnostic> =
        refused.into_iter().filter(|one| !found.iter().any(|own| same(own, one))).collect();
    if !new.is_empty() {
        found.extend(new);
        found.sort_by_key(|finding| finding.place.span.map(|span| span.start));
    }
}

/// The source files that debug info names, by the path that PTX would have for them.
fn named_files(env: &ir::ModuleEnv) -> Vec<(String, SourcePos)> {
    let text = |id| Arc::<str>::from(env.strings.text(id));
    let files = env.metadata.iter().filter_map(|(id, _)| env.file_ref(id)).map(|file| {
        let checksum = file.checksum.map(|(kind, value)| Checksum { kind: text(kind), value: text(value) });
        let (file, directory) = (text(file.filename), text(file.directory));
        let path = match directory.trim_end_matches('/') {
            _ if file.starts_with('/') => file.to_string(),
            "" => file.to_string(),
            directory => format!("{directory}/{file}"),
        };
        let pos =
            SourcePos { file, directory, line: 0, column: 0, function: None, checksum, inlined_at: None };
        (path, pos)
    });
    files.collect()
}

/// The text with another number behind its `.version`; `None` if that directive does not stand in one line of its own.
fn with_version(text: &str, old: ptx::Version, new: ptx::Version) -> Option<String> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if let Some(rest) = line.trim_start().strip_prefix(".version") {
            let start = at + (line.len() - rest.len()) + (rest.len() - rest.trim_start().len());
            let number = old.to_string();
            let stands_there = text[start..].starts_with(&number);
            return stands_there.then(|| format!("{}{new}{}", &text[..start], &text[start + number.len()..]));
        }
        at += line.len();
    }
    None
}

fn ids(roots: &link::RootSet) -> Vec<ir::GlobalId> {
    roots.iter().map(|(root, _)| root).collect()
}

/// The level of the optimiser; the sizes share the passes of `-O2`.
fn level(level: OptLevel) -> opt::Level {
    match level {
        OptLevel::O0 => opt::Level::O0,
        OptLevel::O1 => opt::Level::O1,
        OptLevel::O2 | OptLevel::Os | OptLevel::Oz => opt::Level::O2,
        OptLevel::O3 => opt::Level::O3,
    }
}

/// A finding in PTX that was made here. It is a fault of the code generator, and its spans lie in no input.
fn own_fault(found: Diagnostic) -> Diagnostic {
    let mut place = found.place;
    place.span = None;
    let message = format!("the PTX that was made is not valid: {}", found.message);
    let mut fault =
        Diagnostic::new(&codes::INTERNAL, place, message).note(format!("found as `{}`", found.code.name));
    fault.notes.extend(found.notes);
    fault.help("this is a bug in ptxgate; please report it, with the input if you can share it")
}
