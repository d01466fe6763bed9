//! Panics of a macro are bugs in ods: they become an error at the definition with instructions for a report.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use proc_macro2::{Span, TokenStream};

/// Runs a macro, called `name`; a panic becomes an error.
pub fn reported(name: &str, expand: impl FnOnce() -> TokenStream) -> TokenStream {
    // The expansion is not used after a panic, so no inconsistent state is observed.
    catch_unwind(AssertUnwindSafe(expand)).unwrap_or_else(|panic| error(name, &*panic).to_compile_error())
}

fn error(name: &str, panic: &(dyn Any + Send)) -> syn::Error {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    let message = format!(
        "bug in ods: `{name}` panicked: {}; please report this message with the definition and the version, {} {}",
        text.unwrap_or("no message"),
        env!("CARGO_PKG_NAME"),
        env!("CARGO_PKG_VERSION"),
    );
    syn::Error::new(Span::call_site(), message)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_become_errors_that_ask_for_a_report() {
        let message = |panic: &(dyn Any + Send)| error("#[op]", panic).to_string();
        let expected = |text: &str| {
            format!(
                "bug in ods: `#[op]` panicked: {text}; please report this message with the definition and the version, \
                 ods-macros {}",
                env!("CARGO_PKG_VERSION")
            )
        };
        assert_eq!(message(&"index 3"), expected("index 3"));
        assert_eq!(message(&"index 3".to_owned()), expected("index 3"));
        assert_eq!(message(&3), expected("no message"));
    }

    #[test]
    fn expansions_go_through() {
        let tokens = || "struct A ;".parse().expect("tokens");
        assert_eq!(reported("#[op]", tokens).to_string(), tokens().to_string());
        let tokens = reported("#[op]", || panic!("index {}", 3)).to_string();
        assert!(tokens.contains("compile_error") && tokens.contains("index 3"), "{tokens}");
    }
}
