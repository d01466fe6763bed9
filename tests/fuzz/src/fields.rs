//! A dialect of operations with properties of every kind.

use ods::prelude::*;

use crate::defs::{NoteAttr, PtrType, RecType};
use crate::forms::{Dim, FastMath, Padding, PlainBits, Predicate};

/// Operations with properties.
#[dialect(name = "fp", ops(PropertiesOp, DefaultsOp, OwnOp, GroupedOp, DefsOp))]
pub struct Fp;

/// A property of each kind.
#[op(Fp, "properties")]
pub struct PropertiesOp {
    #[property]
    b: bool,
    #[property]
    byte: u8,
    #[property]
    short: i16,
    #[property]
    int: i32,
    #[property]
    big: u64,
    #[property]
    f: f32,
    #[property]
    d: f64,
    #[property]
    name: String,
    #[property]
    flag: UnitProp,
    #[property]
    list: Vec<i64>,
    #[property]
    names: Vec<String>,
    #[property]
    plain: ArrayProp<i64>,
    #[property]
    triple: [i32; 3],
    #[property]
    maybe: Optional<i64>,
    #[property]
    text: Optional<String>,
    #[property]
    lists: Vec<Vec<i64>>,
    #[attr]
    note: Optional<StrAttr>,
}

/// Properties with defaults and conditions.
#[op(Fp, "defaults", traits(PredOpTrait("low is at most high", CPred($low <= $high))))]
pub struct DefaultsOp {
    #[property(default = 8)]
    alignment: u32,
    #[property(default = "main", is = |name| !name.is_empty())]
    entry: String,
    #[property(default = [1, 2])]
    sizes: Vec<i64>,
    #[property(constant = 7)]
    version: i64,
    #[property]
    low: i64,
    #[property(default = 5, is = |value| value > 0)]
    high: i64,
    #[derived(|op, ir| op.high(ir).wrapping_sub(op.low(ir)))]
    length: i64,
}

/// Rows and columns.
#[derive(Clone, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tile {
    rows: i64,
    columns: i64,
}

impl PropertyData for Tile {
    fn to_attribute(&self, context: &Context) -> Attribute {
        <Vec<i64> as PropertyValue>::to_attribute(&[self.rows, self.columns], context)
    }
    fn from_attribute(attribute: Attribute, context: &Context) -> Result<Self, String> {
        match <Vec<i64> as PropertyValue>::from_attribute(attribute, context)?[..] {
            [rows, columns] => Ok(Self { rows, columns }),
            _ => Err("expected two sizes".into()),
        }
    }
}

/// Properties of users' types.
#[op(Fp, "own")]
pub struct OwnOp {
    #[property]
    tile: Tile,
    #[property(default = Tile { rows: 4, columns: 4 })]
    inner: Tile,
    #[property]
    tiles: Vec<Tile>,
    #[property]
    maybe: Optional<Tile>,
    #[property(default = Predicate::Slt)]
    predicate: Predicate,
    #[property]
    dims: Vec<Dim>,
    #[property(default = FastMath::None)]
    shown: AttrFormProp<FastMath>,
}

/// Properties beside lengths of groups.
#[op(Fp, "grouped", traits(AttrSizedOperandSegments, AttrSizedResultSegments))]
pub struct GroupedOp {
    #[operand]
    xs: Variadic<AnyType>,
    #[property]
    count: i64,
    #[operand]
    ys: Variadic<AnyType>,
    #[result]
    rs: Variadic<AnyType>,
    #[property(default = 2)]
    factor: u8,
    #[result]
    ss: Variadic<AnyType>,
}

/// Types and attributes of definitions as constraints.
#[op(Fp, "defs")]
pub struct DefsOp {
    #[operand]
    pointer: Variadic<PtrType>,
    #[attr]
    note: NoteAttr,
    #[attr]
    padding: Optional<Padding>,
    #[attr]
    bits: Optional<PlainBits>,
    #[attr(default = FastMath::Fast)]
    math: FastMath,
    #[result]
    rec: Optional<RecType>,
}
