//! The check that printed IR reads back as the same IR: `--verify-roundtrip`.
//!
//! As in the reference, the generic form is used: custom forms may omit information such as an empty list.

use std::sync::Arc;

use ods_core::text::{self, Parsed, PrintOptions};
use ods_core::{Context, Diagnostic, Diagnostics};

use crate::session::unwrap;

/// The buffer name in diagnostics about text that does not read back.
const NAME: &str = "<round trip>";

pub(crate) fn check(context: &Arc<Context>, parsed: &Parsed) -> Result<(), Diagnostics> {
    let error = |message: &str| parsed.ir.op_error(parsed.root, message);
    let first = print(parsed);
    let again = read(context, &first).map_err(|errors| {
        let mut errors: Vec<Diagnostic> = errors.into();
        errors.push(error("failed to parse textual content back, cannot verify round-trip.\n"));
        errors
    })?;
    let second = print(&again);
    if first == second {
        return Ok(());
    }
    let message = format!(
        "textual roundTrip testing roundtripped module differs from reference:\n<<<<<<Reference\n{first}\n=====\n{second}\n\
         >>>>>roundtripped\n"
    );
    Err(error(&message).into())
}

fn print(parsed: &Parsed) -> String {
    let options = PrintOptions { generic: true, assume_verified: true, debug_info: true, ..PrintOptions::default() };
    text::print(&parsed.ir, parsed.root, &parsed.resources, &options)
}

fn read(context: &Arc<Context>, text: &str) -> Result<Parsed, Diagnostics> {
    let mut parsed = text::parse(context, NAME, text.as_bytes())?;
    if parsed.implicit_module {
        unwrap(&mut parsed)?;
    }
    Ok(parsed)
}
