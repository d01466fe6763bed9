//! Hooks that a dialect implements by code.

use std::fmt;

use crate::attributes::NamedAttribute;
use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::{Ir, OpBuilder};
use crate::rewrite::PatternSchema;
use crate::text::{AsmParser, AsmPrinter, ParseOp, ParseResult, PrintOp};

use super::{InterfaceEntry, WantedInterface};

/// The hooks of a dialect: with `#[dialect(..., hooks)]`, its struct implements this trait. The default of every hook
/// does nothing.
///
/// Corresponds to the virtual methods of `mlir::Dialect`.
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
    message = "the dialect `{Self}` has the key `hooks`, but does not implement `DialectHooks`",
    label = "expected `impl DialectHooks for {Self} {{ ... }}`"
)]
pub trait DialectHooks: Send + Sync {
    /// Creates an operation with the constant `value` of type `ty`, for operations that fold to an attribute. `None` if
    /// the dialect has no operation for it.
    fn materialize_constant(&self, b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Operation> {
        let _ = (b, value, ty);
        None
    }

    /// Creates an operation that gives `value` the type `ty`, which tells more or less of the same shape. `None` if the
    /// dialect has no operation for it.
    ///
    /// The pass `infer-shapes` asks for such casts where an operation needs the type from before.
    fn cast_shape(&self, b: &mut OpBuilder<'_>, value: Value, ty: Type) -> Option<Value> {
        let _ = (b, value, ty);
        None
    }

    /// Verifies a discardable attribute of this dialect (its name begins with the dialect's) on any operation.
    ///
    /// # Errors
    /// Returns an error if the attribute is not allowed or is invalid.
    fn verify_op_attribute(&self, ir: &Ir, op: Operation, attribute: NamedAttribute) -> Result<(), Diagnostic> {
        let _ = (ir, op, attribute);
        Ok(())
    }

    /// Verifies an attribute of this dialect on an argument of a region, as on functions.
    ///
    /// # Errors
    /// Returns an error if the attribute is not allowed or is invalid.
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

    /// Verifies an attribute of this dialect on a result of a region, as on functions.
    ///
    /// # Errors
    /// Returns an error if the attribute is not allowed or is invalid.
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

    /// Returns whether operations of this dialect without a definition are allowed. Corresponds to MLIR's
    /// `allowUnknownOperations`.
    fn allows_unknown_operations(&self) -> bool {
        false
    }

    /// Returns the parser of the custom form of an operation of this dialect without its own, registered or not.
    /// Corresponds to MLIR's `getParseOperationHook`.
    fn operation_parser(&self, context: &Context, name: &str) -> Option<ParseOp> {
        let _ = (context, name);
        None
    }

    /// Returns the printer of the custom form of an operation of this dialect without its own, registered or not.
    /// Corresponds to MLIR's `getOperationPrinter`.
    fn operation_printer(&self, ir: &Ir, op: Operation) -> Option<PrintOp> {
        let _ = (ir, op);
        None
    }

    /// Parses a type of this dialect that does not begin with the mnemonic of a definition: the text after `!dialect.`,
    /// or between the angle brackets of `!dialect<...>`. Returns `None` without consuming anything if it does not
    /// recognize the text either.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    fn parse_type(&self, parser: &mut AsmParser<'_>) -> ParseResult<Option<Type>> {
        let _ = parser;
        Ok(None)
    }

    /// Prints a type of this dialect whose definition has no mnemonic, in the form that [`DialectHooks::parse_type`]
    /// parses. Returns whether it has text.
    fn print_type(&self, ty: Type, printer: &mut AsmPrinter<'_>) -> bool {
        let _ = (ty, printer);
        false
    }

    /// Parses an attribute of this dialect that does not begin with the mnemonic of a definition; `ty` is the type
    /// written after it. Returns `None` without consuming anything if it does not recognize the text either.
    ///
    /// # Errors
    /// Returns an error if it is malformed.
    fn parse_attribute(&self, parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<Option<Attribute>> {
        let _ = (parser, ty);
        Ok(None)
    }

    /// Prints an attribute of this dialect whose definition has no mnemonic, in the form that
    /// [`DialectHooks::parse_attribute`] parses. Returns whether it has text.
    fn print_attribute(&self, attribute: Attribute, printer: &mut AsmPrinter<'_>) -> bool {
        let _ = (attribute, printer);
        false
    }

    /// Returns whether [`DialectHooks::operation_interface`] is implemented, which makes lookups of absent interfaces
    /// slower. Corresponds to MLIR's `hasOperationInterfaceFallback`.
    fn has_operation_interfaces(&self) -> bool {
        false
    }

    /// Returns the requested interface for operations of this dialect with this name that have it from nowhere else,
    /// registered or not: `wanted.of::<dyn X, Model>()`. Corresponds to MLIR's `getRegisteredInterfaceForOp`.
    fn operation_interface(&self, wanted: WantedInterface, name: &str) -> Option<InterfaceEntry> {
        let _ = (wanted, name);
        None
    }

    /// Returns patterns that apply to operations of all dialects once this one is registered, such as those for a trait
    /// or an interface. Corresponds to `getCanonicalizationPatterns` of `mlir::Dialect`.
    fn canonicalization_patterns(&self) -> &'static [PatternSchema] {
        &[]
    }

    /// Upgrades IR written by an older version of the dialect to the current one.
    ///
    /// # Errors
    /// Returns an error if that version cannot be upgraded.
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
