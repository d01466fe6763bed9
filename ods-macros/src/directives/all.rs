//! `operands`, `regions`, `successors`: all of them. `results` is a word of other directives.
//!
//! | element | meaning |
//! |---|---|
//! | `operands`, `regions`, `successors` | all of them, with commas between them |
//! | `results` | all results, in `type(results)` and `functional_type(operands, results)` |

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote};
use syn::Error;

use super::{Directive, Element, OpElement};
use crate::expand::op_format::Layout;
use crate::model::op::OpModel;
use crate::model::op_format::{AllOf, Bound};

const OPERANDS: &str = "operands";
const REGIONS: &str = "regions";
const SUCCESSORS: &str = "successors";

pub const DIRECTIVE: Directive = Directive {
    words: &[OPERANDS, REGIONS, SUCCESSORS],
    parse: |_, word, _| {
        let of = match word.to_string().as_str() {
            REGIONS => AllOf::Regions,
            SUCCESSORS => AllOf::Successors,
            _ => AllOf::Operands,
        };
        Ok(OpElement::All(All { keyword: word.clone(), of }))
    },
};

pub const RESULTS: Directive = Directive {
    words: &["results"],
    parse: |_, word, _| {
        let message = "results are printed before the operation's name; write their types, `type(results)`";
        Err(Error::new_spanned(word, message))
    },
};

pub struct All {
    pub keyword: Ident,
    pub of: AllOf,
}

impl Element for All {
    fn tokens(&self) -> TokenStream {
        self.keyword.to_token_stream()
    }

    fn bounds(&self) -> Vec<Bound<'_>> {
        vec![Bound::All(&self.keyword, self.of)]
    }

    fn never_empty(&self) -> Option<&'static str> {
        Some("covers all fields")
    }

    fn expand(&self, _: &OpModel, layout: &mut Layout) -> Option<TokenStream> {
        let space = layout.spacing.before_value();
        let what = match self.of {
            AllOf::Operands => quote!(Operands),
            AllOf::Regions => quote!(Regions),
            AllOf::Successors => quote!(Successors),
        };
        Some(quote!(#what { space: #space }))
    }
}
