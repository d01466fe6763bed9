//! The declarative format of an operation, as in `format(...)` of an `#[op]`, in the form of a program.
//!
//! The same program is used for parsing and printing. The macro has proved that this works: it contains every operand,
//! region and successor once, every type is written or inferred from others, and the presence of a group is shown by
//! its first token. It also determined where blanks are printed: before elements with `space`; the parser accepts
//! blanks everywhere.
//!
//! Corresponds to `assemblyFormat` of MLIR's ODS.

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::text::directives::OpElement;
use crate::text::{FormatState, OpAsmParser, OpAsmPrinter, ParseResult};

use super::{
    AttributeSchema, DefSchema, Entity, EnumKind, EnumSchema, OpSchema, Part, Pred, PredScope, Syntax, View, ViewInfo,
};
use crate::schema::constraint::AttrText;
use crate::schema::segments::OPERAND_SEGMENT_SIZES;

/// The declarative format of an operation.
#[derive(Debug)]
pub struct OpFormat {
    /// The text as written in the definition, for documentation.
    pub text: &'static str,
    /// Whether the definition shows that what is printed can be read back: `format(...)`, not `unproved_format(...)`.
    pub is_proved: bool,
    /// The steps.
    pub elements: &'static [OpElement],
    /// The source of the types of each operand group.
    pub operand_types: &'static [TypeSource],
    /// The source of the types of each result group.
    pub result_types: &'static [TypeSource],
    /// Slots of attributes with their own elements, which are not in the dictionary.
    pub attributes: &'static [usize],
    /// Positions of properties with their own elements.
    pub properties: &'static [usize],
}

/// An anchor: a part whose presence determines that of a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// A nonempty operand group.
    Operand(usize),
    /// A nonempty result group: `type($result)`.
    Result(usize),
    /// An attribute that is present and does not have its default value.
    Attribute(usize),
    /// A property that does not have its default value.
    Property(usize),
    /// A nonempty region group; for a single region, a region with blocks.
    Region(usize),
    /// A nonempty successor group.
    Successor(usize),
}

/// The values to which types refer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypesOf {
    /// An operand group.
    Operand(usize),
    /// A result group.
    Result(usize),
    /// All operands.
    Operands,
    /// All results.
    Results,
}

/// The source of the types of a group when parsing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource {
    /// They are written in the text, by `type(...)`, `functional_type(...)` or `custom<F>(...)`.
    Written,
    /// The constraint allows only one type: [`Constraint::builder`](super::Constraint).
    Built,
    /// The type of another part with a known type: `AllTypesMatch`, `SameTypeOperands`, `SameOperandsAndResultType`;
    /// for an attribute, the type that it has.
    Same(Part),
    /// The constraint at this position of [`OpSchema::constraints`](super::OpSchema) computes it: `TypesMatchWith` and
    /// related traits.
    Computed(usize),
    /// The operation infers its result types: `InferTypeOpInterface`.
    Inferred,
}

/// The form of an attribute with a known constraint.
#[derive(Debug)]
pub struct AttributeForm {
    /// The kind of attribute.
    pub view: &'static ViewForm<Attribute>,
    /// Whether it is printed in full, with dialect and mnemonic: `qualified($x)`.
    pub qualified: bool,
    /// Its text, for checks of formats.
    pub syntax: &'static Syntax<'static>,
}

/// The form of a type with a known constraint.
#[derive(Debug)]
pub struct TypeForm {
    /// The kind of type.
    pub view: &'static ViewForm<Type>,
    /// Whether it is printed in full, with dialect and mnemonic: `qualified(type($x))`.
    pub qualified: bool,
    /// Its text, for checks of formats.
    pub syntax: &'static Syntax<'static>,
}

impl AttributeForm {
    /// Returns whether the text begins with its own blank.
    pub(crate) const fn begins_with_blank(&self) -> bool {
        matches!(self.view.short, Some(ShortForm::Def(schema)) if !self.qualified && schema.begins_with_blank())
    }
}

impl TypeForm {
    /// Returns whether the text begins with its own blank.
    pub(crate) const fn begins_with_blank(&self) -> bool {
        matches!(self.view.short, Some(ShortForm::Def(schema)) if !self.qualified && schema.begins_with_blank())
    }
}

/// The form of types or attributes of one view.
#[derive(Debug)]
pub struct ViewForm<E: 'static> {
    /// The predicate that all of them satisfy.
    pub proof: &'static Pred<E>,
    /// The form without dialect and mnemonic, if they have one.
    pub short: Option<ShortForm>,
    /// The properties of all such entities.
    pub info: ViewInfo,
    /// The text of the short form.
    pub short_syntax: Syntax<'static>,
}

/// The resolved form of an attribute in a format.
#[derive(Clone, Copy)]
pub(crate) enum AttributeText {
    /// A word.
    Enum(&'static EnumSchema),
    /// A symbol name: `@name`.
    SymbolName,
    /// The text without the known parts.
    Short(ShortForm),
    /// The text of any attribute, without its type if that is known.
    Full(Option<Type>),
}

impl AttributeSchema {
    /// Sets the name of the field, which is not that of the attribute.
    #[must_use]
    pub const fn of_field(mut self, field: &'static str) -> Self {
        self.field = Some(field);
        self
    }

    /// Returns the resolved form of the attribute.
    pub(crate) fn text(&self, form: &AttributeForm, context: &Context) -> AttributeText {
        let short = match self.constraint.enumeration() {
            Some(schema) => match schema.form {
                None => return AttributeText::Enum(schema),
                Some(form) => Some(ShortForm::Def(form.def())),
            },
            None => form.view.short,
        };
        let ty = match self.constraint.attribute_text() {
            AttrText::SymbolName => return AttributeText::SymbolName,
            AttrText::DenseArray(element) if !form.qualified => {
                return AttributeText::Short(ShortForm::DenseArray(element));
            }
            AttrText::OfType(make) => Some(make(context)),
            AttrText::DenseArray(_) | AttrText::Typed => None,
            AttrText::Default => form.view.info.value_type,
        };
        match short {
            Some(ShortForm::Def(schema)) if form.qualified || !schema.has_short_form() => AttributeText::Full(ty),
            Some(short) if !form.qualified => AttributeText::Short(short),
            _ => AttributeText::Full(ty),
        }
    }

    /// Returns whether attributes with this form that satisfy the constraint may be strings.
    pub(crate) fn may_be_string(&self, form: &AttributeForm) -> bool {
        match self.constraint.enumeration() {
            Some(schema) => matches!(schema.kind, EnumKind::String),
            None => form.view.info.may_be_string(),
        }
    }

    /// Returns whether the first token of the text shows its presence.
    pub(crate) fn is_distinguishable(&self, form: &AttributeForm, context: &Context) -> bool {
        match self.text(form, context) {
            AttributeText::Short(ShortForm::Def(schema)) => schema.is_distinguishable(),
            AttributeText::Enum(_)
            | AttributeText::SymbolName
            | AttributeText::Short(ShortForm::DenseArray(_))
            | AttributeText::Full(_) => true,
        }
    }
}

impl OpFormat {
    /// Returns the slots and forms of attributes that it prints and that may be strings.
    pub(crate) fn strings(&self, schema: &OpSchema) -> Box<[(usize, &'static AttributeForm)]> {
        let mut strings = Vec::new();
        self.elements.iter().for_each(|element| element.add_strings(schema, &mut strings));
        strings.into()
    }

    /// Returns whether it runs code of the definition, which may print anything.
    pub(crate) fn runs_code(&self) -> bool {
        self.elements.iter().any(OpElement::runs_code)
    }

    /// Returns the segment sizes that cannot be derived from the text, because operands or result types are written as
    /// a whole.
    pub(crate) fn segments_in_dictionary(
        &self,
        schema: &OpSchema,
    ) -> impl Iterator<Item = &'static str> + Clone + use<> {
        let operands = self.elements.iter().any(|element| matches!(element, OpElement::Operands { .. }));
        // Types of all results are never in a group or clause.
        let results = self.elements.iter().any(OpElement::writes_all_results);
        let names = schema.stored_sizes().map(|(name, ..)| name);
        names.filter(move |name| if *name == OPERAND_SEGMENT_SIZES { operands } else { results })
    }
}

/// A form without dialect and mnemonic.
#[derive(Clone, Copy, Debug)]
pub enum ShortForm {
    /// The form of a definition with a format: `<...>`.
    Def(&'static DefSchema),
    /// The form of a dense array with elements of this type: `[...]`.
    DenseArray(fn(&Context) -> Type),
}

impl<E: Entity> ViewForm<E> {
    /// Returns whether the entity is of this kind.
    #[inline]
    pub(crate) fn holds(&self, entity: E, context: &Context) -> bool {
        matches!(self.proof, Pred::True) || self.proof.holds(entity, &PredScope::of(context))
    }
}

impl ViewForm<Type> {
    /// Returns MLIR's name for such types, if it has one: `builtin.memref`.
    pub(crate) fn reference_name(&self) -> Option<String> {
        match self.short {
            Some(ShortForm::Def(schema)) => Some([schema.dialect, ".", schema.mnemonic].concat()),
            Some(ShortForm::DenseArray(_)) | None => self.info.reference_name(),
        }
    }

    /// The form of any type.
    pub const ANY: Self = <Type as View>::FORM;
}

impl ViewForm<Attribute> {
    /// The form of any attribute.
    pub const ANY: Self = <Attribute as View>::FORM;
}

/// The functions of a `custom<F>(...)`.
#[derive(Debug)]
pub struct OpHook {
    /// The `F`, as written in the definition.
    pub name: &'static str,
    /// A function that parses the arguments into the parser's state.
    pub parse: fn(&mut OpAsmParser<'_>, &mut FormatState) -> ParseResult<()>,
    /// A function that prints the arguments.
    pub print: fn(&Ir, Operation, &mut OpAsmPrinter<'_>),
}
