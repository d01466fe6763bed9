use super::*;

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

#[test]
fn sums_are_in_range() {
    let wraps = Overflow::WRAPS;
    check("add", |a, b| a.add(b, wraps), |a, b| Some(a.wrapping_add(b)));
    check("sub", |a, b| a.sub(b, wraps), |a, b| Some(a.wrapping_sub(b)));
    check("mul", |a, b| a.mul(b, wraps), |a, b| Some(a.wrapping_mul(b)));
}

#[test]
fn sums_without_overflow_are_in_range() {
    let fits = |wide: Int, signed: bool| {
        let fits = if signed { wide.fits_signed(4) } else { wide.fits_unsigned(4) };
        fits.then(|| wide.trunc(4))
    };
    let signed = Overflow { no_signed_wrap: true, no_unsigned_wrap: false };
    check("add", |a, b| a.add(b, signed), |a, b| fits(a.sext(8).wrapping_add(&b.sext(8)), true));
    check("mul", |a, b| a.mul(b, signed), |a, b| fits(a.sext(8).wrapping_mul(&b.sext(8)), true));
    let unsigned = Overflow { no_signed_wrap: false, no_unsigned_wrap: true };
    check("add", |a, b| a.add(b, unsigned), |a, b| fits(a.zext(8).wrapping_add(&b.zext(8)), false));
}

#[test]
fn quotients_are_in_range() {
    check("udiv", IntRange::udiv, Int::udiv);
    check("sdiv", IntRange::sdiv, |a, b| if *b == Int::all_ones(4) && *a == signed_min(4) { None } else { a.sdiv(b) });
    check("urem", IntRange::urem, Int::urem);
    check("srem", IntRange::srem, Int::srem);
}

#[test]
fn bits_are_in_range() {
    check("and", IntRange::and, |a, b| Some(a & b));
    check("or", IntRange::or, |a, b| Some(a | b));
    check("xor", IntRange::xor, |a, b| Some(a ^ b));
    let amount = |b: &Int| b.zext_u64().map(|amount| amount as u32).filter(|amount| *amount < 4);
    check("shl", |a, b| a.shl(b, Overflow::WRAPS), |a, b| Some(a.shl(amount(b)?)));
    check("lshr", IntRange::lshr, |a, b| Some(a.lshr(amount(b)?)));
    check("ashr", IntRange::ashr, |a, b| Some(a.ashr(amount(b)?)));
}

#[test]
fn extrema_are_in_range() {
    check("smax", IntRange::smax, |a, b| Some(in_order(a, b, signed_less).1));
    check("smin", IntRange::smin, |a, b| Some(in_order(a, b, signed_less).0));
    check("umax", IntRange::umax, |a, b| Some(in_order(a, b, unsigned_less).1));
    check("umin", IntRange::umin, |a, b| Some(in_order(a, b, unsigned_less).0));
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
