//! `#[op]`

use darling::FromMeta;
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Generics, Ident, ItemStruct, LitStr, Path, Token, token};

use super::item::struct_of;
use super::keys::Keys;
use super::recover::{comma, next_token, skip_to_comma};
use super::values::{self, Alone, AloneOrList, Checked, List};
use super::{effects, field, format, traits};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::hooks::{Canonicalize, Hooks};
use crate::model::op::{Field, OpModel};
use crate::model::op_format::OpFormatModel;

/// The keys of `#[op]`, and the keys of TableGen, pliron and melior with their replacements.
pub const KEYS: Keys = Keys {
    owner: "#[op]",
    known: &[
        "traits",
        "interfaces",
        "effects",
        "verify",
        "verify_regions",
        "verify_symbol_uses",
        "fold",
        "evaluate",
        "format",
        "unproved_format",
        "custom_format",
        "canonicalize",
        "builders",
        "skip_default_builders",
        "doc_group",
        "crate",
    ],
    foreign: &[
        ("summary", "write the summary in the first line of the doc comment"),
        ("description", "write the description in the doc comment, after its first line"),
        ("arguments", "write operands as fields with `#[operand]`, attributes as fields with `#[attr]`"),
        ("operands", "write operands as fields with `#[operand]`"),
        ("attributes", "write attributes as fields with `#[attr]`"),
        ("results", "write results as fields with `#[result]`"),
        ("regions", "write regions as fields with `#[region]`"),
        ("successors", "write successors as fields with `#[successor]`"),
        ("hasVerifier", "write `verify`, and `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` on the op"),
        ("has_verifier", "write `verify`, and `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` on the op"),
        ("verifier", "write `verify`, and `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` on the op"),
        ("assembly_format", "write `format($lhs \",\" $rhs attr_dict \":\" type($result))`"),
        ("assemblyFormat", "write `format($lhs \",\" $rhs attr_dict \":\" type($result))`"),
        (
            "hooks",
            "hooks belong to the dialect; hooks of an operation have keys of their own, such as `verify` or `fold`",
        ),
        ("DeclareOpInterfaceMethods", "list the interface as `interfaces(X)`, and write an `impl X for` the operation"),
        (
            "skipDefaultBuilders",
            "write `skip_default_builders`, and builders in an `impl` of the op, which may be called `new`",
        ),
        ("hasRegionVerifier", "write `verify_regions`, and such a function on the op"),
        ("hasCustomAssemblyFormat", "write `custom_format`, and functions `parse` and `print` on the op"),
        ("parse", "write `custom_format`, and functions `parse` and `print` on the op"),
        ("parser", "write `custom_format`, and functions `parse` and `print` on the op"),
        ("print", "write `custom_format`, and functions `parse` and `print` on the op"),
        ("printer", "write `custom_format`, and functions `parse` and `print` on the op"),
        (
            "hasFolder",
            "write `fold`, and `fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> FoldResult` on the op",
        ),
        ("hasCanonicalizer", "write `canonicalize(A, B)`, with types that implement `OpPattern`"),
        ("hasCanonicalizeMethod", "write `canonicalize`, and such a function on the op"),
        ("extraClassDeclaration", "write further methods in an `impl` of the op"),
        ("opDocGroup", "write `doc_group = G`, with a `static G: DocGroup`"),
        ("name", "write the name as the second argument: `#[op(Tf, \"AvgPool\")]`"),
        ("dialect", "write the dialect as the first argument: `#[op(Tf, \"AvgPool\")]`"),
    ],
};

/// The arguments of `#[op(...)]`.
#[derive(Default)]
struct Arguments {
    dialect: Option<Path>,
    mnemonic: Option<LitStr>,
    keyed: Keyed,
    interfaces_first: bool,
}

/// The arguments with keys.
#[derive(Default, FromMeta)]
struct Keyed {
    traits: Option<Checked<List>>,
    interfaces: Option<Checked<List>>,
    effects: Option<Checked<List>>,
    verify: Option<Checked<Alone>>,
    verify_regions: Option<Checked<Alone>>,
    verify_symbol_uses: Option<Checked<Alone>>,
    fold: Option<Checked<Alone>>,
    evaluate: Option<Checked<Alone>>,
    format: Option<Checked<List>>,
    unproved_format: Option<Checked<List>>,
    custom_format: Option<Checked<Alone>>,
    canonicalize: Option<Checked<AloneOrList>>,
    builders: Option<Checked<List>>,
    skip_default_builders: Option<Checked<Alone>>,
    doc_group: Option<Checked<Path>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// Parses a definition. Invalid parts are omitted and their errors kept; returns `None` if the item is not a struct.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<OpModel> {
    let wrong = "`#[op]` applies to a struct, whose fields are the operands, attributes and results";
    let mut item = struct_of(item, (wrong, "an operation", "fields"), errors)?;
    let Arguments { dialect, mnemonic, keyed, interfaces_first } = parse_arguments(arguments, &item.ident, errors);
    let (mut traits, mut multis) = (Vec::new(), Vec::new());
    if let Some(list) = keyed.traits.and_then(|list| list.take(errors)) {
        traits::parse(list.tokens, &mut traits, &mut multis, errors);
    }
    let interfaces = keyed.interfaces.and_then(|list| list.take(errors)).map(|list| list.paths(errors));
    let effects = keyed.effects.and_then(|list| list.take(errors)).map(|list| effects::parse(list, errors));
    let mut alone = |key: Option<Checked<Alone>>| key.and_then(|key| key.take(errors)).map(|Alone(key)| key);
    let mut hooks = Hooks {
        verify: alone(keyed.verify),
        verify_regions: alone(keyed.verify_regions),
        verify_symbol_uses: alone(keyed.verify_symbol_uses),
        fold: alone(keyed.fold),
        evaluate: alone(keyed.evaluate),
        custom_format: alone(keyed.custom_format),
        format: None,
        canonicalize: None,
        builders: Vec::new(),
        skip_default_builders: alone(keyed.skip_default_builders),
    };
    let mut format = |list: Option<Checked<List>>| list.and_then(|l| l.take(errors)).map(|l| format::parse(l, errors));
    let (proved, unproved) = (format(keyed.format), format(keyed.unproved_format));
    hooks.format = one_format(proved, unproved, errors);
    hooks.canonicalize = keyed.canonicalize.and_then(|key| key.take(errors)).map(|key| canonicalize(key, errors));
    hooks.builders = keyed.builders.and_then(|list| list.take(errors)).map(|l| l.paths(errors)).unwrap_or_default();
    let krate = values::krate(keyed.krate, errors);
    let doc_group = keyed.doc_group.and_then(|group| group.take(errors));
    let source = source(&item);
    let docs = Docs::take(&mut item.attrs);
    check_derives(&item.attrs, errors);
    let mut fields = field::parse_all(&item, errors);
    fields.retain(|field| !mentions_parameter(field, &item.generics));
    let mut model = OpModel {
        krate,
        dialect,
        mnemonic,
        docs,
        attributes: item.attrs,
        visibility: item.vis,
        ident: item.ident,
        source,
        traits,
        multis,
        hooks,
        interfaces: interfaces.unwrap_or_default(),
        interfaces_first,
        effects: effects.unwrap_or_default(),
        doc_group,
        has_all_fields: fields.len() == item.fields.len(),
        fields,
    };
    model.number_fields();
    Some(model)
}

/// Returns the format, proved or unproved.
fn one_format(
    proved: Option<OpFormatModel>,
    unproved: Option<OpFormatModel>,
    errors: &mut Errors,
) -> Option<OpFormatModel> {
    if let (Some(_), Some(unproved)) = (&proved, &unproved) {
        errors.at(&unproved.key, "`format` and `unproved_format` exclude each other; remove one of them");
    }
    proved.or_else(|| unproved.map(|format| OpFormatModel { is_proved: false, ..format }))
}

fn canonicalize(value: AloneOrList, errors: &mut Errors) -> Canonicalize {
    match value {
        AloneOrList::Alone(key) => Canonicalize { key, patterns: None },
        AloneOrList::List(list) => Canonicalize { key: list.key.clone(), patterns: Some(list.paths(errors)) },
    }
}

/// Returns `S`, or `__S` if the name is taken.
fn source(item: &ItemStruct) -> Ident {
    let is_taken = mentions(item.to_token_stream(), &["S".to_owned()]);
    Ident::new(if is_taken { "__S" } else { "S" }, Span::call_site())
}

/// Reports derives of traits that every operation implements already.
fn check_derives(attributes: &[Attribute], errors: &mut Errors) {
    let present = ["Clone", "Copy", "PartialEq", "Eq", "Hash", "Debug"];
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("derive")) {
        let listed = attribute.parse_args_with(syn::punctuated::Punctuated::<Path, Token![,]>::parse_terminated);
        for path in listed.into_iter().flatten() {
            let name = path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
            if present.contains(&name.as_str()) {
                errors.at(&path, format!("every operation already implements `{name}`; remove it"));
            }
        }
    }
}

/// Returns whether the field needs a generic parameter, which the operation does not have.
fn mentions_parameter(field: &Field, generics: &Generics) -> bool {
    let parameters: Vec<String> = generics.params.iter().filter_map(parameter_name).collect();
    let ty = field.ty.to_token_stream();
    !parameters.is_empty() && mentions(ty, &parameters)
}

fn parameter_name(parameter: &syn::GenericParam) -> Option<String> {
    match parameter {
        syn::GenericParam::Type(parameter) => Some(parameter.ident.to_string()),
        syn::GenericParam::Const(parameter) => Some(parameter.ident.to_string()),
        syn::GenericParam::Lifetime(parameter) => Some(parameter.lifetime.ident.to_string()),
    }
}

fn mentions(tokens: TokenStream, names: &[String]) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Ident(ident) => names.iter().any(|name| ident == name),
        TokenTree::Group(group) => mentions(group.stream(), names),
        _ => false,
    })
}

fn parse_arguments(tokens: TokenStream, op: &Ident, errors: &mut Errors) -> Arguments {
    let mut arguments = Arguments::default();
    let before = errors.len();
    let parser = |input: ParseStream<'_>| {
        positional(input, &mut arguments, errors);
        if input.peek(token::Bracket) {
            errors.at(next_token(input), "traits are listed in parentheses; write `traits(Pure, Terminator)`");
            skip_to_comma(input);
            comma(input, errors);
        }
        let (keyed, order) = KEYS.read_in_order(input, errors);
        arguments.keyed = keyed;
        arguments.interfaces_first = order.iter().find(|key| matches!(key.as_str(), "traits" | "interfaces"))
            == Some(&String::from("interfaces"));
        Ok(())
    };
    let parsed = parser.parse2(tokens);
    errors.take(parsed);
    if arguments.dialect.is_none() && errors.len() == before {
        errors.at(op, "missing dialect and name of the operation; write `#[op(Tf, \"AvgPool\")]`");
    }
    arguments
}

/// Parses the dialect and the name. If a key comes first, the error lists the keys.
fn positional(input: ParseStream<'_>, arguments: &mut Arguments, errors: &mut Errors) {
    let is_key = input.peek2(Token![=]) && !input.peek2(Token![==]) || input.peek2(token::Paren);
    if input.is_empty() || is_key {
        return;
    }
    let message = "expected the dialect: `#[op(Tf, \"AvgPool\")]`, where `Tf` is the `#[dialect]` struct";
    arguments.dialect = dialect(input, message, errors);
    if !input.is_empty() {
        errors.take(input.parse::<Token![,]>());
    }
    let is_key = input.peek2(Token![=]) || input.peek2(token::Paren);
    let may_lack_name = arguments.dialect.is_none() && !input.peek(LitStr);
    if is_key || may_lack_name {
        return;
    }
    arguments.mnemonic = mnemonic(input, arguments.dialect.as_ref(), errors);
    comma(input, errors);
}

pub(super) fn dialect(input: ParseStream<'_>, message: &str, errors: &mut Errors) -> Option<Path> {
    let found = next_token(input);
    match input.call(Path::parse_mod_style) {
        Ok(path) => Some(path),
        Err(_) => {
            errors.at(found, message);
            skip_to_comma(input);
            None
        }
    }
}

fn mnemonic(input: ParseStream<'_>, dialect: Option<&Path>, errors: &mut Errors) -> Option<LitStr> {
    let found = next_token(input);
    if let Ok(name) = input.parse() {
        return Some(name);
    }
    let message = "expected the operation's name without the dialect, a string: `#[op(Tf, \"AvgPool\")]`";
    match found {
        Some(token) => errors.at(token, message),
        None => errors.at(dialect, message),
    }
    skip_to_comma(input);
    None
}
