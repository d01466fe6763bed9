//! `"text"`: a keyword, punctuation or white space.
//!
//! | element | meaning |
//! |---|---|
//! | `"keyword"`, `","`, `"->"` | a keyword or punctuation of one token |
//! | `""`, `" "`, `"\n"` | no blank, a blank, a new line |

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::LitStr;

use super::Element;
use crate::expand::op_format::Layout;
use crate::model::format::is_blank;
use crate::model::op::OpModel;

impl Element for LitStr {
    fn tokens(&self) -> TokenStream {
        self.to_token_stream()
    }

    fn no_anchor(&self) -> Option<&'static str> {
        Some("an anchor must be `$name`, `type($name)` or `custom`, not a literal; move the `^`")
    }

    fn can_be_text(&self) -> bool {
        true
    }

    fn expand(&self, _: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let text = self.value();
        if is_blank(self) {
            layout.spacing.after_whitespace_of_op(&text);
            return Some(quote!(Whitespace(#self)));
        }
        let space = layout.spacing.before_literal(&text);
        Some(quote!(Literal { text: #self, space: #space }))
    }
}
