//! The kind of attribute that an inherent attribute is stored as: MLIR's `storageType`.
//!
//! A constraint with a view begins with the view's proof, however many constraints it consists of. Without a proof, any
//! attribute can be stored. This is weaker than the constraint: an `I64Attr` is stored as any integer attribute.

use crate::attributes::{Attribute, AttributeData, StringAttr};

use super::{AttrConstraint, EnumKind, EnumSchema, Pred, PredScope};
use crate::schema::constraint::AttrText;

impl AttrConstraint {
    /// Returns whether `attribute` is of the kind in which attributes that satisfy the constraint are stored.
    pub fn can_store(&self, attribute: Attribute, scope: &PredScope<'_>) -> bool {
        if let AttrText::DenseArray(element) = self.attribute_text() {
            let expected = element(scope.context);
            return matches!(attribute.data(scope.context), AttributeData::DenseArray { element, .. } if *element == expected);
        }
        match self.pred.conjunct(0) {
            Some(Pred::IsA(kind)) => (kind.test)(attribute, scope.context),
            Some(Pred::Enum(schema)) => stores_enum(schema, attribute, scope),
            Some(_) | None => true,
        }
    }
}

fn stores_enum(schema: &EnumSchema, attribute: Attribute, scope: &PredScope<'_>) -> bool {
    match (schema.form, schema.kind) {
        (Some(form), _) => attribute.def(scope.context).is_some_and(|def| def.is_of(form.def())),
        (None, EnumKind::String) => attribute.isa::<StringAttr>(scope.context),
        // The class of an enum over integers contains only its values.
        (None, EnumKind::Integer(_) | EnumKind::Bits(..)) => schema.value_of(attribute, scope.context).is_some(),
    }
}
