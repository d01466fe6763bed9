//! The format of a type or attribute as nodes of the grammar.

use ods_grammar::{Continuation, End, First, Follow, Message, Node, NodeKind, Subject, Syntax};

use super::parameter::{ParameterList, ParameterSyntax};
use super::{Nodes, Report};
use crate::rt::checks::fail;
use crate::schema::{DefFormat, DefSchema, FormatElement, Parameters, StructEntry};

/// Checks that the format of a type or attribute, which has fewer than `N` nodes, can be parsed.
///
/// Elements are counted as for operations.
pub const fn check_def_format<L: Parameters, const N: usize>(schema: &DefSchema) -> Option<Report> {
    let DefFormat::Program(elements) = schema.format else { return None };
    let texts = Texts { schema, list: L::SYNTAX };
    // Most neighbours differ in their first characters already.
    if texts.before_all(elements, None, Follow::NOTHING).is_some() { None } else { texts.explain::<N>(elements) }
}

/// The texts of the parameters.
#[derive(Clone, Copy)]
struct Texts<'s> {
    schema: &'s DefSchema,
    list: Option<&'static ParameterList>,
}

struct Lowering<'s, const N: usize> {
    nodes: Nodes<N>,
    texts: Texts<'s>,
    /// The first error that is not an ambiguity.
    report: Option<Report>,
}

const UNKNOWN: Syntax<'static> = Syntax::NONE.starting_with(&[First::Unknown]);

impl Texts<'_> {
    /// Returns the error of the exact proof.
    const fn explain<const N: usize>(self, elements: &'static [FormatElement]) -> Option<Report> {
        let mut lowering = Lowering::<N> { nodes: Nodes::EMPTY, texts: self, report: None };
        lowering.add_all(elements, None);
        if lowering.report.is_some() { lowering.report } else { Report::of(&lowering.nodes) }
    }

    /// Returns the texts from the beginning of elements that precede these texts; `None` if they are not told apart by
    /// their first characters. The parameter `present` is known to be present.
    const fn before_all(
        self,
        elements: &'static [FormatElement],
        present: Option<usize>,
        mut follow: Follow,
    ) -> Option<Follow> {
        let mut i = elements.len();
        while i > 0 {
            i -= 1;
            let before = match &elements[i] {
                FormatElement::Group { anchors, then, otherwise } => {
                    self.before_group(anchors, (then, otherwise), follow)
                }
                FormatElement::Params { indices, .. } => self.before_params(indices, follow),
                FormatElement::Struct { .. } => None,
                element => follow.before(&self.leaf(0, element, present)),
            };
            match before {
                Some(before) => follow = before,
                None => return None,
            }
        }
        Some(follow)
    }

    const fn before_group(
        self,
        anchors: &[usize],
        (then, otherwise): (&'static [FormatElement], &'static [FormatElement]),
        follow: Follow,
    ) -> Option<Follow> {
        let present = only(anchors);
        let Some(absent) = self.before_all(otherwise, None, follow) else { return None };
        let Some(inside) = self.before_all(then, present, follow) else { return None };
        match then {
            [first @ (FormatElement::Literal { .. } | FormatElement::Parameter { .. }), ..] => {
                Follow::before_group(&self.leaf(0, first, present), inside, absent)
            }
            _ => None,
        }
    }

    /// Returns the texts from the beginning of a list of parameters that are always present.
    const fn before_params(self, indices: &[usize], mut follow: Follow) -> Option<Follow> {
        let mut i = indices.len();
        while i > 0 {
            i -= 1;
            if self.may_be_left_out(indices[i]) {
                return None;
            }
            let parameter = self.parameter(0, indices[i], false, false);
            let Some(before) = follow.before(&parameter.optional(indices.len() == 1 && parameter.may_be_absent)) else {
                return None;
            };
            follow = before;
            if i > 0 {
                match follow.before(&Node::literal(0, ",", false)) {
                    Some(before) => follow = before,
                    None => return None,
                }
            }
        }
        Some(follow)
    }

    /// Returns the node of an element without contents. The parameter `present` is known to be present.
    const fn leaf(self, at: usize, element: &'static FormatElement, present: Option<usize>) -> Node<'static> {
        match element {
            FormatElement::Literal { text, space } => {
                // The printer separates words.
                let is_apart = *space || matches!(End::of_literal(text), End::Keyword);
                let end = if let [.., b'-'] = text.as_bytes() { End::Punctuation(b'-') } else { End::Delimited };
                let node = Node::literal(at, text, is_apart);
                Node { syntax: node.syntax.ending_with(end), ..node }
            }
            FormatElement::Whitespace(text) => Node::NOTHING.of_kind(NodeKind::Blank(!text.is_empty())),
            FormatElement::Parameter { index, qualified, .. } => {
                let is_present = matches!(present, Some(present) if present == *index);
                self.parameter(at, *index, *qualified, is_present)
            }
            FormatElement::Custom { .. } => Node::leaf(at, Subject::Directive("custom"), UNKNOWN, true),
            FormatElement::Params { .. } | FormatElement::Struct { .. } | FormatElement::Group { .. } => Node::NOTHING,
        }
    }

    /// Returns the node of a parameter, which is present in its own group.
    const fn parameter(self, at: usize, index: usize, qualified: bool, is_present: bool) -> Node<'static> {
        let ParameterSyntax { syntax, is_list, .. } = *ParameterList::at(self.list, index);
        let may_be_empty = is_list && syntax.is_distinguishable;
        let may_be_absent = self.may_be_left_out(index) && !is_present || may_be_empty;
        let end = if let End::Entity = syntax.end() { End::Symbol } else { End::Delimited };
        let syntax = if qualified { with_name(syntax) } else { syntax }.ending_with(end);
        Node::leaf(at, Subject::Field(self.schema.parameters[index].name), syntax, true).optional(may_be_absent)
    }

    /// Returns whether the parameter's default value is omitted.
    const fn may_be_left_out(self, index: usize) -> bool {
        let parameter = &self.schema.parameters[index];
        parameter.default.is_some() || parameter.mutable || ParameterList::at(self.list, index).is_option
    }

    const fn may_all_be_left_out(self, indices: &[usize], from: usize) -> bool {
        let mut i = from;
        while i < indices.len() {
            if !self.may_be_left_out(indices[i]) {
                return false;
            }
            i += 1;
        }
        true
    }
}

/// Returns the anchor of a group if it has a single one.
const fn only(anchors: &[usize]) -> Option<usize> {
    if let [only] = anchors { Some(*only) } else { None }
}

impl<const N: usize> Lowering<'_, N> {
    const fn add_all(&mut self, elements: &'static [FormatElement], present: Option<usize>) {
        let mut i = 0;
        while i < elements.len() {
            self.add(&elements[i], present);
            i += 1;
        }
    }

    /// Adds an element. The parameter `present` is known to be present.
    const fn add(&mut self, element: &'static FormatElement, present: Option<usize>) {
        let at = self.nodes.next_element();
        match element {
            FormatElement::Params { indices, .. } => self.add_params(at, indices, 0),
            FormatElement::Struct { entries, .. } => self.add_struct(at, entries),
            FormatElement::Group { anchors, then, otherwise } => self.add_group(at, anchors, (then, otherwise)),
            FormatElement::Literal { .. }
            | FormatElement::Whitespace(_)
            | FormatElement::Parameter { .. }
            | FormatElement::Custom { .. } => {
                self.nodes.push(self.texts.leaf(at, element, present));
            }
        }
    }

    const fn add_group(
        &mut self,
        at: usize,
        anchors: &[usize],
        (then, otherwise): (&'static [FormatElement], &'static [FormatElement]),
    ) {
        let mut group = Node::leaf(at, Subject::Directive("group"), Syntax::NONE, false);
        let position = self.nodes.push(group);
        self.add_all(then, only(anchors));
        let behind_then = self.nodes.length;
        self.add_all(otherwise, None);
        group.kind = NodeKind::Group { otherwise: behind_then, end: self.nodes.length };
        self.nodes.nodes[position] = group;
    }

    /// Adds `a, b, c`. The last one may be omitted.
    const fn add_params(&mut self, at: usize, indices: &[usize], from: usize) {
        if from >= indices.len() {
            return;
        }
        let first = self.texts.parameter(at, indices[from], false, false);
        let may_be_absent =
            from == 0 && (self.texts.may_all_be_left_out(indices, 0) || indices.len() == 1 && first.may_be_absent);
        self.nodes.push(first.optional(may_be_absent));
        if from + 1 == indices.len() {
            return;
        }
        if !self.texts.may_all_be_left_out(indices, from + 1) {
            self.check_is_present(at, indices[from]);
            self.nodes.push(Node::literal(at, ",", false));
            return self.add_params(at, indices, from + 1);
        }
        let mut rest = Node::leaf(at, Subject::Directive("params"), Syntax::NONE, false).optional(true);
        let position = self.nodes.push(rest);
        self.nodes.push(Node::literal(at, ",", false));
        self.add_params(at, indices, from + 1);
        rest.kind = NodeKind::ListRest { end: self.nodes.length };
        self.nodes.nodes[position] = rest;
    }

    /// Reports a parameter of `params` that has no text for some value, although others follow.
    const fn check_is_present(&mut self, at: usize, index: usize) {
        let parameter = &self.texts.schema.parameters[index];
        let is_option = ParameterList::at(self.texts.list, index).is_option;
        if self.report.is_none() && (is_option || parameter.mutable) {
            let message = Message::of(&[
                "ambiguous format: if `",
                parameter.name,
                "` is absent, the next parameter would be parsed as it; move it to the end, or write `struct(params)`",
            ]);
            self.report = Some(Report { element: at, message });
        }
    }

    /// Adds `name = value, name = value`, in any order.
    const fn add_struct(&mut self, at: usize, entries: &'static [StructEntry]) {
        let (mut all_optional, mut any_optional, mut i) = (true, false, 0);
        while i < entries.len() {
            let is_optional = self.texts.may_be_left_out(entries[i].index);
            let may_be_nothing = is_optional || ParameterList::at(self.texts.list, entries[i].index).is_list;
            (all_optional, any_optional) = (all_optional && is_optional, any_optional || may_be_nothing);
            i += 1;
        }
        let takes: &[First<'_>] = if all_optional { &[First::Keyword] } else { &[] };
        let commas: &[Continuation<'_>] = if any_optional { &[Continuation::Literal(",")] } else { &[] };
        let syntax = Syntax::NONE.taking(takes).continued_by(commas);
        let mut list = Node::leaf(at, Subject::Directive("struct"), syntax, true).optional(all_optional);
        let position = self.nodes.push(list);
        i = 0;
        while i < entries.len() {
            self.add_entry(at, &entries[i], (i + 1 < entries.len(), any_optional));
            i += 1;
        }
        list.kind = NodeKind::Clauses { end: self.nodes.length };
        self.nodes.nodes[position] = list;
    }

    /// Adds an entry, which may be followed by others that may be omitted.
    const fn add_entry(&mut self, at: usize, entry: &StructEntry, (has_others, may_be_left_out): (bool, bool)) {
        let StructEntry { index, qualified, custom } = entry;
        let name = self.texts.schema.parameters[*index].name;
        let mut clause = Node::literal(at, name, true);
        let position = self.nodes.push(clause);
        self.nodes.push(Node::literal(at, "=", true));
        let value = match custom {
            Some(_) => Node::leaf(at, Subject::Directive("custom"), UNKNOWN, true),
            None => self.texts.parameter(at, *index, *qualified, true),
        };
        self.nodes.push(value);
        if has_others {
            let mut rest = Node::leaf(at, Subject::Directive("struct"), Syntax::NONE, false).optional(may_be_left_out);
            let rest_position = self.nodes.push(rest);
            self.nodes.push(Node::literal(at, ",", false));
            rest.kind = NodeKind::ListRest { end: self.nodes.length };
            self.nodes.nodes[rest_position] = rest;
        }
        clause.kind = NodeKind::Clause { end: self.nodes.length };
        self.nodes.nodes[position] = clause;
    }
}

/// Returns the text of a type or attribute with its name.
const fn with_name(syntax: Syntax<'static>) -> Syntax<'static> {
    match syntax.first() {
        [First::Definition(definition)] if !definition.is_type => syntax.continued_by(&[Continuation::Literal(":")]),
        _ => syntax,
    }
}

/// Checks that every value of a parameter can be parsed: nothing is printed for `None`, and an `Option` is declared as
/// such.
///
/// # Panics
/// Panics if it cannot.
#[track_caller]
pub const fn check_spelling(
    has_options: bool,
    (is_option, is_named_option): (bool, bool),
    (is_list, is_named_list): (bool, bool),
    name: &str,
) {
    if has_options {
        fail(&[
            "a `None` in `",
            name,
            "` has no text; write the parameter with a `custom<f>`, or use a type of your own as its element",
        ]);
    }
    if is_option && !is_named_option {
        fail(&["the type of `", name, "` is an alias of an `Option`; write `Option<...>`"]);
    }
    if is_named_option && !is_option {
        fail(&["the type of `", name, "` has the name of the standard library's `Option`; rename it"]);
    }
    if is_named_list && !is_list {
        fail(&["the type of `", name, "` has the name of the standard library's `Vec`; rename it"]);
    }
}

/// Checks that a parameter with a default value and no literal of its own is not a list: an empty list and the default
/// would both have an empty text.
///
/// # Panics
/// Panics if it is a list.
#[track_caller]
pub const fn check_list_default(is_list: bool, name: &str) {
    if is_list {
        fail(&[
            "an empty `",
            name,
            "` looks the same as its default; begin with a literal, `(\":\" $",
            name,
            "^)?`, or write `default` without a value, which is an empty list",
        ]);
    }
}

/// Checks that a parameter adjacent to the mnemonic has no commas: it may have brackets of its own, which are then the
/// only ones.
///
/// # Panics
/// Panics if it has commas.
#[track_caller]
pub const fn check_glued<L: Parameters>(index: usize, name: &str) {
    if ParameterList::at(L::SYNTAX, index).has_commas {
        fail(&[
            "the text of `",
            name,
            "` may contain commas outside of brackets, so its end cannot be found; write `\"<\" $",
            name,
            " \">\"`",
        ]);
    }
}

#[cfg(test)]
mod tests;
