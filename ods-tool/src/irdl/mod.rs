//! Dialects as IRDL: `ods-opt export-irdl`, for `mlir-opt --irdl-file`.
//!
//! IRDL knows less than a definition does. What it cannot express is widened, so that it accepts at least what the
//! verifier accepts, with a comment that says what was lost. Where widening is impossible (a terminator would be no
//! terminator, a name would be refused), the operation is left out, with a comment as well.
//!
//! Invariant: IRDL accepts every operation that our verifier accepts, but for three cases, which comments mark: it wants all
//! values of a variadic group to have one type, blocks to end with terminators, and values to be defined before they are
//! used.
//!
//! Code map: `op` writes operations, `def` types and attributes; `constraint` maps constraints to `expr`, what IRDL can say; `builtin` knows what IRDL
//! calls MLIR's own types and attributes; `names` are the names that IRDL takes.

mod builtin;
mod constraint;
mod def;
mod expr;
mod names;
mod op;

use ods_core::Context;
use ods_core::schema::DialectSchema;

use crate::definitions;

/// These dialects, one below the other.
pub fn export(context: &Context, dialects: &[&DialectSchema]) -> String {
    let dialects: Vec<String> = dialects.iter().map(|schema| dialect(context, schema)).collect();
    dialects.join("\n")
}

/// A dialect; a comment alone where IRDL does not take its name.
pub fn dialect(context: &Context, schema: &DialectSchema) -> String {
    if let Err(reason) = names::check(schema.name) {
        return format!("// The dialect '{}' is left out: IRDL takes no name that {reason}.\n", schema.name);
    }
    let mut text = format!("irdl.dialect @{} {{\n", schema.name);
    let defs = definitions::types(context, schema).into_iter().chain(definitions::attrs(context, schema));
    let defs = defs.map(|schema| def::def(context, schema));
    let ops = definitions::ops(context, schema).into_iter().map(|schema| op::op(context, schema));
    for definition in defs.chain(ops) {
        for line in definition.lines() {
            text += if line.is_empty() { "" } else { "  " };
            text += line;
            text.push('\n');
        }
    }
    text + "}\n"
}
