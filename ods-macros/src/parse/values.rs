//! Values of keys: strings, paths, expressions, lists, or none.

use darling::FromMeta;
use proc_macro2::TokenStream;
use syn::{Error, Expr, ExprLit, Ident, Lit, LitStr, MacroDelimiter, Meta, Path, Result, Token};

use super::recover::{self, next_token};
use crate::errors::Errors;
use crate::model::last_name;

/// A value that can follow a key.
pub trait Value: Sized {
    /// Parses the value. `key` is a known key and the path of `meta`.
    fn read(key: &Ident, meta: &Meta) -> Result<Self>;
}

/// A value or its error. `darling`'s own errors have one location; ours mark each invalid token.
pub struct Checked<T>(Result<T>);

impl<T> Checked<T> {
    /// Returns the value; on an error, keeps the error and returns `None`.
    pub fn take(self, errors: &mut Errors) -> Option<T> {
        errors.take(self.0)
    }
}

impl<T: Value> FromMeta for Checked<T> {
    fn from_meta(meta: &Meta) -> darling::Result<Self> {
        Ok(Self(meta.path().require_ident().and_then(|key| T::read(key, meta))))
    }
}

/// Returns the path of `ods`: that of `crate = path`, or `::ods`.
pub fn krate(given: Option<Checked<Path>>, errors: &mut Errors) -> Path {
    given.and_then(|path| path.take(errors)).unwrap_or_else(|| syn::parse_quote!(::ods))
}

/// Returns the expression of `key = value`.
fn expression<'a>(key: &Ident, meta: &'a Meta, value: &str) -> Result<&'a Expr> {
    match meta {
        Meta::NameValue(pair) => Ok(&pair.value),
        _ => Err(Error::new_spanned(key, format!("`{key}` needs a value; write `{key} = {value}`"))),
    }
}

impl Value for LitStr {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        match expression(key, meta, "\"...\"")? {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Ok(text.clone()),
            other => Err(Error::new_spanned(other, format!("`{key}` must be a string; write `{key} = \"...\"`"))),
        }
    }
}

impl Value for Path {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        match expression(key, meta, "path")? {
            Expr::Path(path) if path.qself.is_none() => Ok(path.path.clone()),
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => {
                let message = format!("`{key}` must be a path, not a string; write `{key} = {}`", text.value());
                Err(Error::new_spanned(text, message))
            }
            other => {
                let example = if key == "doc_group" { "ARITHMETIC" } else { "my_crate::ods" };
                Err(Error::new_spanned(other, format!("`{key}` must be a path; write `{key} = {example}`")))
            }
        }
    }
}

impl Value for Expr {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        expression(key, meta, "value").cloned().map(bare)
    }
}

/// Returns the expression without the group around it that a `macro_rules!` adds, which is redundant here.
pub fn bare(expression: Expr) -> Expr {
    match expression {
        Expr::Group(group) => bare(*group.expr),
        other => other,
    }
}

/// A key without a value.
pub struct Alone(pub Ident);

impl Value for Alone {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        match meta {
            Meta::Path(_) => Ok(Self(key.clone())),
            _ => Err(Error::new_spanned(key, format!("`{key}` takes no value{}", function(&key.to_string())))),
        }
    }
}

/// Returns the function that a key without a value refers to.
fn function(key: &str) -> &'static str {
    match key {
        "verify" => "; it refers to `fn verify(self, ir: &Ir)` of the op",
        "verify_regions" => "; it refers to `fn verify_regions(self, ir: &Ir)` of the op",
        "verify_symbol_uses" => {
            "; it refers to `fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables)` of the op"
        }
        "fold" => "; it refers to `fn fold(self, ir: &mut Ir, constants: &Constants<'_>)` of the op",
        "canonicalize" => "; list patterns, `canonicalize(A, B)`, or write it alone for a function of the op",
        "hooks" => "; it refers to the `impl DialectHooks` of the struct",
        _ => "",
    }
}

/// A key without a value or with a list.
pub enum AloneOrList {
    Alone(Ident),
    List(List),
}

impl Value for AloneOrList {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        match meta {
            Meta::List(_) => List::read(key, meta).map(Self::List),
            _ => Alone::read(key, meta).map(|Alone(key)| Self::Alone(key)),
        }
    }
}

/// `key(...)`, with unparsed contents.
pub struct List {
    pub key: Ident,
    pub tokens: TokenStream,
}

impl Value for List {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        match meta {
            Meta::List(list) if matches!(list.delimiter, MacroDelimiter::Paren(_)) => {
                Ok(Self { key: key.clone(), tokens: list.tokens.clone() })
            }
            _ => {
                let example = match key.to_string().as_str() {
                    "traits" => "traits(Pure, Terminator)`",
                    "effects" => "effects(MemRead, MemWrite<Stack>)`",
                    "builders" => "builders(of_value)`, with the names of functions in an `impl` of the op",
                    "format" => "format(\"<\" $x \">\")`, with the fields outside of quotes",
                    _ => &format!("{key}(A, B)`"),
                };
                Err(Error::new_spanned(key, format!("`{key}` takes a list in parentheses; write `{example}")))
            }
        }
    }
}

fn generic_in_list(key: &Ident, name: &str) -> String {
    match name {
        "DeclareOpInterfaceMethods" | "DeclareTypeInterfaceMethods" | "DeclareAttrInterfaceMethods" => {
            format!("an interface is listed by its name alone; write `{key}(X)`, and an `impl X for ...`")
        }
        _ => format!("`{key}` takes names without generic arguments, but `{name}` has some; remove them"),
    }
}

impl List {
    /// Returns the paths in it; other entries are omitted and their errors kept.
    pub fn paths(self, errors: &mut Errors) -> Vec<Path> {
        let Self { key, tokens } = self;
        recover::list(tokens, errors, |content, _| {
            let found = next_token(content);
            let wrong = match content.call(Path::parse_mod_style) {
                Ok(path) if content.peek(Token![<]) => generic_in_list(&key, &last_name(&path)),
                Ok(path) => return Ok(path),
                Err(_) if content.peek(Token![dyn]) => {
                    format!("`{key}` takes names without `dyn`; write `{key}(A, B)`")
                }
                Err(_) => format!("expected a path, as in `{key}(A, B)`"),
            };
            Err(Error::new_spanned(found, wrong))
        })
    }
}
