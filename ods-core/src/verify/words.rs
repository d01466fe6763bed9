//! How types, attributes and operations read in messages. The one place to switch when `text` can print.

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;

/// A type, without quotes.
pub(crate) fn ty(context: &Context, ty: Type) -> String {
    stub::ty(context, ty)
}

/// An attribute.
pub(crate) fn attribute(context: &Context, attribute: Attribute) -> String {
    stub::attribute(context, attribute)
}

/// An operation in generic form, on a new line if it takes several: as MLIR's diagnostics show operations.
pub(crate) fn operation(ir: &Ir, op: Operation) -> String {
    format!("\"{}\"", ir.name_str(op))
}

/// STUB, replaced before anything lands.
mod stub {
    use super::*;
    use crate::attributes::AttributeData;
    use crate::types::{DYNAMIC, Signedness, TypeData};

    pub(super) fn ty(context: &Context, of: Type) -> String {
        let shape = |shape: &[i64], element: Type| -> String {
            let sizes: String =
                shape.iter().map(|size| if *size == DYNAMIC { "?x".to_owned() } else { format!("{size}x") }).collect();
            sizes + &ty(context, element)
        };
        match of.data(context) {
            TypeData::Integer { width, signedness: Signedness::Signless } => format!("i{width}"),
            TypeData::Integer { width, signedness: Signedness::Signed } => format!("si{width}"),
            TypeData::Integer { width, signedness: Signedness::Unsigned } => format!("ui{width}"),
            TypeData::Index => "index".into(),
            TypeData::Float(format) => format!("{format:?}").to_lowercase(),
            TypeData::Vector { shaped, .. } => format!("vector<{}>", shape(&shaped.shape, shaped.element)),
            TypeData::RankedTensor { shaped, .. } => format!("tensor<{}>", shape(&shaped.shape, shaped.element)),
            TypeData::UnrankedTensor(element) => format!("tensor<*x{}>", ty(context, *element)),
            other => format!("{other:?}"),
        }
    }

    pub(super) fn attribute(context: &Context, of: Attribute) -> String {
        match of.data(context) {
            AttributeData::String { value, .. } => format!("{:?}", String::from_utf8_lossy(value)),
            AttributeData::Integer { value, ty } => {
                format!("{} : {}", value.sext_i64().unwrap_or_default(), self::ty(context, *ty))
            }
            other => format!("{other:?}"),
        }
    }
}
