//! A family of operations: templates, and a row per operation.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Field, Ident, LitStr, Path, Visibility};

/// Lists that several templates and a row may have: their entries are merged, in the order of the templates.
const LISTS: &[&str] = &["traits", "interfaces", "effects", "canonicalize", "builders"];

/// The attribute of a template whose errors were reported where it is defined.
pub const REPORTED: &str = "reported";

/// Returns whether the key is a list that templates and a row may share.
pub fn is_joined(key: &str) -> bool {
    LISTS.contains(&key)
}

/// An `op_family!`.
#[derive(Default)]
pub struct FamilyModel {
    pub templates: Vec<Template>,
    pub impls: Vec<TemplateImpl>,
    pub rows: Vec<Row>,
}

/// A struct with parameters, which rows instantiate as operations.
pub struct Template {
    pub ident: Ident,
    /// Its visibility, if other families import it.
    pub shared: Option<Visibility>,
    /// Its tokens without the visibility.
    pub source: TokenStream,
    /// Whether its errors were reported where it is defined, so that families that import it report none.
    pub is_reported: bool,
    pub parameters: Vec<Parameter>,
    /// The arguments of its `#[op]`; absent only along with an error.
    pub op: Option<Arguments>,
    /// All attributes but `#[op]`.
    pub attributes: Vec<Attribute>,
    pub fields: Vec<Field>,
}

/// `impl Trait for Template { ... }`, `impl Template { ... }`: each row of the template has one.
pub struct TemplateImpl {
    pub attributes: Vec<Attribute>,
    /// The interface; `None` for functions of the operation itself.
    pub interface: Option<Path>,
    pub template: Ident,
    /// The state of the operation in angle brackets, such as `<Draft>`; mostly none.
    pub state: TokenStream,
    /// The contents of the braces, including the braces.
    pub body: TokenStream,
}

/// A parameter of a template: a type (mostly a constraint), or a value.
pub struct Parameter {
    pub ident: Ident,
    pub is_value: bool,
}

/// The arguments of a template's `#[op]`. They are the arguments of an ordinary `#[op]` without the operation's name.
pub struct Arguments {
    pub dialect: TokenStream,
    /// The keys with their values, unparsed.
    pub keys: Vec<TokenStream>,
    /// The `crate = ...` among them.
    pub krate: Path,
}

/// An operation.
pub struct Row {
    pub attributes: Vec<Attribute>,
    pub visibility: Visibility,
    pub ident: Ident,
    /// Fields in front of the templates' ones.
    pub leading: Vec<Field>,
    /// The templates that it is made of, in this order; at least one.
    pub parts: Vec<Part>,
    /// Absent only along with an error.
    pub mnemonic: Option<LitStr>,
    /// Further keys of `#[op]`, unparsed.
    pub keys: Vec<TokenStream>,
    /// Fields that follow the template's fields.
    pub fields: Vec<Field>,
}

/// A template, as a row names it.
pub struct Part {
    /// The template's name.
    pub template: Ident,
    pub arguments: Vec<Argument>,
}

/// The argument for a parameter.
pub struct Argument {
    pub tokens: TokenStream,
    /// Whether it can only be a value: a literal or a block.
    pub is_value: bool,
}

impl Template {
    /// Returns the path of the crate whose `#[op]` rows use.
    pub fn krate(&self) -> Path {
        self.op.as_ref().map_or_else(|| syn::parse_quote!(::ods), |op| op.krate.clone())
    }
}

impl Part {
    /// Returns the parameters with their arguments.
    pub fn values<'a>(&'a self, template: &'a Template) -> Vec<(&'a Ident, &'a Argument)> {
        template.parameters.iter().map(|parameter| &parameter.ident).zip(&self.arguments).collect()
    }
}

impl Row {
    /// Returns the parts with known templates, along with these.
    pub fn templates<'a>(&'a self, model: &'a FamilyModel) -> impl Iterator<Item = (&'a Part, &'a Template)> {
        self.parts.iter().filter_map(|part| Some((part, model.template(&part.template)?)))
    }
}

impl FamilyModel {
    /// Returns the `impl`s for the template.
    pub fn impls_of(&self, template: &Template) -> impl Iterator<Item = &TemplateImpl> {
        self.impls.iter().filter(|item| item.template == template.ident)
    }

    /// Returns the template called `name`.
    pub fn template(&self, name: &Ident) -> Option<&Template> {
        self.templates.iter().find(|template| template.ident == *name)
    }
}

/// Returns the name and the contents of the list `name(...)`, if the entry is one.
pub fn list(entry: &TokenStream) -> Option<(Ident, TokenStream)> {
    let mut tokens = entry.clone().into_token_stream().into_iter();
    match (tokens.next(), tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(name)), Some(TokenTree::Group(group)), None)
            if group.delimiter() == Delimiter::Parenthesis =>
        {
            Some((name, group.stream()))
        }
        _ => None,
    }
}

/// Returns the key of the entry: `verify`, `traits`, `crate`.
pub fn key_name(entry: &TokenStream) -> Option<String> {
    match entry.clone().into_iter().next()? {
        TokenTree::Ident(name) => Some(name.to_string()),
        _ => None,
    }
}

/// Splits a list at commas, except for those between generic arguments.
pub fn entries(list: TokenStream) -> Vec<TokenStream> {
    let mut entries = vec![TokenStream::new()];
    let (mut depth, mut arrow) = (0_usize, false);
    for token in list {
        let punct = match &token {
            TokenTree::Punct(punct) => punct.as_char(),
            _ => ' ',
        };
        match punct {
            '<' => depth += 1,
            '>' if !arrow => depth = depth.saturating_sub(1),
            _ => {}
        }
        arrow = matches!(punct, '-' | '=');
        match (punct, depth) {
            (',', 0) => entries.push(TokenStream::new()),
            _ => entries.last_mut().into_iter().for_each(|entry| entry.extend([token.clone()])),
        }
    }
    entries.retain(|entry| !entry.is_empty());
    entries
}
