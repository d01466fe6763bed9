//! `$name`: an operand group, attribute, property, region or successor group.
//!
//! | element | meaning |
//! |---|---|
//! | `$name` | the operands, attribute, property, regions or successors of this field |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::Index;
use syn::spanned::Spanned;

use super::Element;
use crate::check::op_format::{Format, what};
use crate::errors::Errors;
use crate::expand::op_format::{Layout, constraint};
use crate::expand::spans::quote_at;
use crate::model::op::{OpModel, Part, Role};
use crate::model::op_format::Bound;

pub struct Variable {
    pub name: Ident,
    /// `qualified($name)`
    pub qualified: bool,
}

impl Element for Variable {
    fn tokens(&self) -> TokenStream {
        self.name.to_token_stream()
    }

    fn text(&self) -> String {
        format!("${}", self.name)
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        vec![Bound::Value(&self.name)]
    }

    /// Reports a `qualified` field that is not an attribute.
    fn check<'m>(&'m self, format: &Format<'m>, errors: &mut Errors) {
        let name = &self.name;
        let role = format.field(name).map(|field| &field.role);
        if let Some(role) = role.filter(|role| self.qualified && !matches!(role, Role::Attr(_))) {
            errors.at(
                name,
                format!("`{name}` is {}, but `qualified` applies to attributes and types; write `${name}`", what(role)),
            );
        }
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let Self { name, qualified } = self;
        let space = layout.spacing.before_value();
        let (kind, index) = match model.part(name)? {
            Part::Attribute(slot) => {
                let (slot, constraint) = (Index::from(slot), constraint(model, name)?);
                let form = quote_at!(constraint.span()=> __ods::attribute_form::<#constraint>(#qualified));
                return Some(quote!(Attribute { slot: #slot, form: #form, space: #space }));
            }
            Part::Property(index) => {
                let index = Index::from(index);
                return Some(quote!(Property { index: #index, space: #space }));
            }
            Part::Operand(group) => (quote!(Operand), group),
            Part::Region(group) => (quote!(Region), group),
            Part::Successor(group) => (quote!(Successor), group),
            Part::Result(_) => return None,
        };
        let index = Index::from(index);
        Some(quote!(#kind { group: #index, space: #space }))
    }
}
