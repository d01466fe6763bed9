//! The format of an operation as nodes of the grammar.

use ods_grammar::{Continuation, End, First, Follow, Node, NodeKind, Subject, Syntax};

use super::attribute::begins_with_blank;
use super::{Nodes, Report};
use crate::rt::checks::CheckedOp;
use crate::rt::checks::{equal, has_builtin_trait};
use crate::schema::{
    Anchor, Arity, AttributeForm, OiClause, OpElement, OpFormat, OpSchema, OperandSchema, Presence, RegionSchema,
    SuccessorSchema, TraitSet, TypeForm, TypesOf,
};

const COMMA: &[Continuation<'static>] = &[Continuation::Literal(",")];

const VALUE: Syntax<'static> =
    Syntax::new(&[First::Literal("%")], End::Name).continued_by(&[Continuation::ResultNumber]);
const VALUES: Syntax<'static> = VALUE.continued_by(&[Continuation::Literal(","), Continuation::ResultNumber]);
const NESTED: Syntax<'static> = Syntax::new(&[First::Literal("(")], End::Delimited).continued_by(COMMA);
const REGION: Syntax<'static> = Syntax::new(&[First::Literal("{")], End::Delimited);
const SUCCESSOR: Syntax<'static> = Syntax::new(&[First::Literal("^")], End::Name);
const TYPES: Syntax<'static> = Syntax::new(&[First::Type], End::Entity).continued_by(COMMA);
const FUNCTION: Syntax<'static> = Syntax::new(&[First::Literal("(")], End::Entity);
const DICTIONARY: Syntax<'static> = Syntax::new(&[First::Literal("{")], End::Delimited);
const KEYWORD_DICTIONARY: Syntax<'static> = Syntax::new(&[First::Literal("attributes")], End::Delimited);
const PROPERTIES: Syntax<'static> = Syntax::new(&[First::Literal("<")], End::Delimited);

/// Checks that the format of an operation, which has fewer than `N` elements and clauses, can be parsed.
///
/// Elements and clauses are counted in textual order, each before its contents.
pub const fn check_format<const N: usize>(op: CheckedOp) -> Option<Report> {
    check_format_with_defaults::<N>(op, &[])
}

/// Checks the format of an operation as [`check_format`] does, with the names of the cases that are the defaults of
/// fields at the beginning of groups, which are not printed.
pub const fn check_format_with_defaults<const N: usize>(
    CheckedOp(schema): CheckedOp,
    defaults: &'static [(Anchor, &'static str)],
) -> Option<Report> {
    let Some(OpFormat { elements, .. }) = schema.format else { return None };
    let after = TextAfter::of(schema);
    // Most neighbours differ in their first characters already, and defaults only make FIRST sets smaller.
    if differ_in_leads(schema, elements, after) { None } else { explain::<N>(schema, elements, after, defaults) }
}

/// Returns whether the first characters of neighbours show that the format can be parsed: the quick proof.
const fn differ_in_leads(schema: &OpSchema, elements: &'static [OpElement], after: &TextAfter) -> bool {
    match follow_before(schema, elements, false, after.follow) {
        Some(follow) => follow.before(&NAME).is_some(),
        None => false,
    }
}

/// Returns the error of the exact proof.
const fn explain<const N: usize>(
    schema: &OpSchema,
    elements: &'static [OpElement],
    after: &TextAfter,
    defaults: &'static [(Anchor, &'static str)],
) -> Option<Report> {
    let mut nodes = Nodes::<N> { defaults, ..Nodes::EMPTY };
    nodes.push(NAME);
    add_all(&mut nodes, schema, elements, false);
    let mut i = 0;
    while i < after.nodes.len() {
        nodes.push(after.nodes[i]);
        i += 1;
    }
    Report::of(&nodes)
}

const NAME: Node<'static> = {
    let name = Syntax::new(&[], End::Keyword);
    Node::leaf(usize::MAX, Subject::Context("the name of the operation"), name, true)
};

const LOCATION: Node<'static> = context("the location of the operation, `loc(...)`,", &[First::Literal("loc")]);

/// The text that may follow an operation: its location, and the next operation, which may name its results or be in
/// generic form; after the last one of a block, the label of the next block.
struct TextAfter {
    nodes: &'static [Node<'static>],
    follow: Follow,
}

impl TextAfter {
    const TERMINATOR: Self = Self::new(&[LOCATION, context("the label of the next block", &[First::Literal("^")])]);
    const OTHERS: Self = Self::new(&[
        LOCATION,
        context("the next operation, `%name = ...`,", &[First::Literal("%")]),
        context("the next operation, `\"name\"(...)`,", &[First::String]),
        context("the next operation, `dialect.name`,", &[First::Operation]),
    ]);

    const fn new(nodes: &'static [Node<'static>]) -> Self {
        let (mut follow, mut i) = (Follow::NOTHING, nodes.len());
        while i > 0 {
            i -= 1;
            follow = follow.before(&nodes[i]).expect("the texts differ in their first characters");
        }
        Self { nodes, follow }
    }

    const fn of(schema: &OpSchema) -> &'static Self {
        if has_builtin_trait(schema, TraitSet::TERMINATOR) { &Self::TERMINATOR } else { &Self::OTHERS }
    }
}

const fn context(words: &'static str, first: &'static [First<'static>]) -> Node<'static> {
    let syntax = Syntax::new(first, End::Delimited).taking(&[]);
    Node::leaf(usize::MAX, Subject::Context(words), syntax, true).optional(true)
}

/// Returns the texts from the beginning of elements that precede these texts; `None` if they are not told apart by
/// their first characters.
const fn follow_before(
    schema: &OpSchema,
    elements: &'static [OpElement],
    is_inside: bool,
    mut follow: Follow,
) -> Option<Follow> {
    let mut i = elements.len();
    while i > 0 {
        i -= 1;
        let before = match &elements[i] {
            OpElement::Group { then, otherwise, .. } => {
                follow_before_group(schema, (then, otherwise), is_inside, follow)
            }
            OpElement::OiList(_) => None,
            element => follow.before(&leaf(0, schema, element, is_inside)),
        };
        match before {
            Some(before) => follow = before,
            None => return None,
        }
    }
    Some(follow)
}

const fn follow_before_group(
    schema: &OpSchema,
    (then, otherwise): (&'static [OpElement], &'static [OpElement]),
    is_inside: bool,
    follow: Follow,
) -> Option<Follow> {
    let Some(instead) = follow_before(schema, otherwise, is_inside, follow) else { return None };
    let Some(present) = follow_before(schema, then, true, follow) else { return None };
    match then {
        [first, ..] if !matches!(first, OpElement::Whitespace(_) | OpElement::Group { .. } | OpElement::OiList(_)) => {
            Follow::before_group(&leaf(0, schema, first, true), present, instead)
        }
        _ => None,
    }
}

/// Adds elements. All fields are present if `is_inside` a group or clause.
const fn add_all<const N: usize>(
    nodes: &mut Nodes<N>,
    schema: &OpSchema,
    elements: &'static [OpElement],
    is_inside: bool,
) {
    let mut i = 0;
    while i < elements.len() {
        add(nodes, schema, &elements[i], is_inside);
        i += 1;
    }
}

const fn add<const N: usize>(nodes: &mut Nodes<N>, schema: &OpSchema, element: &'static OpElement, is_inside: bool) {
    let at = nodes.next_element();
    match element {
        OpElement::Group { then, otherwise, .. } => add_group(nodes, schema, at, (then, otherwise), is_inside),
        OpElement::OiList(clauses) => add_clauses(nodes, schema, at, clauses),
        element => {
            let mut node = leaf(at, schema, element, is_inside);
            if let OpElement::Attribute { slot, .. } = element {
                node = without_default(node, default_at(nodes.defaults, Anchor::Attribute(*slot)));
            }
            if let OpElement::Property { index, .. } = element {
                node = without_default(node, default_at(nodes.defaults, Anchor::Property(*index)));
            }
            nodes.push(node);
        }
    }
}

/// Returns the node of an element without contents. All fields are present if `is_inside` a group or clause.
const fn leaf(at: usize, schema: &OpSchema, element: &'static OpElement, is_inside: bool) -> Node<'static> {
    let node = match element {
        OpElement::Literal { text, space } => Node::literal(at, text, *space),
        OpElement::Whitespace(text) => Node::NOTHING.of_kind(NodeKind::Blank(!text.is_empty())),
        OpElement::Operand { group, space } => operand(at, schema, *group, *space),
        OpElement::Attribute { slot, form, space } => attribute(at, schema, (*slot, form), *space),
        OpElement::Property { index, space } => {
            let property = &schema.properties[*index];
            Node::leaf(at, Subject::Field(property.name), property.kind.syntax, *space)
        }
        OpElement::Region { group, space } => {
            let region = &schema.regions[*group];
            of_arity(Node::leaf(at, Subject::Field(region.name), REGION, *space), region.arity)
        }
        OpElement::Successor { group, space } => {
            let successor = &schema.successors[*group];
            of_arity(Node::leaf(at, Subject::Field(successor.name), SUCCESSOR, *space), successor.arity)
        }
        OpElement::Operands { space } => {
            Node::leaf(at, Subject::Directive("operands"), VALUES, *space).optional(!has_single(schema.operands))
        }
        OpElement::Regions { space } => {
            let syntax = REGION.continued_by(COMMA);
            Node::leaf(at, Subject::Directive("regions"), syntax, *space).optional(!has_single_region(schema.regions))
        }
        OpElement::Successors { space } => {
            let syntax = SUCCESSOR.continued_by(COMMA);
            let node = Node::leaf(at, Subject::Directive("successors"), syntax, *space);
            node.optional(!has_single_successor(schema.successors))
        }
        OpElement::Type { of, form, space } => types(at, schema, (*of, form), *space),
        OpElement::FunctionalType { space, .. } => {
            Node::leaf(at, Subject::Directive("functional_type"), FUNCTION, *space)
        }
        OpElement::AttrDict { with_keyword, .. } => {
            let (name, syntax) = match with_keyword {
                true => ("attr_dict_with_keyword", KEYWORD_DICTIONARY),
                false => ("attr_dict", DICTIONARY),
            };
            Node::leaf(at, Subject::Directive(name), syntax, true).optional(true).of_kind(NodeKind::Dictionary)
        }
        OpElement::PropDict => {
            let node = Node::leaf(at, Subject::Directive("prop_dict"), PROPERTIES, true);
            node.optional(true).of_kind(NodeKind::Dictionary)
        }
        // The text of its functions is their own responsibility.
        OpElement::Custom { space, .. } => Node::leaf(at, Subject::Directive("custom"), Syntax::NONE, *space),
        OpElement::Group { .. } | OpElement::OiList(_) => Node::NOTHING,
    };
    match is_inside && node.may_be_absent && matches!(node.kind, NodeKind::Leaf) {
        true => node.optional(false),
        false => node,
    }
}

const fn add_group<const N: usize>(
    nodes: &mut Nodes<N>,
    schema: &OpSchema,
    at: usize,
    (then, otherwise): (&'static [OpElement], &'static [OpElement]),
    is_inside: bool,
) {
    let mut group = Node::leaf(at, Subject::Directive("group"), Syntax::NONE, false);
    let position = nodes.push(group);
    add_all(nodes, schema, then, true);
    let behind_then = nodes.length;
    add_all(nodes, schema, otherwise, is_inside);
    group.kind = NodeKind::Group { otherwise: behind_then, end: nodes.length };
    nodes.nodes[position] = group;
}

const fn add_clauses<const N: usize>(nodes: &mut Nodes<N>, schema: &OpSchema, at: usize, clauses: &'static [OiClause]) {
    let mut list = Node::leaf(at, Subject::Directive("oilist"), Syntax::NONE, false).optional(true);
    let position = nodes.push(list);
    let mut i = 0;
    while i < clauses.len() {
        let OiClause { keyword, space, elements, .. } = &clauses[i];
        let mut clause = Node::literal(nodes.next_element(), keyword, *space);
        let clause_position = nodes.push(clause);
        add_all(nodes, schema, elements, true);
        clause.kind = NodeKind::Clause { end: nodes.length };
        nodes.nodes[clause_position] = clause;
        i += 1;
    }
    list.kind = NodeKind::Clauses { end: nodes.length };
    nodes.nodes[position] = list;
}

const fn operand(at: usize, schema: &OpSchema, group: usize, space: bool) -> Node<'static> {
    let operand = &schema.operands[group];
    let syntax = match (is_nested(schema, group), operand.arity) {
        (true, _) => NESTED,
        (false, Arity::Variadic) => VALUES,
        (false, Arity::One | Arity::Optional) => VALUE,
    };
    let may_be_absent = !matches!(operand.arity, Arity::One);
    Node { may_be_absent, ..Node::leaf(at, Subject::Field(operand.name), syntax, space) }
}

const fn attribute(at: usize, schema: &OpSchema, (slot, form): (usize, &AttributeForm), space: bool) -> Node<'static> {
    let attribute = &schema.attributes[slot];
    let may_be_absent = match attribute.presence {
        Presence::Optional | Presence::OptionalDefault(_) => true,
        Presence::Required | Presence::Default(_) => false,
    };
    let space = space || begins_with_blank(form.view.short, form.qualified);
    Node { may_be_absent, ..Node::leaf(at, Subject::Field(attribute.name), *form.syntax, space) }
}

const fn types(at: usize, schema: &OpSchema, (of, form): (TypesOf, &TypeForm), space: bool) -> Node<'static> {
    let (group, is_nested) = match of {
        TypesOf::Operand(group) => (&schema.operands[group], is_nested(schema, group)),
        TypesOf::Result(group) => (&schema.results[group], false),
        TypesOf::Operands => {
            let node = Node::leaf(at, Subject::Directive("type(operands)"), TYPES, space);
            return node.optional(!has_single(schema.operands));
        }
        TypesOf::Results => {
            let node = Node::leaf(at, Subject::Directive("type(results)"), TYPES, space);
            return node.optional(!has_single(schema.results));
        }
    };
    let syntax = match (is_nested, group.arity) {
        (true, _) => NESTED,
        (false, Arity::One) => *form.syntax,
        (false, Arity::Optional) => form.view.info.syntax,
        (false, Arity::Variadic) => TYPES,
    };
    let space = space || begins_with_blank(form.view.short, form.qualified);
    let may_be_absent = !matches!(group.arity, Arity::One);
    Node { may_be_absent, ..Node::leaf(at, Subject::TypeOf(group.name), syntax, space) }
}

/// Returns the name of the case that is the default of a field, and is not printed.
const fn default_at(defaults: &[(Anchor, &'static str)], field: Anchor) -> Option<&'static str> {
    let mut i = 0;
    while i < defaults.len() {
        match (defaults[i].0, field) {
            (Anchor::Attribute(a), Anchor::Attribute(b)) | (Anchor::Property(a), Anchor::Property(b)) if a == b => {
                return Some(defaults[i].1);
            }
            _ => i += 1,
        }
    }
    None
}

/// Returns the node of an enum without the empty text of a case, if that case is not printed.
const fn without_default(node: Node<'static>, default: Option<&str>) -> Node<'static> {
    match (ods_grammar::without_empty_case(node.syntax.first()), default) {
        ((first, Some(empty)), Some(default)) if equal(empty, default) => {
            Node { syntax: node.syntax.starting_with(first), ..node }
        }
        _ => node,
    }
}

/// Returns the node of regions or successors: a list of any length has commas.
const fn of_arity(node: Node<'static>, arity: Arity) -> Node<'static> {
    match arity {
        Arity::One => node,
        Arity::Optional => node.optional(true),
        Arity::Variadic => Node { syntax: node.syntax.continued_by(COMMA), ..node }.optional(true),
    }
}

const fn is_nested(schema: &OpSchema, operand: usize) -> bool {
    let mut i = 0;
    while i < schema.nested_groups.len() {
        if schema.nested_groups[i].operand == operand {
            return true;
        }
        i += 1;
    }
    false
}

/// Defines functions that return whether one of the groups is always present.
macro_rules! has_single {
    ($($name:ident: $group:ident),*) => {$(
        const fn $name(groups: &[$group]) -> bool {
            let mut i = 0;
            while i < groups.len() {
                if matches!(groups[i].arity, Arity::One) {
                    return true;
                }
                i += 1;
            }
            false
        }
    )*};
}

has_single!(has_single: OperandSchema, has_single_region: RegionSchema, has_single_successor: SuccessorSchema);

#[cfg(test)]
mod tests;
