//! Items that the patterns of one `pattern!` share: positions of operands, found when they compile, and setters of
//! operands.

use std::cell::RefCell;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};
use syn::{Ident, Path};

use crate::model::companions::Companion;
use crate::model::plain_name;

/// The operand groups and setters that the patterns of one `pattern!` need, once each, because each item costs compile
/// time.
#[derive(Default)]
pub struct Shared {
    /// Whether new operations have the location of the root alone.
    pub at_root: bool,
    groups: RefCell<Vec<(String, TokenStream)>>,
    setters: RefCell<Vec<String>>,
}

impl Shared {
    pub fn new(at_root: bool) -> Self {
        Self { at_root, ..Self::default() }
    }

    /// Returns the index of an operand group or of an attribute, or a large number for other parts, which the checks
    /// report.
    pub fn position(&self, path: &Path, name: &Ident) -> TokenStream {
        let name = plain_name(name);
        let code = quote!(__ods::position_of::<#path>(#name));
        let (key, mut known) = (code.to_string(), self.groups.borrow_mut());
        let at = known.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            known.push((key, code));
            known.len() - 1
        });
        quote!(__GROUPS[#at])
    }

    /// Notes a field of a new operation that Rust code sets, for which there is a setter if it is an operand.
    pub fn note_setter(&self, name: &Ident) {
        let (name, mut known) = (plain_name(name), self.setters.borrow_mut());
        if !known.contains(&name) {
            known.push(name);
        }
    }
}

impl ToTokens for Shared {
    fn to_tokens(&self, tokens: &mut TokenStream) {
        let groups = self.groups.borrow();
        if !groups.is_empty() {
            let (count, codes) = (groups.len(), groups.iter().map(|(_, code)| code));
            tokens.extend(quote!(const __GROUPS: [__ods::usize; #count] = [#(#codes),*];));
        }
        let names = self.setters.borrow();
        if !names.is_empty() {
            tokens.extend(setters(&names));
        }
    }
}

/// Returns the trait with the setters of operands. Attributes and properties have setters of their own, which take
/// precedence.
fn setters(names: &[String]) -> TokenStream {
    let setters = names.iter().map(|name| Ident::new(&Companion::With.name_for(name), Span::call_site()));
    quote! {
        #[allow(dead_code)]
        trait __With: __ods::NewOp {
            #(fn #setters<__V: __ods::ToOperands>(self, value: __V) -> Self {
                __ods::with_operands(self, const { __ods::group_of::<Self::Op>(#names) }, value)
            })*
        }
        impl<__B: __ods::NewOp> __With for __B {}
    }
}
