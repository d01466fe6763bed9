//! Types and attributes in messages.

use crate::entity::{Attribute, Type};

use super::Parser;

impl Parser<'_> {
    /// The type as it is printed.
    pub(super) fn type_text(&self, ty: Type) -> String {
        crate::text::type_to_string(self.context, ty)
    }

    /// The attribute as it is printed.
    pub(super) fn attribute_text(&self, attribute: Attribute) -> String {
        crate::text::attribute_to_string(self.context, attribute)
    }
}
