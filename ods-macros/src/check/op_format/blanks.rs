//! Tokens that are written side by side are still two tokens, and the second does not go on what the first began.
//!
//! What stands before an element is one of several things where elements may be missing: all of them are followed, through
//! groups and clauses, with the blanks that are printed between.

use quote::ToTokens;
use syn::Type;

use super::ambiguity::{Doubt, Question};
use super::texts::{ends_in_word, is_float, is_library_type, of_rust_type, text};
use super::{Aspect, Format, doubtful};
use crate::check::start::Start;
use crate::errors::Errors;
use crate::expand::blanks::Blanks;
use crate::model::op::{Arity, Field, Property, Role};
use crate::model::op_format::{AllOf, OiClause, OpElement, OpGroup, Whose};

/// What stands at the end of a text.
#[derive(Clone, Copy)]
enum End<'m> {
    /// Letters or digits, which a word goes on.
    Word,
    /// A value or block: so does `-`.
    Name,
    /// A type or attribute, which `<` goes on as well.
    Symbol,
    /// Digits: behind them `x1` is not a word, as in `0x1`.
    Number,
    /// Digits, which may be hexadecimal: behind them `e` is not a word.
    Float,
    Punctuation(char),
    /// An attribute of which the compiler is asked.
    Doubtful(&'m OpElement),
    Unknown,
}

/// What stands before an element.
#[derive(Clone, Copy)]
struct Before<'m> {
    end: End<'m>,
    /// Whether white space came behind it.
    is_apart: bool,
}

/// The rule: see above.
pub fn tokens_stay_apart(format: &Format<'_>, errors: &mut Errors) {
    walk(format, errors);
}

/// What only the compiler can tell.
pub fn doubts<'m>(format: &Format<'m>) -> Vec<Doubt<'m>> {
    let mut errors = Errors::new();
    let doubts = walk(format, &mut errors);
    // It was sound.
    let _ = errors.into_tokens();
    doubts
}

fn walk<'m>(format: &Format<'m>, errors: &mut Errors) -> Vec<Doubt<'m>> {
    let mut walk =
        Walk { format, errors, blanks: Blanks::START, is_glued: false, present: Vec::new(), doubts: Vec::new() };
    let name = Before { end: End::Word, is_apart: false };
    walk.sequence(&format.format.elements, vec![name]);
    walk.doubts
}

struct Walk<'w, 'm> {
    format: &'w Format<'m>,
    errors: &'w mut Errors,
    blanks: Blanks,
    /// Whether a `""` stands right before.
    is_glued: bool,
    /// The fields of the groups around, which are there.
    present: Vec<&'m Field>,
    doubts: Vec<Doubt<'m>>,
}

impl<'m> Walk<'_, 'm> {
    /// Goes through elements; what can stand behind them.
    fn sequence(
        &mut self,
        elements: impl IntoIterator<Item = &'m OpElement>,
        before: Vec<Before<'m>>,
    ) -> Vec<Before<'m>> {
        elements.into_iter().fold(before, |before, element| self.element(element, before))
    }

    fn element(&mut self, element: &'m OpElement, before: Vec<Before<'m>>) -> Vec<Before<'m>> {
        match element {
            OpElement::Group(group) => self.group(group, before),
            OpElement::OiList { clauses, .. } => self.clauses(clauses, before),
            OpElement::Literal(literal) if element.is_blank() => {
                self.blanks.after_whitespace_of_op(&literal.value());
                self.is_glued = literal.value().is_empty();
                apart(before, !literal.value().is_empty())
            }
            _ => self.simple(element, before),
        }
    }

    fn simple(&mut self, element: &'m OpElement, before: Vec<Before<'m>>) -> Vec<Before<'m>> {
        let space = match element {
            OpElement::Literal(literal) => self.blanks.before_literal(&literal.value()),
            OpElement::AttrDict { .. } | OpElement::PropDict(_) => {
                self.blanks.after_dictionary();
                true
            }
            _ => self.blanks.before_value(),
        };
        // Whether there is no text does not tell how text begins.
        let mut starts = text(self.format, element, &[]).starts;
        if starts.is_empty() && is_property(self.format, element) {
            // That of an enum is a word, that of another may be anything.
            starts.push(Start::Attribute);
        }
        self.meet(element, &starts, &before, space);
        let after = Before { end: end_of(self.format, element), is_apart: false };
        match text(self.format, element, &self.present).may_be_nothing {
            // A dictionary that is empty leaves nothing, not even a blank.
            true => [vec![after], apart(before, space && !matches!(element, OpElement::AttrDict { .. }))].concat(),
            false => vec![after],
        }
    }

    /// Complains of an element that goes on what stands before it.
    fn meet(&mut self, element: &'m OpElement, starts: &[Start], before: &[Before<'m>], space: bool) {
        let merged = before.iter().find_map(|before| {
            let is_adjacent = !space && !before.is_apart;
            let start = starts.iter().find(|start| merges(before.end, start, is_adjacent))?;
            Some(message(before.end, start, self.is_glued))
        });
        self.is_glued = false;
        if let Some(message) = merged {
            self.errors.at(element.tokens(), message);
            return;
        }
        for before in before {
            self.doubt(element, starts, *before, !space && !before.is_apart);
        }
    }

    /// Notes what it is to be asked of attributes side by side with others.
    fn doubt(&mut self, element: &'m OpElement, starts: &[Start], before: Before<'m>, is_adjacent: bool) {
        if let End::Doubtful(attribute) = before.end {
            let questions = starts.iter().filter_map(|start| question(start, is_adjacent));
            let of = element.tokens().to_string();
            let doubts = questions.filter_map(|question| doubt(self.format, attribute, of.clone(), question));
            self.doubts.extend(doubts);
        }
        if let Some(behind) = self.takes_parameters(before.end) {
            let (format, question) = (self.format, Question::Parameters { behind });
            self.doubts.extend(doubt_of_type(format, element, question.clone()));
            self.doubts.extend(doubt(format, element, String::new(), question));
        }
        if is_adjacent && matches!(before.end, End::Word | End::Name | End::Symbol | End::Number | End::Float) {
            self.doubts.extend(doubt(self.format, element, String::new(), Question::RunsInto));
        }
    }

    /// Whether `<` may go on what ends so: `Some(None)` where it does, the attribute where the compiler is asked.
    fn takes_parameters(&self, end: End<'m>) -> Option<Option<(&'m Type, bool)>> {
        match end {
            End::Symbol => Some(None),
            End::Doubtful(attribute) => {
                let (_, constraint, qualified) = doubtful(self.format, attribute)?;
                Some(Some((constraint, qualified)))
            }
            _ => None,
        }
    }

    /// `(...)?`, `(...) : (...)?`
    fn group(&mut self, group: &'m OpGroup, before: Vec<Before<'m>>) -> Vec<Before<'m>> {
        let first = group.then.iter().find(|element| !element.is_blank());
        let anchor = group.anchor.and_then(|(index, _)| group.then.get(index));
        // A unit attribute is written by the rest of the group, unless it comes first.
        let is_implied = |element: &&OpElement| {
            let is = |other: Option<&OpElement>| other.is_some_and(|other| std::ptr::eq(other, *element));
            is(anchor) && !is(first) && is_unit(self.format, element)
        };
        let written: Vec<&OpElement> = group.then.iter().filter(|element| !is_implied(element)).collect();
        let then = self.together(written, before.clone());
        let otherwise = self.sequence(&group.otherwise, before);
        [then, otherwise].concat()
    }

    /// `oilist(...)`: clauses are written in their order.
    fn clauses(&mut self, clauses: &'m [OiClause], before: Vec<Before<'m>>) -> Vec<Before<'m>> {
        let mut all = before;
        for clause in clauses {
            let keyword = clause.literal.value();
            let (space, start) = (self.blanks.before_literal(&keyword), Start::of_literal(&keyword));
            let merged = |before: &&Before<'m>| merges(before.end, &start, !space && !before.is_apart);
            if let Some(before) = all.iter().find(merged) {
                self.errors.at(&clause.literal, message(before.end, &start, self.is_glued));
            } else {
                self.doubt_clause(clause, &start, &all, space);
            }
            self.is_glued = false;
            let only_unit = matches!(clause.elements.as_slice(), [only] if is_unit(self.format, only));
            let written: Vec<&OpElement> = clause.elements.iter().filter(|_| !only_unit).collect();
            let after = self.together(written, vec![Before { end: end_of_literal(&keyword), is_apart: false }]);
            all.extend(after);
        }
        all
    }

    /// Notes what it is to be asked of attributes before the literal of a clause.
    fn doubt_clause(&mut self, clause: &OiClause, start: &Start, before: &[Before<'m>], space: bool) {
        let of = clause.literal.to_token_stream().to_string();
        for before in before {
            let End::Doubtful(attribute) = before.end else { continue };
            let is_adjacent = !space && !before.is_apart;
            let question = question(start, is_adjacent);
            self.doubts.extend(question.and_then(|question| doubt(self.format, attribute, of.clone(), question)));
        }
    }

    /// A sequence whose fields are there if one is.
    fn together(&mut self, elements: Vec<&'m OpElement>, before: Vec<Before<'m>>) -> Vec<Before<'m>> {
        let around = self.present.len();
        let parts: Vec<(&Field, Aspect)> = elements.iter().flat_map(|element| self.format.parts(element)).collect();
        self.present.extend(parts.into_iter().map(|(field, _)| field));
        let after = self.sequence(elements, before);
        self.present.truncate(around);
        after
    }
}

/// What is to be asked of an attribute before what begins so.
fn question<'m>(start: &Start, is_adjacent: bool) -> Option<Question<'m>> {
    match start {
        Start::Punctuation(text) if text == "<" => Some(Question::Angle),
        start if is_adjacent && is_word_like(start) => {
            let goes_on_integer = merges(End::Number, start, true);
            Some(Question::RunsOn { goes_on_integer })
        }
        _ => None,
    }
}

fn doubt<'m>(format: &Format<'m>, element: &'m OpElement, of: String, question: Question<'m>) -> Option<Doubt<'m>> {
    let (name, constraint, qualified) = doubtful(format, element)?;
    Some(Doubt { name, constraint, qualified, is_type: false, of, question })
}

/// The doubt about the type of one value, whose constraint is not the library's.
fn doubt_of_type<'m>(format: &Format<'m>, element: &'m OpElement, question: Question<'m>) -> Option<Doubt<'m>> {
    let OpElement::Type { types, qualified } = element else { return None };
    let Whose::Variable(name) = &types.whose else { return None };
    let (Role::Operand(group) | Role::Result(group)) = &format.field(name)?.role else { return None };
    let is_one = group.arity == Arity::One && !is_library_type(&group.constraint);
    let of = String::new();
    is_one.then_some(Doubt { name, constraint: &group.constraint, qualified: *qualified, is_type: true, of, question })
}

fn apart(before: Vec<Before<'_>>, is_apart: bool) -> Vec<Before<'_>> {
    before.into_iter().map(|before| Before { is_apart: before.is_apart || is_apart, ..before }).collect()
}

fn is_property(format: &Format<'_>, element: &OpElement) -> bool {
    let OpElement::Variable { name, .. } = element else { return false };
    format.field(name).is_some_and(|field| matches!(field.role, Role::Property(_)) && !field.is_unit())
}

/// Whether it is a unit attribute or property.
fn is_unit(format: &Format<'_>, element: &OpElement) -> bool {
    matches!(element, OpElement::Variable { name, .. } if format.field(name).is_some_and(Field::is_unit))
}

/// Whether what begins so would go on what stands before it.
fn merges(end: End<'_>, start: &Start, is_adjacent: bool) -> bool {
    match (end, start) {
        (End::Word | End::Name | End::Symbol, start) if is_word_like(start) => is_adjacent,
        (End::Number | End::Float, Start::Number | Start::Attribute) => is_adjacent,
        (End::Number, Start::Word(word)) => is_adjacent && is_hexadecimal(word),
        (End::Float, Start::Word(word)) => {
            is_adjacent && (is_hexadecimal(word) || word.starts_with(|c: char| c.is_ascii_hexdigit()))
        }
        (End::Word | End::Name | End::Symbol | End::Number | End::Float, Start::Punctuation(text))
            if text.starts_with('.') =>
        {
            is_adjacent
        }
        (End::Name | End::Symbol, Start::Punctuation(text)) if text.starts_with('-') => is_adjacent,
        // With a blank before it as well.
        (End::Symbol, Start::Punctuation(text)) => text == "<",
        // `{-#` is one token.
        (End::Punctuation('-'), Start::Attribute | Start::Field(_)) => is_adjacent,
        (End::Punctuation('-'), Start::Punctuation(text)) => is_adjacent && (text == ">" || text == "#"),
        (End::Punctuation('/'), Start::Punctuation(text)) => is_adjacent && text == "/",
        _ => false,
    }
}

/// Whether it begins as words may go on.
fn is_word_like(start: &Start) -> bool {
    matches!(start, Start::Word(_) | Start::Number | Start::Type | Start::Attribute)
}

/// Whether a `0` before it would begin a number: `x1f`.
fn is_hexadecimal(word: &str) -> bool {
    word.strip_prefix('x').is_some_and(|digits| digits.starts_with(|c: char| c.is_ascii_hexdigit()))
}

fn end_of_literal(text: &str) -> End<'static> {
    match crate::words::is_keyword(text) {
        true => End::Word,
        false => text.chars().last().map_or(End::Unknown, End::Punctuation),
    }
}

fn end_of<'m>(format: &Format<'m>, element: &'m OpElement) -> End<'m> {
    match element {
        OpElement::Literal(literal) => end_of_literal(&literal.value()),
        OpElement::Type { .. } | OpElement::FunctionalType { .. } => End::Symbol,
        OpElement::All { of: AllOf::Operands | AllOf::Successors, .. } => End::Name,
        OpElement::Variable { .. } if doubtful(format, element).is_some() => End::Doubtful(element),
        OpElement::Variable { name, .. } => {
            let role = format.field(name).map(|field| &field.role);
            if role.is_some_and(is_float) {
                return End::Float;
            }
            if let Some(Role::Property(property)) = role {
                return end_of_property(property);
            }
            match text(format, element, &[]).starts.first() {
                Some(Start::Attribute | Start::Type) => End::Symbol,
                // What may have an alias, `#map`.
                Some(Start::Punctuation(text)) if text == "#" => End::Symbol,
                Some(Start::Value | Start::Block) => End::Name,
                Some(Start::Symbol | Start::Word(_)) => End::Word,
                Some(Start::Number) => End::Number,
                _ => End::Unknown,
            }
        }
        _ => End::Unknown,
    }
}

fn end_of_property(property: &Property) -> End<'static> {
    match of_rust_type(&property.ty).as_slice() {
        [Start::Number] => End::Number,
        [Start::Text | Start::Punctuation(_)] => End::Unknown,
        _ if ends_in_word(property) => End::Word,
        _ => End::Unknown,
    }
}

fn message(end: End<'_>, start: &Start, is_glued: bool) -> &'static str {
    match (end, start) {
        (End::Symbol, Start::Punctuation(text)) if text == "<" => {
            "`<` would be taken for the parameters of the type or attribute before it: write another literal between"
        }
        (End::Punctuation('/'), _) => "together with the `/` before it this begins a comment: take the `\"\"` away",
        (End::Punctuation(_), start) if *start != Start::punctuation(">") => {
            "a `#` that this may begin with is one token with `{-` before it: put a `\" \"` between"
        }
        (End::Punctuation(_), _) => "together with the `-` before it this is an arrow: put a `\" \"` between",
        // Of what is between, and may be missing, no blank is left.
        _ if !is_glued => {
            "where what is between is missing, this runs into the word before it: put a `\" \"` before it"
        }
        (End::Number | End::Float, _) => "this runs into the number before it: take the `\"\"` away",
        _ => "this runs into the word before it: take the `\"\"` away",
    }
}
