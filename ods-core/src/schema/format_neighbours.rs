//! What an expansion asks about attributes of the user's own constraints and what stands beside them in a format.

use crate::entity::{Attribute, Type};

use super::beginnings::{begins_of_def, check_not_taken_for};
use super::checks::{equal, fail};
use super::{
    AttrText, Begin, Constrains, DefFormat, FormatElement, Pred, ShortForm, Tail, View, check_tail, takes_colon,
};

/// What the text of an attribute begins and ends with, as far as its neighbours may go on with it.
enum Edge {
    /// Brackets and quotes, which keep apart from anything.
    Closed,
    /// Letters.
    Word,
    /// `@` and letters.
    Symbol,
    /// Digits: of an integer in decimal, or any.
    Integer,
    Number,
    /// A type or attribute that `<` may go on, as any may be.
    Open,
}

impl Edge {
    /// Where the text begins.
    const fn first<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> Self {
        match own_format::<C>(qualified) {
            // It may begin with a blank of its own.
            Some(DefFormat::Program(
                [
                    FormatElement::Literal { space: true, .. }
                    | FormatElement::Parameter { space: true, .. }
                    | FormatElement::Params { space: true, .. }
                    | FormatElement::Struct { space: true, .. },
                    ..,
                ],
            )) => Self::Closed,
            Some(DefFormat::Program([FormatElement::Literal { text, .. }, ..])) => Self::of_literal(text),
            Some(DefFormat::Program(_)) => Self::Word,
            // What code writes is up to it.
            Some(_) => Self::Closed,
            None => Self::of::<C>(qualified),
        }
    }

    /// Where it ends.
    const fn last<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> Self {
        match own_format::<C>(qualified) {
            Some(DefFormat::Program([.., FormatElement::Literal { text, .. }])) => Self::of_literal(text),
            Some(DefFormat::Program(_)) if C::CONSTRAINT.enumeration().is_some() => Self::Word,
            Some(DefFormat::Program(_)) => Self::Open,
            Some(_) => Self::Closed,
            None => Self::of::<C>(qualified),
        }
    }

    const fn of_literal(text: &str) -> Self {
        match text.as_bytes() {
            [b'a'..=b'z' | b'A'..=b'Z' | b'_', ..] => Self::Word,
            _ => Self::Closed,
        }
    }

    /// Of an attribute that has no format of its own, where it begins and where it ends.
    const fn of<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> Self {
        if let (Some(_), false) = (C::CONSTRAINT.enumeration(), qualified) {
            return Self::Word;
        }
        match C::CONSTRAINT.attribute_text() {
            AttrText::SymbolName => return Self::Symbol,
            AttrText::DenseArray(_) if !qualified => return Self::Closed,
            _ => {}
        }
        let form = <C::View as View>::FORM;
        match form.short {
            Some(ShortForm::DenseArray(_)) if !qualified => Self::Closed,
            Some(ShortForm::Def(_)) => Self::Open,
            _ => {
                let is_typed = matches!(C::CONSTRAINT.attribute_text(), AttrText::Typed);
                Self::by_view(form.view_name(), matches!(form.proof, Pred::True), Self::has_type::<C>(), is_typed)
            }
        }
    }

    /// Whether the type of such an attribute is written behind it.
    const fn has_type<C: Constrains<Attribute> + ?Sized>() -> bool {
        matches!(C::CONSTRAINT.attribute_text(), AttrText::Default | AttrText::Typed)
    }

    const fn by_view(view: &str, is_any: bool, has_type: bool, is_typed: bool) -> Self {
        match view.as_bytes() {
            _ if is_any => Self::Open,
            b"StringAttr" if is_typed => Self::Open,
            b"StringAttr" | b"ArrayAttr" | b"DictionaryAttr" | b"DenseArrayAttr" | b"StridedLayoutAttr" => Self::Closed,
            b"SymbolRefAttr" | b"FlatSymbolRefAttr" => Self::Symbol,
            b"BoolAttr" | b"UnitAttr" => Self::Word,
            b"IntegerAttr" if has_type => Self::Word,
            b"FloatAttr" if has_type => Self::Word,
            b"IntegerAttr" => Self::Integer,
            b"FloatAttr" => Self::Number,
            _ => Self::Open,
        }
    }
}

/// The format of the attribute's definition, where it is written without dialect and mnemonic.
const fn own_format<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> Option<&'static DefFormat> {
    match <C::View as View>::FORM.short {
        Some(ShortForm::Def(schema))
            if !qualified && !matches!(schema.format, DefFormat::None | DefFormat::Program([])) =>
        {
            Some(&schema.format)
        }
        _ => None,
    }
}

/// What stands behind an attribute that may have a type is no `:`, which would be taken to begin it.
///
/// # Panics
/// When it could be.
#[track_caller]
pub const fn check_no_type_behind<C: Constrains<Attribute> + ?Sized>(qualified: bool, field: &str) {
    let text = C::CONSTRAINT.attribute_text();
    let form = <C::View as View>::FORM;
    // Strings are mostly written without a type.
    let is_plain_string = equal(form.view_name(), "StringAttr") && !matches!(text, AttrText::Typed);
    let is_any = matches!(form.proof, Pred::True) || takes_colon(form.view_name()) && !is_plain_string;
    let has_one_type = !matches!(text, AttrText::Default | AttrText::Typed);
    if !has_one_type && (qualified || is_any) {
        fail(&[
            "`",
            field,
            "` may be any attribute, and the `:` behind it would be taken to begin its type: write another literal, or a \
             constraint whose attributes have one type (`value_type`)",
        ]);
    }
}

/// What stands behind an attribute that is written without its name is not taken for more of it.
///
/// # Panics
/// When it would be.
#[track_caller]
pub const fn check_tail_of_attribute<C: Constrains<Attribute> + ?Sized>(next: &[(Begin, &str)], field: &str) {
    match C::CONSTRAINT.enumeration() {
        Some(schema) if schema.form.is_none() => check_tail_before(schema.tail(), next, field),
        _ => check_tail_of_form(<C::View as View>::FORM.short, next, field),
    }
}

/// The same of a type.
///
/// # Panics
/// As [`check_tail_of_attribute`].
#[track_caller]
pub const fn check_tail_of_type<C: Constrains<Type> + ?Sized>(next: &[(Begin, &str)], field: &str) {
    check_tail_of_form(<C::View as View>::FORM.short, next, field);
}

#[track_caller]
const fn check_tail_of_form(form: Option<ShortForm>, next: &[(Begin, &str)], field: &str) {
    let Some(ShortForm::Def(schema)) = form else { return };
    let tail: &[Tail] = match schema.takes_colon() {
        true => &[Tail::Def(schema), Tail::Literal(":")],
        false => &[Tail::Def(schema)],
    };
    check_tail_before(tail, next, field);
}

#[track_caller]
const fn check_tail_before(tail: &[Tail], next: &[(Begin, &str)], field: &str) {
    let mut i = 0;
    while i < next.len() {
        let (begin, of) = &next[i];
        check_tail(tail, &[*begin], field, of);
        i += 1;
    }
}

/// Each of these, under the same name.
#[doc(hidden)]
pub const fn named<const N: usize>(begins: [Begin; N], of: &'static str) -> [(Begin, &'static str); N] {
    let mut named = [(Begin::Unknown, of); N];
    let mut i = 0;
    while i < N {
        named[i].0 = begins[i];
        i += 1;
    }
    named
}

/// What the text of an attribute begins with: one of three, or the same again.
#[doc(hidden)]
pub const fn begins_of_attribute<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> [Begin; 3] {
    let form = <C::View as View>::FORM;
    match (C::CONSTRAINT.enumeration(), C::CONSTRAINT.attribute_text(), form.short) {
        (Some(schema), ..) if schema.form.is_none() => [Begin::Case(schema); 3],
        (_, AttrText::SymbolName, _) => [Begin::Literal("@"); 3],
        (_, AttrText::DenseArray(_), _) | (.., Some(ShortForm::DenseArray(_))) if !qualified => {
            [Begin::Literal("["); 3]
        }
        (.., Some(ShortForm::Def(schema))) => match (own_format::<C>(qualified), schema.enumeration) {
            (None, _) => [Begin::Literal("#"); 3],
            (Some(DefFormat::Program([FormatElement::Parameter { .. }, ..])), Some(cases)) => {
                [Begin::Case(cases), Begin::Literal("#"), Begin::Literal("#")]
            }
            _ => {
                let [first, second] = begins_of_def(schema);
                [first, second, second]
            }
        },
        _ if is_typed_interface(C::CONSTRAINT.name) => [Begin::TypedAttribute; 3],
        _ => begins_by_view(form.view_name()),
    }
}

/// Whether the constraint is an interface of attributes that have a type.
const fn is_typed_interface(name: &str) -> bool {
    matches!(name.as_bytes(), b"TypedAttrInterface" | b"ElementsAttrInterface")
}

const fn begins_by_view(view: &str) -> [Begin; 3] {
    const ALIAS: Begin = Begin::Literal("#");
    const TRUTHS: [Begin; 3] = [Begin::Number, Begin::Literal("true"), Begin::Literal("false")];
    match view.as_bytes() {
        b"StringAttr" => [Begin::Text; 3],
        b"ArrayAttr" => [Begin::Literal("["); 3],
        b"DictionaryAttr" => [Begin::Literal("{"); 3],
        b"SymbolRefAttr" | b"FlatSymbolRefAttr" => [Begin::Literal("@"); 3],
        b"BoolAttr" => [TRUTHS[1], TRUTHS[1], TRUTHS[2]],
        b"IntegerAttr" => TRUTHS,
        b"FloatAttr" => [Begin::Number; 3],
        b"UnitAttr" => [Begin::Literal("unit"); 3],
        b"TypeAttr" => [Begin::Type; 3],
        b"DenseArrayAttr" => [Begin::Literal("array"); 3],
        b"LocationAttr" => [ALIAS, ALIAS, Begin::Literal("loc")],
        b"AffineMapAttr" => [ALIAS, ALIAS, Begin::Literal("affine_map")],
        b"IntegerSetAttr" => [ALIAS, ALIAS, Begin::Literal("affine_set")],
        _ => [Begin::Attribute; 3],
    }
}

/// What the text of a type begins with.
#[doc(hidden)]
pub const fn begins_of_type<C: Constrains<Type> + ?Sized>(qualified: bool) -> [Begin; 2] {
    match <C::View as View>::FORM.short {
        Some(ShortForm::Def(schema)) if !qualified => begins_of_def(schema),
        _ => [Begin::Type; 2],
    }
}

/// What stands behind a reference to a symbol is no `::`, which would go on with it.
///
/// # Panics
/// When the attribute is such a reference.
#[track_caller]
pub const fn check_no_symbol_before<C: Constrains<Attribute> + ?Sized>(field: &str) {
    if matches!(C::CONSTRAINT.attribute_text(), AttrText::SymbolName) {
        return;
    }
    if let Edge::Symbol = Edge::last::<C>(false) {
        fail(&["`:` `:` would be taken to go on with the symbol `", field, "`: write another literal"]);
    }
}

/// What stands behind an attribute that may be missing is not taken for it.
///
/// # Panics
/// When it is.
#[track_caller]
pub const fn check_not_taken<C: Constrains<Attribute> + ?Sized>(qualified: bool, next: Begin, field: &str, of: &str) {
    check_not_taken_for(&takes::<C>(qualified), &[next], field, of);
}

/// What is taken for an attribute that may be missing, as the parser reads it: of two kinds, or twice the same.
#[doc(hidden)]
pub const fn takes<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> [Begin; 2] {
    if let Some(schema) = C::CONSTRAINT.enumeration() {
        return match schema.form {
            None => [Begin::Case(schema); 2],
            Some(_) => [Begin::Attribute, Begin::Literal("<")],
        };
    }
    // An alias is read as well.
    const ARRAY: [Begin; 2] = [Begin::Literal("["), Begin::Literal("#")];
    let form = <C::View as View>::FORM;
    match (C::CONSTRAINT.attribute_text(), form.short) {
        (AttrText::SymbolName, _) => [Begin::Literal("@"); 2],
        (AttrText::DenseArray(_), _) | (_, Some(ShortForm::DenseArray(_))) if !qualified => ARRAY,
        (_, Some(ShortForm::Def(schema))) if !qualified => [Begin::Attribute, Begin::Def(schema)],
        _ => takes_by_view(form.view_name()),
    }
}

/// Of most attributes the parser asks whether any is there.
const fn takes_by_view(view: &str) -> [Begin; 2] {
    match view.as_bytes() {
        b"StringAttr" | b"ArrayAttr" | b"SymbolRefAttr" | b"FlatSymbolRefAttr" => [begins_by_view(view)[0]; 2],
        _ => [Begin::Attribute; 2],
    }
}

/// An attribute that may be missing is told from its first token: a format of its own begins with a literal.
///
/// # Panics
/// When it does not.
#[track_caller]
pub const fn check_is_told<C: Constrains<Attribute> + ?Sized>(qualified: bool, field: &str) {
    match own_format::<C>(qualified) {
        None | Some(DefFormat::Program([FormatElement::Literal { .. }, ..])) => {}
        Some(_) => fail(&[
            "nothing tells whether `",
            field,
            "` is there, as its format does not begin with a literal: put a literal before it, in a group",
        ]),
    }
}

/// What stands behind an attribute that may end in a type is no `<`, which would be taken to begin its parameters.
///
/// # Panics
/// When it could be.
#[track_caller]
pub const fn check_no_parameters_behind<C: Constrains<Attribute> + ?Sized>(qualified: bool, field: &str) {
    if let Edge::Open = Edge::last::<C>(qualified) {
        fail(&[
            "the `<` behind `",
            field,
            "` would be taken for the parameters of the attribute: write another literal",
        ]);
    }
}

/// Whether `<` behind the attribute may be taken for its parameters.
pub const fn takes_parameters<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> bool {
    matches!(Edge::last::<C>(qualified), Edge::Open)
}

/// What stands behind a type, or behind an attribute that may end in one, does not begin with `<`.
///
/// # Panics
/// When it does, and what is before it is so (`behind_open`).
#[track_caller]
pub const fn check_no_parameters<C: Constrains<Attribute> + ?Sized>(qualified: bool, behind_open: bool, field: &str) {
    if begins_with_angle(<C::View as View>::FORM.short) && !qualified && behind_open {
        no_parameters(field);
    }
}

/// The same of a type.
///
/// # Panics
/// As [`check_no_parameters`].
#[track_caller]
pub const fn check_type_is_no_parameters<C: Constrains<Type> + ?Sized>(
    qualified: bool,
    behind_open: bool,
    field: &str,
) {
    if begins_with_angle(<C::View as View>::FORM.short) && !qualified && behind_open {
        no_parameters(field);
    }
}

const fn begins_with_angle(form: Option<ShortForm>) -> bool {
    matches!(form, Some(ShortForm::Def(schema)) if equal(schema.first_literal(), "<"))
}

#[track_caller]
const fn no_parameters(field: &str) {
    fail(&[
        "the `<` that `",
        field,
        "` begins with would be taken for the parameters of what is before it: write another literal between",
    ]);
}

/// A word or number behind an attribute, without a blank between, does not go on with it; `goes_on_integer`, with an
/// integer in decimal either.
///
/// # Panics
/// When it does.
#[track_caller]
pub const fn check_not_run_on<C: Constrains<Attribute> + ?Sized>(
    qualified: bool,
    goes_on_integer: bool,
    of: &str,
    field: &str,
) {
    match Edge::last::<C>(qualified) {
        Edge::Closed => {}
        Edge::Integer if !goes_on_integer => {}
        _ => fail(&["`", of, "` runs into the text of `", field, "`: take the `\"\"` away"]),
    }
}

/// An attribute behind a word or number, without a blank between, does not go on with it.
///
/// # Panics
/// When it does.
#[track_caller]
pub const fn check_not_run_into<C: Constrains<Attribute> + ?Sized>(qualified: bool, field: &str) {
    match Edge::first::<C>(qualified) {
        Edge::Closed | Edge::Symbol => {}
        _ => fail(&["`", field, "` runs into the word before it: take the `\"\"` away"]),
    }
}
