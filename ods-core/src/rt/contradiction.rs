//! Compile-time detection of contradictions: constraints that nothing satisfies, and defaults that do not satisfy their
//! own constraint.
//!
//! The functions here panic on purpose: in a constant, a panic is a compile error at the position of the constant. They
//! use predicates that are data ([`Pred::Value`], [`Pred::Enum`]) and the kinds of views; other leaves are opaque, and
//! never reported.

use super::checks::equal;
use crate::attributes::{IntegerAttr, StringAttr};
use crate::schema::{AttrValuePred, Constant, Constraint, ConstraintArgument, Entity, Pred, PredStructure, View};

/// The known requirements of a conjunction.
#[derive(Clone, Copy)]
struct Facts {
    kind: Option<&'static str>,
    min: i128,
    max: i128,
    min_count: usize,
    max_count: usize,
    /// The reason that nothing satisfies them, in pieces.
    problem: Option<[&'static str; 4]>,
}

/// The kind of attribute that integer tests apply to.
const INTEGER: &str = <IntegerAttr as View>::INFO.family;

/// The kind of attribute that string tests apply to.
const STRING: &str = <StringAttr as View>::INFO.family;

impl Facts {
    const NONE: Self =
        Self { kind: None, min: i128::MIN, max: i128::MAX, min_count: 0, max_count: usize::MAX, problem: None };

    const fn with_kind(mut self, kind: &'static str) -> Self {
        if let Some(known) = self.kind
            && !equal(known, kind)
        {
            self.problem =
                Some(["nothing satisfies this constraint, which demands two kinds at once: ", known, " and ", kind]);
        }
        self.kind = Some(kind);
        self
    }

    const fn with_range(mut self, min: i128, max: i128) -> Self {
        self = self.with_kind(INTEGER);
        self.min = if min > self.min { min } else { self.min };
        self.max = if max < self.max { max } else { self.max };
        if self.min > self.max {
            self.problem =
                Some(["no integer satisfies this constraint, whose minimum is greater than its maximum", "", "", ""]);
        }
        self
    }

    const fn with_count(self, min: usize, max: usize) -> Self {
        self.with_count_or(
            min,
            max,
            "no array satisfies this constraint, whose minimum length is greater than its maximum",
        )
    }

    const fn with_count_or(mut self, min: usize, max: usize, problem: &'static str) -> Self {
        self.min_count = if min > self.min_count { min } else { self.min_count };
        self.max_count = if max < self.max_count { max } else { self.max_count };
        if self.min_count > self.max_count {
            self.problem = Some([problem, "", "", ""]);
        }
        self
    }

    const fn with_test(self, test: AttrValuePred) -> Self {
        match test {
            AttrValuePred::IntAtLeast(min) => self.with_range(min as i128, i128::MAX),
            AttrValuePred::IntAtMost(max) => self.with_range(i128::MIN, max as i128),
            AttrValuePred::IntIsNonNegative => self.with_range(0, i128::MAX),
            AttrValuePred::IntIsPositive => self.with_range(1, i128::MAX),
            AttrValuePred::IntIsNot(_) | AttrValuePred::IntIsOneOf(_) | AttrValuePred::IntIsPowerOf2 => {
                self.with_kind(INTEGER)
            }
            AttrValuePred::StringIsOneOf(_) => self.with_kind(STRING),
            AttrValuePred::CountAtLeast(min) => self.with_count(min, usize::MAX),
            AttrValuePred::CountAtMost(max) => self.with_count(0, max),
            AttrValuePred::CountIs(number) => self.with_count(number, number),
            AttrValuePred::ElementInRange(index, ..) => self.with_count(index + 1, usize::MAX),
        }
    }

    const fn with_constraint<E>(mut self, constraint: &Constraint<E>) -> Self {
        if constraint.is_conjunction && has_tuple(constraint.arguments) {
            self.problem =
                Some(["a tuple of constraints means any one of them; write `Both<A, B>` if all must hold", "", "", ""]);
        }
        self.with(&constraint.pred)
    }

    const fn with<E>(self, pred: &Pred<E>) -> Self {
        if let Pred::Is(constraint) = pred {
            return self.with_constraint(constraint);
        }
        match pred.structure() {
            PredStructure::Kind(kind) if kind.info.family.is_empty() => self,
            PredStructure::Kind(kind) => self.with_kind(kind.info.family),
            PredStructure::All(all) => {
                let (mut facts, mut i) = (self, 0);
                while i < all.len() {
                    facts = facts.with(&all[i]);
                    i += 1;
                }
                facts
            }
            PredStructure::Any(_) => self,
            PredStructure::Other(test) => self.with_data(test),
        }
    }

    /// Adds a test that is data.
    const fn with_data<E>(self, pred: &Pred<E>) -> Self {
        if let Pred::Value(test) = pred {
            return self.with_test(*test);
        }
        if let Pred::Blocks { least, most } = pred {
            let problem =
                "no region satisfies this constraint, whose minimum number of blocks is greater than its maximum";
            return self.with_count_or(*least, *most, problem);
        }
        let Pred::Enum(schema) = pred else { return self };
        self.with_kind(match schema.form {
            Some(form) => form.name,
            None if schema.is_string() => STRING,
            None => INTEGER,
        })
    }
}

/// Returns whether one of the arguments is a tuple of several constraints.
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

/// Checks that the constraint can be satisfied.
///
/// # Panics
/// Panics if nothing satisfies it.
#[track_caller]
pub const fn check_satisfiable<E: Entity>(constraint: &Constraint<E>) {
    if let Some(problem) = Facts::NONE.with_constraint(constraint).problem {
        super::checks::fail(&problem);
    }
}

/// Returns whether it is known that nothing satisfies both constraints.
pub const fn contradict<E: Entity>(a: &Constraint<E>, b: &Constraint<E>) -> bool {
    let alone = Facts::NONE.with_constraint(b);
    alone.problem.is_none() && alone.with_constraint(a).problem.is_some()
}

/// Checks that a default satisfies its own constraint.
///
/// # Panics
/// Panics if it does not.
#[track_caller]
pub const fn check_default<E: Entity>(constraint: &Constraint<E>, default: &Constant) {
    check_default_of(&constraint.pred, default);
}

#[track_caller]
const fn check_default_of<E: Entity>(pred: &Pred<E>, default: &Constant) {
    // Not by `Pred::conjunct`, which begins anew for each part: that takes a tenth of the check of a definition.
    match pred.structure() {
        PredStructure::All(mut rest) => {
            while let [part, others @ ..] = rest {
                check_default_of(part, default);
                rest = others;
            }
        }
        PredStructure::Other(Pred::Value(test)) if !test.admits(default) => refuse(*test),
        PredStructure::Other(_) | PredStructure::Kind(_) | PredStructure::Any(_) => {}
    }
}

#[track_caller]
const fn refuse(test: AttrValuePred) -> ! {
    panic!(
        "{}",
        match test {
            AttrValuePred::IntAtLeast(_) =>
                "this default is less than the minimum of its constraint; change one of the two",
            AttrValuePred::IntAtMost(_) =>
                "this default is greater than the maximum of its constraint; change one of the two",
            AttrValuePred::IntIsNot(_) =>
                "this default is the one value that its constraint excludes; change one of the two",
            AttrValuePred::IntIsOneOf(_) | AttrValuePred::StringIsOneOf(_) => {
                "this default is not one of the values that its constraint allows; change one of the two"
            }
            AttrValuePred::IntIsNonNegative =>
                "this default is negative, but its constraint demands a non-negative value; change one of the two",
            AttrValuePred::IntIsPositive =>
                "this default is not positive, but its constraint demands a positive value; change one of the two",
            AttrValuePred::IntIsPowerOf2 =>
                "this default is not a power of two, but its constraint demands one; change one of the two",
            AttrValuePred::CountAtLeast(_) =>
                "this default has fewer elements than its constraint demands; change one of the two",
            AttrValuePred::CountAtMost(_) =>
                "this default has more elements than its constraint allows; change one of the two",
            AttrValuePred::CountIs(_) =>
                "this default has a different number of elements than its constraint demands; change one of the two",
            AttrValuePred::ElementInRange(..) =>
                "this default has an element that its constraint does not allow; change one of the two",
        }
    )
}
