//! Shapes of results that follow from the rest of an operation.

use crate::context::Context;
use crate::entity::{Attribute, Type, Value};
use crate::ir::{InsertionPoint, Ir};
use crate::schema::Draft;
use crate::types::{RankedTensorType, Shape, UnrankedTensorType};

/// What is known of a shaped type: any of its parts may be missing.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct ShapedTypeComponents {
    /// Sizes, [`DYNAMIC`](crate::types::DYNAMIC) for `?`; `None` when not even the rank is known.
    pub shape: Option<Shape>,
    /// The element type.
    pub element_type: Option<Type>,
    /// The encoding of a tensor, or whatever else the type has.
    pub attribute: Option<Attribute>,
}

impl ShapedTypeComponents {
    /// A type of known shape.
    pub fn ranked(shape: &[i64], element_type: Option<Type>) -> Self {
        Self { shape: Some(shape.into()), element_type, attribute: None }
    }

    /// A type of unknown rank.
    pub fn unranked(element_type: Option<Type>) -> Self {
        Self { shape: None, element_type, attribute: None }
    }

    /// Whether the rank is known.
    pub fn has_rank(&self) -> bool {
        self.shape.is_some()
    }

    /// The tensor that these are the parts of.
    ///
    /// # Errors
    /// When the element type is not known, or no tensor has these parts.
    pub fn tensor(&self, context: &Context) -> Result<Type, String> {
        let element = self.element_type.ok_or("the element type of a tensor is not known")?;
        match &self.shape {
            Some(shape) => RankedTensorType::get(context, shape, element, self.attribute).map(Type::from),
            None => UnrankedTensorType::get(context, element).map(Type::from),
        }
        .map_err(|error| error.to_string())
    }
}

/// The tensors that an operation's results are, for an `infer_return_types` that leaves the work to
/// `infer_return_type_components`: what MLIR's `InferTensorType` stands for.
///
/// # Errors
/// When one of them is no tensor.
pub fn infer_return_tensor_types(
    ir: &Ir,
    components: Result<Vec<ShapedTypeComponents>, String>,
) -> Result<Vec<Type>, String> {
    components?.iter().map(|parts| parts.tensor(ir.context())).collect()
}

crate::__interface! {
    operation requires() bases() bounds() as_trait() {}
    /// Knows the shapes of its results, if not their types: those may be tensors, memrefs or vectors.
    pub trait InferShapedTypeOpInterface {
        /// What follows of the results of the operation that the draft is of; or why nothing does.
        fixed fn infer_return_type_components(ir: &Ir, draft: &Draft) -> Result<Vec<ShapedTypeComponents>, String>;

        /// Makes operations that compute the shapes of the results, given operands in place of its own; a value per result,
        /// or `None` where it cannot, as here.
        default fn reify_return_type_shapes(
            &self, _ir: &mut Ir, _at: InsertionPoint, _operands: &[Value]
        ) -> Option<Vec<Value>> {
            None
        }
    }
}
