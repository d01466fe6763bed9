//! Operations on integers of any width, computed with integers without bounds: an oracle for folders and for the
//! interpreter.
//!
//! A result is a number, whose low bits the caller takes, or the reason why the operation is undefined.

use num_bigint::BigInt;

/// A number of so many bits.
#[derive(Clone)]
pub struct Number {
    /// The value as an unsigned number.
    pub unsigned: BigInt,
    pub width: u32,
}

/// The type of integers of a width, or `index`.
#[derive(Clone)]
pub struct Kind {
    pub name: String,
    pub width: u32,
}

impl Kind {
    pub fn of_width(width: u32) -> Self {
        Self { name: format!("i{width}"), width }
    }

    pub fn index() -> Self {
        Self { name: "index".to_owned(), width: 64 }
    }
}

/// The widths whose numbers are all tried.
const SMALL: std::ops::RangeInclusive<u32> = 1..=6;

/// The widths whose edges are tried: one word, two, and many.
pub const LARGE: [u32; 12] = [7, 8, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000];

impl Kind {
    /// Returns the integer types whose numbers are tried.
    pub fn integers() -> impl Iterator<Item = Self> {
        SMALL.chain(LARGE).map(Self::of_width)
    }

    /// Returns the types whose numbers are tried.
    pub fn tried() -> impl Iterator<Item = Self> {
        Self::integers().chain([Self::index()])
    }

    /// Returns all numbers, or those at the edges: around zero, the ends of both ranges, the width, and powers of two.
    pub fn numbers(&self) -> Vec<Number> {
        if SMALL.contains(&self.width) {
            return (0..1_u32 << self.width).map(|value| Number::new(value.into(), self.width)).collect();
        }
        let width = BigInt::from(self.width);
        let centers = [BigInt::ZERO, power(self.width - 1), width, power(self.width / 2)];
        let around = |center: BigInt| (-2..=2).map(move |offset| &center + offset);
        let mixed = power(self.width) / 3 * 2;
        let all = centers.into_iter().flat_map(around).chain([mixed]);
        all.map(|value| Number::new(value, self.width)).collect()
    }

    /// Returns all pairs of these numbers.
    pub fn pairs(&self) -> Vec<Vec<Number>> {
        let numbers = self.numbers();
        numbers.iter().flat_map(|a| numbers.iter().map(move |b| vec![a.clone(), b.clone()])).collect()
    }

    /// Returns each of these numbers.
    pub fn singles(&self) -> Vec<Vec<Number>> {
        self.numbers().into_iter().map(|number| vec![number]).collect()
    }
}

/// The result of an operation, or the text of the interpreter's error.
pub type Outcome = Result<BigInt, &'static str>;

pub const DIVISION_BY_ZERO: &str = "division by zero";
pub const QUOTIENT_OVERFLOW: &str = "overflow of the quotient";
pub const SHIFT: &str = "shift by the width or more";
pub const NEGATIVE_POWER: &str = "negative power of zero";

pub fn power(exponent: u32) -> BigInt {
    BigInt::from(1) << exponent
}

/// Returns the remainder of the division by a positive number that is not negative.
pub fn modulo(value: BigInt, divisor: &BigInt) -> BigInt {
    let rest = value % divisor;
    if rest < BigInt::ZERO { rest + divisor } else { rest }
}

impl Number {
    pub fn new(value: BigInt, width: u32) -> Self {
        Self { unsigned: modulo(value, &power(width)), width }
    }

    pub fn signed(&self) -> BigInt {
        if self.unsigned >= power(self.width - 1) { &self.unsigned - power(self.width) } else { self.unsigned.clone() }
    }

    pub fn is_least(&self) -> bool {
        self.unsigned == power(self.width - 1)
    }

    pub fn bits(&self) -> impl Iterator<Item = bool> {
        (0..self.width).map(|index| &self.unsigned >> index & BigInt::from(1) == BigInt::from(1))
    }
}

/// Returns the quotient rounded down.
pub fn floor_of(a: &BigInt, b: &BigInt) -> BigInt {
    let quotient = a / b;
    let is_exact = &quotient * b == *a;
    if !is_exact && (*a < BigInt::ZERO) != (*b < BigInt::ZERO) { quotient - 1 } else { quotient }
}

/// Returns the quotient rounded up.
fn ceil_of(a: &BigInt, b: &BigInt) -> BigInt {
    -floor_of(&-a, b)
}

/// Returns the result of a division, unless the divisor is zero.
fn divided(a: &BigInt, b: &BigInt, divide: fn(&BigInt, &BigInt) -> BigInt) -> Outcome {
    if *b == BigInt::ZERO { Err(DIVISION_BY_ZERO) } else { Ok(divide(a, b)) }
}

/// Returns the quotient, unless the divisor is zero or the quotient has no such width.
fn signed(a: &Number, b: &Number, divide: fn(&BigInt, &BigInt) -> BigInt) -> Outcome {
    let overflows = a.is_least() && b.signed() == BigInt::from(-1);
    if overflows { Err(QUOTIENT_OVERFLOW) } else { divided(&a.signed(), &b.signed(), divide) }
}

fn shifted(a: &Number, b: &Number, shift: fn(&Number, u32) -> BigInt) -> Outcome {
    let amount = u32::try_from(&b.unsigned).ok().filter(|amount| *amount < a.width);
    amount.map(|amount| shift(a, amount)).ok_or(SHIFT)
}

/// Returns the power; that of a negative exponent is rounded towards zero.
fn raised(base: &Number, exponent: &Number) -> Outcome {
    if exponent.signed() >= BigInt::ZERO {
        return Ok(base.unsigned.modpow(&exponent.unsigned, &power(base.width)));
    }
    match i8::try_from(base.signed()) {
        Ok(0) => Err(NEGATIVE_POWER),
        Ok(1) => Ok(BigInt::from(1)),
        Ok(-1) => Ok(BigInt::from(if exponent.bits().next() == Some(true) { -1 } else { 1 })),
        _ => Ok(BigInt::ZERO),
    }
}

/// The operations of `arith` and `math` on two integers, with their results.
pub const BINARY: &[(&str, fn(&Number, &Number) -> Outcome)] = &[
    ("arith.addi", |a, b| Ok(&a.unsigned + &b.unsigned)),
    ("arith.subi", |a, b| Ok(&a.unsigned - &b.unsigned)),
    ("arith.muli", |a, b| Ok(&a.unsigned * &b.unsigned)),
    ("arith.divui", |a, b| divided(&a.unsigned, &b.unsigned, |a, b| a / b)),
    ("arith.remui", |a, b| divided(&a.unsigned, &b.unsigned, |a, b| a % b)),
    ("arith.ceildivui", |a, b| divided(&a.unsigned, &b.unsigned, ceil_of)),
    ("arith.divsi", |a, b| signed(a, b, |a, b| a / b)),
    ("arith.remsi", |a, b| divided(&a.signed(), &b.signed(), |a, b| a % b)),
    ("arith.floordivsi", |a, b| signed(a, b, floor_of)),
    ("arith.ceildivsi", |a, b| signed(a, b, ceil_of)),
    ("arith.andi", |a, b| Ok(&a.unsigned & &b.unsigned)),
    ("arith.ori", |a, b| Ok(&a.unsigned | &b.unsigned)),
    ("arith.xori", |a, b| Ok(&a.unsigned ^ &b.unsigned)),
    ("arith.shli", |a, b| shifted(a, b, |a, amount| &a.unsigned << amount)),
    ("arith.shrui", |a, b| shifted(a, b, |a, amount| &a.unsigned >> amount)),
    ("arith.shrsi", |a, b| shifted(a, b, |a, amount| floor_of(&a.signed(), &power(amount)))),
    ("arith.maxsi", |a, b| Ok(a.signed().max(b.signed()))),
    ("arith.minsi", |a, b| Ok(a.signed().min(b.signed()))),
    ("arith.maxui", |a, b| Ok(a.unsigned.clone().max(b.unsigned.clone()))),
    ("arith.minui", |a, b| Ok(a.unsigned.clone().min(b.unsigned.clone()))),
    ("math.ipowi", raised),
];

/// The predicates of `arith.cmpi`, and whether they hold.
pub const COMPARISONS: &[(&str, fn(&Number, &Number) -> bool)] = &[
    ("eq", |a, b| a.unsigned == b.unsigned),
    ("ne", |a, b| a.unsigned != b.unsigned),
    ("slt", |a, b| a.signed() < b.signed()),
    ("sle", |a, b| a.signed() <= b.signed()),
    ("sgt", |a, b| a.signed() > b.signed()),
    ("sge", |a, b| a.signed() >= b.signed()),
    ("ult", |a, b| a.unsigned < b.unsigned),
    ("ule", |a, b| a.unsigned <= b.unsigned),
    ("ugt", |a, b| a.unsigned > b.unsigned),
    ("uge", |a, b| a.unsigned >= b.unsigned),
];

/// The operations of `math` on one integer, with their results.
pub const UNARY: &[(&str, fn(&Number) -> BigInt)] = &[
    ("math.absi", |a| if a.signed() < BigInt::ZERO { -a.signed() } else { a.signed() }),
    ("math.ctpop", |a| a.bits().filter(|bit| *bit).count().into()),
    ("math.cttz", |a| a.bits().take_while(|bit| !bit).count().into()),
    ("math.ctlz", |a| a.bits().collect::<Vec<_>>().into_iter().rev().take_while(|bit| !bit).count().into()),
];

/// Returns the low and the high half of a number of twice the width.
pub fn halves(number: BigInt, width: u32) -> [BigInt; 2] {
    let low = modulo(number.clone(), &power(width));
    [low.clone(), (number - low) >> width]
}

/// The operations of `index`, with the names that `arith` has for them.
pub const INDEX: &[(&str, &str)] = &[
    ("add", "arith.addi"),
    ("sub", "arith.subi"),
    ("mul", "arith.muli"),
    ("divs", "arith.divsi"),
    ("divu", "arith.divui"),
    ("rems", "arith.remsi"),
    ("remu", "arith.remui"),
    ("ceildivs", "arith.ceildivsi"),
    ("ceildivu", "arith.ceildivui"),
    ("floordivs", "arith.floordivsi"),
    ("maxs", "arith.maxsi"),
    ("maxu", "arith.maxui"),
    ("mins", "arith.minsi"),
    ("minu", "arith.minui"),
    ("shl", "arith.shli"),
    ("shrs", "arith.shrsi"),
    ("shru", "arith.shrui"),
    ("and", "arith.andi"),
    ("or", "arith.ori"),
    ("xor", "arith.xori"),
];
