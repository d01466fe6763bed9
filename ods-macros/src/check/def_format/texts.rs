//! What the texts of elements begin with, what is taken for them, and what they take of the text that follows.

use super::captured;
use crate::check::start::Start;
use crate::model::def::{DefModel, Param};
use crate::model::def_format::Element;

/// A token that a text begins with.
#[derive(Clone)]
pub enum First {
    Known(Start),
    /// That of a parameter of which only the compiler knows it.
    OfParam(usize),
    /// That of a `custom`.
    Unknown,
}

/// What tells that something is there which may be missing.
pub enum Taker {
    Literal(Start),
    Param(usize),
    /// Any word: the name of a parameter.
    AnyName,
}

/// The text of an element that is no group.
pub struct Text {
    pub firsts: Vec<First>,
    /// Where there may be nothing.
    pub taker: Option<Taker>,
    /// The parameters that can be the last in it: those behind which there may be more of them.
    pub lasts: Vec<usize>,
    /// Whether more of it may follow a comma.
    pub is_list: bool,
}

/// The text of an element that is no group; parameters in `present` are there.
pub fn text(model: &DefModel, element: &Element, present: &[usize]) -> Text {
    let all = captured(model, element);
    let nothing = Text { firsts: Vec::new(), taker: None, lasts: Vec::new(), is_list: false };
    match element {
        Element::Literal(_) if element.is_blank() => nothing,
        Element::Literal(text) => Text { firsts: vec![First::Known(Start::of_literal(&text.value()))], ..nothing },
        Element::Param { name, .. } => model.index(name).map_or(nothing, |index| of_param(model, index, present)),
        Element::Params(_) => {
            let taker = may_be_nothing(model, element).then(|| all.first().map(|first| Taker::Param(*first)));
            Text {
                firsts: all.first().map(|first| firsts(model, *first)).unwrap_or_default(),
                taker: taker.flatten(),
                lasts: lasts(model, &all),
                is_list: all.last().is_some_and(|last| can_be_nothing(&model.params[*last])),
            }
        }
        Element::Struct { entries, .. } => {
            let names = all.iter().map(|index| First::Known(Start::Word(model.params[*index].plain_name())));
            let bare = entries.iter().filter(|entry| !matches!(entry, Element::Custom(_)));
            Text {
                firsts: names.collect(),
                taker: may_be_nothing(model, element).then_some(Taker::AnyName),
                lasts: bare.flat_map(|entry| captured(model, entry)).collect(),
                is_list: all.iter().any(|index| can_be_nothing(&model.params[*index])),
            }
        }
        Element::Custom(_) | Element::Group(_) => Text { firsts: vec![First::Unknown], ..nothing },
    }
}

fn of_param(model: &DefModel, index: usize, present: &[usize]) -> Text {
    let param = &model.params[index];
    let is_there = present.contains(&index) && !param.is_list();
    Text {
        firsts: firsts(model, index),
        taker: (can_be_nothing(param) && !is_there).then_some(Taker::Param(index)),
        lasts: vec![index],
        is_list: param.is_list(),
    }
}

/// Whether nothing may be written for it: an empty list is nothing, too.
fn can_be_nothing(param: &Param) -> bool {
    param.is_elidable() || param.is_list()
}

/// Whether nothing may be written for the element.
pub fn may_be_nothing(model: &DefModel, element: &Element) -> bool {
    let captured = captured(model, element);
    match element {
        Element::Params(_) | Element::Struct { .. } => {
            captured.iter().all(|index| model.params[*index].is_elidable())
                || captured.len() == 1 && matches!(element, Element::Params(_)) && model.params[captured[0]].is_list()
        }
        Element::Param { .. } => captured.iter().all(|index| can_be_nothing(&model.params[*index])),
        _ => false,
    }
}

/// The last, and those behind which all can be left out.
fn lasts(model: &DefModel, all: &[usize]) -> Vec<usize> {
    let needed = all.iter().rposition(|index| !model.params[*index].is_elidable()).unwrap_or(0);
    all.get(needed..).unwrap_or_default().to_vec()
}

/// What the text of a parameter begins with.
fn firsts(model: &DefModel, index: usize) -> Vec<First> {
    match plain(&model.params[index]) {
        Some(plain) => plain.firsts.into_iter().map(First::Known).collect(),
        None => vec![First::OfParam(index)],
    }
}

/// What is known of parameters whose types everybody knows.
pub struct Plain {
    firsts: Vec<Start>,
    /// What is taken for one that is missing.
    pub taken: Vec<Start>,
    /// Whether it ends as a name with `#` or `!` may: what goes on with one, goes on with that.
    pub is_symbol: bool,
    /// Whether a `:` behind it begins its type.
    pub has_type: bool,
}

impl Plain {
    fn of(firsts: Vec<Start>) -> Self {
        Self { taken: firsts.clone(), firsts, is_symbol: false, has_type: false }
    }

    fn taking(self, more: &[Start]) -> Self {
        Self { taken: [self.taken.as_slice(), more].concat(), ..self }
    }
}

/// What is known of the parameter, if it is a plain one, an `Option` or a list of them.
pub fn plain(param: &Param) -> Option<Plain> {
    let truths = || vec![Start::word("true"), Start::word("false")];
    let plain = match param.plain_element()?.as_str() {
        "bool" => Plain::of(truths()).taking(&[Start::Number]),
        "f32" | "f64" if param.is_list() => Plain::of(vec![Start::Number, Start::punctuation("[")]),
        "f32" | "f64" => Plain::of(vec![Start::Number]),
        "String" => Plain::of(vec![Start::Text]),
        "Type" => Plain { is_symbol: true, ..Plain::of(vec![Start::Type]) },
        "Attribute" => Plain { is_symbol: true, has_type: true, ..Plain::of(vec![Start::Attribute]) },
        _ => Plain::of(vec![Start::Number]).taking(&truths()),
    };
    Some(plain)
}

/// Whether the text is a number, a string or a keyword, whatever is written.
pub fn is_simple(model: &DefModel, element: &Element) -> bool {
    let is_simple = |index: &usize| plain(&model.params[*index]).is_some_and(|plain| !plain.is_symbol);
    !matches!(element, Element::Custom(_)) && captured(model, element).iter().all(is_simple)
}
