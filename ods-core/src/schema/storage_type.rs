//! What kind of attribute an inherent one is stored as: MLIR's `storageType`.
//!
//! A constraint that promises a view begins with the view's proof, however many constraints it is made of. What has no
//! proof may be any attribute. This says less than the constraint: `I64Attr` is stored as any integer attribute.

use crate::attributes::{Attribute, AttributeData, StringAttr};

use super::{AttrConstraint, EnumKind, EnumSchema, Pred, Scope};
use crate::schema::constraint::AttrText;

impl AttrConstraint {
    /// Whether `attribute` is of the kind that what satisfies the constraint is stored as.
    pub fn can_store(&self, attribute: Attribute, scope: &Scope<'_>) -> bool {
        if let AttrText::DenseArray(element) = self.attribute_text() {
            let expected = element(scope.context);
            return matches!(attribute.data(scope.context), AttributeData::DenseArray { element, .. } if *element == expected);
        }
        is_proved(&self.pred, attribute, scope)
    }
}

/// Whether the proof that the predicate begins with holds.
fn is_proved(pred: &Pred<Attribute>, attribute: Attribute, scope: &Scope<'_>) -> bool {
    match pred {
        Pred::And([first, ..]) => is_proved(first, attribute, scope),
        Pred::Is(constraint) => is_proved(&constraint.pred, attribute, scope),
        Pred::IsA(kind) => (kind.test)(attribute, scope.context),
        Pred::Enum(schema) => stores_enum(schema, attribute, scope),
        Pred::True
        | Pred::Leaf { .. }
        | Pred::And([])
        | Pred::Or(_)
        | Pred::Neg(_)
        | Pred::Subst { .. }
        | Pred::Concat { .. }
        | Pred::ElementType(_)
        | Pred::Each(_)
        | Pred::Value(_)
        | Pred::ValueType(_) => true,
    }
}

fn stores_enum(schema: &EnumSchema, attribute: Attribute, scope: &Scope<'_>) -> bool {
    match (schema.form, schema.kind) {
        (Some(form), _) => attribute.def(scope.context).is_some_and(|def| def.is_of(form.def())),
        (None, EnumKind::String) => attribute.isa::<StringAttr>(scope.context),
        // The class of an enum over integers has its values alone.
        (None, EnumKind::Integer(_) | EnumKind::Bits(..)) => schema.value_of(attribute, scope.context).is_some(),
    }
}
