//! Definitions that a `macro_rules!` expands to.
//!
//! Its fragments (`$ty:ty`, `$text:literal`) arrive in groups without delimiters, which keep expressions together.
//! Names, literals and paths do not need them: without their groups, they parse as if written directly.

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::Type;

/// Returns the tokens without unnecessary groups.
pub fn opened(tokens: TokenStream) -> TokenStream {
    if has_groups(&tokens) { open(tokens) } else { tokens }
}

/// Returns whether there is such a group. Rebuilt groups lose the spans of their brackets, so tokens without one stay
/// unchanged.
fn has_groups(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::None || has_groups(&group.stream()),
        _ => false,
    })
}

fn open(tokens: TokenStream) -> TokenStream {
    let open_one = |token: TokenTree| match token {
        TokenTree::Group(group) if has_groups(&TokenTree::Group(group.clone()).into()) => {
            let inside = open(group.stream());
            if group.delimiter() == Delimiter::None && is_atom(&inside) {
                return inside;
            }
            let mut anew = Group::new(group.delimiter(), inside);
            anew.set_span(group.span());
            TokenTree::Group(anew).into()
        }
        other => other.into(),
    };
    tokens.into_iter().map(open_one).collect::<Vec<TokenStream>>().into_iter().collect()
}

/// Returns whether the tokens are a single unit regardless of the tokens beside them.
fn is_atom(tokens: &TokenStream) -> bool {
    let mut some = tokens.clone().into_iter();
    if some.next().is_some() && some.next().is_none() {
        return true;
    }
    match syn::parse2(tokens.clone()) {
        Ok(Type::Path(_)) => true,
        Ok(Type::TraitObject(object)) => object.bounds.len() == 1,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the tokens with `whole` in place of `WHOLE`, grouped as a `macro_rules!` does.
    fn handed_on(text: &str, whole: &str) -> TokenStream {
        let map = |token| match token {
            TokenTree::Ident(word) if word == "WHOLE" => {
                TokenTree::Group(Group::new(Delimiter::None, whole.parse().expect("tokens")))
            }
            TokenTree::Group(group) => {
                TokenTree::Group(Group::new(group.delimiter(), handed_on(&group.stream().to_string(), whole)))
            }
            other => other,
        };
        text.parse::<TokenStream>().expect("tokens").into_iter().map(map).collect()
    }

    fn is_opened(whole: &str) -> bool {
        let handed_on = handed_on("a (x: WHOLE, [WHOLE]) -", whole);
        assert!(has_groups(&handed_on));
        let opened = opened(handed_on);
        assert_eq!(opened.to_string(), format!("a (x : {whole} , [{whole}]) -"));
        !has_groups(&opened)
    }

    #[test]
    fn invisible_groups_around_names_are_removed() {
        for whole in ["I32", "\"text\"", "5", "(A , B)", "a :: B", "Optional < Confined < A , 5 > >", "dyn a :: B"] {
            assert!(is_opened(whole), "{whole}");
        }
    }

    #[test]
    fn expressions_stay_together() {
        for whole in ["1 + 2", "- 1", "| x | x > 0", "& a", "dyn A + B"] {
            assert!(!is_opened(whole), "{whole}");
        }
    }
}
