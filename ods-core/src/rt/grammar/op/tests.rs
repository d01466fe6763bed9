//! The quick proof of formats of operations, compared with the exact proof.

use proptest::prelude::*;

use ods_grammar::Continuation;

use super::*;
use crate::schema::{
    Arity, AttributeForm, AttributeSchema, Constraint, NestedGroup, OperandSchema, Presence, RegionSchema,
    SuccessorSchema, TypeForm, TypesOf, ViewForm,
};

static SCHEMA: OpSchema = OpSchema {
    operands: &[
        operand("one", Arity::One),
        operand("maybe", Arity::Optional),
        operand("many", Arity::Variadic),
        operand("nested", Arity::Variadic),
    ],
    results: &[operand("result", Arity::One), operand("results", Arity::Variadic)],
    attributes: &[attribute("given", Presence::Required), attribute("note", Presence::Optional)],
    nested_groups: &[NestedGroup { operand: 3, lengths: 0 }],
    regions: &[region("body", Arity::One), region("bodies", Arity::Variadic)],
    successors: &[successor("next", Arity::One), successor("others", Arity::Variadic)],
    ..OpSchema::EMPTY
};

const fn operand(name: &'static str, arity: Arity) -> OperandSchema {
    OperandSchema { name, doc: "", arity, constraint: &Constraint::ANY }
}

const fn attribute(name: &'static str, presence: Presence) -> AttributeSchema {
    AttributeSchema { name, field: None, doc: "", constraint: &Constraint::ANY, presence }
}

const fn region(name: &'static str, arity: Arity) -> RegionSchema {
    RegionSchema { name, doc: "", arity, constraint: &Constraint::ANY }
}

const fn successor(name: &'static str, arity: Arity) -> SuccessorSchema {
    SuccessorSchema { name, doc: "", arity, constraint: &Constraint::ANY }
}

const WORDS: Syntax<'static> = Syntax::new(&[First::Case(&["a", "b"]), First::EmptyCase("None")], End::Keyword)
    .taking(&[First::Case(&["a", "b"])]);
const NUMBER: Syntax<'static> = Syntax::new(&[First::Number], End::Integer);
const ENTITY: Syntax<'static> =
    Syntax::new(&[First::Attribute], End::Entity).continued_by(&[Continuation::Literal(":"), Continuation::SymbolPath]);
const ANY_TYPE: Syntax<'static> = Syntax::new(&[First::Type], End::Entity);

/// A format, in which groups have their contents.
#[derive(Clone, Debug)]
enum Piece {
    /// An element without contents, and whether a blank is before it.
    Leaf(Leaf, bool),
    Group(Vec<Piece>, Vec<Piece>),
}

#[derive(Clone, Copy, Debug)]
enum Leaf {
    Literal(&'static str),
    Whitespace(&'static str),
    Operand(usize),
    /// An attribute at this slot, as one of the texts above.
    Attribute(usize, &'static Syntax<'static>),
    Region(usize),
    Successor(usize),
    Type(TypesOf),
    All(fn(bool) -> OpElement),
}

use Leaf::{All, Attribute, Literal, Operand, Region, Successor, Type, Whitespace};

impl Piece {
    fn element(&self) -> OpElement {
        match self {
            Self::Leaf(leaf, space) => leaf.element(*space),
            Self::Group(then, otherwise) => {
                let (then, otherwise) = (elements(then), elements(otherwise));
                OpElement::Group { anchors: &[], implied: None, then, otherwise }
            }
        }
    }
}

impl Leaf {
    fn element(self, space: bool) -> OpElement {
        match self {
            Literal(text) => OpElement::Literal { text, space },
            Whitespace(text) => OpElement::Whitespace(text),
            Operand(group) => OpElement::Operand { group, space },
            Attribute(slot, syntax) => {
                let form = AttributeForm { view: &ViewForm::<crate::Attribute>::ANY, qualified: false, syntax };
                OpElement::Attribute { slot, form, space }
            }
            Region(group) => OpElement::Region { group, space },
            Successor(group) => OpElement::Successor { group, space },
            Type(of) => {
                let form = TypeForm { view: &ViewForm::<crate::Type>::ANY, qualified: false, syntax: &ANY_TYPE };
                OpElement::Type { of, form, space }
            }
            All(element) => element(space),
        }
    }
}

/// Returns the elements, which live as long as a definition would.
fn elements(pieces: &[Piece]) -> &'static [OpElement] {
    Vec::leak(pieces.iter().map(Piece::element).collect())
}

/// Returns whether the quick proof and the exact proof accept a format.
fn verdicts(pieces: &[Piece]) -> (bool, bool) {
    let (elements, after) = (elements(pieces), TextAfter::of(&SCHEMA));
    (differ_in_leads(&SCHEMA, elements, after), explain::<128>(&SCHEMA, elements, after, &[]).is_none())
}

const DICTIONARY: Leaf = All(|_| OpElement::AttrDict { with_keyword: false, inherent: false });

const CLAUSES: Leaf = All(|space| {
    OpElement::OiList(match space {
        true => &[OiClause { keyword: "a", space: true, anchors: &[], implied: None, elements: &[] }],
        false => &[],
    })
});

const LEAVES: &[Leaf] = &[
    Literal(","),
    Literal(":"),
    Literal("->"),
    Literal("a"),
    Literal("("),
    Whitespace(""),
    Whitespace(" "),
    Operand(0),
    Operand(1),
    Operand(2),
    Operand(3),
    Attribute(0, &WORDS),
    Attribute(1, &WORDS),
    Attribute(0, &NUMBER),
    Attribute(1, &NUMBER),
    Attribute(0, &ENTITY),
    Attribute(1, &ENTITY),
    Region(0),
    Region(1),
    Successor(0),
    Successor(1),
    Type(TypesOf::Operand(0)),
    Type(TypesOf::Operand(1)),
    Type(TypesOf::Operand(3)),
    Type(TypesOf::Result(0)),
    Type(TypesOf::Result(1)),
    Type(TypesOf::Operands),
    Type(TypesOf::Results),
    DICTIONARY,
    All(|_| OpElement::AttrDict { with_keyword: true, inherent: false }),
    CLAUSES,
    All(|_| OpElement::PropDict),
    All(|space| OpElement::Operands { space }),
    All(|space| OpElement::Regions { space }),
    All(|space| OpElement::Successors { space }),
    All(|space| OpElement::FunctionalType { inputs: TypesOf::Operands, results: TypesOf::Results, space }),
];

fn formats() -> impl Strategy<Value = Vec<Piece>> {
    let leaf = (prop::sample::select(LEAVES), any::<bool>()).prop_map(|(leaf, space)| Piece::Leaf(leaf, space));
    let piece = leaf.prop_recursive(2, 12, 3, |piece| {
        let pieces = |least| prop::collection::vec(piece.clone(), least..3);
        (pieces(1), pieces(0)).prop_map(|(then, otherwise)| Piece::Group(then, otherwise))
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

fn spaced(leaf: Leaf) -> Piece {
    Piece::Leaf(leaf, true)
}

fn adjacent(leaf: Leaf) -> Piece {
    Piece::Leaf(leaf, false)
}

#[test]
fn usual_formats_are_proved_quickly() {
    let types = Type(TypesOf::Operands);
    let end = [spaced(DICTIONARY), spaced(Literal(":")), spaced(types)];
    are((true, true), &[&[spaced(Operand(0)), adjacent(Literal(",")), spaced(Operand(1))], &end[..]].concat());
    are((true, true), &[spaced(Operand(2)), spaced(DICTIONARY), spaced(Literal(":")), spaced(types)]);
    let group =
        Piece::Group(vec![adjacent(Literal(",")), spaced(Operand(2)), spaced(Literal(":")), spaced(types)], Vec::new());
    are((true, true), &[spaced(Attribute(0, &NUMBER)), group, spaced(DICTIONARY)]);
}

#[test]
fn conflicts_are_left_to_the_exact_proof() {
    are((false, false), &[spaced(Operand(2)), adjacent(Literal(",")), spaced(Operand(0))]);
    are((false, false), &[spaced(Operand(1)), spaced(Operand(0))]);
    are((false, false), &[spaced(Attribute(0, &ENTITY)), spaced(Literal(":")), spaced(Type(TypesOf::Operand(0)))]);
    // The name of the operation ends in a word.
    are((false, false), &[adjacent(Literal("a"))]);
    are((true, true), &[adjacent(Operand(0))]);
}

#[test]
fn texts_after_the_operation_are_part_of_the_proof() {
    // The next operation may begin with `%`.
    are((false, false), &[spaced(Operand(1))]);
    are((true, true), &[spaced(Operand(1)), spaced(Literal(":"))]);
}

#[test]
fn groups_with_other_beginnings_are_left_to_the_exact_proof() {
    let group = |first: Piece| [Piece::Group(vec![first, spaced(Literal(":"))], Vec::new()), spaced(Literal("->"))];
    are((true, true), &group(spaced(Operand(2))));
    are((false, true), &group(adjacent(Whitespace(""))));
    are((false, true), &group(spaced(CLAUSES)));
    are((false, true), &group(Piece::Group(vec![spaced(Operand(2))], vec![spaced(Literal("("))])));
}

#[test]
fn clauses_are_left_to_the_exact_proof() {
    are((false, true), &[spaced(CLAUSES), spaced(Literal("->"))]);
    are((false, false), &[spaced(CLAUSES), spaced(Literal("a"))]);
}

#[test]
fn all_fields_of_a_group_are_present() {
    // A value of the next operation may follow the group, but an operand inside is never absent.
    let group = Piece::Group(vec![spaced(Literal("->")), spaced(Operand(1))], Vec::new());
    are((true, true), &[group, spaced(DICTIONARY)]);
    are((false, false), &[spaced(Literal("->")), spaced(Operand(1)), spaced(DICTIONARY)]);
}
