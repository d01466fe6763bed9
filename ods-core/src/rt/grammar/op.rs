//! The format of an operation as nodes of the grammar.

use ods_grammar::{End, First, Follow, Node, NodeKind, Subject, Syntax};

use super::{Nodes, Report};
use crate::rt::checks::CheckedOp;
use crate::rt::checks::{equal, has_builtin_trait};
use crate::schema::{Anchor, OiClause, OpElement, OpFormat, OpSchema, TraitSet};

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
            element => follow.before(&element.node(0, schema, is_inside)),
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
            Follow::before_group(&first.node(0, schema, true), present, instead)
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
            let mut node = element.node(at, schema, is_inside);
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

#[cfg(test)]
mod tests;
