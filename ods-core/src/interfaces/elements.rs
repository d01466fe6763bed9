//! Interfaces of attributes: types, bytes, elements and layouts of memrefs.

use crate::affine::{AffineExpr, AffineMap};
use crate::attributes::{
    AffineMapAttr, AttributeData, DenseArrayAttr, DenseData, DenseElementsAttr, DenseResourceAttr, FloatAttr,
    IntegerAttr, OpaqueAttr, SparseElementsAttr, StridedLayoutAttr, StringAttr,
};
use crate::context::Context;
use crate::entity::{Attribute, Type};
use crate::types::{DYNAMIC, ShapedType};

crate::__interface! {
    attribute requires() bases() bounds() as_trait(yes) class("TypedAttr") shows_type(true) {
        #[diagnostic::on_unimplemented(
            message = "`{Self}` does not implement the interface `TypedAttrInterface`",
            label = "missing `impl TypedAttrInterface for {Self}`",
            note = "a base interface needs an `impl` of its own: `impl TypedAttrInterface for {Self} {{}}`"
        )]
    }
    /// Attributes that have a type.
    pub trait TypedAttrInterface {
        /// Returns the type; `none` if not written.
        required fn value_type(&self, context: &Context) -> Type;
    }
}

crate::__interface! {
    attribute requires() bases() bounds() as_trait(yes) class("BlobAttr") {}
    /// Attributes that are uninterpreted data.
    pub trait BlobAttrInterface {
        /// Returns the bytes.
        required fn data<'a>(&self, context: &'a Context) -> &'a [u8];
    }
}

crate::__interface! {
    attribute requires() bases(TypedAttrInterface) bounds(+ TypedAttrInterface) as_trait() class("ElementsAttr") {}
    /// Attributes with an element for each position of a shaped type.
    pub trait ElementsAttrInterface {
        /// Returns the shaped type.
        default fn shaped_type(&self, context: &Context) -> Option<ShapedType> {
            self.value_type(context).cast::<ShapedType>(context)
        }

        /// Returns the element type.
        default fn element_type(&self, context: &Context) -> Type {
            self.value_type(context).element_type(context)
        }

        /// Returns the number of elements; `None` on overflow.
        default fn num_elements(&self, context: &Context) -> Option<u64> {
            self.shaped_type(context)?.num_elements(context)
        }

        /// Returns whether all elements are known to be equal because they are stored once.
        default fn is_splat(&self, context: &Context) -> bool {
            self.num_elements(context) == Some(1)
        }

        /// Returns the elements as bytes, if they are stored that way; a splat has the bytes of one element.
        default fn raw_data<'a>(&self, _context: &'a Context) -> Option<&'a [u8]> {
            None
        }
    }
}

crate::__interface! {
    attribute requires() bases() bounds() as_trait(yes) {}
    /// Attributes that are layouts of memrefs.
    pub trait MemRefLayoutAttrInterface {
        /// Returns the position of an element as an affine map of its indices.
        required fn affine_map(&self, context: &Context) -> Option<AffineMap>;

        /// Returns whether the elements are contiguous in row-major order.
        default fn is_identity(&self, context: &Context) -> bool {
            self.affine_map(context).is_some_and(|map| map.is_identity())
        }

        /// Verifies that a memref of this shape may have the layout.
        default fn verify_layout(&self, context: &Context, shape: &[i64]) -> Result<(), String> {
            match self.affine_map(context) {
                Some(map) if map.num_dims() as usize != shape.len() => Err(format!(
                    "memref layout mismatch between rank and affine map: {} != {}",
                    shape.len(),
                    map.num_dims()
                )),
                _ => Ok(()),
            }
        }

        /// Returns the strides and the offset for a memref of this shape, with [`DYNAMIC`] for
        /// unknown ones; `None` if the layout is not strided.
        default fn strides_and_offset(&self, context: &Context, shape: &[i64]) -> Option<(Vec<i64>, i64)> {
            let (strides, offset) = self.affine_map(context)?.strides_and_offset(shape)?;
            Some((strides.iter().map(known).collect(), known(&offset)))
        }
    }
}

/// Returns the value of a constant expression, and [`DYNAMIC`] for others.
fn known(expr: &AffineExpr) -> i64 {
    expr.as_constant().unwrap_or(DYNAMIC)
}

macro_rules! typed {
    ($($view:ident)*) => {$(
        impl TypedAttrInterface for $view {
            fn value_type(&self, context: &Context) -> Type {
                Attribute::from(*self).ty(context).unwrap_or(Type::NONE)
            }
        }
    )*};
}

typed!(IntegerAttr FloatAttr StringAttr OpaqueAttr DenseElementsAttr DenseResourceAttr SparseElementsAttr);

impl ElementsAttrInterface for DenseElementsAttr {
    fn is_splat(&self, context: &Context) -> bool {
        let data = Attribute::from(*self).data(context);
        matches!(data, AttributeData::DenseElements { data, .. } if data.is_splat())
    }
    fn raw_data<'a>(&self, context: &'a Context) -> Option<&'a [u8]> {
        let data = Attribute::from(*self).data(context);
        let AttributeData::DenseElements { data: DenseData::Raw { bytes, .. }, .. } = data else { return None };
        Some(bytes)
    }
}

impl ElementsAttrInterface for DenseResourceAttr {}
impl ElementsAttrInterface for SparseElementsAttr {}

impl BlobAttrInterface for DenseArrayAttr {
    fn data<'a>(&self, context: &'a Context) -> &'a [u8] {
        self.bytes(context)
    }
}

impl MemRefLayoutAttrInterface for AffineMapAttr {
    fn affine_map(&self, context: &Context) -> Option<AffineMap> {
        self.value(context).cloned()
    }
}

impl MemRefLayoutAttrInterface for StridedLayoutAttr {
    fn affine_map(&self, context: &Context) -> Option<AffineMap> {
        strided_map(self.offset(context), self.strides(context))
    }
    fn verify_layout(&self, context: &Context, shape: &[i64]) -> Result<(), String> {
        match self.strides(context).len() == shape.len() {
            true => Ok(()),
            false => Err("expected the number of strides to match the rank".into()),
        }
    }
    fn strides_and_offset(&self, context: &Context, _: &[i64]) -> Option<(Vec<i64>, i64)> {
        Some((self.strides(context).to_vec(), self.offset(context)))
    }
}

/// Returns `(d0, d1) -> (d0 * stride0 + d1 * stride1 + offset)`, with a symbol for each unknown number, the offset's
/// first.
fn strided_map(offset: i64, strides: &[i64]) -> Option<AffineMap> {
    let mut symbols = 0;
    let mut number = |value: i64| match value == DYNAMIC {
        false => AffineExpr::Constant(value),
        true => {
            symbols += 1;
            AffineExpr::Symbol(symbols - 1)
        }
    };
    let mut expr = number(offset);
    for (dim, stride) in (0..).zip(strides) {
        expr = expr + AffineExpr::Dim(dim) * number(*stride);
    }
    AffineMap::new(u32::try_from(strides.len()).ok()?, symbols, [expr]).ok()
}
