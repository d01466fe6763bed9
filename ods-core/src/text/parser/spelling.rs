//! Types and attributes in messages.

use crate::entity::{Attribute, Type};

use super::Parser;

impl Parser<'_> {
    /// The type as it is printed.
    pub(super) fn type_text(&self, ty: Type) -> String {
        crate::text::parser::tmp::ty(self.context, ty)
    }

    /// The attribute as it is printed.
    pub(super) fn attribute_text(&self, attribute: Attribute) -> String {
        crate::text::parser::tmp::attr(self.context, attribute)
    }
}
