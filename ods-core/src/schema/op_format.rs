//! The declarative format of an operation: what stands in `format(...)` of an `#[op]`, as a program.
//!
//! It is gone through to parse, and to print. The macro has proved that it can be: every operand, region and successor
//! is in it once, every type is written or follows from others, and a group is told by what it begins with. Where blanks
//! are printed is settled there, too: `space` says whether one comes before; parsing takes blanks everywhere.
//!
//! As `assemblyFormat` of MLIR's ODS.

use crate::context::Context;
use crate::entity::{Attribute, Operation, Type};
use crate::ir::Ir;
use crate::text::{FormatState, OpAsmParser, OpAsmPrinter, ParseResult};

use super::{
    AttributeSchema, DefSchema, Entity, EnumKind, EnumSchema, OpSchema, Part, Pred, Scope, Syntax, View, ViewInfo,
};
use crate::schema::constraint::AttrText;
use crate::schema::segments::OPERAND_SEGMENT_SIZES;

/// The declarative format of an operation.
#[derive(Debug)]
pub struct OpFormat {
    /// As in the definition, for documentation.
    pub text: &'static str,
    /// Whether the definition shows that what is printed can be read back: `format(...)`, not `unproved_format(...)`.
    pub is_proved: bool,
    /// The steps.
    pub elements: &'static [OpElement],
    /// How the types of each operand group are known.
    pub operand_types: &'static [TypeSource],
    /// How the types of each result group are known.
    pub result_types: &'static [TypeSource],
    /// Slots of attributes that have a place of their own: they are not in the dictionary.
    pub attributes: &'static [usize],
    /// Positions of properties that have a place of their own.
    pub properties: &'static [usize],
}

/// A step of a format.
#[derive(Debug)]
pub enum OpElement {
    /// A keyword or punctuation.
    Literal {
        /// The text.
        text: &'static str,
        /// Whether a blank is before it.
        space: bool,
    },
    /// White space that is printed as it is.
    Whitespace(&'static str),
    /// `$x`: the values of an operand group, with commas between them.
    Operand {
        /// The group.
        group: usize,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `$x`: an attribute.
    Attribute {
        /// The slot.
        slot: usize,
        /// How it is written.
        form: AttributeForm,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `$x`: a property.
    Property {
        /// Its position.
        index: usize,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `$x`: the regions of a group, with commas between them.
    Region {
        /// The group.
        group: usize,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `$x`: the successors of a group, with commas between them.
    Successor {
        /// The group.
        group: usize,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `operands`: all of them.
    Operands {
        /// Whether a blank is before it.
        space: bool,
    },
    /// `regions`: all of them.
    Regions {
        /// Whether a blank is before it.
        space: bool,
    },
    /// `successors`: all of them.
    Successors {
        /// Whether a blank is before it.
        space: bool,
    },
    /// `type(...)`
    Type {
        /// Whose.
        of: TypesOf,
        /// How one is written.
        form: TypeForm,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `functional_type(..., ...)`: `(types) -> types`.
    FunctionalType {
        /// What stands before the arrow.
        inputs: TypesOf,
        /// What stands behind it.
        results: TypesOf,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `attr_dict`, `attr_dict_with_keyword`: the attributes that have no place of their own.
    AttrDict {
        /// Whether `attributes` stands before it.
        with_keyword: bool,
        /// Whether inherent attributes and properties are in it: they are elsewhere where there is a `prop_dict`.
        inherent: bool,
    },
    /// `prop_dict`: `<{...}>`, inherent attributes and properties that have no place of their own.
    PropDict,
    /// `custom<F>(...)`: functions read and write some parts.
    Custom {
        /// The functions.
        hook: OpHook,
        /// Whether a blank is before it.
        space: bool,
    },
    /// `(...)?` and `(...) : (...)?`: the first elements where the anchor is there, the others elsewhere.
    Group {
        /// What decides when printing: one of these is there.
        anchors: &'static [Anchor],
        /// A unit attribute or `UnitProp` that stands for the group: it is there where the group is, and has no text.
        implied: Option<Anchor>,
        /// What is written where the anchor is there. Its first element that is no white space decides when parsing.
        then: &'static [OpElement],
        /// What is written where it is not.
        otherwise: &'static [OpElement],
    },
    /// `oilist(...)`: clauses in any order, each at most once.
    OiList(&'static [OiClause]),
}

/// A clause of an `oilist(...)`.
#[derive(Debug)]
pub struct OiClause {
    /// What it begins with.
    pub keyword: &'static str,
    /// Whether a blank is before the keyword.
    pub space: bool,
    /// What decides when printing: one of these is there.
    pub anchors: &'static [Anchor],
    /// A unit attribute or `UnitProp` that the keyword alone stands for.
    pub implied: Option<Anchor>,
    /// What follows the keyword.
    pub elements: &'static [OpElement],
}

/// A part whose presence decides about a group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// An operand group that is not empty.
    Operand(usize),
    /// A result group that is not empty: `type($result)`.
    Result(usize),
    /// An attribute that is there and not at its default.
    Attribute(usize),
    /// A property that is not at its default.
    Property(usize),
    /// A region group that is not empty; of one region, a region with blocks.
    Region(usize),
    /// A successor group that is not empty.
    Successor(usize),
}

/// Whose types are meant.
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

/// How the types of a group are known when parsing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSource {
    /// They are written, by `type(...)`, `functional_type(...)` or `custom<F>(...)`.
    Written,
    /// The constraint allows one type only: [`Constraint::builder`](super::Constraint).
    Built,
    /// That of another part whose type is known. `AllTypesMatch`, `SameTypeOperands`, `SameOperandsAndResultType`; of an
    /// attribute, the type that it has.
    Same(Part),
    /// The constraint at this position of [`OpSchema::constraints`](super::OpSchema) computes it: `TypesMatchWith` and its
    /// sisters.
    Computed(usize),
    /// The operation infers its results: `InferTypeOpInterface`.
    Inferred,
}

/// How an attribute is written where its constraint is known.
#[derive(Debug)]
pub struct AttributeForm {
    /// What kind of attribute it is.
    pub view: &'static ViewForm<Attribute>,
    /// Whether it is written in full, with dialect and mnemonic: `qualified($x)`.
    pub qualified: bool,
}

/// How a type is written where its constraint is known.
#[derive(Debug)]
pub struct TypeForm {
    /// What kind of type it is.
    pub view: &'static ViewForm<Type>,
    /// Whether it is written in full, with dialect and mnemonic: `qualified(type($x))`.
    pub qualified: bool,
}

/// How types or attributes of one view are written.
#[derive(Debug)]
pub struct ViewForm<E: 'static> {
    /// What all of them satisfy.
    pub proof: &'static Pred<E>,
    /// The form without dialect and mnemonic, where they have one.
    pub short: Option<ShortForm>,
    /// What is known of all such entities.
    pub info: ViewInfo,
    /// The text of the short form.
    pub short_syntax: Syntax<'static>,
}

/// How an attribute is written in a format, all things considered.
#[derive(Clone, Copy)]
pub(crate) enum AttributeText {
    /// As a word.
    Enum(&'static EnumSchema),
    /// `@name`
    SymbolName,
    /// Without what is known.
    Short(ShortForm),
    /// As any attribute; without its type, where that is known.
    Full(Option<Type>),
}

impl AttributeSchema {
    /// How the attribute is written.
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

    /// Whether attributes of this form, which satisfy the constraint, may be strings.
    fn may_be_string(&self, form: &AttributeForm) -> bool {
        match self.constraint.enumeration() {
            Some(schema) => matches!(schema.kind, EnumKind::String),
            None => form.view.info.may_be_string(),
        }
    }

    /// Whether the first token of what is written tells that it is there.
    pub(crate) fn is_told(&self, form: &AttributeForm, context: &Context) -> bool {
        match self.text(form, context) {
            AttributeText::Short(ShortForm::Def(schema)) => schema.is_told_by_its_text(),
            _ => true,
        }
    }
}

impl OpElement {
    /// Whether this is what decides about its group.
    pub(crate) fn is(&self, anchor: Anchor) -> bool {
        match (self, anchor) {
            (Self::Attribute { slot, .. }, Anchor::Attribute(anchor)) => *slot == anchor,
            (Self::Property { index, .. }, Anchor::Property(anchor)) => *index == anchor,
            _ => false,
        }
    }

    /// Whether code of the definition is run for it.
    fn runs_code(&self) -> bool {
        match self {
            Self::Custom { .. } => true,
            Self::Group { then, otherwise, .. } => then.iter().chain(*otherwise).any(Self::runs_code),
            Self::OiList(clauses) => clauses.iter().flat_map(|clause| clause.elements).any(Self::runs_code),
            Self::Literal { .. }
            | Self::Whitespace(_)
            | Self::Operand { .. }
            | Self::Attribute { .. }
            | Self::Property { .. }
            | Self::Region { .. }
            | Self::Successor { .. }
            | Self::Operands { .. }
            | Self::Regions { .. }
            | Self::Successors { .. }
            | Self::Type { .. }
            | Self::FunctionalType { .. }
            | Self::AttrDict { .. }
            | Self::PropDict => false,
        }
    }

    /// Adds the attributes in it that may be strings.
    fn add_strings(&'static self, schema: &OpSchema, strings: &mut Vec<(usize, &'static AttributeForm)>) {
        match self {
            Self::Attribute { slot, form, .. } if schema.attributes[*slot].may_be_string(form) => {
                strings.push((*slot, form));
            }
            Self::Group { then, otherwise, .. } => {
                then.iter().chain(*otherwise).for_each(|element| element.add_strings(schema, strings));
            }
            Self::OiList(clauses) => {
                let elements = clauses.iter().flat_map(|clause| clause.elements);
                elements.for_each(|element| element.add_strings(schema, strings));
            }
            _ => {}
        }
    }
}

impl OpFormat {
    /// The slots of attributes that it writes and that may be strings, and how it writes them.
    pub(crate) fn strings(&self, schema: &OpSchema) -> Box<[(usize, &'static AttributeForm)]> {
        let mut strings = Vec::new();
        self.elements.iter().for_each(|element| element.add_strings(schema, &mut strings));
        strings.into()
    }

    /// Whether code of the definition is run for it: it may write what the operation does not consist of.
    pub(crate) fn runs_code(&self) -> bool {
        self.elements.iter().any(OpElement::runs_code)
    }

    /// The lengths of groups that nothing else in the text tells: where operands or result types are written as a whole.
    pub(crate) fn segments_in_dictionary(
        &self,
        schema: &OpSchema,
    ) -> impl Iterator<Item = &'static str> + Clone + use<> {
        let operands = self.elements.iter().any(|element| matches!(element, OpElement::Operands { .. }));
        let is_all = |of: &TypesOf| *of == TypesOf::Results;
        let results = self.elements.iter().any(|element| match element {
            OpElement::Type { of, .. } => is_all(of),
            OpElement::FunctionalType { inputs, results, .. } => is_all(inputs) || is_all(results),
            // Types of all results are in no group or clause.
            OpElement::Literal { .. }
            | OpElement::Whitespace(_)
            | OpElement::Operand { .. }
            | OpElement::Attribute { .. }
            | OpElement::Property { .. }
            | OpElement::Region { .. }
            | OpElement::Successor { .. }
            | OpElement::Operands { .. }
            | OpElement::Regions { .. }
            | OpElement::Successors { .. }
            | OpElement::AttrDict { .. }
            | OpElement::PropDict
            | OpElement::Custom { .. }
            | OpElement::Group { .. }
            | OpElement::OiList(_) => false,
        });
        let names = schema.stored_sizes().map(|(name, ..)| name);
        names.filter(move |name| if *name == OPERAND_SEGMENT_SIZES { operands } else { results })
    }
}

/// A form without dialect and mnemonic.
#[derive(Clone, Copy, Debug)]
pub enum ShortForm {
    /// That of a definition, `<...>`, where it has a format.
    Def(&'static DefSchema),
    /// That of a dense array with elements of this type, `[...]`.
    DenseArray(fn(&Context) -> Type),
}

impl<E: Entity> ViewForm<E> {
    /// Whether the entity is of the kind.
    #[inline]
    pub(crate) fn holds(&self, entity: E, context: &Context) -> bool {
        matches!(self.proof, Pred::True) || self.proof.holds(entity, &Scope::of(context))
    }
}

impl ViewForm<Type> {
    /// What MLIR calls such types, where it has a name for them: `builtin.memref`.
    pub(crate) fn reference_name(&self) -> Option<String> {
        match self.short {
            Some(ShortForm::Def(schema)) => Some([schema.dialect, ".", schema.mnemonic].concat()),
            Some(ShortForm::DenseArray(_)) | None => self.info.reference_name(),
        }
    }

    /// That of any type.
    pub const ANY: Self = <Type as View>::FORM;
}

impl ViewForm<Attribute> {
    /// That of any attribute.
    pub const ANY: Self = <Attribute as View>::FORM;
}

/// The functions of a `custom<F>(...)`.
#[derive(Debug)]
pub struct OpHook {
    /// The `F`, as in the definition.
    pub name: &'static str,
    /// Reads its arguments, into what the parser keeps of the operation.
    pub parse: fn(&mut OpAsmParser<'_>, &mut FormatState) -> ParseResult<()>,
    /// Writes them.
    pub print: fn(&Ir, Operation, &mut OpAsmPrinter<'_>),
}
