//! The `toy` dialect: tensors of `f64`, structs of tensors, and functions over them.
//!
//! Types may be unranked, `tensor<*xf64>`: the front end knows few shapes, and shape inference finds the others.

use std::ops::Range;

use ods::prelude::*;

use crate::rewrites::*;
use crate::shapes::ShapeInference;

/// The Toy language: functions over tensors and structs.
#[dialect(
    name = "toy",
    ops(
        AddOp,
        CastOp,
        ConstantOp,
        FuncOp,
        GenericCallOp,
        MulOp,
        PrintOp,
        ReshapeOp,
        ReturnOp,
        StructAccessOp,
        StructConstantOp,
        TransposeOp,
    ),
    types(StructType),
    interfaces(DialectInlinerInterface),
    hooks
)]
pub struct Toy;

/// A Toy struct type.
///
/// Fields have no names: `!toy.struct<tensor<*xf64>, tensor<2x3xf64>>`.
#[type_def(Toy, "struct", format("<" $elements ">"), verify)]
pub struct StructType {
    elements: Vec<Type>,
}

impl StructType {
    fn verify(context: &Context, elements: &[Type]) -> Result<(), Invalid> {
        let is_element = |ty: &Type| ty.isa::<TensorType>(context) || ty.isa::<Self>(context);
        match elements.iter().find(|ty| !is_element(ty)) {
            Some(ty) => {
                let message = "element type for a struct must either be a TensorType or a StructType, got:";
                Err(format!("{message} {}", quoted(context, *ty)).into())
            }
            None if elements.is_empty() => Err("a struct has at least one element".into()),
            None => Ok(()),
        }
    }
}

/// A value of the language.
pub type ToyType = (F64Tensor, StructType);

/// A tensor constant.
///
/// ```mlir
/// %0 = toy.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
/// ```
#[op(Toy, "constant", traits(ConstantLike, Pure), interfaces(InferTypeOpInterface), verify,
    format(attr_dict $value))]
pub struct ConstantOp {
    #[attr]
    value: F64ElementsAttr,
    #[result]
    result: F64Tensor,
}

impl InferTypeOpInterface for ConstantOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        Ok(vec![ConstantOp::over(draft).value(ir).ty(ir.context())])
    }
}

impl ConstantOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        verify_constant(ir, self.operation(), ir.value_type(self.result(ir)), self.value(ir).into())
    }
}

/// A struct constant.
///
/// ```mlir
/// %0 = toy.struct_constant [dense<[1.0, 2.0]> : tensor<2xf64>] : !toy.struct<tensor<*xf64>>
/// ```
#[op(Toy, "struct_constant", traits(ConstantLike, Pure), format($value attr_dict ":" qualified(type($output))), verify)]
pub struct StructConstantOp {
    #[attr]
    value: ArrayAttr,
    #[result]
    output: StructType,
}

impl StructConstantOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        verify_constant(ir, self.operation(), ir.value_type(self.output(ir)), self.value(ir).into())
    }
}

/// Verifies that `value` is a constant of the type: a tensor of its shape, or an array of constants of its elements.
fn verify_constant(ir: &Ir, op: Operation, ty: Type, value: Attribute) -> Result<(), Diagnostic> {
    let context = ir.context();
    let shown = || value.display(context);
    let Some(ty) = ty.cast::<StructType>(context) else {
        let Some(value) = value.cast::<DenseElementsAttr>(context) else {
            let message = "constant of TensorType must be initialized by a DenseFPElementsAttr, got";
            return Err(ir.error(op, format!("{message} {}", shown())));
        };
        return verify_shape(ir, op, ty.shape(context), value.ty(context).shape(context));
    };
    let elements = ty.elements(context);
    let values = value.cast::<ArrayAttr>(context).map(|array| array.elements(context));
    let Some(values) = values.filter(|values| values.len() == elements.len()) else {
        let message =
            "constant of StructType must be initialized by an ArrayAttr with the same number of elements, got";
        return Err(ir.error(op, format!("{message} {}", shown())));
    };
    elements.iter().zip(values).try_for_each(|(ty, value)| verify_constant(ir, op, *ty, *value))
}

/// Verifies that the shapes are equal, if the type has one.
fn verify_shape(ir: &Ir, op: Operation, expected: Option<&[i64]>, found: Option<&[i64]>) -> Result<(), Diagnostic> {
    let (Some(expected), Some(found)) = (expected, found) else { return Ok(()) };
    if found.len() != expected.len() {
        let message = "return type must match the one of the attached value attribute:";
        return Err(ir.op_error(op, format_args!("{message} {} != {}", found.len(), expected.len())));
    }
    match found.iter().zip(expected).enumerate().find(|(_, (found, expected))| found != expected) {
        Some((i, (found, expected))) => {
            let message = "return type shape mismatches its attribute at dimension";
            Err(ir.op_error(op, format_args!("{message} {i}: {found} != {expected}")))
        }
        None => Ok(()),
    }
}

op_family! {
    /// The shapes of the operands are equal.
    #[op(Toy, traits(Pure, SameOperandsAndResultShape), interfaces(ShapeInference),
        format($lhs "," $rhs attr_dict ":" custom<binary_type>(type($lhs), type($rhs), type($result))))]
    struct Binary {
        #[operand]
        lhs: F64Tensor,
        #[operand]
        rhs: F64Tensor,
        #[result]
        result: F64Tensor,
    }

    /// An element-wise addition.
    pub AddOp = Binary("add");

    /// An element-wise multiplication.
    pub MulOp = Binary("mul");
}

/// The types of a binary operation: one, if all are equal, or else `(lhs, rhs) -> result`.
mod binary_type {
    use ods::prelude::*;

    pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(Type, Type, Type)> {
        let location = parser.location();
        let ty = parser.parse_type()?;
        let context = parser.context();
        let Some(function) = ty.cast::<FunctionType>(context) else { return Ok((ty, ty, ty)) };
        match (function.inputs(context), function.results(context)) {
            ([lhs, rhs], [result]) => Ok((*lhs, *rhs, *result)),
            _ => Err(parser.emit_error(location, "expected a function type with two inputs and one result")),
        }
    }

    pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, lhs: Type, rhs: Type, result: Type) {
        match lhs == result && rhs == result {
            true => printer.print_type(result),
            false => printer.print_functional_type([lhs, rhs], [result]),
        }
    }
}

/// A cast between tensors of known and unknown shape.
#[op(Toy, "cast", traits(Pure, SameOperandsAndResultShape), interfaces(CastOpInterface, ShapeInference),
    format($input attr_dict ":" type($input) "to" type($output)))]
pub struct CastOp {
    #[operand]
    input: F64Tensor,
    #[result]
    output: F64Tensor,
}

impl CastOpInterface for CastOp {
    fn are_cast_compatible(ir: &Ir, inputs: &[Type], outputs: &[Type]) -> bool {
        match (inputs, outputs) {
            ([from], [to]) => are_compatible(ir.context(), *from, *to),
            _ => false,
        }
    }
}

/// Returns whether a value of one type can be used as the other: they are equal, or tensors and one of them is
/// unranked.
fn are_compatible(context: &Context, a: Type, b: Type) -> bool {
    let are_tensors = a.isa::<TensorType>(context) && b.isa::<TensorType>(context);
    let is_unranked = |ty: Type| ty.shape(context).is_none();
    a == b || are_tensors && (is_unranked(a) || is_unranked(b)) && a.element_type(context) == b.element_type(context)
}

/// Returns the type in quotes, for messages.
fn quoted(context: &Context, ty: Type) -> String {
    format!("'{}'", ty.display(context))
}

/// Prints a tensor.
#[op(Toy, "print", format($input attr_dict ":" type($input)))]
pub struct PrintOp {
    /// A tensor; a buffer, once the tensors around it have been lowered to buffers.
    #[operand]
    input: (F64Tensor, F64MemRef),
}

/// A tensor with the elements of another one, in another shape.
///
/// ```mlir
/// %1 = toy.reshape(%0 : tensor<10xf64>) to tensor<5x2xf64>
/// ```
#[op(Toy, "reshape", traits(Pure), verify, format("(" $input ":" type($input) ")" attr_dict "to" type($output)),
    canonicalize(ReshapeReshape, RedundantReshape, FoldConstantReshape))]
pub struct ReshapeOp {
    #[operand]
    input: F64Tensor,
    #[result]
    output: StaticShapeTensorOf<F64>,
}

impl ReshapeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let count = |value| ir.value_type(value).cast::<ShapedType>(ir.context())?.num_elements(ir.context());
        match (count(self.input(ir)), count(self.output(ir))) {
            (Some(input), Some(output)) if input != output => {
                Err(ir.op_error(self, "source and destination tensor should have the same number of elements"))
            }
            _ => Ok(()),
        }
    }
}

/// A tensor with its dimensions reversed.
#[op(Toy, "transpose", traits(Pure), interfaces(ShapeInference, InferShapedTypeOpInterface), verify,
    format("(" $input ":" type($input) ")" attr_dict "to" type($output)), canonicalize(TransposeTranspose))]
pub struct TransposeOp {
    #[operand]
    input: F64Tensor,
    #[result]
    output: F64Tensor,
}

impl TransposeOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let shape = |value| ir.value_type(value).shape(ir.context());
        match (shape(self.input(ir)), shape(self.output(ir))) {
            (Some(input), Some(output)) if !input.iter().eq(output.iter().rev()) => {
                Err(ir.error(self, "expected result shape to be a transpose of the input"))
            }
            _ => Ok(()),
        }
    }
}

/// A field of a struct.
///
/// ```mlir
/// %1 = toy.struct_access %0[0] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>
/// ```
#[op(Toy, "struct_access", traits(Pure), interfaces(InferTypeOpInterface), verify,
    format($input "[" $index "]" attr_dict ":" qualified(type($input)) "->" type($output)),
    canonicalize(AccessOfConstant))]
pub struct StructAccessOp {
    #[operand]
    input: StructType,
    #[attr]
    index: I64Attr,
    #[result]
    output: ToyType,
}

impl InferTypeOpInterface for StructAccessOp {
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        let op = StructAccessOp::over(draft);
        let ty = op.element_type(ir).ok_or("index should be within the range of the input struct type")?;
        Ok(vec![ty])
    }
}

impl<S: OpSource> StructAccessOp<S> {
    /// Returns the type of the field; `None` if the index is out of range.
    pub fn element_type(&self, ir: &Ir) -> Option<Type> {
        let ty = ir.value_type(self.input(ir)).cast::<StructType>(ir.context())?;
        ty.elements(ir.context()).get(usize::try_from(self.index(ir)).ok()?).copied()
    }
}

impl StructAccessOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        match self.element_type(ir) {
            None => Err(ir.op_error(self, "index should be within the range of the input struct type")),
            Some(ty) if ty != ir.value_type(self.output(ir)) => {
                Err(ir.op_error(self, "must have the same result type as the struct element referred to by the index"))
            }
            Some(_) => Ok(()),
        }
    }
}

/// A function.
///
/// ```mlir
/// toy.func @main() {
///   %0 = toy.constant dense<5.5> : tensor<f64>
///   toy.print %0 : tensor<f64>
///   toy.return
/// }
/// ```
#[op(Toy, "func", traits(Symbol, IsolatedFromAbove), interfaces(FunctionOpInterface), custom_format)]
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
    #[region]
    body: AnyRegion,
}

impl SymbolOpInterface for FuncOp {}
impl ArgAndResultAttrsOpInterface for FuncOp {}
impl FunctionOpInterface for FuncOp {}

impl CallableOpInterface for FuncOp {
    fn callable_region(&self, ir: &Ir) -> Option<Region> {
        Some(self.body(ir)).filter(|body| !ir.is_region_empty(*body))
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
}

/// A call of a function, whatever the shapes of its arguments.
///
/// ```mlir
/// %2 = toy.generic_call @my_func(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
/// ```
#[op(Toy, "generic_call", interfaces(CallOpInterface), verify_symbol_uses,
    format($callee "(" $inputs ")" attr_dict ":" functional_type($inputs, results)))]
pub struct GenericCallOp {
    #[attr]
    callee: FlatSymbolRefAttr,
    #[operand]
    inputs: Variadic<ToyType>,
    #[attr]
    arg_attrs: Optional<DictArrayAttr>,
    #[attr]
    res_attrs: Optional<DictArrayAttr>,
    #[result]
    result: Optional<ToyType>,
}

impl ArgAndResultAttrsOpInterface for GenericCallOp {}

impl CallOpInterface for GenericCallOp {
    fn callable_for_callee(&self, ir: &Ir) -> Callable {
        Callable::Symbol(self.callee_attr(ir).into())
    }

    fn set_callee_from_callable(&self, ir: &mut Ir, callee: Callable) {
        let Callable::Symbol(symbol) = callee else { return };
        let name = symbol.leaf(ir.context()).to_owned();
        self.set_callee(ir, name);
    }

    fn arg_operand_range(&self, ir: &Ir) -> Range<usize> {
        ir.operand_range(self.operation(), "inputs")
    }
}

impl GenericCallOp {
    fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic> {
        let callee = symbols.lookup_nearest(ir, self.operation(), self.callee_attr(ir));
        let Some(callee) = callee.and_then(|op| ir.cast::<FuncOp>(op)) else {
            return Err(ir.op_error(self, format_args!("'{}' does not reference a valid function", self.callee(ir))));
        };
        let (inputs, expected) = (self.inputs(ir), callee.argument_types(ir));
        if inputs.len() != expected.len() {
            return Err(ir.op_error(self, "incorrect number of operands for callee"));
        }
        for (i, (value, expected)) in inputs.iter().zip(expected).enumerate() {
            let found = ir.value_type(*value);
            if !are_compatible(ir.context(), found, expected) {
                let (found, expected) = (quoted(ir.context(), found), quoted(ir.context(), expected));
                let message = format!("expected operand type {expected}, but provided {found} for operand number {i}");
                return Err(ir.op_error(self, format_args!("operand type mismatch: {message}")));
            }
        }
        let result = self.result(ir).map(|result| ir.value_type(result));
        match (result, callee.callable_result_types(ir).first()) {
            (Some(found), Some(expected)) if are_compatible(ir.context(), found, *expected) => Ok(()),
            (None, None) => Ok(()),
            (Some(_), Some(_)) => Err(ir.op_error(self, "result type mismatch at index 0")),
            (Some(_), None) | (None, Some(_)) => Err(ir.op_error(self, "incorrect number of results for callee")),
        }
    }
}

/// Returns from a function.
#[op(Toy, "return", traits(Pure, HasParent<FuncOp>, ReturnLike, Terminator), verify,
    format(($input^ ":" type($input))? attr_dict))]
pub struct ReturnOp {
    #[operand]
    input: Variadic<ToyType>,
}

impl ReturnOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let Some(function) = ir.parent_op(self).and_then(|parent| ir.cast::<FuncOp>(parent)) else { return Ok(()) };
        let (found, expected) = (ir.num_operands(self), function.callable_result_types(ir));
        if found > 1 {
            return Err(ir.op_error(self, "expects at most 1 return operand"));
        }
        if found != expected.len() {
            let message = "does not return the same number of values";
            let function = format!("as the enclosing function ({})", expected.len());
            return Err(ir.op_error(self, format_args!("{message} ({found}) {function}")));
        }
        let context = ir.context();
        let wrong = |(found, expected): &(Type, Type)| !are_compatible(context, *found, *expected);
        match ir.operand_types(self).zip(expected).find(wrong) {
            Some((found, expected)) => {
                let (found, expected) = (quoted(context, found), quoted(context, expected));
                let message =
                    format!("type of return operand ({found}) doesn't match function result type ({expected})");
                Err(ir.error(self, message))
            }
            None => Ok(()),
        }
    }
}
