//! Functions.

use ods::prelude::*;

use super::Func;
use crate::common::bodies::{Body, create_filled};
use crate::common::words::quoted;

/// Defines or declares a function with a name, a signature and a body.
///
/// The body uses nothing from outside except symbols. A function without a body is a declaration and cannot be public.
///
/// ```mlir
/// func.func private @log(f64)
/// func.func @swap(%a: i32, %b: i64) -> (i64, i32) attributes {my.fast} {
///   return %b, %a : i64, i32
/// }
/// ```
#[op(
    Func,
    "func",
    traits(AffineScope, AutomaticAllocationScope, IsolatedFromAbove),
    interfaces(FunctionOpInterface, OpAsmOpInterface),
    custom_format,
    builders(of_signature)
)]
pub struct FuncOp {
    #[attr]
    sym_name: SymbolNameAttr,
    #[attr]
    function_type: TypeAttrOf<FunctionType>,
    #[attr]
    sym_visibility: Optional<StrAttr>,
    #[attr]
    arg_attrs: Optional<DictArrayAttr>,
    #[attr]
    res_attrs: Optional<DictArrayAttr>,
    #[attr]
    no_inline: UnitAttr,
    #[region]
    body: AnyRegion,
}

impl FuncOp<Draft> {
    /// Creates a function with these inputs and results and an empty body.
    pub fn of_signature(context: &Context, name: &str, inputs: &[Type], results: &[Type]) -> Self {
        Self::new(name, Type::from(FunctionType::get(context, inputs, results)))
    }

    /// Creates the function and its body, which receives the arguments and returns the results.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body(
        self,
        ir: &mut Ir,
        at: InsertionPoint,
        location: Location,
        body: impl FnOnce(&mut Ir, InsertionPoint, &[Value]) -> Result<Vec<Value>, BuildError>,
    ) -> Result<FuncOp, BuildError> {
        create_filled(self, ir, at, location, |ir, function| {
            let inputs = function.argument_types(ir);
            let entry = Body::add(ir, function.body(ir), inputs, location);
            let returned = body(ir, entry.at, &entry.arguments)?;
            ReturnOp::new(returned).create(ir, entry.at, location).map(|_| ())
        })
    }
}

impl ArgAndResultAttrsOpInterface for FuncOp {}
impl FunctionOpInterface for FuncOp {}

impl SymbolOpInterface for FuncOp {
    fn is_declaration(&self, ir: &Ir) -> bool {
        self.is_external(ir)
    }
}

impl CallableOpInterface for FuncOp {
    fn callable_region(&self, ir: &Ir) -> Option<Region> {
        Some(self.body(ir)).filter(|body| !ir.is_region_empty(*body))
    }
}

impl OpAsmOpInterface for FuncOp {
    fn default_dialect() -> &'static str {
        "func"
    }
}

impl FuncOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        parser.parse_function_op(state, false, |context, signature| {
            Ok(FunctionType::get(context, &signature.argument_types, &signature.result_types).into())
        })
    }

    fn print(self, _: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print_function_op(&self, false);
    }

    /// Returns the signature: inputs and results.
    pub fn signature(self, ir: &Ir) -> (Vec<Type>, Vec<Type>) {
        (self.argument_types(ir), self.callable_result_types(ir))
    }
}

/// Returns from a function with its results.
///
/// ```mlir
/// return %a, %b : i32, f32
/// ```
#[op(Func, "return",
    traits(Pure, HasParent<FuncOp>, MemRefsNormalizable, ReturnLike, Terminator),
    format(attr_dict ($operands^ ":" type($operands))?),
    verify,
)]
pub struct ReturnOp {
    #[operand]
    operands: Variadic<AnyType>,
}

impl ReturnOp {
    /// Checks the operands against the signature of the function.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(function) = ir.parent_op(op).and_then(|parent| ir.cast::<FuncOp>(parent)) else { return Ok(()) };
        let (name, results) = (function.sym_name(ir), function.callable_result_types(ir));
        let (found, expected) = (ir.num_operands(op), results.len());
        if found != expected {
            let message = format!("has {found} operands, but enclosing function (@{name}) returns {expected}");
            return Err(ir.op_error(op, message));
        }
        for (i, (found, expected)) in ir.operand_types(op).zip(results).enumerate() {
            if found != expected {
                let (found, expected) = (quoted(ir, found), quoted(ir, expected));
                let message = format!(
                    "type of return operand {i} ({found}) doesn't match function result type ({expected}) in function \
                     @{name}"
                );
                return Err(ir.error(op, message));
            }
        }
        Ok(())
    }
}
