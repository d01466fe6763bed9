//! Writing the text format, byte for byte as `mlir-opt` of MLIR 22 does.
//!
//! * [`print()`] and [`print_to`] write a file: aliases, an operation, resources.
//! * [`Ir::display`] shows one operation for `{}`, [`operation_note`] as diagnostics quote it.
//! * [`type_to_string`], [`attribute_to_string`] and [`location_to_string`] write those alone, without aliases.
//!
//! Before anything is written, values and blocks get their `names`, and what is to have an `alias` is found.
//! A `writer` then writes what needs no operations, and a printer in `operation` the rest around it.
//!
//! Invariants:
//! * Print functions of definitions run on verified operations only; others are in generic form, as in MLIR.
//! * Nothing here panics, whatever the IR, as long as the root is alive; nor does it overflow the stack. Operands and
//!   successors that were erased have marks that no parser accepts.
//! * The output is UTF-8: strings of any bytes are escaped, everything else comes from `str`.

mod alias;
mod api;
mod display;
mod format;
mod grammar;
mod names;
mod op_display;
mod text_cache;
mod writer;

#[cfg(test)]
mod tests;

pub use api::function::SignatureSide;
pub use display::{DisplayView, Textual, attribute_to_string, location_to_string, type_to_string};
pub use format::custom_form::{PrintOp, RegionForm};
pub(crate) use grammar::escape::{is_keyword, push_quoted_text};
pub use op_display::OpDisplay;

use std::io;

use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::TraitSet;

use super::{PrintOptions, Resources};
use alias::Definition;
use alias::elements::Node;
use alias::prescan::AliasScan;
pub use grammar::operation::OpAsmPrinter;
use names::Naming;
pub use writer::AsmPrinter;

/// Operations with more than this inside are quoted by name: a nest of faulty operations would otherwise be quoted once
/// per level, which grows with the square of its size.
const MOST_QUOTED: usize = 100;

/// How many elements an elements attribute quoted in a diagnostic may have.
const NOTE_ELEMENTS: u64 = 16;

/// Returns the operation as a file: what `mlir-opt` writes to its output, newlines at the end included.
///
/// ```
/// # use ods_core as ods;
/// use ods::text::{PrintOptions, Resources, parse, print};
///
/// # fn main() -> ods::Result {
/// let context = std::sync::Arc::new(ods::Context::new());
/// let parsed = parse(&context, "file.mlir", b"module @m {}")?;
/// assert_eq!(print(&parsed.ir, parsed.root, &parsed.resources, &PrintOptions::default()), "module @m {\n}\n\n");
///
/// let generic = PrintOptions { generic: true, ..PrintOptions::default() };
/// let text = print(&parsed.ir, parsed.root, &Resources::default(), &generic);
/// assert!(text.starts_with("\"builtin.module\"() <{sym_name = \"m\"}> ({"));
/// # Ok(())
/// # }
/// ```
pub fn print(ir: &Ir, op: impl Into<Operation>, resources: &Resources, options: &PrintOptions) -> String {
    let op = op.into();
    // Without a sink nothing fails.
    let bytes = print_with(ir, op, resources, options, None).unwrap_or_default();
    into_string(bytes)
}

/// Writes what [`print()`] returns to `sink`, in pieces.
///
/// # Errors
/// Returns the errors of the sink, the first one.
pub fn print_to(
    ir: &Ir,
    op: impl Into<Operation>,
    resources: &Resources,
    options: &PrintOptions,
    sink: &mut dyn io::Write,
) -> io::Result<()> {
    print_with(ir, op.into(), resources, options, Some(sink)).map(drop)
}

/// Returns the operation as verifier notes quote it behind `see current operation: `: generic form, local scope, large
/// elements left out; on lines of its own where it is more than one line. Whether it shows locations, and names by
/// them, is up to `options`.
pub fn operation_note(ir: &Ir, op: impl Into<Operation>, options: &PrintOptions) -> String {
    let options =
        PrintOptions { generic: true, local_scope: true, elide_elements_larger_than: Some(NOTE_ELEMENTS), ..*options };
    let text = ir.display(op).with_options(options).to_string();
    if text.contains('\n') { format!("\n{text}") } else { text }
}

/// Returns an operation in a message: as [`operation_note`] prints it, or only its name where it is large.
pub(crate) fn quoted_operation(ir: &Ir, op: Operation) -> String {
    match ir.walk_pre(op).nth(MOST_QUOTED) {
        None => operation_note(ir, op, &ir.context().quoting()),
        Some(_) => format!("\"{}\"", ir.name_str(op)),
    }
}

fn print_with<'a>(
    ir: &'a Ir,
    op: Operation,
    resources: &Resources,
    options: &PrintOptions,
    sink: Option<&'a mut dyn io::Write>,
) -> io::Result<Vec<u8>> {
    let mut printer = printer(ir, op, options, sink);
    if !has_file_scope(ir, op, options) {
        printer.operation(op);
        printer.writer.text("\n");
        return printer.finish();
    }
    definitions(&mut printer.writer, false);
    printer.operation(op);
    printer.writer.text("\n");
    definitions(&mut printer.writer, true);
    printer.writer.file_metadata(resources);
    // The reference's tool ends the line once more.
    printer.writer.text("\n");
    printer.finish()
}

/// Returns whether the operation is written as a file is: with definitions of aliases, and resources.
fn has_file_scope(ir: &Ir, op: Operation, options: &PrintOptions) -> bool {
    ir.parent_block(op).is_none() && !options.local_scope
}

/// Returns a printer that knows names and aliases.
fn printer<'a>(
    ir: &'a Ir,
    op: Operation,
    options: &PrintOptions,
    sink: Option<&'a mut dyn io::Write>,
) -> OpAsmPrinter<'a> {
    let root = naming_root(ir, op, options.local_scope);
    // Code of definitions is for operations that are as they should be.
    let runs_code = !options.generic && ir.context().runs_code_to_print();
    let is_good = !runs_code || options.assume_verified || crate::verify::verify(ir, root).is_ok();
    let options = &PrintOptions { generic: options.generic || !is_good, ..*options };
    let has_aliases = has_file_scope(ir, op, options);
    // With locations there are always aliases, so no need to look for some.
    let scan = (has_aliases && !options.debug_info).then(|| AliasScan::new(ir.context()));
    let (names, scan, coded) = Naming::new(ir, options, runs_code && is_good, scan).run(root);
    let found =
        scan.is_some_and(|mut scan| scan.found() || alias::collect::forms_have_aliases(ir, &coded, options, &mut scan));
    let mut writer = AsmPrinter::new(ir.context(), *options);
    if has_aliases && (found || options.debug_info) {
        writer.aliases = alias::collect::collect(ir, op, options);
    }
    OpAsmPrinter::new(ir, writer, names, sink)
}

/// Returns the operation that names are counted from: the outermost; in local scope the next one isolated from above.
fn naming_root(ir: &Ir, op: Operation, local_scope: bool) -> Operation {
    let mut root = op;
    while !(local_scope && ir.has_traits(root, TraitSet::ISOLATED_FROM_ABOVE)) {
        match ir.parent_op(root) {
            Some(parent) => root = parent,
            None => break,
        }
    }
    root
}

/// Writes the definitions of aliases that are (not) deferred.
fn definitions(writer: &mut AsmPrinter<'_>, deferred: bool) {
    for i in 0..writer.aliases.definitions.len() {
        let Definition { alias, node, .. } = writer.aliases.definitions[i];
        if writer.aliases.definitions[i].deferred != deferred {
            continue;
        }
        writer.alias(alias);
        writer.text(" = ");
        writer.aliases.begin(writer.context, i);
        match node {
            Node::Type(ty) => writer.ty_in_full(ty),
            Node::Attribute(attribute) => writer.attribute_in_full(attribute),
            Node::Location(location) => writer.location_in_full(location),
        }
        writer.aliases.end();
        writer.text("\n");
    }
}

/// Returns the text; all that is written comes from `str` or is escaped.
fn into_string(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}
