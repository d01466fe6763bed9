//! The words of a definition, for editors: see `src/editor.rs` of the facade.
//!
//! Invariants:
//! * Tokens are read one by one, so that incomplete definitions are covered too.
//! * Words have the user's spans, and no other token does.

use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::quote;
use syn::{Path, Type};

use crate::parse;
use crate::parse::field::{EFFECTS, SEGMENTS};

/// The words of one definition.
#[derive(Default)]
pub struct Words {
    /// Modules of `ods::language`, each with the words that name its items.
    words: Vec<(&'static str, Vec<Ident>)>,
    /// The names of fields; `None` if no name can be written.
    fields: Option<Vec<Ident>>,
    types: Vec<Type>,
}

/// The beginning of an entry of a list.
struct Entry {
    word: Ident,
    /// The contents of the parentheses after it.
    inside: Option<TokenStream>,
    /// The tokens after `=`.
    value: Vec<TokenTree>,
}

impl Words {
    /// Adds a word of a module.
    fn add(&mut self, module: &'static str, word: Ident) {
        let words = self.module(module);
        // These names cannot be written even with `r#`.
        if !["crate", "self", "Self", "super", "_"].iter().any(|name| word == name) {
            words.push(named(word));
        }
    }

    /// Returns the words of a module, which is emitted wherever its words may be written, even if it is empty: for
    /// completion, an editor inserts a word of its own and looks for it at the same position of the expansion.
    fn module(&mut self, module: &'static str) -> &mut Vec<Ident> {
        let index = self.words.iter().position(|(known, _)| *known == module).unwrap_or_else(|| {
            self.words.push((module, Vec::new()));
            self.words.len() - 1
        });
        &mut self.words[index].1
    }

    /// Returns the names of fields, which are emitted from now on even if empty.
    fn field_names(&mut self) -> &mut Vec<Ident> {
        self.fields.get_or_insert_default()
    }

    /// Adds the keys of a list, and returns the entries.
    fn keys(&mut self, module: &'static str, tokens: TokenStream) -> Vec<Entry> {
        self.module(module);
        let mut entries = entries(tokens);
        // The dialect that some lists begin with.
        entries.retain(|entry| module == "effect" || entry.word.to_string().starts_with(|c: char| !c.is_uppercase()));
        entries.iter().for_each(|entry| self.add(module, entry.word.clone()));
        entries
    }

    /// Adds the directives and names of a format.
    fn format(&mut self, module: &'static str, tokens: TokenStream) {
        self.module(module);
        self.field_names();
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Punct(dollar) if dollar.as_char() == '$' => {
                    if let Some(TokenTree::Ident(name)) = tokens.next_if(|next| matches!(next, TokenTree::Ident(_))) {
                        self.field_names().push(name);
                    }
                }
                TokenTree::Punct(open) if open.as_char() == '<' => {
                    // The path of a `custom`.
                    let is_close =
                        |token: &TokenTree| matches!(token, TokenTree::Punct(close) if close.as_char() == '>');
                    tokens.by_ref().take_while(|token| !is_close(token)).for_each(drop);
                }
                TokenTree::Ident(word) => self.add(module, word),
                TokenTree::Group(group) => self.format(module, group.stream()),
                TokenTree::Punct(_) | TokenTree::Literal(_) => {}
            }
        }
    }

    /// Adds the effects of a list.
    fn effects(&mut self, tokens: TokenStream) {
        self.keys("effect", tokens);
    }

    /// Adds the constraints of `traits(...)` over several parts, with the fields that they name.
    fn relations(&mut self, tokens: TokenStream) {
        for entry in entries(tokens) {
            let Some(inside) = entry.inside else { continue };
            self.add("relation", entry.word);
            self.field_names().extend(alone(inside));
        }
    }

    /// Calls `of_field` for the attributes of fields.
    fn fields(&mut self, item: &TokenStream, of_field: fn(&mut Self, Ident, Option<TokenStream>)) {
        let body = item.clone().into_iter().last();
        let Some(TokenTree::Group(body)) = body.filter(|body| is_group(body, Delimiter::Brace)) else { return };
        let mut after_hash = false;
        for token in body.stream() {
            if let (true, TokenTree::Group(attribute)) = (after_hash, &token) {
                let mut attribute = attribute.stream().into_iter();
                if let Some(TokenTree::Ident(word)) = attribute.next().filter(|word| word.to_string() != "doc") {
                    let options = match attribute.next() {
                        Some(TokenTree::Group(options)) => Some(options.stream()),
                        _ => None,
                    };
                    of_field(self, word, options);
                }
            }
            after_hash = matches!(&token, TokenTree::Punct(hash) if hash.as_char() == '#');
        }
    }

    /// Adds the predicates of a constraint.
    fn predicates(&mut self, tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        while let Some(token) = tokens.next() {
            let TokenTree::Ident(word) = token else { continue };
            let Some(TokenTree::Group(group)) = tokens.next_if(|next| is_group(next, Delimiter::Parenthesis)) else {
                self.types.extend(names(TokenTree::Ident(word).into()));
                continue;
            };
            // The others hold code.
            if ["And", "Or", "Neg", "ElementType", "ValueType", "Each"].iter().any(|known| word == known) {
                self.predicates(group.stream());
            }
            self.add("predicate", word);
        }
    }

    /// Adds the words of one entry of `constraint!`.
    fn constraint(&mut self, tokens: &[TokenTree]) {
        let is_equals = |token: &TokenTree| matches!(token, TokenTree::Punct(equals) if equals.as_char() == '=');
        let Some(equals) = tokens.iter().position(is_equals) else { return };
        let mut parts = tokens[equals + 1..].split(is_comma);
        self.predicates(parts.next().unwrap_or_default().iter().cloned().collect());
        for clause in parts {
            if let Some(TokenTree::Ident(word)) = clause.first() {
                self.add("clause", word.clone());
            }
        }
    }

    /// Returns an item that names the words; no tokens if there are none.
    fn item(&self, krate: &Path, owner: Option<(Ident, &str)>) -> TokenStream {
        let words = self.words.iter().map(|(module, words)| {
            let module = Ident::new(module, Span::mixed_site());
            quote!(#module { #(#words)* })
        });
        let fields = owner.zip(self.fields.as_ref()).map(|((owner, with), fields)| {
            let with = Ident::new(with, Span::mixed_site());
            quote!(fields(#with) of #owner { #(#fields)* })
        });
        let types = (!self.types.is_empty()).then(|| {
            let types = &self.types;
            quote!(types { #(#types,)* })
        });
        if self.words.is_empty() && fields.is_none() && types.is_none() {
            return TokenStream::new();
        }
        quote!(#krate::__private::__editor! { [#(#words)*] #fields #types })
    }
}

/// Returns the words of an `#[op]` as an item.
pub fn op(arguments: &TokenStream, item: &TokenStream) -> TokenStream {
    let mut words = Words::default();
    let entries = words.keys("op", arguments.clone());
    let krate = krate(&entries);
    for entry in entries {
        match (entry.word.to_string().as_str(), entry.inside) {
            ("format" | "unproved_format", Some(inside)) => words.format("op_format", inside),
            ("traits", Some(inside)) => words.relations(inside),
            ("effects", Some(inside)) => words.effects(inside),
            _ => {}
        }
    }
    words.module("role");
    words.fields(item, |words, role, options| {
        let module = match role.to_string().as_str() {
            "attr" => "attr",
            "property" => "property",
            // A closure.
            "derived" => return words.add("role", role),
            _ => "operand",
        };
        words.add("role", role);
        let Some(options) = options else { return };
        for entry in words.keys(module, options) {
            match entry.inside {
                Some(inside) if entry.word == EFFECTS => words.effects(inside),
                None if entry.word == SEGMENTS => words.field_names().extend(alone(entry.value.into_iter().collect())),
                _ => {}
            }
        }
    });
    words.item(&krate, name_of(item).map(|op| (op, "Ir")))
}

/// Returns the words of a `#[type_def]` or `#[attr_def]` as an item.
pub fn def(arguments: &TokenStream, item: &TokenStream) -> TokenStream {
    let mut words = Words::default();
    let entries = words.keys("def", arguments.clone());
    let krate = krate(&entries);
    for entry in entries {
        if let Some(inside) = entry.inside.filter(|_| entry.word == "format") {
            words.format("def_format", inside);
        }
    }
    words.module("field");
    words.fields(item, |words, attribute, options| {
        let is_param = attribute == parse::def::PARAM;
        words.add("field", attribute);
        if let Some(options) = options.filter(|_| is_param) {
            words.keys("param", options);
        }
    });
    words.item(&krate, name_of(item).map(|def| (def, "Context")))
}

/// Returns the words of an `#[enum_attr]` as an item.
pub fn enumeration(arguments: &TokenStream, item: &TokenStream) -> TokenStream {
    let mut words = Words::default();
    let entries = words.keys("enum_attr", arguments.clone());
    words.module("case");
    words.fields(item, |words, attribute, _| {
        if parse::enums::CASE_ATTRIBUTES.iter().any(|known| attribute == known) || is_being_typed(&attribute) {
            words.add("case", attribute);
        }
    });
    words.item(&krate(&entries), None)
}

/// Returns the keys of another attribute as an item.
pub fn keys(module: &'static str, arguments: &TokenStream) -> TokenStream {
    let mut words = Words::default();
    let entries = words.keys(module, arguments.clone());
    words.item(&krate(&entries), None)
}

/// Returns the words of a `constraint!` as an item, with the constraints that `unread` entries name.
pub fn constraints(tokens: TokenStream, unread: Vec<TokenStream>, krate: &Path) -> TokenStream {
    let mut words = Words::default();
    words.module("predicate");
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let is_end = |token: &TokenTree| matches!(token, TokenTree::Punct(end) if end.as_char() == ';');
    tokens.split(is_end).for_each(|entry| words.constraint(entry));
    words.types.extend(unread.into_iter().flat_map(names));
    words.item(krate, None)
}

/// Returns whether rust-analyzer completes the word: it then ends with a marker. Other attributes of cases may belong
/// to another macro.
fn is_being_typed(word: &Ident) -> bool {
    word.to_string().ends_with("raCompletionMarker")
}

/// Returns the names that may refer to constraints.
fn names(tokens: TokenStream) -> Vec<Type> {
    let tokens = tokens.into_iter().flat_map(|token| match token {
        TokenTree::Group(group) => names(group.stream()),
        TokenTree::Ident(name) => syn::parse2(TokenTree::from(name).into()).into_iter().collect(),
        TokenTree::Punct(_) | TokenTree::Literal(_) => Vec::new(),
    });
    tokens.collect()
}

/// Returns the entries of a list that begin with a word.
fn entries(tokens: TokenStream) -> Vec<Entry> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let entries = tokens.split(is_comma).filter_map(|entry| {
        let (TokenTree::Ident(word), rest) = entry.split_first()? else { return None };
        let (inside, value) = match rest {
            [TokenTree::Group(group), ..] => (Some(group.stream()), Vec::new()),
            [TokenTree::Punct(equals), value @ ..] if equals.as_char() == '=' => (None, value.to_vec()),
            // A path.
            [TokenTree::Punct(colon), ..] if colon.as_char() == ':' => return None,
            _ => (None, Vec::new()),
        };
        Some(Entry { word: word.clone(), inside, value })
    });
    entries.collect()
}

fn is_comma(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Punct(comma) if comma.as_char() == ',')
}

fn is_group(token: &TokenTree, delimiter: Delimiter) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter)
}

/// Returns the entries of a list that are a single name.
fn alone(tokens: TokenStream) -> Vec<Ident> {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let entries = tokens.split(is_comma).filter_map(|entry| match entry {
        [TokenTree::Ident(name)] => Some(name.clone()),
        _ => None,
    });
    entries.collect()
}

/// Returns the name of the struct.
fn name_of(item: &TokenStream) -> Option<Ident> {
    let mut tokens =
        item.clone().into_iter().skip_while(|token| !matches!(token, TokenTree::Ident(it) if it == "struct"));
    match tokens.nth(1) {
        Some(TokenTree::Ident(name)) => Some(name),
        _ => None,
    }
}

/// Returns the path of `ods`.
fn krate(entries: &[Entry]) -> Path {
    let path = entries.iter().find(|entry| entry.word == "crate").map(|entry| entry.value.iter().cloned().collect());
    path.and_then(|path: TokenStream| syn::parse2(path).ok()).unwrap_or_else(|| syn::parse_quote!(::ods))
}

/// Returns the word as a name: Rust's keywords need `r#`.
fn named(word: Ident) -> Ident {
    match syn::parse2::<Ident>(TokenTree::from(word.clone()).into()) {
        Ok(_) => word,
        Err(_) => Ident::new_raw(&word.to_string(), word.span()),
    }
}
