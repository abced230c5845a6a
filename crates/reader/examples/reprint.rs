//! Reads each file of the command line and prints its module to `DIRECTORY/FILE` (slashes become `#`), for comparisons of
//! the copy with the original: `reprint DIRECTORY FILE…`. A file that cannot be read is told on a line of its own.

#![allow(clippy::print_stdout, reason = "a tool for the developer of the reader")]

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let directory = args.next().unwrap_or_else(|| ".".into());
    for path in args {
        let bytes = std::fs::read(&path)?;
        let input = reader::read(diag::FileId(0), &path, &bytes);
        if !input.is_complete() {
            for diagnostic in &input.diagnostics {
                let at = diagnostic.place.span.map_or(0, |span| span.start as usize).min(bytes.len());
                let line = bytes[..at].iter().filter(|&&b| b == b'\n').count() + 1;
                println!("REJECT {path}:{line}: {}: {}", diagnostic.code.name, diagnostic.message);
            }
            continue;
        }
        std::fs::write(format!("{directory}/{}", path.replace('/', "#")), ir::print::module(&input.module))?;
        println!("OK {path}");
    }
    Ok(())
}
