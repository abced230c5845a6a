//! Where NVIDIA's math library may lie: a CUDA toolkit, or a Python package that brings it.

use crate::Input;
use crate::disk::read_file;
use std::path::{Path, PathBuf};

/// Its name, in every toolkit since CUDA 9.
const FILE: &str = "libdevice.10.bc";

/// The library of a toolkit that the environment names, of the usual places, or of a Python package.
pub fn find() -> Option<Input> {
    let path = candidates().into_iter().find(|path| path.is_file())?;
    let name = path.to_string_lossy().into_owned();
    let bytes = read_file(&name).ok()?;
    Some(Input::new(name, bytes).library())
}

/// In the order in which they are tried.
fn candidates() -> Vec<PathBuf> {
    let mut toolkits: Vec<PathBuf> = ["CUDA_HOME", "CUDA_PATH", "CUDA_ROOT"]
        .iter()
        .filter_map(std::env::var_os)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
        .collect();
    toolkits.extend(["/usr/local/cuda", "/opt/cuda", "/usr/lib/cuda"].map(PathBuf::from));
    toolkits.extend(children(Path::new("/usr/local")).into_iter().filter(|path| has_prefix(path, "cuda-")));
    let mut found: Vec<PathBuf> = toolkits.iter().map(|dir| dir.join("nvvm/libdevice").join(FILE)).collect();
    found.push(PathBuf::from("/usr/lib/nvidia-cuda-toolkit/libdevice").join(FILE));
    for packages in site_packages() {
        // `nvidia/cu13`, `nvidia/cuda_nvcc`: the part of the package is named after the toolkit.
        let parts = children(&packages.join("nvidia"));
        found.extend(parts.iter().map(|part| part.join("nvvm/libdevice").join(FILE)));
    }
    found
}

/// Folders where Python packages of the active environment, the user or the system lie.
fn site_packages() -> Vec<PathBuf> {
    let mut prefixes: Vec<PathBuf> = ["VIRTUAL_ENV", "CONDA_PREFIX"]
        .iter()
        .filter_map(std::env::var_os)
        .filter(|value| !value.is_empty())
        .map(PathBuf::from)
        .collect();
    prefixes.extend(std::env::var_os("HOME").map(|home| PathBuf::from(home).join(".local")));
    prefixes.extend(["/usr/local", "/usr"].map(PathBuf::from));
    let mut found = Vec::new();
    for prefix in prefixes {
        for python in children(&prefix.join("lib")).into_iter().filter(|path| has_prefix(path, "python3")) {
            found.extend(["site-packages", "dist-packages"].map(|name| python.join(name)));
        }
    }
    found
}

fn has_prefix(path: &Path, prefix: &str) -> bool {
    path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(prefix))
}

/// What lies in a folder, the newest version first.
fn children(dir: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(dir) else { return Vec::new() };
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort_unstable();
    paths.reverse();
    paths
}
