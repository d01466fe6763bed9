//! Constants.

use ods::prelude::*;

use super::Arith;
use crate::common::integers;

/// Integer or floating-point constant
///
/// The value is written with its type, which is also the type of the result: an integer, a float, or the elements of a
/// vector or tensor.
///
/// ```mlir
/// %c42_i32 = arith.constant 42 : i32
/// %cst = arith.constant dense<1.0> : tensor<4xf32>
/// ```
#[op(Arith, "constant",
    traits(ConstantLike, Pure, AllTypesMatch(value, result)),
    interfaces(InferIntRangeInterface, OpAsmOpInterface),
    format(attr_dict $value),
    verify,
    builders(integer, index, boolean, float, splat, elements),
)]
pub struct ConstantOp {
    #[attr]
    value: dyn TypedAttrInterface,
    #[result]
    result: AnyType,
}

impl ConstantOp<Draft> {
    /// Creates an integer constant of a signless type or `index`; `value` must fit into the type, signed or unsigned.
    pub fn integer(ty: Type, value: i64) -> Self {
        Self::by(move |context| Ok(integers::exact(context, ty, value)?.into()))
    }

    /// Creates a constant of type `index`.
    pub fn index(value: i64) -> Self {
        Self::integer(Type::INDEX, value)
    }

    /// Creates a constant of type `i1`.
    pub fn boolean(value: bool) -> Self {
        Self::by(move |context| Ok(BoolAttr::get(context, value).into()))
    }

    /// Creates a floating-point constant: the number of the type nearest to `value`.
    pub fn float(ty: Type, value: f64) -> Self {
        Self::by(move |context| Ok(FloatAttr::get(context, ty, value)?.into()))
    }

    /// Creates a vector or tensor constant whose elements all equal this integer or floating-point number.
    pub fn splat(ty: impl Into<Type>, value: impl Into<Attribute>) -> Self {
        let (ty, value) = (ty.into(), value.into());
        Self::by(move |context| Ok(DenseElementsAttr::get(context, ty, &[value])?.into()))
    }

    /// Creates a vector or tensor constant with these elements, in order over all dimensions.
    pub fn elements<T: DenseElement + Send + Sync>(ty: impl Into<Type>, values: impl Into<Vec<T>>) -> Self {
        let (ty, values) = (ty.into(), values.into());
        Self::by(move |context| Ok(DenseElementsAttr::of(context, ty, &values)?.into()))
    }

    fn by(value: impl Fn(&Context) -> Result<Attribute, Invalid> + Send + Sync + 'static) -> Self {
        Self::over(Draft::new(ConstantOp::SCHEMA).attr_by(0, value))
    }
}

impl ConstantOp {
    /// Returns whether a constant may have this value and type.
    pub fn is_buildable_with(context: &Context, value: Attribute, ty: Type) -> bool {
        let is_signed = |ty: IntegerType| ty.signedness(context) != Signedness::Signless;
        value.ty(context) == Some(ty)
            && !ty.cast::<IntegerType>(context).is_some_and(is_signed)
            && is_number_or_elements(context, value)
    }

    /// Creates a constant, if one may have this value and type.
    pub fn materialize(b: &mut OpBuilder<'_>, value: Attribute, ty: Type) -> Option<Self> {
        if !Self::is_buildable_with(b.context(), value, ty) {
            return None;
        }
        let op = b.insert_constant(ConstantOp::SCHEMA, value, ty)?;
        b.ir().cast(op)
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (context, value) = (ir.context(), self.value(ir));
        let wrong = |message: &str| Err(ir.op_error(self, message));
        let ty = ir.value_type(self.result(ir));
        if ty.cast::<IntegerType>(context).is_some_and(|ty| ty.signedness(context) != Signedness::Signless) {
            return wrong("integer return type must be signless");
        }
        if !is_number_or_elements(context, value) {
            return wrong("value must be an integer, float, or elements attribute");
        }
        let vector = ty.cast::<VectorType>(context);
        let is_scalable = vector.is_some_and(|vector| vector.scalable_dims(context).contains(&true));
        if is_scalable && !is_splat(context, value) {
            return wrong(
                "intializing scalable vectors with elements attribute is not supported unless it's a vector splat",
            );
        }
        Ok(())
    }

    /// Returns the suggested name of an integer: `true`, `c42_i32`, or `c42` for an index; nothing for other values.
    fn integer_name(self, ir: &Ir) -> Option<String> {
        let context = ir.context();
        let integer = self.value(ir).cast::<IntegerAttr>(context)?;
        let value = integer.int(context)?;
        match integer.ty(context) {
            Type::I1 => Some(if value.is_zero() { "false" } else { "true" }.into()),
            Type::INDEX => Some(format!("c{}", Signed(value))),
            ty => Some(format!("c{}_{}", Signed(value), ty.display(context))),
        }
    }
}

impl OpAsmOpInterface for ConstantOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.result(ir), self.integer_name(ir).unwrap_or_else(|| "cst".into()));
    }
}

/// The display of an integer with its sign.
pub(super) struct Signed<'a>(pub &'a ods::numeric::Int);

impl std::fmt::Display for Signed<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.write_signed(f)
    }
}

fn is_number_or_elements(context: &Context, value: Attribute) -> bool {
    value.isa::<IntegerAttr>(context)
        || value.isa::<FloatAttr>(context)
        || value.interface::<dyn ElementsAttrInterface>(context).is_some()
}

/// Returns whether all elements are equal.
fn is_splat(context: &Context, value: Attribute) -> bool {
    matches!(value.data(context), AttributeData::DenseElements { data, .. } if data.is_splat())
}
