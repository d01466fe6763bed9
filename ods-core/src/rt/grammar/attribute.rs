//! The text of attributes and types in the formats of operations, determined by their constraints and views.

use ods_grammar::{End, First, Syntax};

use crate::entity::{Attribute, Type};
use crate::schema::constraint::AttrText;
use crate::schema::{AttrConstraint, DefFormat, DefSchema, FormatElement, ShortForm, ViewForm};

const SYMBOL: Syntax<'static> = Syntax::new(&[First::Literal("@")], End::Keyword);

// An alias is accepted too.
const DENSE_ARRAY: Syntax<'static> =
    Syntax::new(&[First::Literal("[")], End::Delimited).taking(&[First::Literal("["), First::Literal("#")]);

/// Returns the text of an attribute.
pub(in crate::rt) const fn attribute_syntax(
    constraint: &AttrConstraint,
    view: &ViewForm<Attribute>,
    qualified: bool,
) -> Syntax<'static> {
    if let Some(schema) = constraint.enumeration()
        && schema.form.is_none()
    {
        return schema.syntax();
    }
    let text = constraint.attribute_text();
    match (text, view.short) {
        (AttrText::SymbolName, _) => SYMBOL,
        (AttrText::DenseArray(_), _) | (_, Some(ShortForm::DenseArray(_))) if !qualified => DENSE_ARRAY,
        (_, Some(ShortForm::Def(schema))) if !qualified && schema.has_short_form() => view.short_syntax,
        (_, Some(ShortForm::Def(_))) => view.info.syntax,
        (
            AttrText::Default | AttrText::OfType(_) | AttrText::Typed | AttrText::DenseArray(_),
            None | Some(ShortForm::DenseArray(_)),
        ) => match constraint.kind() {
            Some(kind) => full(text, view).starting_as(kind.syntax),
            None => full(text, view),
        },
    }
}

/// Returns the text of an attribute without a form of its own. Its type is omitted if it is known.
const fn full(text: AttrText, view: &ViewForm<Attribute>) -> Syntax<'static> {
    let info = &view.info;
    match text {
        AttrText::OfType(_) => info.bare,
        AttrText::Default if info.value_type.is_some() => info.bare,
        AttrText::Default | AttrText::Typed | AttrText::DenseArray(_) | AttrText::SymbolName => info.syntax,
    }
}

/// Returns the text of a type.
pub(in crate::rt) const fn type_syntax(view: &ViewForm<Type>, qualified: bool) -> Syntax<'static> {
    match view.short {
        Some(ShortForm::Def(schema)) if !qualified && schema.has_short_form() => view.short_syntax,
        Some(ShortForm::Def(_) | ShortForm::DenseArray(_)) | None => view.info.syntax,
    }
}

impl DefSchema {
    /// Returns whether the text without the name begins with a blank.
    pub(crate) const fn begins_with_blank(&self) -> bool {
        let DefFormat::Program([first, ..]) = self.format else { return false };
        match first {
            FormatElement::Literal { space, .. }
            | FormatElement::Parameter { space, .. }
            | FormatElement::Params { space, .. }
            | FormatElement::Struct { space, .. }
            | FormatElement::Custom { space, .. } => *space,
            FormatElement::Whitespace(text) => !text.is_empty(),
            FormatElement::Group { .. } => false,
        }
    }

    /// Returns the end of the text without the name.
    #[doc(hidden)]
    pub const fn text_end(&self) -> End {
        match self.format {
            DefFormat::Program([.., FormatElement::Literal { text, .. }]) => End::of_literal(text),
            DefFormat::Program(_) if self.enumeration.is_some() => End::Keyword,
            DefFormat::Program(_) | DefFormat::None => End::Entity,
            DefFormat::Custom(_) => End::Delimited,
        }
    }
}
