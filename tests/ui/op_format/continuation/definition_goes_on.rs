//! What may be missing at the end of a definition's format, which would be taken to be there.

use ods::prelude::*;

/// A dialect.
#[dialect(name = "d", ops(AOp, BOp), types(PairType), attrs(RangeAttr))]
pub struct D;

/// A range, without brackets.
#[attr_def(D, "range", format("from" $from ("to" $to^)?))]
pub struct RangeAttr {
    from: i64,
    to: Option<i64>,
}

/// A pair, without brackets.
#[type_def(D, "pair", format("pair" $elements))]
pub struct PairType {
    elements: Vec<Type>,
}

/// Two.
#[op(D, "a", format($range "to" $other attr_dict))]
pub struct AOp {
    #[attr]
    range: RangeAttr,
    #[attr]
    other: StrAttr,
}

/// Two results.
#[op(D, "b", format(attr_dict ":" type($first) "," type($second)))]
pub struct BOp {
    #[result]
    first: PairType,
    #[result]
    second: PairType,
}

fn main() {}
