//! The examples of a pattern: tests beside it, and a section of its documentation.

use proc_macro2::{Span, TokenStream};
use quote::quote;
use syn::{Ident, Path};

use crate::model::pattern::{Example, PatternModel, Patterns};
use crate::model::snake_case;

/// Returns a test for each example.
pub fn tests(model: &PatternModel, patterns: &Patterns) -> TokenStream {
    let (krate, dialects, ident) = (&patterns.krate, &patterns.dialects, &model.ident);
    let tests = (1..).zip(&model.examples).map(|(number, example)| {
        let name = name(ident, number);
        let Example { before, after } = example;
        let after = after
            .as_ref()
            .map_or_else(|| quote!(::core::option::Option::None), |after| quote!(::core::option::Option::Some(#after)));
        quote! {
            #[cfg(test)]
            #[test]
            fn #name() {
                let dialects = &[#(<#dialects as #krate::schema::Dialect>::SCHEMA),*];
                #krate::rewrite::check_example::<#ident>(dialects, #before, #after);
            }
        }
    });
    tests.collect()
}

/// Returns uses of the dialects: without tests, nothing else would use an import of their names.
pub fn uses(dialects: &[Path]) -> TokenStream {
    quote!(#(const _: ::core::option::Option<#dialects> = ::core::option::Option::None;)*)
}

/// Returns the name of a test: `add_zero_example_1`.
fn name(pattern: &Ident, number: usize) -> Ident {
    // The span of the macro, so that the name of the pattern stays that of the type in editors.
    Ident::new(&format!("{}_example_{number}", snake_case(&pattern.to_string())), Span::call_site())
}

/// Returns the text of the examples for the documentation, a line each.
pub fn docs(model: &PatternModel) -> Vec<String> {
    let mut lines = Vec::new();
    for Example { before, after } in &model.examples {
        lines.extend(["".to_owned(), "```mlir".to_owned()]);
        lines.extend(trimmed(&before.value()));
        match after {
            Some(after) => {
                lines.push("// becomes".to_owned());
                lines.extend(trimmed(&after.value()));
            }
            None => lines.push("// stays as it is".to_owned()),
        }
        lines.push("```".to_owned());
    }
    lines
}

/// Returns the lines without the indentation that all have.
fn trimmed(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let indentation = |line: &&str| line.len() - line.trim_start().len();
    let first = usize::from(lines.first().is_some_and(|line| indentation(line) == 0) && lines.len() > 1);
    let common = lines[first..].iter().map(indentation).min().unwrap_or(0);
    lines.iter().map(|line| line.get(common.min(indentation(line))..).unwrap_or_default().to_owned()).collect()
}
