//! The imports of an `op_family!`: `use super::clauses::{Hint, IfClause};`, in front of templates and rows.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{Ident, ItemUse, Path, PathSegment, Token, UseTree, Visibility};

use crate::errors::Errors;

/// Parses the imports. Returns the templates that they name, and the tokens after them.
pub fn parse(tokens: TokenStream, errors: &mut Errors) -> (Vec<Path>, TokenStream) {
    let whole = tokens.clone();
    let parser = |input: ParseStream<'_>| {
        let mut paths = Vec::new();
        while begins(input) {
            import(&input.parse()?, &mut paths, errors);
        }
        Ok((paths, input.parse()?))
    };
    // A `use` that does not parse is an error of an entry.
    parser.parse2(tokens).unwrap_or((Vec::new(), whole))
}

/// Returns whether an import is next, perhaps with attributes or a visibility, which are errors.
fn begins(input: ParseStream<'_>) -> bool {
    let ahead = input.fork();
    let skipped = ahead.call(syn::Attribute::parse_outer).and_then(|_| ahead.parse::<Visibility>());
    skipped.is_ok() && ahead.peek(Token![use])
}

fn import(item: &ItemUse, paths: &mut Vec<Path>, errors: &mut Errors) {
    for attribute in &item.attrs {
        errors.at(attribute, "an import of templates has no attributes or documentation; remove this");
    }
    if !matches!(item.vis, Visibility::Inherited) {
        let message = "an import of templates has no visibility; write `pub use` outside `op_family!`";
        errors.at(&item.vis, message);
    }
    let start = Path { leading_colon: item.leading_colon, segments: Punctuated::new() };
    leaves(&item.tree, &start, paths, errors);
}

/// Adds the paths in the tree. Each names a template.
fn leaves(tree: &UseTree, above: &Path, paths: &mut Vec<Path>, errors: &mut Errors) {
    match tree {
        UseTree::Path(path) => leaves(&path.tree, &below(above, &path.ident), paths, errors),
        UseTree::Name(name) => paths.push(below(above, &name.ident)),
        UseTree::Rename(rename) => {
            let renamed = rename.as_token.to_token_stream().into_iter().chain(rename.rename.to_token_stream());
            let message = "a template keeps its name; remove this, and write the template's name in the rows";
            errors.at(renamed.collect::<TokenStream>(), message);
            paths.push(below(above, &rename.ident));
        }
        UseTree::Glob(glob) => errors.at(glob, "an import names its templates; list them in place of `*`"),
        UseTree::Group(group) => group.items.iter().for_each(|tree| leaves(tree, above, paths, errors)),
    }
}

fn below(above: &Path, name: &Ident) -> Path {
    let mut path = above.clone();
    path.segments.push(PathSegment::from(name.clone()));
    path
}
