//! Brackets, which delimit the text of a type or attribute before it is parsed.

use crate::errors::Errors;
use crate::model::def::{DefModel, Param};
use crate::model::def_format::Element;
use crate::model::def_format_params::{captured, has_several, is_simple};

/// Reports unbalanced brackets: the parser finds the end of a text in angle brackets before it parses the contents.
pub fn brackets_match(model: &DefModel, errors: &mut Errors) {
    let mut open = Vec::new();
    for element in model.elements() {
        brackets_of(element, &mut open, errors);
    }
    for (_, literal) in open {
        errors.at(literal, format!("unclosed `{}`; add the closing bracket", literal.value()));
    }
}

fn brackets_of<'m>(element: &'m Element, open: &mut Vec<(char, &'m syn::LitStr)>, errors: &mut Errors) {
    match element {
        Element::Literal(literal) => bracket(literal, open, errors),
        Element::Group(group) => {
            let outside: Vec<char> = open.iter().map(|(bracket, _)| *bracket).collect();
            let left = [&group.then, &group.otherwise].map(|side| left_open(side, &outside));
            if let [Some(then), Some(otherwise)] = left
                && then == otherwise
                && then < open.len()
            {
                // Both halves close the same brackets that were open before the group.
                return open.truncate(then);
            }
            for side in [&group.then, &group.otherwise] {
                let mut inner = Vec::new();
                side.iter().for_each(|element| brackets_of(element, &mut inner, errors));
                for (_, literal) in inner {
                    errors.at(literal, format!("unclosed `{}`; close it in the same group", literal.value()));
                }
            }
        }
        Element::Param { .. } | Element::Params(_) | Element::Struct { .. } | Element::Custom(_) => {}
    }
}

/// Returns the number of brackets that are open after the elements, if `open` are open before them; `None` if some are
/// unbalanced.
fn left_open(elements: &[Element], open: &[char]) -> Option<usize> {
    let mut open = open.to_vec();
    for element in elements {
        let Element::Literal(literal) = element else { continue };
        match literal.value().as_str() {
            bracket @ ("<" | "(" | "[" | "{") => open.extend(bracket.chars()),
            bracket @ (">" | ")" | "]" | "}") => {
                let closes = open.pop().is_some_and(|last| opening(bracket) == Some(last));
                closes.then_some(())?;
            }
            _ => {}
        }
    }
    Some(open.len())
}

/// Returns the bracket that this one closes.
fn opening(closing: &str) -> Option<char> {
    match closing {
        ">" => Some('<'),
        ")" => Some('('),
        "]" => Some('['),
        "}" => Some('{'),
        _ => None,
    }
}

fn bracket<'m>(literal: &'m syn::LitStr, open: &mut Vec<(char, &'m syn::LitStr)>, errors: &mut Errors) {
    let text = literal.value();
    if let Some(opening) = opening(&text) {
        if open.last().is_some_and(|(last, _)| *last == opening) {
            open.pop();
        } else {
            errors.at(literal, format!("unmatched `{text}`; remove it, or add the opening bracket"));
        }
    } else if let "<" | "(" | "[" | "{" = text.as_str() {
        open.extend(text.chars().map(|bracket| (bracket, literal)));
    }
}

/// The state of the first `<...>` at some position of the format.
#[derive(Clone, Copy)]
enum Outer<'m> {
    /// No text yet.
    Before,
    /// The number of open `<`.
    Open(usize),
    /// Closed; with the first element after it, and whether the text that follows it can end with `>`.
    Closed(Option<(&'m Element, bool)>),
    /// The text does not begin with `<`, so all of it is printed inside `#dialect<...>`.
    Elsewhere,
}

impl Outer<'_> {
    /// Returns whether both are the same state.
    fn is(self, other: Self) -> bool {
        match (self, other) {
            (Self::Before, Self::Before) | (Self::Elsewhere, Self::Elsewhere) => true,
            (Self::Open(depth), Self::Open(other)) => depth == other,
            (Self::Closed(first), Self::Closed(other)) => match (first, other) {
                (Some((first, could_end)), Some((other, can_end))) => {
                    std::ptr::eq(first, other) && could_end == can_end
                }
                (first, other) => first.is_none() && other.is_none(),
            },
            (Self::Before | Self::Open(_) | Self::Closed(_) | Self::Elsewhere, _) => false,
        }
    }
}

/// Reports elements after the outer brackets that would be lost: `#dialect.mnemonic<...>` ends with the `>` of its
/// first `<`.
///
/// A text that does not end with `>` is printed as `#dialect<mnemonic<...> ...>`, which includes the remaining
/// elements.
pub fn brackets_come_last(model: &DefModel, errors: &mut Errors) {
    let ends = follow(model, model.elements(), vec![Outer::Before]);
    let behind = ends
        .into_iter()
        .find_map(|end| if let Outer::Closed(Some((element, true))) = end { Some(element) } else { None });
    if let Some(element) = behind {
        let noun = model.kind.noun();
        let message = format!(
            "the text of the {noun} ends with the `>` that closes its first `<`; move this element before that `>`"
        );
        errors.at(element.tokens(), message);
    }
}

fn follow<'m>(model: &'m DefModel, elements: &'m [Element], mut states: Vec<Outer<'m>>) -> Vec<Outer<'m>> {
    let mut is_glued = false;
    for element in elements {
        if element.is_blank() {
            is_glued = matches!(element, Element::Literal(text) if text.value().is_empty());
            continue;
        }
        states = match element {
            Element::Group(group) => {
                let otherwise = follow(model, &group.otherwise, states.clone());
                distinct([follow(model, &group.then, states), otherwise].concat())
            }
            Element::Literal(_)
            | Element::Param { .. }
            | Element::Params(_)
            | Element::Struct { .. }
            | Element::Custom(_) => states.into_iter().map(|state| behind(model, state, element, is_glued)).collect(),
        };
        is_glued = false;
    }
    states
}

/// Returns the distinct states: each group would double their number.
fn distinct(states: Vec<Outer<'_>>) -> Vec<Outer<'_>> {
    let mut distinct = Vec::new();
    for state in states {
        if !distinct.iter().any(|other| state.is(*other)) {
            distinct.push(state);
        }
    }
    distinct
}

fn behind<'m>(model: &'m DefModel, state: Outer<'m>, element: &'m Element, is_glued: bool) -> Outer<'m> {
    let text = if let Element::Literal(text) = element { text.value() } else { String::new() };
    match (state, text.as_str()) {
        (Outer::Before, "<") => Outer::Open(1),
        // An element without a blank before it, whose own text may be in brackets.
        (Outer::Before, "") if is_glued && !is_simple(model, element) => {
            let several = has_several(model, element);
            Outer::Closed(several.then_some((element, true)))
        }
        (Outer::Before, _) => Outer::Elsewhere,
        (Outer::Open(1), ">") => Outer::Closed(None),
        (Outer::Open(depth), ">") => Outer::Open(depth - 1),
        (Outer::Open(depth), "<") => Outer::Open(depth + 1),
        (Outer::Closed(first), text) => {
            let can_end = if text.is_empty() { !is_simple(model, element) } else { text.ends_with('>') };
            // The last element may be absent.
            let could_end = first.is_some_and(|(_, could_end)| could_end);
            let may_be_nothing = may_be_nothing(model, element);
            let first = first.map_or(element, |(first, _)| first);
            Outer::Closed(Some((first, can_end || could_end && may_be_nothing)))
        }
        (state, _) => state,
    }
}

/// Returns whether the text of the element may be empty.
fn may_be_nothing(model: &DefModel, element: &Element) -> bool {
    let captured = captured(model, element);
    let mut params = captured.iter().map(|index| &model.params[*index]);
    match element {
        Element::Params(_) if captured.len() == 1 => params.all(|param| param.is_elidable() || param.is_list()),
        Element::Params(_) | Element::Struct { .. } => params.all(Param::is_elidable),
        Element::Param { .. } => params.all(|param| param.is_elidable() || param.is_list()),
        Element::Literal(_) | Element::Custom(_) | Element::Group(_) => false,
    }
}
