//! From `Lowered` to PTX: legalise, select, ABI, names, debug info.

use diag::Diagnostic;
use opt::Lowered;

/// Options of the code generator.
#[derive(Clone, Default, Debug)]
pub struct Options {
    /// `-g`: DWARF and `.target …, debug` beside line information.
    pub debug: bool,
}

/// Compiles a module to PTX. The caller validates the result before it prints it.
pub fn compile(lowered: &Lowered, _options: &Options) -> Result<ptx::Module, Vec<Diagnostic>> {
    let _ = lowered;
    Err(Vec::new())
}
