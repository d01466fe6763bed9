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
    interfaces(OpAsmOpInterface),
    format(attr_dict $value),
    verify,
    builders(integer, index, boolean, float, splat),
)]
pub struct ConstantOp {
    #[attr]
    value: dyn TypedAttrInterface,
    #[result]
    result: AnyType,
}

impl ConstantOp<Draft> {
    /// Creates an integer constant of a signless type or `index`; `value` must fit into the type, signed or unsigned.
    pub fn integer(context: &Context, ty: Type, value: i64) -> Self {
        Self::of(integers::exact(context, ty, value).map(Attribute::from), || {
            format!("{value} is no value of type '{}'", ty.display(context))
        })
    }

    /// Creates a constant of type `index`.
    pub fn index(context: &Context, value: i64) -> Self {
        Self::integer(context, Type::INDEX, value)
    }

    /// Creates a constant of type `i1`.
    pub fn boolean(context: &Context, value: bool) -> Self {
        Self::new(Attribute::from(BoolAttr::get(context, value)))
    }

    /// Creates a floating-point constant: the number of the type nearest to `value`.
    pub fn float(context: &Context, ty: Type, value: f64) -> Self {
        Self::of(FloatAttr::get(context, ty, value).map(Attribute::from), || {
            format!("'{}' is no floating-point type", ty.display(context))
        })
    }

    /// Creates a vector or tensor constant whose elements all equal this integer or floating-point number.
    pub fn splat(context: &Context, ty: Type, value: impl Into<Attribute>) -> Self {
        Self::of(DenseElementsAttr::get(context, ty, &[value.into()]).map(Attribute::from), || {
            format!("the value is no element of '{}'", ty.display(context))
        })
    }

    fn of(value: Option<Attribute>, message: impl FnOnce() -> String) -> Self {
        match value {
            Some(value) => Self::new(value),
            None => Self::over(Draft::new(ConstantOp::SCHEMA).wrong(message())),
        }
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
    pub fn materialize(
        ir: &mut Ir,
        at: InsertionPoint,
        value: Attribute,
        ty: Type,
        location: Location,
    ) -> Option<Self> {
        if !Self::is_buildable_with(ir.context(), value, ty) {
            return None;
        }
        ConstantOp::new(value).create(ir, at, location).ok()
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (context, value) = (ir.context(), self.value(ir));
        let wrong = |message: &str| Err(ir.op_error(self.operation(), message));
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

/// Displays the integer with its sign.
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
    match value.data(context) {
        AttributeData::DenseElements { data, .. } => {
            matches!(data, DenseData::Raw { splat: true, .. } | DenseData::Strings { splat: true, .. })
        }
        _ => false,
    }
}
