//! Kernels as functions of shapes.

use ods_core::types::{DYNAMIC, Shape, ShapedType, TypeData};
use ods_core::{Ir, Operation, Type, Value};

use crate::constants::to_runtime_value;
use crate::engine::Module;
use crate::fault::{Error, Fault, FaultKind};
use crate::layout::{Layout, Number};
use crate::limits::Limits;
use crate::machine::{Machine, push, read, with_stacks};
use crate::plan::function::plan_shapes;
use crate::runtime_value::RuntimeValue;
use crate::tensor::Tensor;

/// The limits of a run on shapes: more than any kernel needs.
const LIMITS: Limits = Limits { steps: 1 << 20, depth: 1000, bytes: 1 << 30 };

/// The elements of a constant that is known, rather than only its shape.
const LOOKED_AT: u64 = 1 << 16;

/// Computes the shapes of the results of an operation by running its kernel on abstract tensors, which have these
/// shapes.
///
/// An operand without a given shape has the shape of its type; sizes may be [`DYNAMIC`], in results as in operands.
/// Constants are known if the kernel looks at them; all other numbers are unknown. Results that are neither tensors nor
/// vectors have no shape.
///
/// ```
/// use ods_core::types::DYNAMIC;
/// use ods_exec::infer_shapes;
///
/// # fn main() -> ods_core::Result {
/// # let context = ods_core::Context::new();
/// # ods_dialects::register_all(&context)?;
/// let text = "func.func @f(%a: tensor<?x3xf32>, %b: tensor<?x3xf32>) -> tensor<?x3xf32> {
///   %c = tensor.concat dim(0) %a, %b : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
///   return %c : tensor<?x3xf32>
/// }";
/// let parsed = ods_core::text::parse(&context.into(), "concat.mlir", text.as_bytes())?;
/// let ir = &parsed.ir;
/// let concat = ir.walk_pre(parsed.root).find(|op| ir.name_str(*op) == "tensor.concat").expect("it is there");
///
/// let shapes = infer_shapes(ir, concat, &[Some(&[2, 3]), Some(&[5, 3])])?;
/// assert_eq!(shapes[0].as_deref(), Some(&[7, 3][..]));
/// let shapes = infer_shapes(ir, concat, &[Some(&[2, 3])])?;
/// assert_eq!(shapes[0].as_deref(), Some(&[DYNAMIC, 3][..]));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// Returns an error if the shapes do not fit the operation, it has no kernel, or the kernel needs elements or numbers
/// that are unknown: see [`FaultKind::Unknown`].
pub fn infer_shapes(ir: &Ir, op: Operation, operands: &[Option<&[i64]>]) -> Result<Vec<Option<Shape>>, Error> {
    let context = ir.context();
    let error = |fault: Fault| Error::new(fault.kind(), ir.op_error(op, fault.message()).resolved(context));
    let has_shape = |ty: Type| matches!(Layout::of(context, ty), Layout::Object) && ty.isa::<ShapedType>(context);
    if !ir.result_types(op).any(has_shape) {
        return Ok(vec![None; ir.num_results(op)]);
    }
    if operands.len() > ir.num_operands(op) {
        let (expected, found) = (ir.num_operands(op), operands.len());
        return Err(error(Fault::of(FaultKind::Arguments, format!("has {expected} operands, found {found} shapes"))));
    }
    let values: Vec<Value> = ir.operands(op).collect();
    // An operand that is there twice has all shapes that are given for it.
    let given = |value: Value| values.iter().zip(operands).filter(move |(other, _)| **other == value);
    let known: Result<Vec<Option<RuntimeValue>>, Fault> = values
        .iter()
        .enumerate()
        .map(|(position, value)| abstracted(ir, position, *value, given(*value).filter_map(|(_, shape)| *shape)))
        .collect();
    let known = known.map_err(error)?;
    let is_unknown: Vec<bool> = known.iter().map(Option::is_none).collect();
    let module = Module::new(ir, op).limited(LIMITS);
    let Some(plan) = plan_shapes(&module, op, &is_unknown) else {
        let message = "needs numbers that are unknown to choose what it computes";
        return Err(error(Fault::of(FaultKind::Unknown, message)));
    };
    let types = values.iter().map(|value| ir.value_type(*value));
    let data: Vec<RuntimeValue> =
        known.into_iter().zip(types).map(|(value, ty)| value.unwrap_or_else(|| zero(ir, ty))).collect();
    with_stacks(|stacks| {
        push(stacks, &plan, LIMITS.bytes).map_err(error)?;
        crate::convert::store_all(ir, &plan.parameters, &data, stacks).map_err(error)?;
        Machine::new(&module, stacks, &plan).run()?;
        Ok(plan.results.iter().map(|(place, _)| shape_of(&read(stacks, *place))).collect())
    })
}

fn shape_of(value: &RuntimeValue) -> Option<Shape> {
    match value {
        RuntimeValue::Tensor(tensor) => Some(tensor.shape().into()),
        RuntimeValue::Word(_)
        | RuntimeValue::Words(_)
        | RuntimeValue::MemRef(_)
        | RuntimeValue::Function(_)
        | RuntimeValue::Other(_)
        | RuntimeValue::Poison => None,
    }
}

/// Returns the known parts of an operand; `None` for an unknown number.
fn abstracted<'a>(
    ir: &Ir,
    position: usize,
    value: Value,
    shapes: impl Iterator<Item = &'a [i64]>,
) -> Result<Option<RuntimeValue>, Fault> {
    let (context, ty) = (ir.context(), ir.value_type(value));
    let unfit = |message: String| Fault::of(FaultKind::Arguments, format!("operand {position} {message}"));
    let is_small =
        ty.cast::<ShapedType>(context).and_then(|ty| ty.num_elements(context)).is_none_or(|count| count <= LOOKED_AT);
    let constant = || ir.constant(value).filter(|_| is_small).and_then(|constant| to_runtime_value(context, constant));
    let mut shapes = shapes.peekable();
    match ty.data(context) {
        TypeData::Integer { .. } | TypeData::Index | TypeData::Float(_) | TypeData::Complex(_) => match shapes.next() {
            Some(shape) => Err(unfit(format!("is a number; found the shape {shape:?}"))),
            None => Ok(constant()),
        },
        TypeData::RankedTensor { .. } | TypeData::UnrankedTensor(_) | TypeData::Vector { .. } => {
            if let (None, Some(constant)) = (shapes.peek(), constant()) {
                return Ok(Some(constant));
            }
            let shaped = ty.cast::<ShapedType>(context);
            let number = shaped.and_then(|ty| Number::of(context, ty.element_type(context)));
            let shape = refined(shaped.and_then(|ty| ty.shape(context)), shapes).map_err(unfit)?;
            Ok(Some(RuntimeValue::Tensor(Tensor::unknown(&shape, number))))
        }
        TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. } => Err(Fault::of(
            FaultKind::Unknown,
            format!("operand {position} is a memref; shape inference supports only tensors and numbers"),
        )),
        TypeData::None
        | TypeData::Function { .. }
        | TypeData::Tuple(_)
        | TypeData::Dialect(_)
        | TypeData::Opaque { .. } => Ok(Some(RuntimeValue::other(()))),
    }
}

/// Returns the most precise sizes of a type and shapes.
fn refined<'a>(ty: Option<&[i64]>, shapes: impl Iterator<Item = &'a [i64]>) -> Result<Shape, String> {
    let mut refined: Option<Shape> = ty.map(Into::into);
    for shape in shapes {
        let mut sizes = refined.unwrap_or_else(|| shape.into());
        let fits = |(a, b): (&i64, &i64)| *a == DYNAMIC || *a >= 0 && (a == b || *b == DYNAMIC);
        if shape.len() != sizes.len() || !shape.iter().zip(&sizes).all(fits) {
            return Err(format!("does not have the shape {shape:?}"));
        }
        for (size, given) in sizes.iter_mut().zip(shape).filter(|(size, _)| **size == DYNAMIC) {
            *size = *given;
        }
        refined = Some(sizes);
    }
    refined.ok_or_else(|| "is an unranked tensor; pass its shape".into())
}

/// Returns a number, in place of one that is unknown.
fn zero(ir: &Ir, ty: Type) -> RuntimeValue {
    let words = Number::of(ir.context(), ty).map_or(1, Number::words);
    RuntimeValue::of_words(&vec![0; words as usize])
}
