//! Every example, built and run by ptxgate, against `ptxas` and the native reference.

use std::path::Path;
use std::process::Command;

use crate::Result;
use crate::examples::{self, Example};
use crate::launch::Launch;
use crate::{launches, native, tools};

/// What the native reference makes of a launch: the contents of all buffers, one behind the other.
pub(crate) fn native_result(program: &Path, launch: &Launch, folder: &Path) -> Result<Vec<u8>> {
    let job = folder.join("job");
    tools::write(&job, launch.native_job(folder)?)?;
    let out = folder.join("native.out");
    tools::run(Command::new("timeout").arg("60").arg(program).arg(&job).arg(&out))?;
    std::fs::read(&out).map_err(|e| format!("{}: {e}", out.display()))
}

pub(crate) fn oracle(_args: &[String]) -> Result<()> {
    examples::make_missing()?;
    let scratch = tools::scratch()?.join("kernels");
    for example in Example::all() {
        let text = tools::read(&tools::root().join(example.path()))?;
        let folder = scratch.join(example.id());
        tools::write(&folder.join("native.ll"), "")?;
        let program = native::build(&text, &folder.join("module"))?;
        let id = example.id();
        let mut count = 0;
        for launch in launches::all().iter().filter(|launch| id.starts_with(&format!("{}.", launch.example)))
        {
            let result = native_result(&program, launch, &folder)?;
            println!(
                "{id} {}: {} bytes, {:?}",
                launch.kernel,
                result.len(),
                &result[result.len() - 24.min(result.len())..]
            );
            count += 1;
        }
        if count != examples::kernels(&text).len() {
            return Err(format!("{id}: {count} launches"));
        }
    }
    Ok(())
}
