//! Inference of result shapes.

use ods_core::ir::Values;
use ods_core::schema::Draft;
use ods_core::types::{RankedTensorType, Shape, UnrankedTensorType};
use ods_core::{Attribute, Context, Ir, OpBuilder, Type, Value};

/// A partially known shaped type.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ShapedTypeComponents {
    /// The sizes, with [`DYNAMIC`](ods_core::types::DYNAMIC) for `?`; `None` if the rank is unknown.
    pub shape: Option<Shape>,
    /// The element type.
    pub element_type: Option<Type>,
    /// The encoding of a tensor, or any other attribute of the type.
    pub attribute: Option<Attribute>,
}

impl ShapedTypeComponents {
    /// Returns the components of a type with this shape.
    pub fn ranked(shape: &[i64], element_type: Option<Type>) -> Self {
        Self { shape: Some(shape.into()), element_type, attribute: None }
    }

    /// Returns the components of a type of unknown rank.
    pub fn unranked(element_type: Option<Type>) -> Self {
        Self { shape: None, element_type, attribute: None }
    }

    /// Returns whether the rank is known.
    pub fn has_rank(&self) -> bool {
        self.shape.is_some()
    }

    /// Returns the tensor type with these components.
    ///
    /// # Errors
    /// Returns an error if the element type is unknown, or there is no such tensor type.
    pub fn tensor(&self, context: &Context) -> Result<Type, String> {
        let element = self.element_type.ok_or("the element type of a tensor is unknown")?;
        match &self.shape {
            Some(shape) => RankedTensorType::get(context, shape, element, self.attribute).map(Type::from),
            None => UnrankedTensorType::get(context, element).map(Type::from),
        }
        .map_err(|error| error.to_string())
    }
}

/// Returns the tensor types of an operation's results, for an `infer_return_types` that relies on
/// `infer_return_type_components`, as MLIR's `InferTensorType` does.
///
/// # Errors
/// Returns an error if one of them is not a tensor.
pub fn infer_return_tensor_types(
    ir: &Ir,
    components: Result<Vec<ShapedTypeComponents>, String>,
) -> Result<Vec<Type>, String> {
    components?.iter().map(|parts| parts.tensor(ir.context())).collect()
}

ods_core::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Operations that infer the shapes of their results, but not necessarily their types, which may be tensors,
    /// memrefs or vectors.
    pub trait InferShapedTypeOpInterface {
        /// Infers the components of the result types from the draft of an operation. Returns a message on failure.
        fixed fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String>;

        /// Creates operations that compute the shapes of the results, with `operands` in place of the operation's own.
        /// Returns a value per result; `None` if it cannot, which is the default.
        default fn reify_return_type_shapes(
            &self, _b: &mut OpBuilder<'_>, _operands: &[Value]
        ) -> Option<Values> {
            None
        }
    }
}
