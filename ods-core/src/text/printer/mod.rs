//! The printer of the text format, which matches `mlir-opt` of MLIR 22 byte for byte.
//!
//! * [`print()`] and [`print_to`] print a file: aliases, an operation, resources.
//! * [`Ir::display`] returns a `Display` value for one operation, and [`operation_note`] its text in diagnostics.
//! * [`type_to_string`], [`attribute_to_string`] and [`location_to_string`] return single texts, without aliases.
//!
//! Before printing, values and blocks get their `names`, and nodes that need an `alias` are collected. The `writer`
//! prints types, attributes and locations, which need no operations; the printer in `operation` prints everything else.
//!
//! Invariants:
//! * Print functions of definitions run only on verified operations; others are printed in generic form, as in MLIR.
//! * Nothing here panics or overflows the stack for any IR with a live root. Erased operands and successors are printed
//!   as marks that no parser accepts.
//! * The output is UTF-8: strings of any bytes are escaped, everything else comes from `str`.

mod alias;
mod api;
mod display;
mod format;
mod grammar;
mod names;
mod op_display;
mod text_cache;
mod value_names;
mod writer;

#[cfg(test)]
mod tests;

pub(super) use alias::elements::Node;
pub use api::function::SignatureSide;
pub(crate) use display::written;
pub use display::{DisplayView, Textual, attribute_to_string, location_to_string, type_to_string};
pub use format::custom_form::{PrintOp, RegionForm};
pub(super) use format::run::OpPrintRun;
pub(super) use grammar::attr_dict;
pub(crate) use grammar::escape::{is_keyword, push_quoted_text};
pub(super) use grammar::escape::{push_quoted, push_symbol};
pub use op_display::{LocatedText, OpDisplay};
pub use value_names::ValueNames;

use std::io;

use crate::diagnostic::{Diagnostic, Severity};
use crate::entity::Operation;
use crate::ir::Ir;
use crate::schema::TraitSet;

use super::{PrintOptions, Resources};
use alias::Definition;
use alias::prescan::AliasScan;
pub use grammar::operation::OpAsmPrinter;
use names::Naming;
pub use writer::AsmPrinter;

/// The number of nested operations above which an operation is quoted by name only: nested invalid operations would
/// otherwise be quoted once per level, which is quadratic.
const MOST_QUOTED: usize = 100;

/// The maximum number of elements of an elements attribute in a quoted operation.
const NOTE_ELEMENTS: u64 = 16;

/// Returns the operation as a file: the output of `mlir-opt`, including newlines at the end.
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
    // Printing without a sink does not fail.
    let bytes = print_with(ir, op, resources, options, None).unwrap_or_default();
    into_string(bytes)
}

/// Prints the text of [`print()`] to `sink`, in chunks.
///
/// # Errors
/// Returns the first error of the sink.
pub fn print_to(
    ir: &Ir,
    op: impl Into<Operation>,
    resources: &Resources,
    options: &PrintOptions,
    sink: &mut dyn io::Write,
) -> io::Result<()> {
    print_with(ir, op.into(), resources, options, Some(sink)).map(drop)
}

/// Returns the operation as quoted in verifier notes after `see current operation: `: in generic form and local scope,
/// with large elements elided, and on separate lines if it takes more than one. `options` determine locations and names
/// derived from them.
pub fn operation_note(ir: &Ir, op: impl Into<Operation>, options: &PrintOptions) -> String {
    let options =
        PrintOptions { generic: true, local_scope: true, elide_elements_larger_than: Some(NOTE_ELEMENTS), ..*options };
    let text = ir.display(op).with_options(options).to_string();
    if text.contains('\n') { format!("\n{text}") } else { text }
}

/// Adds a note with the operation that a diagnostic is about, in generic form for errors, since it may be invalid.
pub fn note_subject(ir: &Ir, diagnostic: &mut Diagnostic, options: &PrintOptions) {
    let Some(op) = diagnostic.subject.take() else { return };
    let text = match diagnostic.severity {
        Severity::Error => operation_note(ir, op, options),
        Severity::Warning | Severity::Remark | Severity::Note => {
            let text = ir.display(op).with_options(*options).to_string();
            if text.contains('\n') { format!("\n{text}") } else { text }
        }
    };
    let note = Diagnostic::new(Severity::Note, ir.location(op), format!("see current operation: {text}"));
    diagnostic.notes.insert(0, note);
}

/// Returns an operation for a message: the text of [`operation_note`], or only its name if it is large.
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
    print_whole(&mut printer, op, resources, options);
    printer.finish()
}

/// Prints the operation with what a file has around it, if it is printed as one.
fn print_whole(printer: &mut OpAsmPrinter<'_>, op: Operation, resources: &Resources, options: &PrintOptions) {
    if !has_file_scope(printer.ir, op, options) {
        printer.operation(op);
        return printer.writer.text("\n");
    }
    definitions(&mut printer.writer, false);
    printer.operation(op);
    printer.writer.text("\n");
    definitions(&mut printer.writer, true);
    printer.writer.file_metadata(resources);
    // mlir-opt adds another newline.
    printer.writer.text("\n");
}

/// Returns whether the operation is printed as a file, with alias definitions and resources.
fn has_file_scope(ir: &Ir, op: Operation, options: &PrintOptions) -> bool {
    ir.parent_block(op).is_none() && !options.local_scope
}

/// Returns a printer with names and aliases.
fn printer<'a>(
    ir: &'a Ir,
    op: Operation,
    options: &PrintOptions,
    sink: Option<&'a mut dyn io::Write>,
) -> OpAsmPrinter<'a> {
    let root = naming_root(ir, op, options.local_scope);
    // Code of definitions runs only on valid operations.
    let runs_code = !options.generic && ir.context().runs_code_to_print();
    let is_good = !runs_code || options.assume_verified || crate::verify::verify(ir, root).is_ok();
    let options = &PrintOptions { generic: options.generic || !is_good, ..*options };
    let has_aliases = has_file_scope(ir, op, options);
    // With locations, there are always aliases, so there is no need to scan for them.
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

/// Returns the operation that scopes the names: the outermost one, or in local scope the closest one isolated from
/// above.
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

/// Prints the definitions of the deferred aliases, or of all other aliases.
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

/// Converts the output to a string. Everything printed comes from `str` or is escaped.
fn into_string(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}
