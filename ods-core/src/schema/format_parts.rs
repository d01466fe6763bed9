//! What the expansion of a declarative format names, to be short: how parts are written, and what the functions of
//! `custom<F>(...)` are given when an operation is printed.

use crate::entity::{Attribute, Operation, Type, Value};
use crate::ir::Ir;

use super::checks::{equal, fail};
use super::format_neighbours::is_word_of_type;
use super::{
    AttrText, AttributeForm, Constrains, EnumSchema, OpFormat, OpSchema, Part, Pred, ShortForm, TypeConstraint,
    TypeForm, View, ViewForm, nested_operands, types_of,
};

impl OpFormat {
    /// The format that writes nothing.
    pub const EMPTY: Self =
        Self { text: "", elements: &[], operand_types: &[], result_types: &[], attributes: &[], properties: &[] };
}

impl AttrText {
    /// That of attributes whose types satisfy the constraint: the type is not written where there is only one.
    pub const fn of_type(constraint: &TypeConstraint) -> Self {
        match constraint.builder {
            Some(build) => Self::OfType(build),
            None => Self::Default,
        }
    }

    /// That of dense arrays with elements of the only type that the constraint allows.
    ///
    /// # Panics
    /// When it allows others.
    #[track_caller]
    pub const fn dense_array(constraint: &TypeConstraint) -> Self {
        match constraint.builder {
            Some(build) => Self::DenseArray(build),
            None => fail(&["`dense_array_of` names a constraint that one type alone satisfies"]),
        }
    }
}

/// How an attribute with the constraint is written.
pub const fn attribute_form<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> AttributeForm {
    AttributeForm { view: <C::View as View>::FORM, qualified }
}

/// How a type with the constraint is written.
pub const fn type_form<C: Constrains<Type> + ?Sized>(qualified: bool) -> TypeForm {
    TypeForm { view: <C::View as View>::FORM, qualified }
}

/// How a type is written that has no constraint of its own.
pub const fn any_type_form(qualified: bool) -> TypeForm {
    TypeForm { view: ViewForm::<Type>::ANY, qualified }
}

/// A type that is neither written nor follows from others is the only one that its constraint allows.
///
/// # Panics
/// When the constraint allows others.
#[track_caller]
pub const fn check_type_follows(constraint: &TypeConstraint, field: &str) {
    if constraint.builder.is_none() {
        fail(&[
            "the type of `",
            field,
            "` is not in the format, and follows from nothing: add `type($",
            field,
            ")`, a constraint such as `AllTypesMatch`, or let the field's own constraint allow one type only (`build`)",
        ]);
    }
}

/// What stands behind an attribute that may have a type is no `:`, which would be taken to begin it.
///
/// # Panics
/// When it could be.
#[track_caller]
pub const fn check_no_type_behind<C: Constrains<Attribute> + ?Sized>(qualified: bool, field: &str) {
    let has_one_type = !matches!(C::CONSTRAINT.attribute_text(), AttrText::Default);
    let is_any = matches!(<C::View as View>::FORM.proof, Pred::True);
    if !has_one_type && (qualified || is_any) {
        fail(&[
            "`",
            field,
            "` may be any attribute, and the `:` behind it would be taken to begin its type: write another literal, or a \
             constraint whose attributes have one type (`value_type`)",
        ]);
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
    if let Told::By(token) = Told::of::<C>(false)
        && equal(token, "@")
    {
        fail(&["`:` `:` would be taken to go on with the symbol `", field, "`: write another literal"]);
    }
}

/// What stands behind an attribute that may be missing is not taken for it: `next` is the beginning of a token, `!` that of
/// a type, nothing that of any attribute; it may be that of some attribute (`begins_attribute`).
///
/// # Panics
/// When it is.
#[track_caller]
pub const fn check_not_taken<C: Constrains<Attribute> + ?Sized>(
    qualified: bool,
    next: &str,
    begins_attribute: bool,
    of: &str,
    field: &str,
) {
    let told = Told::of::<C>(qualified);
    match told {
        Told::ByCase(schema) => {
            if has_case(schema, next) {
                fail(&["where `", field, "` is missing, `", next, "` would be taken for it: it is the text of a case"]);
            }
            if equal(next, "\"") || next.is_empty() {
                fail(&["where `", field, "` is missing, ", of, " would be taken for it: a case may be in quotes"]);
            }
            if equal(next, "!") && has_case_of_type(schema) {
                fail(&[
                    "where `",
                    field,
                    "` is missing, ",
                    of,
                    " would be taken for it: a case has the text of a type",
                ]);
            }
        }
        Told::By(token) | Told::ByOrAlias(token)
            if equal(next, token) || next.is_empty() || (matches!(told, Told::ByOrAlias(_)) && equal(next, "#")) =>
        {
            fail(&["where `", field, "` is missing, ", of, " would be taken for it"]);
        }
        Told::ByOrAlias(_) => {}
        Told::By(_) => {}
        Told::AsAny(literal) if begins_attribute || (!next.is_empty() && equal(next, literal)) => {
            fail(&[
                "where `",
                field,
                "` is missing, ",
                of,
                " would be taken for it: it is read where any attribute begins",
            ]);
        }
        Told::AsAny(_) => {}
    }
}

/// What tells that an attribute is there which may be missing: as the parser reads it.
enum Told {
    /// The text of a case, or any text in quotes.
    ByCase(&'static EnumSchema),
    /// The one token that its attributes begin with.
    By(&'static str),
    /// This, or an alias.
    ByOrAlias(&'static str),
    /// The beginning of any attribute; or the first literal of its short form.
    AsAny(&'static str),
}

impl Told {
    const fn of<C: Constrains<Attribute> + ?Sized>(qualified: bool) -> Self {
        if let Some(schema) = C::CONSTRAINT.enumeration() {
            return match schema.form {
                None => Self::ByCase(schema),
                Some(_) => Self::AsAny("<"),
            };
        }
        match C::CONSTRAINT.attribute_text() {
            AttrText::SymbolName => return Self::By("@"),
            AttrText::DenseArray(_) if !qualified => return Self::ByOrAlias("["),
            _ => {}
        }
        let form = <C::View as View>::FORM;
        match form.short {
            Some(ShortForm::Def(schema)) if !qualified => Self::AsAny(schema.first_literal()),
            Some(ShortForm::DenseArray(_)) if !qualified => Self::ByOrAlias("["),
            _ => Self::by_view(form.view_name()),
        }
    }

    const fn by_view(view: &str) -> Self {
        match view.as_bytes() {
            b"StringAttr" => Self::By("\""),
            b"ArrayAttr" => Self::By("["),
            b"SymbolRefAttr" | b"FlatSymbolRefAttr" => Self::By("@"),
            _ => Self::AsAny(""),
        }
    }
}

const fn has_case(schema: &EnumSchema, word: &str) -> bool {
    let mut i = 0;
    while i < schema.cases.len() {
        if equal(schema.cases[i].text, word) {
            return true;
        }
        i += 1;
    }
    false
}

/// Whether the text of a case is that of a type, or begins one.
const fn has_case_of_type(schema: &EnumSchema) -> bool {
    let mut i = 0;
    while i < schema.cases.len() {
        if is_word_of_type(schema.cases[i].text) {
            return true;
        }
        i += 1;
    }
    false
}

/// The operands of a group.
pub fn operands_of(ir: &Ir, op: Operation, group: usize) -> Vec<Value> {
    let (start, length) = ir.operand_group(op, group);
    ir.operands(op).skip(start).take(length).collect()
}

/// The types of the operands of a `VariadicOfVariadic`.
pub fn nested_types_of(
    ir: &Ir,
    op: Operation,
    schema: &'static OpSchema,
    group: usize,
    lengths: usize,
) -> Vec<Vec<Type>> {
    let mut types = types_of(ir, op, Part::Operand(group)).into_iter();
    let lists = nested_operands(&op, ir, schema, group, lengths);
    lists.iter().map(|list| types.by_ref().take(list.len()).collect()).collect()
}
