//! What a dialect decides by code of its own.

use std::fmt;

use crate::attributes::NamedAttribute;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::{Ir, OpBuilder};
use crate::rewrite::PatternSchema;
use crate::text::{AsmParser, AsmPrinter, ParseOp, ParseResult, PrintOp};

use super::{InterfaceEntry, WantedInterface};

/// The hooks of a dialect: `#[dialect(..., hooks)]` says that its struct implements this. Every hook has a default,
/// which does nothing.
///
/// As the virtual methods of `mlir::Dialect`.
///
/// ```standalone_crate
/// # extern crate ods_core as ods;
/// # use ods::attributes::{IntegerAttr, NamedAttribute};
/// # use ods::schema::DialectHooks;
/// # use ods::{Attribute, Diagnostic, Ir, OpBuilder, Operation, Type};
/// # use ods_macros::{dialect, op};
/// /// My dialect.
/// #[dialect(name = "my", ops(ConstantOp), hooks)]
/// pub struct My;
///
/// /// A number.
/// #[op(My, "constant")]
/// pub struct ConstantOp {
///     #[attr]
///     value: IntegerAttr,
/// }
///
/// impl DialectHooks for My {
///     fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, _: Type) -> Option<Operation> {
///         let value = value.cast::<IntegerAttr>(b.context())?;
///         b.insert(ConstantOp::new(value)).ok().map(Operation::from)
///     }
///
///     fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
///         match ir.context().str(attribute.name) {
///             "my.note" => Ok(()),
///             other => Err(ir.op_error(op, format_args!("has an unknown attribute '{other}'"))),
///         }
///     }
/// }
/// # fn main() {}
/// ```
#[diagnostic::on_unimplemented(
    message = "the dialect `{Self}` has the key `hooks`, but no hooks",
    label = "expected `impl DialectHooks for {Self} {{ ... }}`"
)]
pub trait DialectHooks: Send + Sync {
    /// Makes an operation with the constant `value` of type `ty`: what folding needs where an operation
    /// folds to an attribute. `None` where the dialect has no operation for it.
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        let _ = (b, value, ty);
        None
    }

    /// Verifies a discardable attribute of this dialect (its name begins with the dialect's) on any operation.
    ///
    /// # Errors
    /// When the attribute may not be there, or not like this.
    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        let _ = (ir, op, attribute);
        Ok(())
    }

    /// Verifies an attribute of this dialect on an argument of a region, as functions have them.
    ///
    /// # Errors
    /// When the attribute may not be there, or not like this.
    fn verify_region_arg_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        region: usize,
        argument: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        let _ = (ir, op, region, argument, attribute);
        Ok(())
    }

    /// Verifies an attribute of this dialect on a result of a region, as functions have them.
    ///
    /// # Errors
    /// When the attribute may not be there, or not like this.
    fn verify_region_result_attribute(
        &self,
        ir: &Ir,
        op: Operation,
        region: usize,
        result: usize,
        attribute: NamedAttribute,
    ) -> Result<(), Diagnostic> {
        let _ = (ir, op, region, result, attribute);
        Ok(())
    }

    /// Whether operations of this dialect may be there that no definition registers. As MLIR's `allowUnknownOperations`.
    fn allows_unknown_operations(&self) -> bool {
        false
    }

    /// What reads the custom form of an operation of this dialect that has none of its own, registered or not. As MLIR's
    /// `getParseOperationHook`.
    fn operation_parser(&self, context: &Context, name: &str) -> Option<ParseOp> {
        let _ = (context, name);
        None
    }

    /// What writes the custom form of an operation of this dialect that has none of its own, registered or not. As MLIR's
    /// `getOperationPrinter`.
    fn operation_printer(&self, ir: &Ir, op: Operation) -> Option<PrintOp> {
        let _ = (ir, op);
        None
    }

    /// Reads a type of this dialect that no definition's mnemonic begins: what stands behind `!dialect.`, or between the
    /// angle brackets of `!dialect<...>`. `None`, with nothing read, where this is none either.
    ///
    /// # Errors
    /// When it does not parse.
    fn parse_type(&self, parser: &mut AsmParser<'_>) -> ParseResult<Option<Type>> {
        let _ = parser;
        Ok(None)
    }

    /// Writes a type of this dialect whose definition has no mnemonic, as [`DialectHooks::parse_type`] reads it; whether it
    /// has text.
    fn print_type(&self, ty: Type, printer: &mut AsmPrinter<'_>) -> bool {
        let _ = (ty, printer);
        false
    }

    /// Reads an attribute of this dialect that no definition's mnemonic begins; `ty` is the type that stands behind it.
    /// `None`, with nothing read, where this is none either.
    ///
    /// # Errors
    /// When it does not parse.
    fn parse_attribute(&self, parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<Option<Attribute>> {
        let _ = (parser, ty);
        Ok(None)
    }

    /// Writes an attribute of this dialect whose definition has no mnemonic, as [`DialectHooks::parse_attribute`] reads it;
    /// whether it has text.
    fn print_attribute(&self, attribute: Attribute, printer: &mut AsmPrinter<'_>) -> bool {
        let _ = (attribute, printer);
        false
    }

    /// Whether [`DialectHooks::operation_interface`] is to be asked: a lookup of an interface that an operation has not
    /// costs more then. As `hasOperationInterfaceFallback` in MLIR.
    fn has_operation_interfaces(&self) -> bool {
        false
    }

    /// The interface that is asked for, of operations of this dialect called so that nothing else gives it to, registered
    /// or not: `wanted.of::<dyn X, Model>()`. As MLIR's `getRegisteredInterfaceForOp`.
    fn operation_interface(&self, wanted: WantedInterface, name: &str) -> Option<InterfaceEntry> {
        let _ = (wanted, name);
        None
    }

    /// Patterns that are tried on every operation, of whatever dialect, once this one is registered: those that look for a
    /// trait or an interface. As `getCanonicalizationPatterns` of `mlir::Dialect`.
    fn canonicalization_patterns(&self) -> &'static [PatternSchema] {
        &[]
    }

    /// Brings IR that an older version of the dialect wrote to the present one.
    ///
    /// # Errors
    /// When there is no way from that version.
    fn upgrade(&self, ir: &mut Ir, top: Operation, from: (u32, u32)) -> Result<(), Diagnostic> {
        let _ = (ir, top, from);
        Ok(())
    }
}

impl fmt::Debug for dyn DialectHooks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DialectHooks")
    }
}
