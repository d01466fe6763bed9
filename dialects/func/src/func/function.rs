//! Functions.

use ods::prelude::*;

use super::Func;
use ods_arith::common::bodies::{Body, create_filled};
use ods_arith::common::quoted::quoted;

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
    builders(of)
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
    pub fn of(name: &str, inputs: impl Into<Vec<Type>>, results: impl Into<Vec<Type>>) -> Self {
        let (inputs, results) = (inputs.into(), results.into());
        let signature = move |context: &Context| {
            Ok(TypeAttr::get(context, FunctionType::get(context, &inputs, &results).into()).into())
        };
        Self::over(Self::new(name, Type::NONE).into_draft().attr_by(1, signature))
    }

    /// Creates the function and its body, which receives the arguments and returns the results.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<V>,
    ) -> ods::Result<FuncOp> {
        create_filled(self, b, |b, function| {
            let (region, inputs) = (function.body(b.ir()), function.argument_types(b.ir()));
            let entry = Body::add(b, region, inputs);
            let b = &mut b.at_end_of(entry.block);
            let returned = body(b, &entry.arguments)?;
            b.insert(ReturnOp::new(returned))?;
            Ok(())
        })
    }
}

impl FuncOp {
    /// Returns a builder at the end of the body, before the terminator of its first block. A function without a body
    /// gets one, with its arguments.
    ///
    /// ```
    /// use ods::prelude::*;
    /// use ods_dialects::{arith, func};
    ///
    /// # fn main() -> ods::Result {
    /// # let context = Context::new();
    /// # ods_dialects::register_all(&context)?;
    /// # let mut ir = Ir::new(context.into());
    /// let double = ir.builder().insert(func::FuncOp::of("double", [Type::I32], [Type::I32]))?;
    /// let mut b = double.body_builder(&mut ir);
    /// let x = double.arguments(b.ir())[0];
    /// let sum = b.value(arith::AddIOp::new(x, x))?;
    /// b.insert(func::ReturnOp::new([sum]))?;
    /// assert!(ods::verify::verify(&ir, double).is_ok());
    /// # Ok(())
    /// # }
    /// ```
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        self.add_entry_block(ir);
        ir.builder_in(self.body(ir))
    }

    /// Returns the arguments of the body; none if the function is only declared.
    pub fn arguments(self, ir: &Ir) -> Values {
        self.front(ir).map(|entry| ir.arguments(entry).collect()).unwrap_or_default()
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

    /// Returns the type of the function that `name` refers to, if it can be read: whoever verifies a reference may not
    /// have verified the function.
    pub(super) fn type_of_referent(
        ir: &Ir,
        symbols: &mut SymbolTables,
        from: Operation,
        name: FlatSymbolRefAttr,
    ) -> Option<FunctionType> {
        let function = symbols.lookup_nearest(ir, from, name).filter(|op| ir.isa::<Self>(*op))?;
        let ty = ir.any_attribute(function, "function_type")?.cast::<TypeAttr>(ir.context())?;
        ty.value(ir.context()).cast::<FunctionType>(ir.context())
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
