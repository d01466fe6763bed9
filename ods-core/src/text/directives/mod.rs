//! The elements of an operation's format, a file each: the text that it may begin and end with, its parser and its
//! printer.
//!
//! A new element is a file here, its variant, and an arm of each `match` below. Expansions name the variants, which are
//! the data of a format.
//!
//! Invariants: parser and printer agree on the text, which `node` describes; elements do not recurse except into
//! groups, clauses, regions, types and attributes, which bound the depth.

/// Defines a function that returns whether one of some groups is always present.
macro_rules! has_single {
    ($group:ident) => {
        pub(super) const fn has_single(groups: &[$group]) -> bool {
            let mut i = 0;
            while i < groups.len() {
                if matches!(groups[i].arity, Arity::One) {
                    return true;
                }
                i += 1;
            }
            false
        }
    };
}

mod attr_dict;
mod attribute;
mod custom;
mod functional_type;
mod group;
mod literal;
mod oilist;
mod operands;
mod prop_dict;
mod property;
mod regions;
mod successors;
mod types;

pub(in crate::text) use attr_dict::has_own_entries;

use ods_grammar::{Continuation, Node, NodeKind};

use crate::schema::{Anchor, Arity, AttributeForm, OpHook, OpSchema, TypeForm, TypesOf};
use crate::text::parser::{AsmParser, OpParseRun, ParseResult, PendingOperation};
use crate::text::printer::{OpAsmPrinter, OpPrintRun};

/// An element of a format.
#[derive(Debug)]
pub enum OpElement {
    /// A keyword or punctuation.
    Literal {
        /// The text.
        text: &'static str,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// White space that is printed verbatim.
    Whitespace(&'static str),
    /// The values of an operand group, separated by commas: `$x`.
    Operand {
        /// The group.
        group: usize,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// An attribute: `$x`.
    Attribute {
        /// The slot.
        slot: usize,
        /// The form.
        form: AttributeForm,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// A property: `$x`.
    Property {
        /// The position.
        index: usize,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// The regions of a group, separated by commas: `$x`.
    Region {
        /// The group.
        group: usize,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// The successors of a group, separated by commas: `$x`.
    Successor {
        /// The group.
        group: usize,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// All operands: `operands`.
    Operands {
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// All regions: `regions`.
    Regions {
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// All successors: `successors`.
    Successors {
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// Types: `type(...)`.
    Type {
        /// The values whose types they are.
        of: TypesOf,
        /// The form of each type.
        form: TypeForm,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// A functional type, `functional_type(..., ...)`: `(types) -> types`.
    FunctionalType {
        /// The types before the arrow.
        inputs: TypesOf,
        /// The types after the arrow.
        results: TypesOf,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// The attributes without their own elements: `attr_dict`, `attr_dict_with_keyword`.
    AttrDict {
        /// Whether `attributes` precedes it.
        with_keyword: bool,
        /// Whether it includes inherent attributes and properties; a `prop_dict` contains them instead, if present.
        inherent: bool,
    },
    /// The inherent attributes and properties without their own elements, as `<{...}>`: `prop_dict`.
    PropDict,
    /// The directive `custom<F>(...)`: functions parse and print some parts.
    Custom {
        /// The functions.
        hook: OpHook,
        /// Whether a blank is printed before it.
        space: bool,
    },
    /// A group, `(...)?` or `(...) : (...)?`: the first elements if the anchor is present, the others otherwise.
    Group {
        /// The anchors: one must be present for printing the group.
        anchors: &'static [Anchor],
        /// A unit attribute or `UnitProp` that is implied by the presence of the group, and has no text.
        implied: Option<Anchor>,
        /// The elements if an anchor is present. The first one that is not white space determines the presence when
        /// parsing.
        then: &'static [OpElement],
        /// The elements if no anchor is present.
        otherwise: &'static [OpElement],
    },
    /// Clauses in any order, each at most once: `oilist(...)`.
    OiList(&'static [OiClause]),
}

/// A clause of an `oilist(...)`.
#[derive(Debug)]
pub struct OiClause {
    /// The keyword at the beginning.
    pub keyword: &'static str,
    /// Whether a blank is printed before the keyword.
    pub space: bool,
    /// The anchors: one must be present for printing the clause.
    pub anchors: &'static [Anchor],
    /// A unit attribute or `UnitProp` that is implied by the keyword.
    pub implied: Option<Anchor>,
    /// The elements after the keyword.
    pub elements: &'static [OpElement],
}

impl OpElement {
    /// Returns whether this is the element of the anchor.
    pub(crate) fn is(&self, anchor: Anchor) -> bool {
        match (self, anchor) {
            (Self::Attribute { slot, .. }, Anchor::Attribute(anchor)) => *slot == anchor,
            (Self::Property { index, .. }, Anchor::Property(anchor)) => *index == anchor,
            _ => false,
        }
    }

    /// Returns whether this element itself writes the types of all results.
    pub(crate) fn writes_all_results(&self) -> bool {
        if let Self::FunctionalType { inputs, results, .. } = self {
            return *inputs == TypesOf::Results || *results == TypesOf::Results;
        }
        matches!(self, Self::Type { of: TypesOf::Results, .. })
    }

    /// Returns the elements of a group or list; none for other elements.
    fn nested(&self) -> impl Iterator<Item = &'static OpElement> + use<> {
        let (mut groups, mut clauses): ([&'static [Self]; 2], &'static [OiClause]) = ([&[]; 2], &[]);
        if let Self::Group { then, otherwise, .. } = *self {
            groups = [then, otherwise];
        }
        if let Self::OiList(list) = *self {
            clauses = list;
        }
        groups.into_iter().flatten().chain(clauses.iter().flat_map(|clause| clause.elements))
    }

    /// Returns whether it runs code of the definition.
    pub(crate) fn runs_code(&self) -> bool {
        matches!(self, Self::Custom { .. }) || self.nested().any(Self::runs_code)
    }

    /// Collects the attributes in it that may be strings.
    pub(crate) fn add_strings(&'static self, schema: &OpSchema, strings: &mut Vec<(usize, &'static AttributeForm)>) {
        if let Self::Attribute { slot, form, .. } = self
            && schema.attributes[*slot].may_be_string(form)
        {
            strings.push((*slot, form));
        }
        self.nested().for_each(|element| element.add_strings(schema, strings));
    }
}

/// The text.
impl OpElement {
    /// Returns the node of an element without contents, the `at`th of its format. All fields are present if `is_inside`
    /// a group or clause.
    pub(crate) const fn node(&'static self, at: usize, schema: &OpSchema, is_inside: bool) -> Node<'static> {
        let node = match self {
            Self::Literal { text, space } => literal::node(at, text, *space),
            Self::Whitespace(text) => literal::blank_node(text),
            Self::Operand { group, space } => operands::node(at, schema, *group, *space),
            Self::Attribute { slot, form, space } => attribute::node(at, schema, (*slot, form), *space),
            Self::Property { index, space } => property::node(at, schema, *index, *space),
            Self::Region { group, space } => regions::node(at, schema, *group, *space),
            Self::Successor { group, space } => successors::node(at, schema, *group, *space),
            Self::Operands { space } => operands::all_node(at, schema, *space),
            Self::Regions { space } => regions::all_node(at, schema, *space),
            Self::Successors { space } => successors::all_node(at, schema, *space),
            Self::Type { of, form, space } => types::node(at, schema, (*of, form), *space),
            Self::FunctionalType { space, .. } => functional_type::node(at, *space),
            Self::AttrDict { with_keyword, .. } => attr_dict::node(at, *with_keyword),
            Self::PropDict => prop_dict::node(at),
            Self::Custom { space, .. } => custom::node(at, *space),
            Self::Group { .. } | Self::OiList(_) => Node::NOTHING,
        };
        match is_inside && node.may_be_absent && matches!(node.kind, NodeKind::Leaf) {
            true => node.optional(false),
            false => node,
        }
    }
}

const COMMA: &[Continuation<'static>] = &[Continuation::Literal(",")];

/// Returns the node of regions or successors: a list of any length has commas.
const fn of_arity(node: Node<'static>, arity: Arity) -> Node<'static> {
    match arity {
        Arity::One => node,
        Arity::Optional => node.optional(true),
        Arity::Variadic => Node { syntax: node.syntax.continued_by(COMMA), ..node }.optional(true),
    }
}

impl AsmParser<'_> {
    /// Parses an element.
    #[inline(never)]
    pub(in crate::text) fn op_element(
        &mut self,
        element: &'static OpElement,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<()> {
        match element {
            OpElement::Literal { text, .. } => self.op_literal(text),
            OpElement::Whitespace(_) => Ok(()),
            OpElement::Operand { group, .. } => self.format_operands(*group, run),
            OpElement::Attribute { slot, form, .. } => self.format_attribute(*slot, form, run),
            OpElement::Property { index, .. } => self.format_property(*index, run),
            OpElement::Region { group, .. } => self.format_regions(*group, run),
            OpElement::Successor { group, .. } => self.format_successors(*group, run),
            OpElement::Operands { .. } => self.all_operands(run),
            OpElement::Regions { .. } => self.all_regions(run),
            OpElement::Successors { .. } => self.all_successors(run),
            OpElement::Type { of, form, .. } => self.format_types(*of, form, run),
            OpElement::FunctionalType { inputs, results, .. } => self.functional_type(*inputs, *results, run),
            OpElement::AttrDict { with_keyword, .. } => self.format_dictionary(*with_keyword, run, pending),
            OpElement::PropDict => self.format_properties(run, pending),
            OpElement::Custom { hook, .. } => self.run_hook(hook, run, pending),
            OpElement::Group { anchors, implied, then, otherwise } => {
                self.op_group((anchors, *implied), (then, otherwise), run, pending)
            }
            OpElement::OiList(clauses) => self.oi_list(clauses, run, pending),
        }
    }

    /// Parses the first element of a group, if it is next. Returns whether it was.
    fn op_element_begins(
        &mut self,
        element: &'static OpElement,
        run: &mut OpParseRun<'_>,
        pending: &PendingOperation,
    ) -> ParseResult<bool> {
        match element {
            OpElement::Literal { text, .. } => Ok(self.eat_literal(text)),
            OpElement::Operand { group, .. } => self.optional_operands(*group, run),
            OpElement::Attribute { slot, form, .. } => self.optional_format_attribute(*slot, form, run),
            OpElement::Property { index, .. } => self.read_property(*index, false, run),
            OpElement::Region { group, .. } => self.optional_regions(*group, run),
            OpElement::Successor { group, .. } => self.optional_successors(*group, run),
            OpElement::Custom { hook, .. } => self.optional_hook(hook, run, pending),
            // The macro allows no other beginning of a group.
            OpElement::Whitespace(_)
            | OpElement::Operands { .. }
            | OpElement::Regions { .. }
            | OpElement::Successors { .. }
            | OpElement::Type { .. }
            | OpElement::FunctionalType { .. }
            | OpElement::AttrDict { .. }
            | OpElement::PropDict
            | OpElement::Group { .. }
            | OpElement::OiList(_) => self.op_element(element, run, pending).map(|()| true),
        }
    }
}

impl OpAsmPrinter<'_> {
    /// Prints an element.
    #[inline(never)]
    pub(in crate::text) fn op_element(&mut self, element: &'static OpElement, run: OpPrintRun) {
        match element {
            OpElement::Literal { text, space } => {
                self.blank(*space);
                self.print_literal(text);
            }
            OpElement::Whitespace(text) => self.print_blank(text),
            OpElement::Operand { group, space } => {
                self.blank(*space);
                self.format_operands(*group, run);
            }
            OpElement::Attribute { slot, form, space } => {
                self.blank(*space);
                self.format_attribute(*slot, form, run);
            }
            OpElement::Property { index, space } => {
                self.blank(*space);
                self.format_property(*index, run);
            }
            OpElement::Region { group, space } => {
                self.blank(*space);
                self.format_region_group(*group, run);
            }
            OpElement::Successor { group, space } => {
                self.blank(*space);
                self.format_successor_group(*group, run);
            }
            OpElement::Operands { space } => {
                self.blank(*space);
                self.operand_names(self.ir.operands(run.op));
            }
            OpElement::Regions { space } => {
                self.blank(*space);
                self.format_regions(0, self.ir.num_regions(run.op), run);
            }
            OpElement::Successors { space } => {
                self.blank(*space);
                self.format_successors(0, self.ir.num_successors(run.op), run);
            }
            OpElement::Type { of, form, space } => {
                self.blank(*space);
                self.format_types(*of, form, run);
            }
            OpElement::FunctionalType { inputs, results, space } => {
                self.blank(*space);
                self.format_functional_type(*inputs, *results, run);
            }
            OpElement::AttrDict { with_keyword, inherent } => self.format_dictionary(*with_keyword, *inherent, run),
            OpElement::PropDict => self.format_properties(run),
            OpElement::Custom { hook, space } => {
                self.blank(*space);
                self.print_by_hook(hook, run);
            }
            OpElement::Group { anchors, implied, then, otherwise } => match self.is_there(anchors, run) {
                true => self.group(then, *implied, run),
                false => self.op_elements(otherwise, run),
            },
            OpElement::OiList(clauses) => self.oi_list(clauses, run),
        }
    }
}
