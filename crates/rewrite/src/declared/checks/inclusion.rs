//! Whether one constraint accepts all that another one does, if their structure shows it.
//!
//! Two constraints are taken for one if names, arguments, summaries and code are equal: code that reads the same can
//! differ in meaning only where all of these agree by accident. An alias is the constraint that it names.
//!
//! Invariant: the answer is yes only if it is certain. Code and the kinds of different views tell nothing, so a
//! constraint that is written as another piece of code is never found to be equal.

use ods_core::__private::equal;
use ods_core::schema::{AttrValuePred, Constraint, ConstraintArgument, Pred, SummaryPart};

use super::lists::{all, any, pairwise};
use super::types::excludes;
use crate::declared::constraint::{FieldConstraint, PartConstraint};

/// Returns whether it is certain that whatever satisfies `Special` satisfies `General`.
pub const fn is_included<Special, General, E>() -> bool
where
    Special: FieldConstraint<E> + ?Sized,
    General: FieldConstraint<E> + ?Sized,
{
    match (Special::AS, General::AS) {
        (PartConstraint::Type(special), PartConstraint::Type(general)) => includes(general, special),
        (PartConstraint::Attribute(special), PartConstraint::Attribute(general)) => includes(general, special),
        (PartConstraint::Type(_), PartConstraint::Attribute(_))
        | (PartConstraint::Attribute(_), PartConstraint::Type(_)) => false,
    }
}

/// Returns whether it is certain that something satisfies both constraints: an alternative of one is included in the
/// other. A constraint that nothing satisfies is an error where it is defined.
pub const fn overlap<A, B, E>() -> bool
where
    A: FieldConstraint<E> + ?Sized,
    B: FieldConstraint<E> + ?Sized,
{
    match (A::AS, B::AS) {
        (PartConstraint::Type(a), PartConstraint::Type(b)) => meet(&a.pred, &b.pred),
        (PartConstraint::Attribute(a), PartConstraint::Attribute(b)) => meet(&a.pred, &b.pred),
        (PartConstraint::Type(_), PartConstraint::Attribute(_))
        | (PartConstraint::Attribute(_), PartConstraint::Type(_)) => false,
    }
}

const fn meet<E>(a: &Pred<E>, b: &Pred<E>) -> bool {
    an_alternative_implies(a, b) || an_alternative_implies(b, a)
}

/// Returns whether one of the alternatives implies the other predicate, or meets one of its alternatives.
const fn an_alternative_implies<E>(any: &Pred<E>, general: &Pred<E>) -> bool {
    let Pred::Or(parts) = any else { return implies(any, general) };
    any!(parts, part => an_alternative_implies(part, general))
}

const fn includes<E>(general: &'static Constraint<E>, special: &'static Constraint<E>) -> bool {
    implies(&Pred::Is(special), &Pred::Is(general))
}

/// Returns whether the first predicate implies the second.
const fn implies<E>(special: &Pred<E>, general: &Pred<E>) -> bool {
    are_equal(special, general)
        || by_parts_of_general(special, general)
        || by_parts_of_special(special, general)
        || by_data(special, general)
}

/// Splits the second predicate: all parts of a conjunction are implied, or one of a disjunction.
const fn by_parts_of_general<E>(special: &Pred<E>, general: &Pred<E>) -> bool {
    match general {
        Pred::True => true,
        Pred::Is(constraint) => implies(special, &constraint.pred),
        Pred::And(parts) => all!(parts, part => implies(special, part)),
        Pred::Or(parts) => any!(parts, part => implies(special, part)),
        Pred::Neg(excluded) => excludes(special, excluded),
        Pred::Leaf { .. }
        | Pred::IsA(_)
        | Pred::Subst { .. }
        | Pred::Concat { .. }
        | Pred::ElementType(_)
        | Pred::Each(_)
        | Pred::Value(_)
        | Pred::Enum(_)
        | Pred::ValueType(_)
        | Pred::Blocks { .. } => false,
    }
}

/// Splits the first predicate: one part of a conjunction suffices, of a disjunction all parts are needed.
const fn by_parts_of_special<E>(special: &Pred<E>, general: &Pred<E>) -> bool {
    match special {
        Pred::Is(constraint) => implies(&constraint.pred, general),
        Pred::And(parts) => any!(parts, part => implies(part, general)),
        Pred::Or(parts) => !matches!(parts, []) && all!(parts, part => implies(part, general)),
        Pred::True
        | Pred::Leaf { .. }
        | Pred::IsA(_)
        | Pred::Neg(_)
        | Pred::Subst { .. }
        | Pred::Concat { .. }
        | Pred::ElementType(_)
        | Pred::Each(_)
        | Pred::Value(_)
        | Pred::Enum(_)
        | Pred::ValueType(_)
        | Pred::Blocks { .. } => false,
    }
}

/// Compares two predicates of one form that contain predicates or numbers.
const fn by_data<E>(special: &Pred<E>, general: &Pred<E>) -> bool {
    match special {
        Pred::Neg(excluded) => matches!(general, Pred::Neg(general) if implies(general, excluded)),
        Pred::ElementType(special) => matches!(general, Pred::ElementType(general) if implies(special, general)),
        Pred::ValueType(special) => matches!(general, Pred::ValueType(general) if implies(special, general)),
        Pred::Each(special) => matches!(general, Pred::Each(general) if implies(special, general)),
        Pred::Value(special) => matches!(general, Pred::Value(general) if test_implies(*special, *general)),
        Pred::True
        | Pred::Leaf { .. }
        | Pred::IsA(_)
        | Pred::And(_)
        | Pred::Or(_)
        | Pred::Is(_)
        | Pred::Subst { .. }
        | Pred::Concat { .. }
        | Pred::Enum(_)
        | Pred::Blocks { .. } => false,
    }
}

/// Returns whether the first test of a value implies the second.
const fn test_implies(special: AttrValuePred, general: AttrValuePred) -> bool {
    use AttrValuePred as Test;
    let is_wider = match special {
        Test::IntAtLeast(least) => matches!(general, Test::IntAtLeast(other) if least >= other),
        Test::IntAtMost(most) => matches!(general, Test::IntAtMost(other) if most <= other),
        Test::IntIsPositive => matches!(general, Test::IntIsNonNegative),
        Test::CountAtLeast(least) => matches!(general, Test::CountAtLeast(other) if least >= other),
        Test::CountAtMost(most) => matches!(general, Test::CountAtMost(other) if most <= other),
        Test::CountIs(count) => {
            matches!(general, Test::CountAtLeast(least) if count >= least)
                || matches!(general, Test::CountAtMost(most) if count <= most)
        }
        Test::IntIsNot(_)
        | Test::IntIsOneOf(_)
        | Test::IntIsNonNegative
        | Test::IntIsPowerOf2
        | Test::StringIsOneOf(_)
        | Test::ElementInRange(..) => false,
    };
    is_wider || is_same_test(special, general)
}

const fn is_same_test(a: AttrValuePred, b: AttrValuePred) -> bool {
    use AttrValuePred as Test;
    match a {
        Test::IntAtLeast(least) => matches!(b, Test::IntAtLeast(other) if least == other),
        Test::IntAtMost(most) => matches!(b, Test::IntAtMost(other) if most == other),
        Test::IntIsNot(number) => matches!(b, Test::IntIsNot(other) if number == other),
        Test::IntIsOneOf(numbers) => matches!(b, Test::IntIsOneOf(others) if are_same_numbers(numbers, others)),
        Test::IntIsNonNegative => matches!(b, Test::IntIsNonNegative),
        Test::IntIsPositive => matches!(b, Test::IntIsPositive),
        Test::IntIsPowerOf2 => matches!(b, Test::IntIsPowerOf2),
        Test::StringIsOneOf(texts) => matches!(b, Test::StringIsOneOf(others) if are_same_texts(texts, others)),
        Test::CountAtLeast(least) => matches!(b, Test::CountAtLeast(other) if least == other),
        Test::CountAtMost(most) => matches!(b, Test::CountAtMost(other) if most == other),
        Test::CountIs(count) => matches!(b, Test::CountIs(other) if count == other),
        Test::ElementInRange(at, least, most) => {
            matches!(b, Test::ElementInRange(other, from, to) if at == other && least == from && most == to)
        }
    }
}

/// Returns whether two constraints are taken for one.
const fn is_same<E>(a: &Constraint<E>, b: &Constraint<E>) -> bool {
    !a.name.is_empty()
        && equal(a.name, b.name)
        && are_same_arguments(a.arguments, b.arguments)
        && are_same_summaries(a.summary, b.summary)
        && reads_the_same(&a.pred, &b.pred)
}

/// Returns whether two predicates are one, wherever they are: the same view, constraint or number of blocks.
/// Code is never one, because its meaning depends on the parameters around it.
const fn are_equal<E>(a: &Pred<E>, b: &Pred<E>) -> bool {
    if let (Pred::Is(a), Pred::Is(b)) = (a, b) {
        return is_same(a, b);
    }
    if let (Pred::IsA(a), Pred::IsA(b)) = (a, b) {
        let is_known = !a.info.family.is_empty() && equal(a.info.family, b.info.family);
        return is_known && a.is_interface == b.is_interface && equal(a.name, b.name);
    }
    matches!((a, b), (Pred::Blocks { least, most }, Pred::Blocks { least: from, most: to })
        if *least == *from && *most == *to)
}

/// Returns whether the predicates of two constraints of one name read the same.
const fn reads_the_same<E>(a: &Pred<E>, b: &Pred<E>) -> bool {
    match a {
        Pred::True => matches!(b, Pred::True),
        Pred::Leaf { code, .. } => matches!(b, Pred::Leaf { code: other, .. } if equal(code, other)),
        Pred::IsA(a) => matches!(b, Pred::IsA(b) if equal(a.name, b.name) && a.is_interface == b.is_interface),
        Pred::And(a) => matches!(b, Pred::And(b) if all_read_the_same(a, b)),
        Pred::Or(a) => matches!(b, Pred::Or(b) if all_read_the_same(a, b)),
        Pred::Neg(a) => matches!(b, Pred::Neg(b) if reads_the_same(a, b)),
        Pred::Each(a) => matches!(b, Pred::Each(b) if reads_the_same(a, b)),
        Pred::Is(a) => matches!(b, Pred::Is(b) if equal(a.name, b.name) && reads_the_same(&a.pred, &b.pred)),
        Pred::Subst { code, pred, .. } => {
            matches!(b, Pred::Subst { code: other, pred: b, .. } if equal(code, other) && reads_the_same(pred, b))
        }
        Pred::Concat { code, pred, .. } => {
            matches!(b, Pred::Concat { code: other, pred: b, .. } if equal(code, other) && reads_the_same(pred, b))
        }
        Pred::ElementType(a) => matches!(b, Pred::ElementType(b) if reads_the_same(a, b)),
        Pred::ValueType(a) => matches!(b, Pred::ValueType(b) if reads_the_same(a, b)),
        Pred::Value(a) => matches!(b, Pred::Value(b) if is_same_test(*a, *b)),
        Pred::Enum(a) => matches!(b, Pred::Enum(b) if equal(a.name, b.name)),
        Pred::Blocks { .. } => are_equal(a, b),
    }
}

const fn all_read_the_same<E>(a: &[Pred<E>], b: &[Pred<E>]) -> bool {
    pairwise!(a, b, (first, other) => reads_the_same(first, other))
}

const fn are_same_arguments(a: &[ConstraintArgument], b: &[ConstraintArgument]) -> bool {
    pairwise!(a, b, (first, other) => is_same_argument(first, other))
}

const fn is_same_argument(a: &ConstraintArgument, b: &ConstraintArgument) -> bool {
    use ConstraintArgument::{Bool, Char, Constraint, Number, Numbers};
    match a {
        Number(a) => matches!(b, Number(b) if *a == *b),
        Numbers(a) => matches!(b, Numbers(b) if are_same_numbers(a, b)),
        Bool(a) => matches!(b, Bool(b) if *a == *b),
        Char(a) => matches!(b, Char(b) if *a == *b),
        Constraint(a, of_a) => matches!(b, Constraint(b, of_b) if equal(a, b) && are_same_arguments(of_a, of_b)),
    }
}

const fn are_same_summaries(a: &[SummaryPart], b: &[SummaryPart]) -> bool {
    pairwise!(a, b, (first, other) => is_same_part(first, other))
}

const fn is_same_part(a: &SummaryPart, b: &SummaryPart) -> bool {
    use SummaryPart::{AnyOf, Bool, Char, Number, Numbers, Summary, Text};
    match a {
        Text(a) => matches!(b, Text(b) if equal(a, b)),
        Number(a) => matches!(b, Number(b) if *a == *b),
        Numbers(a) => matches!(b, Numbers(b) if are_same_numbers(a, b)),
        Bool(a) => matches!(b, Bool(b) if *a == *b),
        Char(a) => matches!(b, Char(b) if *a == *b),
        Summary(a) => matches!(b, Summary(b) if are_same_summaries(a, b)),
        AnyOf(a) => matches!(b, AnyOf(b) if are_same_lists(a, b)),
    }
}

const fn are_same_lists(a: &[&[SummaryPart]], b: &[&[SummaryPart]]) -> bool {
    pairwise!(a, b, (first, other) => are_same_summaries(first, other))
}

const fn are_same_numbers(a: &[i64], b: &[i64]) -> bool {
    pairwise!(a, b, (first, other) => *first == *other)
}

const fn are_same_texts(a: &[&str], b: &[&str]) -> bool {
    pairwise!(a, b, (first, other) => equal(first, other))
}
