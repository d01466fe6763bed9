//! The continuations of the text of a type or attribute: what may be absent at its end, and what continues its last
//! elements.
//!
//! A text printed without the definition's name, among other parameters, has no end marker. No fact here depends on
//! the definition's own text, because a definition may contain itself.

use ods_grammar::Continuation;

use crate::schema::{DefFormat, DefSchema, FormatElement, Parameter, Parameters, StructEntry};

/// The ends of the texts of a list of parameters.
#[derive(Debug)]
pub struct ParameterEnds {
    first: ParameterEnd,
    rest: Option<&'static ParameterEnds>,
}

/// The end of a parameter's text.
#[derive(Debug)]
struct ParameterEnd {
    is_list: bool,
    is_option: bool,
    continuation: Continuation<'static>,
    absent: Continuation<'static>,
}

impl ParameterEnds {
    /// Returns the list that begins with a parameter of type `P`.
    pub const fn of<P: Parameter>(rest: Option<&'static Self>) -> Self {
        let continuation = Continuation::All(P::CONTINUATION);
        let absent = Continuation::All(P::ABSENT);
        Self { first: ParameterEnd { is_list: P::IS_LIST, is_option: P::IS_OPTION, continuation, absent }, rest }
    }

    const fn at(mut list: Option<&'static Self>, mut index: usize) -> &'static ParameterEnd {
        while let Some(this) = list {
            if index == 0 {
                return &this.first;
            }
            index -= 1;
            list = this.rest;
        }
        panic!("bug in ods: a format names a parameter that its definition lacks")
    }
}

/// Returns the continuations of a definition's text; there are at most `N`.
pub const fn continuations<L: Parameters, const N: usize>(schema: &DefSchema) -> [Continuation<'static>; N] {
    let mut ends = Ends { schema, list: L::ENDS, found: [Continuation::All(&[]); N], length: 0 };
    if let DefFormat::Program(elements) = schema.format {
        ends.add_all(elements, None);
    }
    ends.found
}

struct Ends<'s, const N: usize> {
    schema: &'s DefSchema,
    list: Option<&'static ParameterEnds>,
    found: [Continuation<'static>; N],
    length: usize,
}

impl<const N: usize> Ends<'_, N> {
    const fn push(&mut self, continuation: Continuation<'static>) {
        self.found[self.length] = continuation;
        self.length += 1;
    }

    const fn at(&self, index: usize) -> &'static ParameterEnd {
        ParameterEnds::at(self.list, index)
    }

    /// Returns whether the parameter is omitted at some value.
    const fn may_be_left_out(&self, index: usize) -> bool {
        let parameter = &self.schema.parameters[index];
        parameter.default.is_some() || parameter.mutable || self.at(index).is_option
    }

    /// Returns whether the parameter's text may be empty, as that of an empty list.
    const fn may_be_empty(&self, index: usize) -> bool {
        self.may_be_left_out(index) || self.at(index).is_list
    }

    /// Adds the continuations of the elements; returns whether all of them may be absent. The parameter `present` is
    /// known to be present.
    const fn add_all(&mut self, elements: &'static [FormatElement], present: Option<usize>) -> bool {
        let mut i = elements.len();
        while i > 0 {
            i -= 1;
            if !self.add(&elements[i], present) {
                return false;
            }
        }
        true
    }

    /// Adds the continuations of an element; returns whether it may be absent.
    const fn add(&mut self, element: &'static FormatElement, present: Option<usize>) -> bool {
        match element {
            FormatElement::Whitespace(_) => true,
            FormatElement::Literal { .. } | FormatElement::Custom { .. } => false,
            FormatElement::Parameter { index, .. } => {
                let is_present = matches!(present, Some(present) if present == *index);
                self.add_parameter(*index, is_present)
            }
            FormatElement::Params { indices, .. } => self.add_params(indices),
            FormatElement::Struct { entries, .. } => self.add_struct(entries),
            FormatElement::Group { anchors, then, otherwise } => {
                let present = if let [only] = anchors { Some(*only) } else { None };
                self.add_all(then, present);
                let may_be_absent = self.add_all(otherwise, None);
                if may_be_absent {
                    self.add_beginning(then);
                }
                may_be_absent
            }
        }
    }

    /// Adds the beginning of an absent group: a literal or a parameter.
    const fn add_beginning(&mut self, then: &'static [FormatElement]) {
        match then {
            [FormatElement::Whitespace(_), rest @ ..] => self.add_beginning(rest),
            [FormatElement::Literal { text, .. }, ..] => self.push(Continuation::Literal(text)),
            [FormatElement::Parameter { index, .. }, ..] => self.push(self.at(*index).absent),
            [
                FormatElement::Params { .. }
                | FormatElement::Struct { .. }
                | FormatElement::Custom { .. }
                | FormatElement::Group { .. },
                ..,
            ]
            | [] => {}
        }
    }

    const fn add_parameter(&mut self, index: usize, is_present: bool) -> bool {
        let end = self.at(index);
        self.push(end.continuation);
        let may_be_absent = end.is_list || self.may_be_left_out(index) && !is_present;
        if may_be_absent {
            self.push(end.absent);
        }
        may_be_absent
    }

    /// Adds the continuations of `params`, which may end with the last parameter, and with each one after which all
    /// others are absent.
    const fn add_params(&mut self, indices: &[usize]) -> bool {
        let [first, .., last] = indices else {
            return if let [only] = indices { self.add_parameter(*only, false) } else { true };
        };
        if self.may_be_empty(*last) {
            self.push(Continuation::Literal(","));
        }
        let mut i = indices.len();
        while i > 0 {
            i -= 1;
            self.push(self.at(indices[i]).continuation);
            if !self.may_be_left_out(indices[i]) {
                return false;
            }
        }
        self.push(self.at(*first).absent);
        true
    }

    /// Adds the continuations of `struct(...)`, whose entries have any order.
    const fn add_struct(&mut self, entries: &[StructEntry]) -> bool {
        let (mut all_optional, mut any_empty, mut i) = (true, false, 0);
        while i < entries.len() {
            let StructEntry { index, custom, .. } = &entries[i];
            all_optional = all_optional && self.may_be_left_out(*index);
            any_empty = any_empty || self.may_be_empty(*index);
            if custom.is_none() {
                self.push(self.at(*index).continuation);
            }
            i += 1;
        }
        if any_empty {
            self.push(Continuation::Literal(","));
        }
        if all_optional {
            self.push(Continuation::Keyword);
        }
        all_optional
    }
}
