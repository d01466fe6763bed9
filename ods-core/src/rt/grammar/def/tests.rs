//! The quick proof of formats of types and attributes, compared with the exact proof.

use proptest::prelude::*;

use super::*;
use crate::schema::{DefKind, ParameterSchema};
use crate::{Attribute, Type};

type List = (u32, (Type, (Attribute, (Vec<Type>, (Option<u32>, (Option<Attribute>, ()))))));

static SCHEMA: DefSchema = DefSchema {
    parameters: &[
        parameter("number"),
        parameter("ty"),
        parameter("attribute"),
        parameter("types"),
        parameter("maybe_number"),
        parameter("maybe_attribute"),
    ],
    ..DefSchema::new::<List>(DefKind::Type, "d", "Own", "own", ("", ""))
};

const fn parameter(name: &'static str) -> ParameterSchema {
    ParameterSchema { name, ..ParameterSchema::EMPTY }
}

const TEXTS: Texts<'static> = Texts { schema: &SCHEMA, list: <List as Parameters>::SYNTAX };

/// A format, in which groups have their contents.
#[derive(Clone, Debug)]
enum Piece {
    /// A literal, and whether a blank is before it.
    Literal(&'static str, bool),
    Whitespace(&'static str),
    /// A parameter, and whether it has its name.
    Parameter(usize, bool),
    Params(&'static [usize]),
    Struct(&'static [StructEntry]),
    /// An anchor, and the two halves.
    Group(usize, Vec<Piece>, Vec<Piece>),
}

impl Piece {
    fn element(&self) -> FormatElement {
        match self {
            Self::Literal(text, space) => FormatElement::Literal { text, space: *space },
            Self::Whitespace(text) => FormatElement::Whitespace(text),
            Self::Parameter(index, qualified) => {
                FormatElement::Parameter { index: *index, qualified: *qualified, space: true }
            }
            Self::Params(indices) => FormatElement::Params { indices, space: true },
            Self::Struct(entries) => FormatElement::Struct { entries, space: true },
            Self::Group(anchor, then, otherwise) => {
                let (then, otherwise) = (elements(then), elements(otherwise));
                FormatElement::Group { anchors: vec![*anchor].leak(), then, otherwise }
            }
        }
    }
}

/// Returns the elements, which live as long as a definition would.
fn elements(pieces: &[Piece]) -> &'static [FormatElement] {
    Vec::leak(pieces.iter().map(Piece::element).collect())
}

/// Returns whether the quick proof and the exact proof accept a format.
fn verdicts(pieces: &[Piece]) -> (bool, bool) {
    let elements = elements(pieces);
    (TEXTS.before_all(elements, None, Follow::NOTHING).is_some(), TEXTS.explain::<256>(elements).is_none())
}

const LISTS: &[&[usize]] = &[&[0, 1, 2], &[3], &[0, 3], &[0, 4], &[4, 5]];

fn simple() -> impl Strategy<Value = Piece> {
    let literals = prop::sample::select(&[",", ":", "->", "-", "<", ">", "[", "a", "i32"][..]);
    prop_oneof![
        4 => (literals, any::<bool>()).prop_map(|(text, space)| Piece::Literal(text, space)),
        1 => prop::sample::select(&["", " "][..]).prop_map(Piece::Whitespace),
        4 => (0..6_usize, any::<bool>()).prop_map(|(index, qualified)| Piece::Parameter(index, qualified)),
        1 => prop::sample::select(LISTS).prop_map(Piece::Params),
        1 => Just(Piece::Struct(&[StructEntry { index: 4, qualified: false, custom: None }])),
    ]
}

fn formats() -> impl Strategy<Value = Vec<Piece>> {
    let piece = simple().prop_recursive(2, 12, 3, |piece| {
        let pieces = |least| prop::collection::vec(piece.clone(), least..3);
        (4..6_usize, pieces(1), pieces(0)).prop_map(|(anchor, then, otherwise)| Piece::Group(anchor, then, otherwise))
    });
    prop::collection::vec(piece, 1..5)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn formats_with_a_conflict_are_never_proved_quickly(format in formats()) {
        let (quickly, exactly) = verdicts(&format);
        prop_assert!(exactly || !quickly);
    }
}

#[track_caller]
fn are(expected: (bool, bool), pieces: &[Piece]) {
    assert_eq!(verdicts(pieces), expected, "{pieces:?}");
}

use Piece::{Group, Literal, Parameter, Params, Struct};

const COMMA: Piece = Literal(",", false);

#[test]
fn usual_formats_are_proved_quickly() {
    let in_brackets = |inside: Piece| [Literal("<", false), inside, Literal(">", false)];
    are((true, true), &in_brackets(Parameter(1, false)));
    are((true, true), &in_brackets(Params(&[0, 1, 2])));
    are((true, true), &in_brackets(Group(4, vec![Parameter(4, false)], Vec::new())));
    are((true, true), &[Parameter(0, false), Group(5, vec![COMMA, Parameter(5, false)], vec![Literal(";", false)])]);
}

#[test]
fn conflicts_are_left_to_the_exact_proof() {
    are((false, false), &[Parameter(3, false), COMMA]);
    are((false, false), &[Parameter(4, false), Parameter(0, false)]);
    are((false, false), &[Params(&[0, 3]), COMMA]);
    are((false, false), &[Group(4, vec![COMMA, Parameter(4, false)], Vec::new()), COMMA]);
    are((false, false), &[Group(4, vec![COMMA, Parameter(4, false)], vec![COMMA])]);
}

#[test]
fn lists_that_may_be_shorter_are_left_to_the_exact_proof() {
    are((false, true), &[Params(&[0, 4]), Literal(">", false)]);
    are((false, true), &[Struct(&[StructEntry { index: 4, qualified: false, custom: None }]), Literal(">", false)]);
}

#[test]
fn anchors_are_present_in_their_group() {
    let group = |anchor| Group(anchor, vec![Literal("a", true), Parameter(4, false)], Vec::new());
    are((true, true), &[group(4), Literal(":", true), Parameter(0, false)]);
    are((false, false), &[group(5), Parameter(0, false)]);
}
