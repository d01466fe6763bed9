//! A panic of a macro is a bug: it becomes an error at the item, which asks for a report.

use std::panic::{AssertUnwindSafe, catch_unwind};

use proc_macro2::{Span, TokenStream};

/// Runs a macro, called `name`; a panic becomes an error.
pub fn reported(name: &str, expand: impl FnOnce() -> TokenStream) -> TokenStream {
    // The expansion is not used after a panic, so no inconsistent state is observed.
    catch_unwind(AssertUnwindSafe(expand)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
        let message = format!(
            "bug in ods: `{name}` panicked: {}; please report this message with the item and the version, {} {}",
            text.unwrap_or("no message"),
            env!("CARGO_PKG_NAME"),
            env!("CARGO_PKG_VERSION"),
        );
        syn::Error::new(Span::call_site(), message).to_compile_error()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn panics_become_errors_that_ask_for_a_report() {
        let tokens = reported("#[packed]", || panic!("index {}", 3)).to_string();
        assert!(tokens.contains("compile_error") && tokens.contains("`#[packed]` panicked: index 3;"), "{tokens}");
        assert!(tokens.contains("ods-packed-macros"), "{tokens}");
    }

    #[test]
    fn expansions_go_through() {
        let tokens = || "struct A ;".parse().expect("tokens");
        assert_eq!(reported("#[packed]", tokens).to_string(), tokens().to_string());
    }
}
