//! What may be missing is told from what follows, and what ends from what goes on.
//!
//! Text is read from left to right, one token ahead: what may be missing is there where the next token can be its first;
//! a list goes on where a comma follows, and an attribute where a `:` does. So what comes after must not begin with that.
//! Of parameters whose types are not plain only the compiler knows what they begin with: it is asked.

use super::captured;
use super::texts::{First, Taker, Text, plain, text};
use crate::check::start::Start;
use crate::errors::Errors;
use crate::model::def::DefModel;
use crate::model::def_format::{Element, Group};

/// A token that can come next, and what it is the first of.
#[derive(Clone)]
struct Next {
    first: First,
    of: String,
}

/// What only the compiler can tell.
pub struct Doubt<'m> {
    /// What to complain at.
    pub name: &'m dyn quote::ToTokens,
    pub question: Question,
}

/// What is to be asked, of parameters by their positions.
pub enum Question {
    /// Whether a comma behind it is in its own text.
    Comma(usize),
    /// Whether a `:` behind it begins its type, or two go on with a symbol.
    Colon { index: usize, qualified: bool, two: bool },
    /// Whether what follows would be taken for it where it is missing.
    Missing { index: usize, next: First, of: String },
    /// Whether what follows would be taken for more of it.
    Tail { index: usize, next: First, of: String },
    /// Whether the parameter can begin so.
    Begins { first: Start, index: usize },
}

/// The rule: see above.
pub fn what_follows_can_be_told(model: &DefModel, errors: &mut Errors) {
    walk(model, errors);
}

/// The doubts of a sound format.
pub fn doubts(model: &DefModel) -> Vec<Doubt<'_>> {
    let mut errors = Errors::new();
    let doubts = walk(model, &mut errors);
    // It was sound.
    let _ = errors.into_tokens();
    doubts
}

fn walk<'m>(model: &'m DefModel, errors: &mut Errors) -> Vec<Doubt<'m>> {
    let mut walk = Walk { model, errors, present: Vec::new(), doubts: Vec::new() };
    walk.sequence(model.elements(), Vec::new());
    walk.doubts
}

struct Walk<'w, 'm> {
    model: &'m DefModel,
    errors: &'w mut Errors,
    /// The parameter of the group around, if it is the only one in it: then it is there.
    present: Vec<usize>,
    doubts: Vec<Doubt<'m>>,
}

impl<'m> Walk<'_, 'm> {
    /// Checks elements before what can follow them; what all of that can begin with.
    fn sequence(&mut self, elements: &'m [Element], mut next: Vec<Next>) -> Vec<Next> {
        for element in elements.iter().rev().filter(|element| !element.is_blank()) {
            next = match element {
                Element::Group(group) => self.group(group, next),
                _ => self.simple(element, next),
            };
        }
        next
    }

    fn simple(&mut self, element: &'m Element, next: Vec<Next>) -> Vec<Next> {
        let text = text(self.model, element, &self.present);
        self.goes_on(element, &text, &next);
        if let Some(taker) = &text.taker {
            let this = plain_text(element);
            let advice = format!("put a literal between, or a group around: `(\":\" {this}^)?`");
            self.taken(element, (taker, &this), &next, &advice);
        }
        let two = two_colons(element, &next);
        let rest = if text.taker.is_some() { next } else { Vec::new() };
        let of = describe(element);
        let firsts = text.firsts.into_iter().map(|first| Next { first, of: of.clone() });
        firsts.chain(two).chain(rest).collect()
    }

    /// `(...)?`, `(...) : (...)?`
    fn group(&mut self, group: &'m Group, next: Vec<Next>) -> Vec<Next> {
        let otherwise = self.sequence(&group.otherwise, next.clone());
        let captured: Vec<usize> = group.then.iter().flat_map(|element| captured(self.model, element)).collect();
        if let [only] = captured.as_slice() {
            self.present.push(*only);
        }
        let then = self.sequence(&group.then, next);
        self.present.clear();
        let advice = "begin the group with another literal";
        match group.then.iter().find(|element| !element.is_blank()) {
            Some(first @ Element::Literal(literal)) => {
                let taker = Taker::Literal(Start::of_literal(&literal.value()));
                self.taken(first, (&taker, "this group"), &otherwise, advice);
            }
            Some(first @ Element::Param { name, .. }) => {
                if let Some(index) = self.model.index(name) {
                    self.taken(
                        first,
                        (&Taker::Param(index), "this group"),
                        &otherwise,
                        "begin the group with a literal",
                    );
                }
            }
            _ => {}
        }
        [then, otherwise].concat()
    }

    /// A comma that is not the list's, a colon that is not the attribute's, and all else that goes on with a text.
    fn goes_on(&mut self, element: &'m Element, text: &Text, next: &[Next]) {
        self.tails(element, text, next);
        let is = |next: &Next, start: &Start| matches!(&next.first, First::Known(known) if known == start);
        let (comma, colon) = (Start::punctuation(","), Start::punctuation(":"));
        if next.iter().any(|next| is(next, &comma)) {
            self.before_comma(element, text);
        }
        let two = next.iter().any(|next| is(next, &Start::two_colons()));
        if !two && !next.iter().any(|next| is(next, &colon)) {
            return;
        }
        for index in &text.lasts {
            let param = &self.model.params[*index];
            match plain(param) {
                Some(plain) if plain.has_type => {
                    let message = format!(
                        "`{}` may be any attribute, and `:` would be taken to begin its type: write another literal",
                        param.plain_name()
                    );
                    self.errors.at(element.tokens(), message);
                    return;
                }
                Some(_) => {}
                None => {
                    let qualified = matches!(element, Element::Param { qualified: true, .. });
                    self.doubt(element, Question::Colon { index: *index, qualified, two });
                }
            }
        }
    }

    /// What only the compiler knows to go on with a text. Commas and colons are asked about by themselves.
    fn tails(&mut self, element: &'m Element, text: &Text, next: &[Next]) {
        let is_asked = |first: &First| {
            let starts = [Start::punctuation(","), Start::punctuation(":"), Start::two_colons()];
            matches!(first, First::Known(known) if starts.contains(known))
        };
        for index in text.lasts.iter().filter(|index| plain(&self.model.params[**index]).is_none()) {
            for next in next.iter().filter(|next| !is_asked(&next.first)) {
                let question = Question::Tail { index: *index, next: next.first.clone(), of: next.of.clone() };
                self.doubt(element, question);
            }
        }
    }

    fn before_comma(&mut self, element: &'m Element, text: &Text) {
        match element {
            Element::Struct { keyword, .. } | Element::Params(keyword) if text.is_list => {
                let message = format!("`{keyword}` can leave out what is at its default, so no comma can follow");
                self.errors.at(keyword, message);
            }
            Element::Param { name, .. } if text.is_list => {
                let message = format!("a list has commas of its own, so none can follow: write `\"[\" ${name} \"]\"`");
                self.errors.at(name, message);
            }
            _ => {
                let lasts = text.lasts.iter().filter(|index| plain(&self.model.params[**index]).is_none());
                for index in lasts {
                    self.doubt(element, Question::Comma(*index));
                }
            }
        }
    }

    /// What would be taken for something where that is missing.
    fn taken(&mut self, element: &'m Element, (taker, this): (&Taker, &str), next: &[Next], advice: &str) {
        for next in next {
            if self.is_taken(element, taker, next) {
                let message = format!("where {} is missing, {} would be taken for it: {advice}", quoted(this), next.of);
                self.errors.at(element.tokens(), message);
                return;
            }
        }
    }

    /// Whether it would be; where only the compiler can tell, that is noted.
    fn is_taken(&mut self, element: &'m Element, taker: &Taker, next: &Next) -> bool {
        match (taker, &next.first) {
            (Taker::Literal(start), First::Known(known)) => start.meets(known),
            // It is taken at its word.
            (Taker::Literal(_), First::Unknown) => false,
            (Taker::Literal(start), First::OfParam(index)) => {
                self.doubt(element, Question::Begins { first: start.clone(), index: *index });
                false
            }
            (Taker::AnyName, First::Known(known)) => {
                matches!(known, Start::Word(_) | Start::Type | Start::Attribute)
            }
            (Taker::AnyName | Taker::Param(_), First::Unknown) | (Taker::AnyName, First::OfParam(_)) => true,
            (Taker::Param(index), first) => match (plain(&self.model.params[*index]), first) {
                (Some(plain), First::Known(known)) => plain.taken.iter().any(|start| start.meets(known)),
                _ => {
                    let question = Question::Missing { index: *index, next: first.clone(), of: next.of.clone() };
                    self.doubt(element, question);
                    false
                }
            },
        }
    }

    fn doubt(&mut self, element: &'m Element, question: Question) {
        let name: &dyn quote::ToTokens = match element {
            Element::Param { name, .. } => name,
            Element::Params(keyword) | Element::Struct { keyword, .. } => keyword,
            Element::Literal(literal) => literal,
            Element::Custom(custom) => &custom.keyword,
            Element::Group(group) => &group.token,
        };
        self.doubts.push(Doubt { name, question });
    }
}

/// A `:` that another can follow.
fn two_colons(element: &Element, next: &[Next]) -> Option<Next> {
    let is_colon = |first: &First| matches!(first, First::Known(known) if *known == Start::punctuation(":"));
    let this = matches!(element, Element::Literal(literal) if literal.value() == ":");
    let has_two = this && next.iter().any(|next| is_colon(&next.first));
    has_two.then(|| Next { first: First::Known(Start::two_colons()), of: "`\":\" \":\"`".to_owned() })
}

/// An element as it is written.
fn plain_text(element: &Element) -> String {
    match element {
        Element::Param { name, .. } => format!("${name}"),
        Element::Struct { keyword, .. } => format!("{keyword}(...)"),
        other => other.tokens().to_string(),
    }
}

fn quoted(this: &str) -> String {
    if this.starts_with("this ") { this.to_owned() } else { format!("`{this}`") }
}

/// An element, for messages.
fn describe(element: &Element) -> String {
    match element {
        Element::Literal(literal) => format!("`\"{}\"`", literal.value()),
        other => format!("`{}`", plain_text(other)),
    }
}
