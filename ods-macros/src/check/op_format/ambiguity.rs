//! What may be missing is told from what follows.
//!
//! Text is read from left to right, one token ahead: an element that may be missing is there where the next token can be
//! its first, and a list goes on where a comma follows. So what comes after must not begin with that.

use quote::ToTokens;
use syn::{Ident, Type};

use super::texts::{Text, text};
use super::{Format, doubtful, doubtful_type, plain};
use crate::check::start::Start;
use crate::errors::Errors;
use crate::model::op::{Field, Role};
use crate::model::op_format::{OiClause, OpElement, OpGroup};

/// A token that can come next, and what it is the first of.
#[derive(Clone)]
struct Next {
    start: Start,
    of: String,
    /// Whether a type or attribute is written in full.
    is_qualified: bool,
}

/// The rule: see above.
pub fn what_is_missing_can_be_told(format: &Format<'_>, errors: &mut Errors) {
    let end = after_operation(format);
    Walk { format, errors, present: Vec::new(), doubts: Vec::new() }.sequence(&format.format.elements, end);
}

#[derive(Clone)]
/// What only the compiler can tell of an attribute, whose constraint is the user's.
pub struct Doubt<'m> {
    pub name: &'m Ident,
    pub constraint: &'m Type,
    pub qualified: bool,
    /// Whether it is the type of an operand or result, and not an attribute.
    pub is_type: bool,
    /// What comes next.
    pub of: String,
    pub question: Question<'m>,
}

#[derive(Clone)]
/// What is to be asked.
pub enum Question<'m> {
    /// Whether it is taken for what is missing before it, which is called so and begins with one of these.
    Taken { takes: Vec<Start>, missing: String },
    /// The same, of an attribute of the user's own: its constraint, and whether it is `qualified`.
    TakenFor { missing: String, constraint: &'m Type, qualified: bool },
    /// Whether a `:` behind it begins its type.
    Colon,
    /// Whether two `:` behind it go on a symbol.
    TwoColons,
    /// Whether any of these would be taken for more of it.
    Tail { next: Vec<(Start, String)> },
    /// Whether it would be taken for more of what is before it, an attribute or type of the user's own.
    TailOf { before: &'m Ident, constraint: &'m Type, is_type: bool },
    /// Whether this would be taken for it where it is missing.
    Missing { next: Start },
    /// Whether its first token tells that it is there.
    IsTold,
    /// Whether a `<` behind it begins its parameters.
    Angle,
    /// Whether a word or number without a blank between goes on with it; `goes_on_integer`, with an integer too.
    RunsOn { goes_on_integer: bool },
    /// Whether it goes on with the word or number before it.
    RunsInto,
    /// Whether it begins with `<`, which would be taken for the parameters of what is before it: a type, or this attribute,
    /// `qualified` or not, which is asked as well.
    Parameters { behind: Option<(&'m Type, bool)> },
}

/// The doubts of a sound format.
pub fn doubts<'m>(format: &Format<'m>) -> Vec<Doubt<'m>> {
    let mut errors = Errors::new();
    let mut walk = Walk { format, errors: &mut errors, present: Vec::new(), doubts: Vec::new() };
    walk.sequence(&format.format.elements, after_operation(format));
    let doubts = walk.doubts;
    // It was sound.
    let _ = errors.into_tokens();
    doubts
}

/// What comes behind an operation: its location, and the next one, which may name its results or be in generic form;
/// behind the last of a block, the label of the next.
fn after_operation(format: &Format<'_>) -> Vec<Next> {
    let next = |start, of: &str| Next { start, of: of.to_owned(), is_qualified: false };
    let location = next(Start::word("loc"), "the location of the operation, `loc(...)`,");
    match format.model.has_trait("Terminator") {
        true => vec![location, next(Start::Block, "the label of the next block")],
        false => vec![
            location,
            next(Start::Value, "the next operation, `%name = ...`,"),
            next(Start::Text, "the next operation, `\"name\"(...)`,"),
            next(Start::Operation, "the next operation, `dialect.name`,"),
        ],
    }
}

struct Walk<'w, 'm> {
    format: &'w Format<'m>,
    errors: &'w mut Errors,
    /// The fields that are there: those of the group around, which are taken to come and go together.
    present: Vec<&'m Field>,
    doubts: Vec<Doubt<'m>>,
}

impl<'m> Walk<'_, 'm> {
    /// Checks elements before what can follow them; what all of that can begin with.
    fn sequence(&mut self, elements: &'m [OpElement], mut next: Vec<Next>) -> Vec<Next> {
        for element in elements.iter().rev() {
            next = self.element(element, next);
        }
        next
    }

    fn element(&mut self, element: &'m OpElement, next: Vec<Next>) -> Vec<Next> {
        match element {
            OpElement::Group(group) => self.group(group, next),
            OpElement::OiList { clauses, .. } => self.clauses(element, clauses, next),
            _ => {
                let text = text(self.format, element, &self.present);
                self.simple(element, &text, &next);
                self.doubt_what_goes_on(element, &next);
                let (missing, takes) = (plain(element), takes(&text));
                if !takes.is_empty() {
                    self.doubt_fields(&next, &Question::Taken { takes, missing });
                }
                if text.may_be_nothing {
                    self.doubt_what_is_missing(element, &next);
                }
                let two_colons = two_colons(element, &next);
                [join(firsts(element, &text), next, text.may_be_nothing), two_colons].concat()
            }
        }
    }

    fn simple(&mut self, element: &OpElement, text: &Text, next: &[Next]) {
        let meets = |starts: &[Start]| next.iter().find(|next| starts.iter().any(|start| start.meets(&next.start)));
        if let Some(next) = meets(&text.goes_on) {
            self.errors.at(element.tokens(), goes_on(element, text, next));
        } else if text.may_be_nothing
            && let Some(next) = meets(&text.taken)
        {
            self.errors.at(element.tokens(), missing(element, next));
        }
    }

    /// Notes what it is to be asked of what is behind it.
    fn doubt_what_goes_on(&mut self, element: &'m OpElement, next: &[Next]) {
        self.doubt_tail(element, next);
        let Some((name, constraint, qualified)) = doubtful(self.format, element) else { return };
        let doubts = next.iter().filter_map(|next| {
            let question = match &next.start {
                Start::Punctuation(text) if text == ":" => Question::Colon,
                start if *start == Start::two_colons() => Question::TwoColons,
                _ => return None,
            };
            Some(Doubt { name, constraint, qualified, is_type: false, of: next.of.clone(), question })
        });
        self.doubts.extend(doubts);
    }

    /// Notes that it is to be asked whether what is written without its name goes on with what is behind it.
    fn doubt_tail(&mut self, element: &'m OpElement, next: &[Next]) {
        let (name, constraint, is_type) = match (doubtful(self.format, element), doubtful_type(self.format, element)) {
            (Some((name, constraint, false)), _) => (name, constraint, false),
            (_, Some((name, constraint))) => (name, constraint, true),
            _ => return,
        };
        self.doubt_fields(next, &Question::TailOf { before: name, constraint, is_type });
        // No such text goes on with a value or block.
        let next = next.iter().filter(|next| !matches!(next.start, Start::Value | Start::Block | Start::Field(_)));
        let next: Vec<_> = next.map(|next| (next.start.clone(), next.of.clone())).collect();
        if !next.is_empty() {
            let (of, question) = (String::new(), Question::Tail { next });
            self.doubts.push(Doubt { name, constraint, qualified: false, is_type, of, question });
        }
    }

    /// Notes what is to be asked of those that come next whose constraints only the compiler knows.
    fn doubt_fields(&mut self, next: &[Next], question: &Question<'m>) {
        for next in next {
            let Start::Field(name) = &next.start else { continue };
            let Some(field) = self.format.field(name) else { continue };
            let Some((constraint, is_type)) = constraint_of(field) else { continue };
            let (name, qualified, of, question) = (&field.ident, next.is_qualified, next.of.clone(), question.clone());
            self.doubts.push(Doubt { name, constraint, qualified, is_type, of, question });
        }
    }

    /// Notes what it is to be asked of what is there instead of it.
    fn doubt_what_is_missing(&mut self, element: &'m OpElement, next: &[Next]) {
        let Some((name, constraint, qualified)) = doubtful(self.format, element) else { return };
        let missing = name.to_string();
        self.doubt_fields(next, &Question::TakenFor { missing, constraint, qualified });
        // No attribute begins as a value or block.
        let next = next.iter().filter(|next| !matches!(next.start, Start::Value | Start::Block | Start::Field(_)));
        let doubts = next.map(|next| {
            let question = Question::Missing { next: next.start.clone() };
            Doubt { name, constraint, qualified, is_type: false, of: next.of.clone(), question }
        });
        self.doubts.extend(doubts);
        let (of, question) = (String::new(), Question::IsTold);
        self.doubts.push(Doubt { name, constraint, qualified, is_type: false, of, question });
    }

    /// `(...)?`, `(...) : (...)?`
    fn group(&mut self, group: &'m OpGroup, next: Vec<Next>) -> Vec<Next> {
        let otherwise = self.sequence(&group.otherwise, next.clone());
        let then = self.together(&group.then, next);
        let first = group.then.iter().find(|element| !element.is_blank());
        let taken: Vec<Start> = match first {
            Some(first @ OpElement::Variable { .. }) => {
                self.doubt_what_is_missing(first, &otherwise);
                text(self.format, first, &[]).taken
            }
            _ => then.iter().map(|first| first.start.clone()).collect(),
        };
        if let Some(second) = otherwise.iter().find(|second| taken.iter().any(|first| first.meets(&second.start))) {
            let tokens = first.map_or_else(|| group.token.to_token_stream(), OpElement::tokens);
            let message = format!(
                "where this group is missing, {} would be taken for it: begin it with another literal",
                second.of
            );
            self.errors.at(tokens, message);
        }
        if !taken.is_empty() {
            let missing = first.map_or_else(String::new, plain);
            self.doubt_fields(&otherwise, &Question::Taken { takes: taken, missing });
        }
        [then, otherwise].concat()
    }

    /// `oilist(...)`: behind a clause, any other can follow.
    fn clauses(&mut self, list: &OpElement, clauses: &'m [OiClause], next: Vec<Next>) -> Vec<Next> {
        let first = |clause: &OiClause| {
            let keyword = clause.literal.value();
            Next { start: Start::of_literal(&keyword), of: format!("`\"{keyword}\"`"), is_qualified: false }
        };
        let all: Vec<Next> = clauses.iter().map(first).chain(next.iter().cloned()).collect();
        for clause in clauses {
            let start = Start::of_literal(&clause.literal.value());
            if let Some(next) = next.iter().find(|next| next.start.meets(&start)) {
                let message = format!(
                    "{} can follow this `{}`, and would be taken for this clause: use another keyword",
                    next.of,
                    list.tokens()
                );
                self.errors.at(&clause.literal, message);
            }
            let missing = clause.literal.value();
            self.doubt_fields(&next, &Question::Taken { takes: vec![start], missing });
            self.together(&clause.elements, all.clone());
        }
        all
    }

    /// A sequence whose fields are there if one is.
    fn together(&mut self, elements: &'m [OpElement], next: Vec<Next>) -> Vec<Next> {
        let before = self.present.len();
        let parts = elements.iter().flat_map(|element| self.format.parts(element));
        self.present.extend(parts.map(|(field, _)| field).collect::<Vec<_>>());
        let first = self.sequence(elements, next);
        self.present.truncate(before);
        first
    }
}

fn firsts(element: &OpElement, text: &Text) -> Vec<Next> {
    let of = describe(element);
    let is_qualified =
        matches!(element, OpElement::Variable { qualified: true, .. } | OpElement::Type { qualified: true, .. });
    text.starts.iter().map(|start| Next { start: start.clone(), of: of.clone(), is_qualified }).collect()
}

/// What is read as the element where it is not there, or goes on with it: a `#` only where it is known to come.
fn takes(text: &Text) -> Vec<Start> {
    let goes_on = text.goes_on.iter().filter(|start| **start != Start::punctuation("#")).cloned();
    let missing = text.taken.iter().filter(|_| text.may_be_nothing).cloned();
    goes_on.chain(missing).filter(|start| !matches!(start, Start::Value | Start::Block)).collect()
}

/// The constraint of a field, and whether it is one of types.
fn constraint_of(field: &Field) -> Option<(&Type, bool)> {
    match &field.role {
        Role::Operand(group) | Role::Result(group) => Some((&group.constraint, true)),
        Role::Attr(attr) => Some((&attr.constraint, false)),
        _ => None,
    }
}

/// A `:` that another can follow.
fn two_colons(element: &OpElement, next: &[Next]) -> Vec<Next> {
    let colon = Start::punctuation(":");
    let is_colon = matches!(element, OpElement::Literal(literal) if Start::of_literal(&literal.value()) == colon);
    let again = next.iter().filter(|next| is_colon && next.start == colon);
    again.map(|_| Next { start: Start::two_colons(), of: "`\":\" \":\"`".to_owned(), is_qualified: false }).collect()
}

/// What an element and the rest can begin with.
fn join(firsts: Vec<Next>, rest: Vec<Next>, may_be_nothing: bool) -> Vec<Next> {
    if may_be_nothing { [firsts, rest].concat() } else { firsts }
}

/// An element, for messages.
fn describe(element: &OpElement) -> String {
    match element {
        OpElement::Literal(literal) => format!("`\"{}\"`", literal.value()),
        OpElement::Variable { name, .. } => format!("`${name}`"),
        OpElement::Type { .. } => "the type".to_owned(),
        other => format!("`{}`", other.tokens()),
    }
}

/// A comma that is not the list's, or a colon that is not the attribute's.
fn goes_on(element: &OpElement, text: &Text, next: &Next) -> String {
    let name = element.tokens();
    let after_value = text.starts.contains(&Start::Value);
    match &next.start {
        start if after_value && *start != Start::punctuation(",") => {
            let (this, of) = (plain(element), &next.of);
            format!("{of} may begin with `#`, which would be taken to go on with `{this}`: put a literal between")
        }
        start if *start == Start::two_colons() => {
            format!("{} would be taken to go on with the symbol `{name}`: write another literal", next.of)
        }
        Start::Punctuation(text) if text == ":" => format!(
            "`{name}` may be any attribute, and `:` would be taken to begin its type: write another literal, or a \
             constraint whose attributes have one type"
        ),
        _ => format!("a list has commas of its own, so none can follow: write `\"[\" {} \"]\"`", plain(element)),
    }
}

fn missing(element: &OpElement, next: &Next) -> String {
    let of = &next.of;
    match element {
        OpElement::AttrDict { .. } => {
            format!("where the dictionary is missing, {of} would be taken for it: use `attr_dict_with_keyword`")
        }
        _ if of == "`attr_dict`" => {
            let this = plain(element);
            format!("where `{this}` is missing, {of} would be taken for it: use `attr_dict_with_keyword`")
        }
        _ => {
            let this = plain(element);
            format!(
                "where `{this}` is missing, {of} would be taken for it: put a literal between, or a group around: \
                 `(\",\" {this}^)?`"
            )
        }
    }
}
