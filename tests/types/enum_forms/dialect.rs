//! The definitions that are tested.

use ods::prelude::*;

/// dimension of a grid
///
/// As `gpu` has it.
#[enum_attr(Forms, "dim")]
pub enum Dim {
    /// The first one.
    #[case("x")]
    X,
    #[case("y")]
    Y,
    #[case("in between")]
    Between = 7,
}

/// fast math
#[enum_attr(Forms, "fastmath", bits, separator = ", ", primary_groups, format("<" $value ">"), known_as = "::forms::FastMath")]
pub enum FastMath {
    #[case("none")]
    None = 0,
    #[case("reassoc")]
    Reassoc,
    #[case("nnan")]
    Nnan,
    #[case("ninf")]
    Ninf,
    #[case("fast")]
    Fast = Reassoc | Nnan | Ninf,
}

/// flags without a word for none
#[enum_attr(Forms, "plain_bits", bits, i64)]
pub enum PlainBits {
    #[case("a")]
    A,
    #[case("b")]
    B = 1 << 40,
}

/// something in brackets
#[enum_attr(Forms, "bracketed", format("[" $value "]"))]
pub enum Bracketed {
    #[case("a")]
    A,
}

/// comparison
#[enum_attr(i64)]
pub enum Predicate {
    #[case("eq")]
    Eq,
    #[case("slt")]
    Slt = 2,
    #[case("never")]
    Never = -1,
}

/// padding
#[enum_attr(str)]
pub enum Padding {
    #[case("SAME")]
    Same,
    #[case("VALID")]
    Valid,
}

/// Enums in all their forms.
#[dialect(
    name = "forms",
    ops(AttributesOp, PropertiesOp),
    types(BoxType, ListType, MaybeType, BareType),
    attrs(Dim, FastMathAttr, PlainBits, Bracketed, PairAttr),
    enums(Predicate, Padding)
)]
pub struct Forms;

/// Attributes.
#[op(Forms, "attributes")]
pub struct AttributesOp {
    #[attr]
    dim: Dim,
    #[attr(default = FastMath::Fast)]
    math: FastMath,
    #[attr]
    bits: Optional<PlainBits>,
    #[attr]
    list: Optional<TypedArrayAttrOf<Dim>>,
}

/// Properties.
#[op(Forms, "properties")]
pub struct PropertiesOp {
    #[property]
    predicate: Predicate,
    #[property(default = Padding::Valid)]
    padding: Padding,
    #[property(default = FastMath::None)]
    math: FastMath,
    #[property(default = FastMath::None)]
    shown: AttrFormProp<FastMath>,
    #[property]
    wide: PlainBits,
    #[property]
    maybe: Optional<Dim>,
    #[property]
    list: Vec<Dim>,
}

/// A box of something.
#[type_def(Forms, "box", format("<" $dim "," $element ">"))]
pub struct BoxType {
    dim: Dim,
    element: Type,
}

/// Lists of enums.
#[type_def(Forms, "list", format("<" "[" $dims "]" "," $flags (":" $math^)? ">"))]
pub struct ListType {
    dims: Vec<Dim>,
    flags: PlainBits,
    #[param(default = FastMath::None)]
    math: FastMath,
}

/// Enums that may be missing.
#[type_def(Forms, "maybe", format("<" struct(params) ">"))]
pub struct MaybeType {
    padding: Option<Padding>,
    #[param(default = Predicate::Slt)]
    predicate: Predicate,
    maths: Vec<FastMath>,
}

/// An enum that may be missing, and a word after it.
#[type_def(Forms, "bare", format("<" $dim "or" $math ">"))]
pub struct BareType {
    dim: Option<Dim>,
    math: FastMath,
}

/// A pair of enums.
#[attr_def(Forms, "pair", format("<" params ">"))]
pub struct PairAttr {
    dim: Dim,
    math: FastMath,
}
