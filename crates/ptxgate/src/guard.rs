//! The last line of defence: a panic of ours becomes the diagnostic `internal`.

use diag::{Diagnostic, Place, codes};
use std::any::Any;
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};

thread_local! {
    static LAST_PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Keeps panics from printing, and remembers where they began, so that the diagnostic can say it.
///
/// For programs, which own the process-wide panic hook; a library must leave it alone.
pub fn quiet_panics() {
    panic::set_hook(Box::new(|info| {
        let at = info.location().map(|l| format!("{}:{}", l.file(), l.line()));
        LAST_PANIC.set(at);
    }));
}

/// Runs one stage.
///
/// # Errors
/// The stage panicked: a bug of ours, told as `internal`.
pub(crate) fn stage<T>(name: &str, run: impl FnOnce() -> T) -> Result<T, Box<Diagnostic>> {
    LAST_PANIC.set(None);
    // What the stage held is dropped with it; nothing of it is looked at again.
    panic::catch_unwind(AssertUnwindSafe(run)).map_err(|payload| Box::new(internal(name, payload.as_ref())))
}

fn internal(name: &str, payload: &(dyn Any + Send)) -> Diagnostic {
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let message = format!("the stage `{name}` stopped: {}", text.unwrap_or("no reason given"));
    let mut diagnostic = Diagnostic::new(&codes::INTERNAL, Place::default(), message);
    if let Some(at) = LAST_PANIC.take() {
        diagnostic = diagnostic.note(format!("at {at} in ptxgate's own source"));
    }
    diagnostic.help("this is a bug in ptxgate; please report it, with the input if you can share it")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_diagnostic_and_a_value_passes_through() {
        assert_eq!(stage("read", || 7), Ok(7));
        let found = stage::<()>("read", || panic!("index {} is out", 3)).unwrap_err();
        assert_eq!(
            (found.code.name, found.message.as_str()),
            ("internal", "the stage `read` stopped: index 3 is out")
        );
    }
}
