//! Contradictions that the compiler can see: demands that nothing satisfies together, and defaults that do not satisfy their
//! own constraint.
//!
//! The functions here panic on purpose: in a constant, a panic is a compile error at the place of the constant. They see
//! what is data ([`Pred::Value`], [`Pred::Enum`]) and the kinds of views; of other leaves they know nothing, and do not
//! complain.

use super::checks::equal;
use crate::attributes::{IntegerAttr, StringAttr};
use crate::schema::{Constant, Constraint, ConstraintArgument, Entity, Pred, ValueTest, View};

/// What a conjunction is known to demand.
#[derive(Clone, Copy)]
struct Facts {
    kind: Option<&'static str>,
    min: i128,
    max: i128,
    min_count: usize,
    max_count: usize,
    /// Why nothing satisfies them: put together.
    problem: Option<[&'static str; 4]>,
}

/// The kind of attribute that tests of integers are about.
const INTEGER: &str = <IntegerAttr as View>::INFO.family;

/// The kind of attribute that tests of strings are about.
const STRING: &str = <StringAttr as View>::INFO.family;

impl Facts {
    const NONE: Self =
        Self { kind: None, min: i128::MIN, max: i128::MAX, min_count: 0, max_count: usize::MAX, problem: None };

    const fn with_kind(mut self, kind: &'static str) -> Self {
        if let Some(known) = self.kind
            && !equal(known, kind)
        {
            self.problem =
                Some(["nothing satisfies this constraint: it demands two kinds at once, ", known, " and ", kind]);
        }
        self.kind = Some(kind);
        self
    }

    const fn with_range(mut self, min: i128, max: i128) -> Self {
        self = self.with_kind(INTEGER);
        self.min = if min > self.min { min } else { self.min };
        self.max = if max < self.max { max } else { self.max };
        if self.min > self.max {
            self.problem = Some([
                "no integer satisfies this constraint: its least value is greater than its greatest",
                "",
                "",
                "",
            ]);
        }
        self
    }

    const fn with_count(mut self, min: usize, max: usize) -> Self {
        self.min_count = if min > self.min_count { min } else { self.min_count };
        self.max_count = if max < self.max_count { max } else { self.max_count };
        if self.min_count > self.max_count {
            self.problem =
                Some(["no array satisfies this constraint: it demands more elements than it admits", "", "", ""]);
        }
        self
    }

    const fn with_test(self, test: ValueTest) -> Self {
        match test {
            ValueTest::IntAtLeast(min) => self.with_range(min as i128, i128::MAX),
            ValueTest::IntAtMost(max) => self.with_range(i128::MIN, max as i128),
            ValueTest::IntIsNonNegative => self.with_range(0, i128::MAX),
            ValueTest::IntIsPositive => self.with_range(1, i128::MAX),
            ValueTest::IntIsNot(_) | ValueTest::IntIsOneOf(_) | ValueTest::IntIsPowerOf2 => self.with_kind(INTEGER),
            ValueTest::StringIsOneOf(_) => self.with_kind(STRING),
            ValueTest::CountAtLeast(min) => self.with_count(min, usize::MAX),
            ValueTest::CountAtMost(max) => self.with_count(0, max),
            ValueTest::CountIs(number) => self.with_count(number, number),
            ValueTest::ElementInRange(index, ..) => self.with_count(index + 1, usize::MAX),
        }
    }

    const fn with_constraint<E>(mut self, constraint: &Constraint<E>) -> Self {
        if constraint.is_conjunction && has_tuple(constraint.arguments) {
            self.problem =
                Some(["a tuple of constraints means one of them; where all must hold, write `Both<A, B>`", "", "", ""]);
        }
        self.with(&constraint.pred)
    }

    const fn with<E>(self, pred: &Pred<E>) -> Self {
        match pred {
            Pred::IsA(kind) if kind.info.family.is_empty() => self,
            Pred::IsA(kind) => self.with_kind(kind.info.family),
            Pred::And(all) => {
                let (mut facts, mut i) = (self, 0);
                while i < all.len() {
                    facts = facts.with(&all[i]);
                    i += 1;
                }
                facts
            }
            Pred::Is(constraint) => self.with_constraint(constraint),
            Pred::Value(test) => self.with_test(*test),
            Pred::Enum(schema) => self.with_kind(match schema.form {
                Some(form) => form.name,
                None if schema.is_string() => STRING,
                None => INTEGER,
            }),
            Pred::True
            | Pred::Leaf { .. }
            | Pred::Or(_)
            | Pred::Neg(_)
            | Pred::Subst { .. }
            | Pred::Concat { .. }
            | Pred::ElementType(_)
            | Pred::Each(_)
            | Pred::ValueType(_) => self,
        }
    }
}

/// Whether one of the arguments is a tuple of several constraints.
const fn has_tuple(arguments: &[ConstraintArgument]) -> bool {
    let mut i = 0;
    while i < arguments.len() {
        if let ConstraintArgument::Constraint(name, [_, _, ..]) = arguments[i]
            && name.is_empty()
        {
            return true;
        }
        i += 1;
    }
    false
}

/// Something can satisfy the constraint.
///
/// # Panics
/// When nothing can.
#[track_caller]
pub const fn check_satisfiable<E: Entity>(constraint: &Constraint<E>) {
    if let Some(problem) = Facts::NONE.with_constraint(constraint).problem {
        super::checks::fail(&problem);
    }
}

/// A default satisfies its own constraint.
///
/// # Panics
/// When it does not.
#[track_caller]
pub const fn check_default<E: Entity>(constraint: &Constraint<E>, default: &Constant) {
    if let Some(test) = refused_by(&constraint.pred, default) {
        refuse(test);
    }
}

/// What the default does not satisfy.
const fn refused_by<E>(pred: &Pred<E>, default: &Constant) -> Option<ValueTest> {
    match pred {
        Pred::And(all) => {
            let mut i = 0;
            while i < all.len() {
                if let Some(test) = refused_by(&all[i], default) {
                    return Some(test);
                }
                i += 1;
            }
            None
        }
        Pred::Is(constraint) => refused_by(&constraint.pred, default),
        Pred::Value(test) if test.admits(default) => None,
        Pred::Value(test) => Some(*test),
        Pred::True
        | Pred::Leaf { .. }
        | Pred::IsA(_)
        | Pred::Or(_)
        | Pred::Neg(_)
        | Pred::Subst { .. }
        | Pred::Concat { .. }
        | Pred::ElementType(_)
        | Pred::Each(_)
        | Pred::Enum(_)
        | Pred::ValueType(_) => None,
    }
}

#[track_caller]
const fn refuse(test: ValueTest) -> ! {
    panic!(
        "{}",
        match test {
            ValueTest::IntAtLeast(_) => "this default is less than the least value that its constraint admits",
            ValueTest::IntAtMost(_) => "this default is greater than the greatest value that its constraint admits",
            ValueTest::IntIsNot(_) => "this default is the one value that its constraint does not admit",
            ValueTest::IntIsOneOf(_) | ValueTest::StringIsOneOf(_) => {
                "this default is none of the values that its constraint admits"
            }
            ValueTest::IntIsNonNegative => "this default is negative, which its constraint does not admit",
            ValueTest::IntIsPositive => "this default is not positive, as its constraint demands",
            ValueTest::IntIsPowerOf2 => "this default is no power of two, as its constraint demands",
            ValueTest::CountAtLeast(_) => "this default has fewer elements than its constraint demands",
            ValueTest::CountAtMost(_) => "this default has more elements than its constraint admits",
            ValueTest::CountIs(_) => "this default has another number of elements than its constraint demands",
            ValueTest::ElementInRange(..) => "this default has an element that its constraint does not admit",
        }
    )
}
