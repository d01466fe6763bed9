//! `prop_dict`: the dictionary of properties and inherent attributes.
//!
//! | element | meaning |
//! |---|---|
//! | `prop_dict` | `<{...}>`: the properties and inherent attributes that no other element writes; `attr_dict` has all other attributes |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};

use super::{Directive, Element, OpElement};
use crate::expand::op_format::Layout;
use crate::model::op::OpModel;
use crate::model::op_format::Bound;

pub const DIRECTIVE: Directive = Directive {
    words: &["prop_dict"],
    parse: |_, word, _| Ok(OpElement::PropDict(PropDict { keyword: word.clone() })),
};

pub struct PropDict {
    keyword: Ident,
}

impl Element for PropDict {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        vec![Bound::PropDict(&self.keyword)]
    }

    fn never_empty(&self) -> Option<&'static str> {
        Some("may be needed at any time")
    }

    fn expand(&self, _: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        layout.spacing.after_dictionary();
        Some(quote!(PropDict))
    }
}
