use super::*;
use crate::semantics;

/// The widths whose ranges are tried: all pairs of ranges, and all numbers in them.
const WIDTHS: std::ops::RangeInclusive<u32> = 1..=4;

fn int(width: u32, value: u16) -> Int {
    Int::from_u64(width, value.into())
}

/// Returns all ranges between two numbers, read as signed and as unsigned.
fn ranges(width: u32) -> Vec<IntRange> {
    let mut all = Vec::new();
    for (a, b) in (0..1 << width).flat_map(|a| (0..1 << width).map(move |b| (int(width, a), int(width, b)))) {
        if !unsigned_less(&b, &a) {
            all.push(IntRange::from_unsigned(a.clone(), b.clone()));
        }
        if !signed_less(&b, &a) && !all.contains(&IntRange::from_signed(a.clone(), b.clone())) {
            all.push(IntRange::from_signed(a, b));
        }
    }
    all
}

/// Returns the ranges, and the intersections of two of them, whose ends as signed and as unsigned numbers do not tell
/// of each other.
fn mixed_ranges(width: u32) -> Vec<IntRange> {
    let plain = ranges(width);
    let mut all = plain.clone();
    for (a, b) in plain.iter().flat_map(|a| plain.iter().map(move |b| (a, b))) {
        let both = a.intersection(b);
        if members(&both) != 0 && !all.contains(&both) {
            all.push(both);
        }
    }
    all
}

fn contains(range: &IntRange, value: &Int) -> bool {
    let between = |min: &Int, max: &Int, less: fn(&Int, &Int) -> bool| !less(value, min) && !less(max, value);
    between(&range.umin, &range.umax, unsigned_less) && between(&range.smin, &range.smax, signed_less)
}

/// A set of numbers: the bit of each one.
type Set = u16;

/// Returns the numbers in the range.
fn members(range: &IntRange) -> Set {
    let width = range.width();
    (0..1 << width).filter(|value| contains(range, &int(width, *value))).fold(0, |set, value| set | 1 << value)
}

fn in_set(set: Set, value: u16) -> bool {
    set & 1 << value != 0
}

/// A range, and the numbers in it.
type Filled = (IntRange, Set);

/// Calls the function on the pairs of ranges that are tried: all of plain ranges, and mixed ones of few bits.
fn for_pairs(width: u32, mut visit: impl FnMut(&Filled, &Filled)) {
    let filled = |ranges: Vec<IntRange>| ranges.into_iter().map(|range| (range.clone(), members(&range))).collect();
    let plain: Vec<Filled> = filled(ranges(width));
    let mixed: Vec<Filled> = if width < 4 { filled(mixed_ranges(width)) } else { Vec::new() };
    for a in &plain {
        plain.iter().for_each(|b| visit(a, b));
        mixed.iter().for_each(|b| visit(a, b));
    }
    for a in &mixed {
        plain.iter().for_each(|b| visit(a, b));
        mixed.iter().filter(|_| width < 3).for_each(|b| visit(a, b));
    }
}

/// Checks that the range of the results has the result of each pair of members that has one.
fn check(name: &str, infer: impl Fn(&IntRange, &IntRange) -> IntRange, compute: impl Fn(&Int, &Int) -> Option<Int>) {
    for width in WIDTHS {
        let numbers = 0..1 << width;
        let result = |a, b| compute(&int(width, a), &int(width, b)).and_then(|result| result.zext_u64());
        let rows =
            numbers.clone().map(|a| numbers.clone().map(|b| result(a, b).map_or(0, |result| 1 << result)).collect());
        let results: Vec<Vec<Set>> = rows.collect();
        for_pairs(width, |(lhs, left), (rhs, right)| {
            let range = infer(lhs, rhs);
            let rows = numbers.clone().filter(|a| in_set(*left, *a)).map(|a| &results[usize::from(a)]);
            let of_row = |row: &Vec<Set>| {
                numbers.clone().filter(|b| in_set(*right, *b)).fold(0, |set, b| set | row[usize::from(b)])
            };
            let found = rows.fold(0, |set, row| set | of_row(row));
            for result in numbers.clone().filter(|result| in_set(found, *result)) {
                assert!(
                    contains(&range, &int(width, result)),
                    "{name} of {lhs:?} and {rhs:?}: {result} is not in {range:?}"
                );
            }
        });
    }
}

const FLAGS: [Overflow; 4] = [
    Overflow::WRAPS,
    Overflow::NO_SIGNED_WRAP,
    Overflow::NO_UNSIGNED_WRAP,
    Overflow { no_signed_wrap: true, no_unsigned_wrap: true },
];

#[test]
fn sums_are_in_range() {
    for flags in FLAGS {
        check("add", |a, b| a.add(b, flags), |a, b| semantics::add(a, b, flags).ok());
        check("sub", |a, b| a.sub(b, flags), |a, b| semantics::sub(a, b, flags).ok());
        check("mul", |a, b| a.mul(b, flags), |a, b| semantics::mul(a, b, flags).ok());
    }
}

#[test]
fn quotients_are_in_range() {
    check("udiv", IntRange::udiv, |a, b| semantics::div_unsigned(a, b, false).ok());
    check("sdiv", IntRange::sdiv, |a, b| semantics::div_signed(a, b, false).ok());
    check("ceil_udiv", IntRange::ceil_udiv, |a, b| semantics::ceil_div_unsigned(a, b).ok());
    check("ceil_sdiv", IntRange::ceil_sdiv, |a, b| semantics::ceil_div_signed(a, b).ok());
    check("floor_sdiv", IntRange::floor_sdiv, |a, b| semantics::floor_div_signed(a, b).ok());
    check("urem", IntRange::urem, |a, b| semantics::rem_unsigned(a, b).ok());
    check("srem", IntRange::srem, |a, b| semantics::rem_signed(a, b).ok());
}

#[test]
fn bits_are_in_range() {
    check("and", IntRange::and, |a, b| Some(a & b));
    check("or", IntRange::or, |a, b| Some(a | b));
    check("xor", IntRange::xor, |a, b| Some(a ^ b));
    for flags in FLAGS {
        check("shl", |a, b| a.shl(b, flags), |a, b| semantics::shift_left(a, b, flags).ok());
    }
    check("lshr", IntRange::lshr, |a, b| semantics::shift_right_unsigned(a, b, false).ok());
    check("ashr", IntRange::ashr, |a, b| semantics::shift_right_signed(a, b, false).ok());
}

#[test]
fn extrema_are_in_range() {
    check("smax", IntRange::smax, |a, b| Some(semantics::max_signed(a, b)));
    check("smin", IntRange::smin, |a, b| Some(semantics::min_signed(a, b)));
    check("umax", IntRange::umax, |a, b| Some(semantics::max_unsigned(a, b)));
    check("umin", IntRange::umin, |a, b| Some(semantics::min_unsigned(a, b)));
}

#[test]
fn widths_are_in_range() {
    for range in WIDTHS.flat_map(|width| mixed_ranges(width.min(3)).into_iter().chain(ranges(width))) {
        let (width, set) = (range.width(), members(&range));
        for member in (0..1 << width).filter(|member| in_set(set, *member)).map(|member| int(width, member)) {
            assert!(contains(&range.zext(8), &member.zext(8)));
            assert!(contains(&range.sext(8), &member.sext(8)));
            for narrow in 1..width {
                assert!(contains(&range.trunc(narrow), &member.trunc(narrow)), "{member:?} in {range:?}");
            }
        }
    }
}

#[test]
fn comparisons_hold_for_all_members() {
    let numbers = |set: Set| (0..16).filter(move |value| in_set(set, *value));
    WIDTHS.for_each(|width| {
        for_pairs(width, |(lhs, left), (rhs, right)| {
            let outcomes = [lhs.less_signed(rhs), lhs.less_unsigned(rhs), lhs.equal(rhs)];
            if outcomes == [None; 3] {
                return;
            }
            for (a, b) in numbers(*left).flat_map(|a| numbers(*right).map(move |b| (int(width, a), int(width, b)))) {
                let found = [signed_less(&a, &b), unsigned_less(&a, &b), a == b];
                let mut both = outcomes.iter().zip(found);
                let agree = both.all(|(known, found)| known.is_none_or(|known| known == found));
                assert!(agree, "{a:?} in {lhs:?}, {b:?} in {rhs:?}");
            }
        });
    });
}
