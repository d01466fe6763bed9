//! Attributes that are many values. As `CommonAttrConstraints.td`.

use crate::attributes::*;
use crate::constraint;
use crate::constraints::{BoolProperty, F32Attr, F64Attr, I32Attr, I64Attr, StrAttr};
use crate::{Attribute, Context, Type};

fn array(context: &Context, elements: impl Iterator<Item = Attribute>) -> ArrayAttr {
    ArrayAttr::get(context, &elements.collect::<Vec<_>>())
}

fn integers<T: Copy + Into<i64>>(context: &Context, ty: Type, values: &[T]) -> ArrayAttr {
    array(context, values.iter().filter_map(|value| IntegerAttr::get(context, ty, (*value).into())).map(Into::into))
}

fn floats<T: Copy + Into<f64>>(context: &Context, ty: Type, values: &[T]) -> ArrayAttr {
    array(context, values.iter().filter_map(|value| FloatAttr::get(context, ty, (*value).into())).map(Into::into))
}

fn is_dense_array(attribute: Attribute, context: &Context, element: Type) -> bool {
    attribute.cast::<DenseArrayAttr>(context).is_some_and(|array| array.element_type(context) == element)
}

constraint! {
    /// array of {A}
    pub TypedArrayAttrOf<A: Attribute>: ArrayAttr = And(ArrayAttr, Each(A));

    /// 1-bit boolean array attribute
    pub BoolArrayAttr: ArrayAttr = TypedArrayAttrOf<BoolProperty>,
        from &'static [bool] => array($_ctx, $_value.iter().map(|b| BoolAttr::get($_ctx, *b).into()));

    /// 32-bit integer array attribute
    pub I32ArrayAttr: ArrayAttr = TypedArrayAttrOf<I32Attr>,
        from &'static [i32] => integers($_ctx, Type::I32, $_value);

    /// 64-bit integer array attribute
    pub I64ArrayAttr: ArrayAttr = TypedArrayAttrOf<I64Attr>,
        from &'static [i64] => integers($_ctx, Type::I64, $_value);

    /// 32-bit float array attribute
    pub F32ArrayAttr: ArrayAttr = TypedArrayAttrOf<F32Attr>,
        from &'static [f32] => floats($_ctx, Type::F32, $_value);

    /// 64-bit float array attribute
    pub F64ArrayAttr: ArrayAttr = TypedArrayAttrOf<F64Attr>,
        from &'static [f64] => floats($_ctx, Type::F64, $_value);

    /// string array attribute
    pub StrArrayAttr: ArrayAttr = TypedArrayAttrOf<StrAttr>,
        from &'static [&'static str] => array($_ctx, $_value.iter().map(|s| StringAttr::get($_ctx, s).into()));

    /// location array attribute
    pub LocationArrayAttr: ArrayAttr = TypedArrayAttrOf<LocationAttr>;

    /// AffineMap array attribute
    pub AffineMapArrayAttr: ArrayAttr = TypedArrayAttrOf<AffineMapAttr>;

    /// Array of 64-bit integer array attributes
    pub IndexListArrayAttr: ArrayAttr = TypedArrayAttrOf<I64ArrayAttr>;

    /// flat symbol ref array attribute
    pub FlatSymbolRefArrayAttr: ArrayAttr = TypedArrayAttrOf<FlatSymbolRefAttr>;

    /// type array attribute
    pub TypeArrayAttr: ArrayAttr = TypedArrayAttrOf<TypeAttr>;

    /// symbol ref array attribute
    pub SymbolRefArrayAttr: ArrayAttr = TypedArrayAttrOf<SymbolRefAttr>;

    /// Array of dictionary attributes
    pub DictArrayAttr: ArrayAttr = TypedArrayAttrOf<DictionaryAttr>;

    /// i1 dense array attribute
    pub DenseBoolArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I1));

    /// i8 dense array attribute
    pub DenseI8ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I8));

    /// i16 dense array attribute
    pub DenseI16ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I16));

    /// f32 dense array attribute
    pub DenseF32ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::F32));

    /// f64 dense array attribute
    pub DenseF64ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::F64));

    /// i32 dense array attribute
    pub DenseI32ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I32)),
        from &'static [i32] => DenseArrayAttr::i32s($_ctx, $_value);

    /// i64 dense array attribute
    pub DenseI64ArrayAttr: DenseArrayAttr = CPred(is_dense_array($_self, $_ctx, Type::I64)),
        from &'static [i64] => DenseArrayAttr::i64s($_ctx, $_value);
}

/// As [`I64ArrayAttr`]; the name that MLIR has for another C++ type.
pub type I64SmallVectorArrayAttr = I64ArrayAttr;
