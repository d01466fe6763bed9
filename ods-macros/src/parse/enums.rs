//! `#[enum_attr]`

use darling::FromMeta;
use proc_macro2::TokenStream;
use quote::quote;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{
    Attribute, BinOp, Error, Expr, ExprLit, Ident, Item, ItemEnum, Lit, LitStr, Meta, Path, Result, Token, UnOp,
    Visibility,
};
use syn::{Variant, token};

use super::def_format;
use super::keys::Keys;
use super::recover::comma;
use super::values::{self, Alone, Checked, List};
use crate::docs::Docs;
use crate::errors::Errors;
use crate::model::def::{self, DefModel, Param};
use crate::model::def_format::FormatModel;
use crate::model::enums::{Case, EnumModel, Kind, Value, attribute_ident};

/// The attribute with the text of a case.
const CASE: &str = "case";
/// The attribute of a second name of a case.
const ALIAS: &str = "alias";
/// The attributes of cases.
pub const CASE_ATTRIBUTES: &[&str] = &[CASE, ALIAS];

pub const KEYS: Keys = Keys {
    owner: "#[enum_attr]",
    known: &["format", "separator", "primary_groups", "quoted", "known_as", "crate"],
    foreign: &[
        ("string", "write `#[enum_attr(str)]` for string attributes"),
        ("bit", "write `#[enum_attr(bits)]` for a bit enum"),
        ("flags", "write `#[enum_attr(bits)]` for a bit enum"),
        ("u8", "attributes are signless integers, so write `#[enum_attr(i8)]`"),
        ("u16", "attributes are signless integers, so write `#[enum_attr(i16)]`"),
        ("u32", "attributes are signless integers, so write `#[enum_attr(i32)]`"),
        ("u64", "attributes are signless integers, so write `#[enum_attr(i64)]`"),
        ("summary", "write the summary in the first line of the doc comment"),
        ("description", "write the description in the doc comment, after its first line"),
        ("name", "the name of the Rust enum is used"),
        ("dialect", "write the dialect and the attribute's name first: `#[enum_attr(Test, \"padding\")]`"),
        ("mnemonic", "write the dialect and the attribute's name first: `#[enum_attr(Test, \"padding\")]`"),
        ("assemblyFormat", "write `format(\"<\" $value \">\")`"),
        ("width", "write the width as a type: `#[enum_attr(i64)]`"),
        ("cases", "write cases as variants of the Rust enum"),
        ("underlyingType", "write the width as a type: `#[enum_attr(i64)]`"),
        (
            "cppNamespace",
            "the Rust module is the namespace; the name in messages is `known_as = \"::mlir::test::Padding\"`",
        ),
        ("printBitEnumPrimaryGroups", "write `primary_groups`"),
        ("printBitEnumQuoted", "write `quoted`"),
        ("genSpecializedAttr", "the enum is itself a constraint on builtin attributes"),
        ("none", "write the empty case of a bit enum with the value 0: `None = 0`"),
    ],
};

/// The arguments with keys.
#[derive(Default, FromMeta)]
struct Keyed {
    format: Option<Checked<List>>,
    separator: Option<Checked<LitStr>>,
    primary_groups: Option<Checked<Alone>>,
    quoted: Option<Checked<Alone>>,
    known_as: Option<Checked<LitStr>>,
    #[darling(rename = "crate")]
    krate: Option<Checked<Path>>,
}

/// The words in front of the keys.
#[derive(Default)]
struct Words {
    dialect: Option<Path>,
    mnemonic: Option<LitStr>,
    width: Option<(Ident, u32)>,
    string: Option<Ident>,
    bits: Option<Ident>,
}

/// Parses a definition. Invalid parts are omitted and their errors kept; returns `None` if the item is not an enum.
pub fn parse(arguments: TokenStream, item: &TokenStream, errors: &mut Errors) -> Option<EnumModel> {
    let mut item = enum_of(item, errors)?;
    let (mut words, mut keyed) = (Words::default(), Keyed::default());
    let parser = |input: ParseStream<'_>| {
        words = read_words(input, errors);
        keyed = KEYS.read(input, errors);
        Ok(())
    };
    let parsed = parser.parse2(arguments);
    errors.take(parsed);
    let kind = kind(&words, errors);
    let krate = values::krate(keyed.krate, errors);
    let docs = Docs::take(&mut item.attrs);
    let format = keyed.format.and_then(|format| format.take(errors));
    let known_as = keyed.known_as.and_then(|name| name.take(errors));
    let form = form(words, format, errors);
    if let (Some(name), None) = (&known_as, &form) {
        let message = "`known_as` applies to enums in attributes of a dialect, which messages call by name; write \
                       `#[enum_attr(Test, \"padding\")]`";
        errors.at(name, message);
    }
    let attribute = form.map(|form| Box::new(attribute((&item.ident, &item.vis), &krate, &docs, form)));
    let cases = item.variants.into_iter().map(|variant| case(variant, kind, errors)).collect();
    Some(EnumModel {
        krate,
        docs,
        attributes: item.attrs,
        visibility: item.vis,
        ident: item.ident,
        generics: item.generics,
        kind,
        attribute,
        known_as,
        separator: keyed.separator.and_then(|separator| separator.take(errors)),
        primary_groups: keyed.primary_groups.and_then(|key| key.take(errors)).map(|Alone(key)| key),
        quoted: keyed.quoted.and_then(|key| key.take(errors)).map(|Alone(key)| key),
        cases,
    })
}

fn enum_of(item: &TokenStream, errors: &mut Errors) -> Option<ItemEnum> {
    let wrong = "`#[enum_attr]` applies to an enum, whose variants are the cases: `pub enum Padding { Same, Valid }`";
    match syn::parse2::<Item>(item.clone()) {
        Ok(Item::Enum(item)) => return Some(item),
        Ok(other) => errors.at(super::item::keyword_of(&other), wrong),
        Err(error) => errors.add(error),
    }
    None
}

/// Parses `i64`, `str` and `bits`, in any order, up to the first key.
fn read_words(input: ParseStream<'_>, errors: &mut Errors) -> Words {
    let mut words = Words::default();
    read_form(input, &mut words, errors);
    while input.peek(syn::Ident) && !input.peek2(Token![=]) && !input.peek2(token::Paren) {
        let fork = input.fork();
        let Ok(word) = fork.parse::<Ident>() else { break };
        if !read_word(&word, &mut words, errors) {
            break;
        }
        // Parses the same word again, now consuming it.
        let _ = input.parse::<Ident>();
        comma(input, errors);
    }
    words
}

/// Parses the dialect and the mnemonic, if present.
fn read_form(input: ParseStream<'_>, words: &mut Words, errors: &mut Errors) {
    if input.peek(LitStr) {
        let mnemonic = errors.take(input.parse::<LitStr>());
        errors.at(mnemonic, "missing dialect before the attribute's name; write `#[enum_attr(Test, \"padding\")]`");
        comma(input, errors);
        return;
    }
    let fork = input.fork();
    let Ok(path) = fork.parse::<Path>() else { return };
    let is_dialect = fork.parse::<Token![,]>().is_ok() && fork.peek(LitStr);
    // A type that is not a word: the name after it is missing.
    let looks_like_one = path.segments.last().is_some_and(|last| {
        last.ident.to_string().starts_with(|c: char| c.is_ascii_uppercase()) && !input.peek2(Token![=])
    });
    if !is_dialect && !looks_like_one {
        return;
    }
    words.dialect = input.parse().ok();
    comma(input, errors);
    match is_dialect {
        true => {
            words.mnemonic = input.parse().ok();
            comma(input, errors);
        }
        false => {
            let message = "missing name of the attribute after the dialect; write `#[enum_attr(Test, \"padding\")]`";
            errors.at(path, message);
        }
    }
}

/// `Test, "padding"` and `format(...)`, which is `$value` by default: the text of the attribute that contains the
/// value.
struct Form {
    dialect: Path,
    mnemonic: LitStr,
    format: FormatModel,
}

/// Returns the attribute that contains a value of the enum: as `#[attr_def]` on a struct with one field.
fn attribute((ident, visibility): (&Ident, &Visibility), krate: &Path, docs: &Docs, form: Form) -> DefModel {
    let value = Param {
        ident: Ident::new("value", ident.span()),
        docs: Docs::default(),
        ty: syn::parse_quote!(#ident),
        default: None,
        is: None,
        self_type: None,
        mutable: None,
    };
    DefModel {
        kind: def::Kind::Attribute,
        krate: krate.clone(),
        dialect: Some(form.dialect),
        mnemonic: Some(form.mnemonic),
        docs: docs.clone(),
        attributes: Vec::new(),
        visibility: visibility.clone(),
        ident: attribute_ident(ident),
        traits: Vec::new(),
        interfaces: Vec::new(),
        preds: Vec::new(),
        verify: None,
        alias: None,
        custom: None,
        format: Some(form.format),
        enumeration: Some(ident.clone()),
        params: vec![value],
    }
}

/// Parses the dialect, the mnemonic and the format of the attribute.
fn form(words: Words, format: Option<List>, errors: &mut Errors) -> Option<Form> {
    let Words { dialect, mnemonic, string, .. } = words;
    let (Some(dialect), Some(mnemonic)) = (dialect, mnemonic) else {
        if let Some(list) = format {
            errors.at(
                list.key,
                "`format` applies to attributes of a dialect; write `#[enum_attr(Test, \"padding\", format(...))]`",
            );
        }
        return None;
    };
    if let Some(string) = string {
        errors.at(string, "the attribute of a dialect contains the case itself, not a string; remove `str`");
    }
    let list = format.unwrap_or_else(|| List { key: Ident::new("format", mnemonic.span()), tokens: quote!($value) });
    let format = def_format::parse(list, errors);
    Some(Form { dialect, mnemonic, format })
}

/// Records a known word; returns whether it is one.
fn read_word(word: &Ident, words: &mut Words, errors: &mut Errors) -> bool {
    let text = word.to_string();
    let twice = match text.as_str() {
        "str" => words.string.replace(word.clone()).is_some(),
        "bits" => words.bits.replace(word.clone()).is_some(),
        _ => match width(&text) {
            Some(width) => words.width.replace((word.clone(), width)).is_some(),
            None if unsigned_width(&text) => {
                let message = format!("attributes of enums are signless integers; write `i{}`", digits(&text));
                errors.at(word, message);
                false
            }
            None => return false,
        },
    };
    if twice {
        errors.at(word, "the kind of attribute is given twice; remove one");
    }
    true
}

fn digits(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_ascii_alphabetic())
}

fn width(text: &str) -> Option<u32> {
    let digits = text.strip_prefix('i')?;
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok())?
}

fn unsigned_width(text: &str) -> bool {
    let digits = text.strip_prefix("ui").or_else(|| text.strip_prefix("si")).or_else(|| text.strip_prefix('u'));
    digits.is_some_and(|digits| !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit()))
}

fn kind(words: &Words, errors: &mut Errors) -> Kind {
    let mut width = words.width.as_ref().map_or(32, |(_, width)| *width);
    if let Some((word, 0 | 65..)) = &words.width {
        errors.at(word, "the width of an enum must be 1 to 64 bits");
        width = 64;
    }
    match (&words.string, &words.bits) {
        (Some(_), None) => {
            if let Some((word, _)) = &words.width {
                errors.at(word, "attributes of an enum are either strings or integers; remove the width or `str`");
            }
            Kind::String
        }
        (Some(string), Some(_)) => {
            errors.at(string, "the cases of a bit enum are bits of an integer; remove `str` or `bits`");
            Kind::Bits(width)
        }
        (None, Some(_)) => Kind::Bits(width),
        (None, None) => Kind::Integer(width),
    }
}

fn case(mut variant: Variant, kind: Kind, errors: &mut Errors) -> Case {
    let docs = Docs::take(&mut variant.attrs);
    let alias = alias(&mut variant.attrs, errors);
    let (ours, others): (Vec<_>, Vec<_>) =
        variant.attrs.into_iter().partition(|attribute| attribute.path().is_ident(CASE));
    let mut text = None;
    for attribute in &ours {
        let read = errors.take(case_text(attribute));
        if text.is_some() {
            errors.at(attribute, format!("`{}` already has a text; remove one", variant.ident));
        }
        text = text.or(read);
    }
    let expression = variant.discriminant.map(|(_, expression)| expression);
    let value = match (&alias, &expression) {
        (Some(alias), _) => errors.take(same(alias, expression.as_ref(), kind)).map_or(Value::Unknown, Value::Same),
        (None, None) => Value::Next,
        (None, Some(expression)) => errors.take(value(expression, kind)).unwrap_or(Value::Unknown),
    };
    Case { docs, attributes: others, ident: variant.ident, fields: variant.fields, text, alias, expression, value }
}

/// Takes the `#[alias]` of a case.
fn alias(attributes: &mut Vec<Attribute>, errors: &mut Errors) -> Option<Ident> {
    let mut found = None;
    attributes.retain(|attribute| {
        if !attribute.path().is_ident(ALIAS) {
            return true;
        }
        match &attribute.meta {
            Meta::Path(path) if found.is_none() => found = path.get_ident().cloned(),
            Meta::Path(_) => errors.at(attribute, "`#[alias]` is repeated; remove one"),
            _ => errors.at(attribute, format!("`#[alias]` has no arguments; {ALIAS_USAGE}")),
        }
        false
    });
    found
}

const ALIAS_USAGE: &str = "an alias names its case: `#[alias] Other = Case`";

/// Parses the case that an alias names.
fn same(alias: &Ident, expression: Option<&Expr>, kind: Kind) -> Result<Ident> {
    if kind == Kind::String {
        let message = "the cases of a string enum have no aliases, since the attribute is the text; remove `#[alias]`";
        return Err(Error::new_spanned(alias, message));
    }
    let Some(expression) = expression else {
        return Err(Error::new_spanned(alias, format!("an alias has no value of its own; {ALIAS_USAGE}")));
    };
    match group(expression).as_deref() {
        Some([name]) => Ok(name.clone()),
        _ => Err(Error::new_spanned(expression, format!("this is not the name of a case; {ALIAS_USAGE}"))),
    }
}

fn case_text(attribute: &Attribute) -> Result<LitStr> {
    let usage = "expected the text of a case: `#[case(\"text\")]`";
    match &attribute.meta {
        Meta::List(list) => list.parse_args().map_err(|_| Error::new_spanned(attribute, usage)),
        _ => Err(Error::new_spanned(attribute, usage)),
    }
}

/// Parses the expression after the `=` of a case.
fn value(expression: &Expr, kind: Kind) -> Result<Value> {
    if kind == Kind::String {
        let message = "a case of a string enum has no number, since its attribute is its text; remove it";
        return Err(Error::new_spanned(expression, message));
    }
    if let Some(number) = number(expression) {
        return Ok(Value::Number(number));
    }
    let names = group(expression).filter(|_| matches!(kind, Kind::Bits(_)));
    names.map(Value::Group).ok_or_else(|| {
        let message = match kind {
            Kind::Bits(_) => "the value of a case must be a bit (`1 << 3`), 0, or a group of other cases (`A | B`)",
            Kind::Integer(_) | Kind::String => "the value of a case must be a number; write `Case = 5`",
        };
        Error::new(expression.span(), message)
    })
}

/// Returns the value of a number in one of the usual notations: `5`, `-5`, `1 << 5`.
fn number(expression: &Expr) -> Option<i128> {
    match expression {
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => literal.base10_parse().ok(),
        Expr::Paren(inner) => number(&inner.expr),
        Expr::Group(inner) => number(&inner.expr),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => number(&unary.expr)?.checked_neg(),
        Expr::Binary(binary) if matches!(binary.op, BinOp::Shl(_)) => {
            let (left, right) = (number(&binary.left)?, u32::try_from(number(&binary.right)?).ok()?);
            left.checked_mul(1_i128.checked_shl(right).filter(|_| right < 127)?)
        }
        _ => None,
    }
}

/// Returns the names in `A | B` or `Self::A | Self::B`.
fn group(expression: &Expr) -> Option<Vec<Ident>> {
    match expression {
        Expr::Path(path) => path.path.segments.last().map(|segment| vec![segment.ident.clone()]),
        Expr::Paren(inner) => group(&inner.expr),
        Expr::Group(inner) => group(&inner.expr),
        Expr::Binary(binary) if matches!(binary.op, BinOp::BitOr(_)) => {
            Some([group(&binary.left)?, group(&binary.right)?].concat())
        }
        _ => None,
    }
}
