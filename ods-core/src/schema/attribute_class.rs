//! Which class of MLIR's keeps the attributes with a constraint: the `storageType` of ODS.
//!
//! There is no such class here. But MLIR does not even read an attribute of another class as a property, and says so with
//! other words than of one that has the class and fails to satisfy the constraint.

use crate::context::Context;
use crate::entity::Attribute;

use super::{AttrConstraint, AttrText, Pred, Scope};

impl AttrConstraint {
    /// Whether the attribute is of the class that MLIR keeps such attributes in.
    pub(crate) fn class_has(&self, attribute: Attribute, context: &Context) -> bool {
        match self.text {
            AttrText::DenseArray(_) => self.pred.holds(attribute, &Scope::of(context)),
            _ => self.pred.class_has(attribute, context),
        }
    }
}

impl Pred<Attribute> {
    /// A view stands before everything else that is demanded of it. Enums and interfaces are classes of their own.
    fn class_has(&self, attribute: Attribute, context: &Context) -> bool {
        match self {
            Self::Is(constraint) => constraint.class_has(attribute, context),
            Self::And([first, ..]) => first.class_has(attribute, context),
            Self::Leaf { code, test } if is_kind(code) => test(attribute, &Scope::of(context)),
            Self::Enum(_) => self.holds(attribute, &Scope::of(context)),
            _ => true,
        }
    }
}

/// Whether the code asks for a view or an interface, and nothing else.
fn is_kind(code: &str) -> bool {
    let asks = code.starts_with("$_self.isa::<") || code.starts_with("$_self.has_interface::<");
    asks && code.strip_suffix(">($_ctx)").is_some_and(|code| !code.contains(['&', '|', '!']))
}
