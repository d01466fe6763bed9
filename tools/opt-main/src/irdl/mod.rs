//! Export of dialects as IRDL: `ods-opt export-irdl`, for `mlir-opt --irdl-file`.
//!
//! IRDL expresses less than a definition. A constraint that it cannot express is widened, so that IRDL accepts at least
//! the operations that the verifier accepts, and a comment names the loss. If widening is impossible (a terminator
//! would lose its trait, a name would be rejected), the operation is omitted, also with a comment.
//!
//! Invariant: IRDL accepts every operation that our verifier accepts, with four exceptions that comments mark: it
//! requires all values of a variadic group to have one type, blocks to end with terminators, and values to be defined
//! before their uses; and kinds whose members IRDL cannot list are narrower (`ShapedType`).
//!
//! Code map: `op` writes operations, `def` types and attributes; `constraint` translates constraints to `expr`, IRDL's
//! expressions; `view` translates the kinds of views; `names` checks and adapts names.

mod constraint;
mod def;
mod expr;
mod names;
mod op;
mod view;

use ods_core::Context;
use ods_core::schema::DialectSchema;

use crate::definitions;

/// Exports the dialects one after the other.
pub fn export(context: &Context, dialects: &[&DialectSchema]) -> String {
    let dialects: Vec<String> = dialects.iter().map(|schema| dialect(context, schema)).collect();
    dialects.join("\n")
}

/// Exports a dialect, or returns a comment if IRDL rejects its name.
pub fn dialect(context: &Context, schema: &DialectSchema) -> String {
    if let Err(reason) = names::check(schema.name) {
        return format!("// The dialect '{}' is omitted: IRDL takes no name that {reason}.\n", schema.name);
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
