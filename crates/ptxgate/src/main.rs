//! The `ptxgate` command. The stages and their order live in the library; here are the flags, the files and the exit code.

mod cli;

fn main() -> std::process::ExitCode {
    cli::main()
}
