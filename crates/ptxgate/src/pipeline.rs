//! The stages in their order. What a stage finds goes to the report as the flags want it; an error ends the way.

use crate::config::Config;
use crate::guard::stage;
use crate::input::{Inputs, Kind};
use crate::launch::{Launch, Results};
use crate::report::Report;
use diag::{Diagnostic, Place, codes};
use ptx::tree::FunctionKind;

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

/// Judges the inputs. LLVM modules are linked and judged as one program; each PTX file stands alone.
pub fn check(inputs: &Inputs, config: &Config) -> Report {
    let mut run = Run::new(inputs, config);
    run.refuse();
    run.check_llvm();
    for file in run.files(Kind::Ptx) {
        run.read_ptx(file);
    }
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

struct Run<'a> {
    inputs: &'a Inputs,
    config: &'a Config,
    report: Report,
}

impl<'a> Run<'a> {
    fn new(inputs: &'a Inputs, config: &'a Config) -> Self {
        let mut report = Report::default();
        report.examined.files = inputs.len();
        Run { inputs, config, report }
    }

    /// Adds findings; true if the way ends here.
    fn add(&mut self, found: Vec<Diagnostic>) -> bool {
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
        let refused = self.inputs.iter().filter_map(|(file, input)| input.refusal(file)).collect();
        self.add(refused)
    }

    fn files(&self, kind: Kind) -> Vec<diag::FileId> {
        self.inputs.iter().filter(|(_, input)| input.kind == kind).map(|(file, _)| file).collect()
    }

    fn finish(mut self) -> Report {
        let names: Vec<String> = self.inputs.iter().map(|(_, input)| format!("`{}`", input.name)).collect();
        self.report.warn_if_empty(&names.join(", "), &self.config.levels);
        self.report
    }

    /// Parses and validates one PTX file.
    fn read_ptx(&mut self, file: diag::FileId) -> Option<ptx::Valid> {
        let text = self.inputs.get(file)?.bytes.clone();
        let (module, found) = self.stage("ptx::parse", || ptx::parse(file, &text))?;
        for function in module.functions.values().filter(|f| f.body.is_some()) {
            match function.kind {
                FunctionKind::Entry => self.report.examined.kernels += 1,
                FunctionKind::Func => self.report.examined.functions += 1,
            }
        }
        // What was read in spite of an error would only give errors that follow from it.
        if self.add(found) {
            return None;
        }
        let (found, valid) = self.stage("ptx::validate", || ptx::validate(module))?;
        if self.add(found) { None } else { valid }
    }

    fn check_llvm(&mut self) {
        if self.files(Kind::Llvm).is_empty() {
            return;
        }
        self.not_yet("LLVM IR");
    }

    fn build(&mut self, _emit: Emit) -> Option<String> {
        if let Some(file) = self.files(Kind::Ptx).first().copied() {
            let name = self.inputs.get(file).map(|input| input.name.clone()).unwrap_or_default();
            let message = format!("`{name}` is PTX, which is what `build` makes");
            let place = Place::span(diag::SourceSpan::new(file, 0, 0));
            self.add(vec![Diagnostic::new(&codes::UNSUPPORTED, place, message)]);
            return None;
        }
        self.not_yet("LLVM IR");
        None
    }

    fn device_code(&mut self) -> Option<ptx::Valid> {
        match self.files(Kind::Ptx).first().copied() {
            Some(file) => self.read_ptx(file),
            None => {
                self.not_yet("LLVM IR");
                None
            }
        }
    }

    /// Runs the kernel. An error is one of usage; what the kernel does wrong is a finding.
    fn execute(&mut self, valid: &ptx::Valid, launch: &Launch) -> Result<Option<Results>, String> {
        let module = valid.module();
        let kernel = crate::launch::kernel::choose(module, launch.kernel.as_deref())?;
        crate::launch::kernel::check_arguments(module, kernel, &launch.args)?;
        self.not_yet("execution");
        Ok(None)
    }

    fn not_yet(&mut self, what: &str) {
        let message = format!("{what} is not read yet");
        self.add(vec![Diagnostic::new(&codes::UNSUPPORTED, Place::default(), message)]);
    }
}
