//! `#[type_def]` and `#[attr_def]`

use darling::FromMeta;
use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Error, Fields, Ident, ItemStruct, LitStr, Meta, Path, Result, Token, Type, Visibility, token};

use super::item::struct_of;
use super::keys::Keys;
use super::op::dialect;
use super::recover::{self, comma, next_token, skip_all, skip_to_comma};
use super::values::{self, Checked, List, Value, bare};
use super::{def_format, pred};
use crate::code::type_text;
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::def::{DefModel, Default as ParamDefault, Kind, Param, PredUse};
use crate::model::is_conditional;
use crate::suggest::did_you_mean;

/// TableGen's keywords, with their replacements.
const FOREIGN: &[(&str, &str)] = &[
    ("summary", "write the summary in the first line of the doc comment"),
    ("description", "write the description in the doc comment, after its first line"),
    ("parameters", "write parameters as fields of the struct"),
    ("mnemonic", "write the mnemonic as the second argument, after the dialect"),
    ("assemblyFormat", "write `format(\"<\" $name \">\")`"),
    ("assembly_format", "write `format(\"<\" $name \">\")`"),
    ("hasCustomAssemblyFormat", "write `custom_format`, and functions `parse` and `print` on the struct"),
    (
        "genVerifyDecl",
        "write `verify`, and a function `verify` on the struct that takes the context and the parameters",
    ),
    ("genMnemonicAlias", "write `alias`"),
    ("builders", "write further builders as functions in an `impl` of the struct"),
    ("skipDefaultBuilders", "`get` is generated; write further builders as functions in an `impl` of the struct"),
    ("extraClassDeclaration", "write further methods in an `impl` of the struct"),
    ("genAccessors", "accessors are always generated"),
    ("storageClass", "the fields determine the storage"),
    ("genStorageClass", "the fields determine the storage"),
    ("mutable", "declare a parameter as mutable: `#[param(mutable)] body: Vec<Type>`"),
    ("name", "write the mnemonic as the second argument, after the dialect"),
    ("dialect", "write the dialect as the first argument"),
];

pub const KNOWN: &[&str] = &["format", "custom_format", "verify", "alias", "traits", "interfaces", "crate"];
const TYPE_KEYS: Keys = Keys { owner: "#[type_def]", known: KNOWN, foreign: FOREIGN };
const ATTR_KEYS: Keys = Keys { owner: "#[attr_def]", known: KNOWN, foreign: FOREIGN };

/// The attribute with the options of a parameter.
pub const PARAM: &str = "param";

pub const PARAM_KEYS: Keys = Keys {
    owner: "#[param]",
    known: &["default", "is", "self_type", "mutable"],
    foreign: &[
        ("optional", "write `Option<T>`, or a `default`"),
        ("constraint", "write `is = C`"),
        ("defaultValue", "write `default = value`"),
    ],
};

/// A key without a value, of any meaning.
struct Flag(Ident);

impl Value for Flag {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        match meta {
            Meta::Path(_) => Ok(Self(key.clone())),
            _ => Err(Error::new_spanned(key, format!("`{key}` takes no value; remove it"))),
        }
    }
}

impl Value for Type {
    fn read(key: &Ident, meta: &Meta) -> Result<Self> {
        let Meta::NameValue(pair) = meta else {
            return Err(Error::new_spanned(key, format!("`{key}` needs a value; write `{key} = AnyInteger`")));
        };
        let wrong =
            |_| Error::new_spanned(&pair.value, format!("`{key}` takes a constraint; write `{key} = AnyInteger`"));
        syn::parse2(pair.value.to_token_stream()).map_err(wrong)
    }
}

impl Value for ParamDefault {
    fn read(_: &Ident, meta: &Meta) -> Result<Self> {
        match meta {
            Meta::Path(_) => Ok(Self::OfType),
            Meta::NameValue(pair) => Ok(Self::Value(bare(pair.value.clone()))),
            Meta::List(list) => {
                Err(Error::new_spanned(list, "`default` takes no parentheses; write `default = value`"))
            }
        }
    }
}

/// The arguments with keys.
#[derive(Default, FromMeta)]
struct Keyed {
    format: Option<Checked<List>>,
    custom_format: Option<Checked<Flag>>,
    verify: Option<Checked<Flag>>,
    alias: Option<Checked<Flag>>,
    traits: Option<Checked<List>>,
    interfaces: Option<Checked<List>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// The options of `#[param(...)]`.
#[derive(Default, FromMeta)]
struct Options {
    default: Option<Checked<ParamDefault>>,
    is: Option<Checked<Type>>,
    self_type: Option<Checked<Flag>>,
    mutable: Option<Checked<Flag>>,
}

/// The arguments of `#[type_def(...)]`.
#[derive(Default)]
struct Arguments {
    dialect: Option<Path>,
    mnemonic: Option<LitStr>,
    keyed: Keyed,
}

/// Parses a definition. Invalid parts are omitted and their errors kept; returns `None` if the item is not a struct.
pub fn parse(kind: Kind, arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<DefModel> {
    let wrong = match kind {
        Kind::Type => "`#[type_def]` applies to a struct, whose fields are the parameters",
        Kind::Attribute => "`#[attr_def]` applies to a struct, whose fields are the parameters",
    };
    let what = match kind {
        Kind::Type => "a type",
        Kind::Attribute => "an attribute",
    };
    let mut item = struct_of(item, (wrong, what, "parameters"), errors)?;
    let Arguments { dialect, mnemonic, keyed } = parse_arguments(kind, arguments, &item.ident, errors);
    let flag =
        |flag: Option<Checked<Flag>>, errors: &mut Errors| flag.and_then(|f| f.take(errors)).map(|Flag(key)| key);
    let (verify, alias) = (flag(keyed.verify, errors), flag(keyed.alias, errors));
    let custom = flag(keyed.custom_format, errors);
    let format = keyed.format.and_then(|format| format.take(errors)).map(|list| def_format::parse(list, errors));
    let (mut traits, mut preds) = (Vec::new(), Vec::new());
    if let Some(list) = keyed.traits.and_then(|list| list.take(errors)) {
        parse_traits(list.tokens, &mut traits, &mut preds, errors);
    }
    let interfaces = keyed.interfaces.and_then(|list| list.take(errors)).map(|list| list.paths(errors));
    let krate = values::krate(keyed.krate, errors);
    let docs = Docs::take(&mut item.attrs);
    check_derives(&item.attrs, what, errors);
    let params = parse_params(&item, errors);
    Some(DefModel {
        kind,
        krate,
        dialect,
        mnemonic,
        docs,
        attributes: item.attrs,
        visibility: item.vis,
        ident: item.ident,
        traits,
        interfaces: interfaces.unwrap_or_default(),
        preds,
        verify,
        alias,
        custom,
        format,
        enumeration: None,
        params,
    })
}

fn parse_arguments(kind: Kind, tokens: TokenStream, ident: &Ident, errors: &mut Errors) -> Arguments {
    let mut arguments = Arguments::default();
    let before = errors.len();
    let keys = match kind {
        Kind::Type => &TYPE_KEYS,
        Kind::Attribute => &ATTR_KEYS,
    };
    let parser = |input: ParseStream<'_>| {
        positional(kind, input, &mut arguments, errors);
        arguments.keyed = keys.read(input, errors);
        Ok(())
    };
    let parsed = parser.parse2(tokens);
    errors.take(parsed);
    if arguments.dialect.is_none() && errors.len() == before {
        let message = format!("missing dialect and mnemonic; write `{}`", kind.example());
        errors.at(ident, message);
    }
    arguments
}

/// Parses the dialect and the mnemonic. If a key comes first, the error lists the keys.
fn positional(kind: Kind, input: ParseStream<'_>, arguments: &mut Arguments, errors: &mut Errors) {
    let at_key = |input: ParseStream<'_>| {
        let is_word = input
            .fork()
            .call(<Ident as syn::ext::IdentExt>::parse_any)
            .is_ok_and(|word| KNOWN.iter().any(|k| word == k));
        is_word || input.peek2(Token![=]) && !input.peek2(Token![==]) || input.peek2(token::Paren)
    };
    if input.is_empty() || at_key(input) {
        return;
    }
    let message = format!("expected the dialect: `{}`, where `Tf` is the `#[dialect]` struct", kind.example());
    arguments.dialect = dialect(input, &message, errors);
    comma(input, errors);
    if input.is_empty() || at_key(input) {
        return;
    }
    if let Ok(mnemonic) = input.parse() {
        arguments.mnemonic = Some(mnemonic);
    } else if arguments.dialect.is_some() {
        let known = next_token(input).map(|token| token.to_string()).unwrap_or_default();
        if !did_you_mean(&known, KNOWN.iter().copied()).is_empty() {
            // A misspelt key.
            return;
        }
        errors.at(next_token(input), format!("expected the mnemonic, a string: `{}`", kind.example()));
        skip_to_comma(input);
    }
    comma(input, errors);
}

/// Parses `traits(T, Pred("summary", CPred(code)))`.
fn parse_traits(tokens: TokenStream, traits: &mut Vec<Path>, preds: &mut Vec<PredUse>, errors: &mut Errors) {
    recover::list(tokens, errors, |input, _| match input.peek2(token::Paren) {
        true => pred_use(input).map(|used| preds.push(used)),
        false => trait_path(input).map(|path| traits.push(path)),
    });
}

fn trait_path(input: ParseStream<'_>) -> Result<Path> {
    if input.peek(LitStr) {
        let text: LitStr = input.parse()?;
        return Err(Error::new_spanned(&text, format!("a trait is a path, not a string; write `{}`", text.value())));
    }
    let found = next_token(input);
    let path: Path = input.parse().map_err(|_| Error::new_spanned(found, "expected a trait: `traits(T)`"))?;
    if path.is_ident("MutableType") || path.is_ident("IsMutable") {
        return Err(Error::new_spanned(
            path,
            "mutability belongs to parameters; write `#[param(mutable)] body: Vec<Type>`",
        ));
    }
    Ok(path)
}

fn pred_use(input: ParseStream<'_>) -> Result<PredUse> {
    let word: Ident = input.parse()?;
    let content;
    syn::parenthesized!(content in input);
    let used = pred_arguments(&word, &content);
    skip_all(&content);
    used
}

fn pred_arguments(word: &Ident, content: ParseStream<'_>) -> Result<PredUse> {
    let usage = "`Pred` takes a summary and code, as in `Pred(\"the width is even\", CPred($width % 2 == 0))`";
    if word != "Pred" {
        return Err(Error::new_spanned(word, format!("`{word}(...)` is not a trait of types and attributes; {usage}")));
    }
    let wrong = |_| Error::new_spanned(word, usage);
    let summary = content.parse().map_err(wrong)?;
    content.parse::<Token![,]>().map_err(wrong)?;
    let keyword: Ident = content.parse().map_err(wrong)?;
    if keyword != "CPred" {
        return Err(Error::new_spanned(keyword, usage));
    }
    let inner;
    syn::parenthesized!(inner in content);
    if pred::is_lone_string(&inner) {
        let error = inner.error("`CPred` takes Rust tokens, not a string; remove the quotes");
        skip_all(&inner);
        return Err(error);
    }
    Ok(PredUse { summary, code: inner.parse()? })
}

/// Reports derives of traits that every type and attribute implements already.
fn check_derives(attributes: &[Attribute], what: &str, errors: &mut Errors) {
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("derive")) {
        let message = format!(
            "{what} already implements `Clone`, `Copy`, `PartialEq`, `Eq`, `Hash` and `Debug`; remove the `derive`"
        );
        errors.at(attribute, message);
    }
}

fn parse_params(item: &ItemStruct, errors: &mut Errors) -> Vec<Param> {
    match &item.fields {
        Fields::Named(fields) => fields.named.iter().filter_map(|field| param(field, errors)).collect(),
        // Reported already.
        Fields::Unnamed(_) | Fields::Unit => Vec::new(),
    }
}

fn param(field: &syn::Field, errors: &mut Errors) -> Option<Param> {
    let ident = field.ident.clone()?;
    if ident == "_" {
        errors.at(&ident, "a parameter must have a name, which becomes its accessor");
        return None;
    }
    if !matches!(field.vis, Visibility::Inherited) {
        errors.at(&field.vis, "a parameter cannot have a visibility, since its accessor is public; remove it");
    }
    let mut attributes = field.attrs.clone();
    let docs = Docs::take(&mut attributes);
    let (mut options, mut has_options) = (Options::default(), false);
    for attribute in &attributes {
        if attribute.path().is_ident(PARAM) {
            if std::mem::replace(&mut has_options, true) {
                errors.at(attribute, "`#[param]` is given twice; write all options into one");
                continue;
            }
            options = PARAM_KEYS.of_attribute(attribute, "write a default as `#[param(default = ...)]`", errors);
        } else {
            let name = type_text(attribute.path());
            let message = match is_conditional(attribute) {
                true => {
                    format!(
                        "a parameter is part of every build; remove `#[{name}]`, or write it on the whole definition"
                    )
                }
                false => format!("a parameter cannot have the attribute `#[{name}]`; expected `#[param(...)]`"),
            };
            errors.at(attribute.path(), message);
        }
    }
    let mut ty = field.ty.clone();
    if let Type::Reference(reference) = &field.ty {
        let message;
        (message, ty) = owned_instead(&reference.elem);
        errors.at(&field.ty, message);
    }
    Some(Param {
        ident,
        docs,
        ty,
        default: options.default.and_then(|default| default.take(errors)),
        is: options.is.and_then(|is| is.take(errors)),
        self_type: options.self_type.and_then(|flag| flag.take(errors)).map(|Flag(key)| key),
        mutable: options.mutable.and_then(|flag| flag.take(errors)).map(|Flag(key)| key),
    })
}

/// Returns the message for a reference, and the owned type that was meant.
fn owned_instead(ty: &Type) -> (&'static str, Type) {
    match ty {
        Type::Path(path) if path.path.is_ident("str") => (
            "a parameter cannot be a reference; write `String`, which builders take as `&str`",
            syn::parse_quote!(::std::string::String),
        ),
        Type::Slice(slice) => {
            let element = &slice.elem;
            let owned = syn::parse_quote!(::std::vec::Vec<#element>);
            ("a parameter cannot be a reference; write `Vec<T>`, which builders take as `&[T]`", owned)
        }
        other => ("a parameter cannot be a reference; remove the `&`", other.clone()),
    }
}
