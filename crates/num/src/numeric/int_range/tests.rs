use super::*;
use crate::semantics;

/// Returns all ranges between two 4-bit numbers, read as signed and as unsigned.
fn ranges() -> Vec<IntRange> {
    let int = |value| Int::from_u64(4, value);
    let mut all = Vec::new();
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
        if unsigned_less(&int(b), &int(a)) {
            continue;
        }
        all.push(IntRange::from_unsigned(int(a), int(b)));
    }
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
        if !signed_less(&int(b), &int(a)) {
            all.push(IntRange::from_signed(int(a), int(b)));
        }
    }
    all
}

fn contains(range: &IntRange, value: &Int) -> bool {
    let between = |min: &Int, max: &Int, less: fn(&Int, &Int) -> bool| !less(value, min) && !less(max, value);
    between(&range.umin, &range.umax, unsigned_less) && between(&range.smin, &range.smax, signed_less)
}

fn members(range: &IntRange) -> Vec<Int> {
    (0..16).map(|value| Int::from_u64(4, value)).filter(|value| contains(range, value)).collect()
}

/// Checks that the range of the results has the result of each pair of members that has one.
fn check(name: &str, infer: impl Fn(&IntRange, &IntRange) -> IntRange, compute: impl Fn(&Int, &Int) -> Option<Int>) {
    let all = ranges();
    for (lhs, rhs) in all.iter().step_by(3).flat_map(|lhs| all.iter().step_by(5).map(move |rhs| (lhs, rhs))) {
        let range = infer(lhs, rhs);
        for (a, b) in members(lhs).iter().flat_map(|a| members(rhs).into_iter().map(move |b| (a, b))) {
            let Some(result) = compute(a, &b) else { continue };
            assert!(contains(&range, &result), "{name}: {a:?} in {lhs:?}, {b:?} in {rhs:?}: {result:?} in {range:?}");
        }
    }
}

const FLAGS: [Overflow; 3] = [Overflow::WRAPS, Overflow::NO_SIGNED_WRAP, Overflow::NO_UNSIGNED_WRAP];

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
    for range in ranges() {
        for member in members(&range) {
            assert!(contains(&range.zext(8), &member.zext(8)));
            assert!(contains(&range.sext(8), &member.sext(8)));
            assert!(contains(&range.trunc(2), &member.trunc(2)), "{member:?} in {range:?}");
        }
    }
}

#[test]
fn comparisons_hold_for_all_members() {
    let all = ranges();
    for (lhs, rhs) in all.iter().flat_map(|lhs| all.iter().step_by(3).map(move |rhs| (lhs, rhs))) {
        for (a, b) in members(lhs).iter().flat_map(|a| members(rhs).into_iter().map(move |b| (a, b))) {
            assert!(lhs.less_signed(rhs).is_none_or(|less| less == signed_less(a, &b)));
            assert!(lhs.less_unsigned(rhs).is_none_or(|less| less == unsigned_less(a, &b)));
            assert!(lhs.equal(rhs).is_none_or(|equal| equal == (*a == b)));
        }
    }
}
