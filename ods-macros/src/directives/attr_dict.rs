//! `attr_dict`, `attr_dict_with_keyword`: the dictionary of attributes.
//!
//! | element | meaning |
//! |---|---|
//! | `attr_dict` | `{...}`: the attributes that no other element writes; every format has it |
//! | `attr_dict_with_keyword` | the same after the keyword `attributes`, so that a region can follow |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::{Directive, Element, OpElement};
use crate::expand::op_format::Layout;
use crate::model::op::OpModel;
use crate::model::op_format::Bound;

pub const PLAIN: Directive = Directive {
    words: &["attr_dict"],
    parse: |_, word, _| Ok(OpElement::AttrDict(AttrDict { keyword: word.clone(), with_keyword: false })),
};

pub const WITH_KEYWORD: Directive = Directive {
    words: &["attr_dict_with_keyword"],
    parse: |_, word, _| Ok(OpElement::AttrDict(AttrDict { keyword: word.clone(), with_keyword: true })),
};

pub struct AttrDict {
    keyword: Ident,
    with_keyword: bool,
}

impl Element for AttrDict {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        vec![Bound::AttrDict(&self.keyword)]
    }

    fn never_empty(&self) -> Option<&'static str> {
        Some("may be needed at any time")
    }

    fn expand(&self, model: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        layout.spacing.after_dictionary();
        let (with_keyword, inherent) = (self.with_keyword, !has_prop_dict(model));
        Some(quote!(AttrDict { with_keyword: #with_keyword, inherent: #inherent }))
    }
}

/// Returns whether inherent attributes have a separate dictionary.
fn has_prop_dict(model: &OpModel) -> bool {
    let mut found = false;
    for element in model.hooks.format.iter().flat_map(|format| &format.elements) {
        element.visit(&mut |element| found |= element.property_dictionary().is_some());
    }
    found
}
