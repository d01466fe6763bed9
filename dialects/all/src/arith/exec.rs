//! The semantics of `arith`, for execution.
//!
//! Numbers of up to 64 bits are computed by instructions of [`ods_exec::Code`], all others by the functions by which operations
//! fold. Violated flags, divisions by zero and shifts by the width are errors.

use ods::numeric::{FloatFormat, Int};
use ods::prelude::*;
use ods::types::TypeData;
use ods_exec::elementwise::Compute;
use ods_exec::{Code, Datum, EXACT, Evaluate, Layout, NSW, NUW, Outcomes, Place, Planner, Undefined};

use super::*;
use crate::common::exec::{Attached, Number, attach, by_numbers, format_of, plan_floats, plan_ints, width_of};

/// Implements `Evaluate` for operations on two integers: an instruction, its extra data, and a function for other widths.
macro_rules! int_operations {
    ($($op:ident $code:ident, $extra:expr, $wide:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let extra: fn($op, &Ir) -> (Code, u16) = $extra;
                let wide: fn(&Int, &Int, u16) -> Result<Int, Undefined> = $wide;
                let (code, extra) = match extra(*self, ir) {
                    (Code::Copy, extra) => (Code::$code, extra),
                    flagged => flagged,
                };
                let operands = [self.lhs(ir), self.rhs(ir)];
                plan_ints(planner, &operands, self.result(ir), (code, extra), move |ints| wide(&ints[0], &ints[1], extra));
            }
        }
    )*};
}

/// Returns the instruction with flags, if the operation has some.
fn flagged(flags: IntegerOverflowFlags, code: Code) -> (Code, u16) {
    let bits = |flag, bit| if flags & flag == flag { bit } else { 0 };
    match bits(IntegerOverflowFlags::Nsw, NSW) | bits(IntegerOverflowFlags::Nuw, NUW) {
        0 => (Code::Copy, 0),
        extra => (code, extra),
    }
}

/// Returns the data of an operation that may be exact.
fn exact(is_exact: bool) -> (Code, u16) {
    (Code::Copy, if is_exact { EXACT } else { 0 })
}

/// Checks the flags of an operation on wide integers, which are computed exactly in twice the width.
fn checked(a: &Int, b: &Int, flags: u16, function: fn(&Int, &Int) -> Int) -> Result<Int, Undefined> {
    let (width, double) = (a.width(), 2 * a.width());
    let signed = function(&a.sext(double), &b.sext(double)).fits_signed(width);
    let unsigned = function(&a.zext(double), &b.zext(double)).fits_unsigned(width);
    fitting(flags, [signed, unsigned])?;
    Ok(function(a, b))
}

/// Returns an error if a flag demands that the result fits as a signed or unsigned number, and it does not.
fn fitting(flags: u16, [signed, unsigned]: [bool; 2]) -> Result<(), Undefined> {
    if flags & NSW != 0 && !signed {
        return Err(Undefined::SIGNED_OVERFLOW);
    }
    if flags & NUW != 0 && !unsigned { Err(Undefined::UNSIGNED_OVERFLOW) } else { Ok(()) }
}

/// Returns a shift of wide integers by less than their width.
fn shifted(a: &Int, b: &Int, function: impl Fn(&Int, u32) -> Int) -> Result<Int, Undefined> {
    let amount = b.zext_u64().and_then(|amount| u32::try_from(amount).ok()).filter(|amount| *amount < a.width());
    amount.map(|amount| function(a, amount)).ok_or(Undefined::SHIFT)
}

/// Returns the result of a division of wide integers by `b`, or the reason why it has none.
fn divided(result: Option<Int>, b: &Int) -> Result<Int, Undefined> {
    result.ok_or(if b.is_zero() { Undefined::DIVISION_BY_ZERO } else { Undefined::QUOTIENT_OVERFLOW })
}

/// Checks that a division of wide integers is exact, if it must be.
fn divided_exactly(quotient: Option<Int>, a: &Int, b: &Int, extra: u16) -> Result<Int, Undefined> {
    let quotient = divided(quotient, b)?;
    let is_exact = extra & EXACT == 0 || quotient.wrapping_mul(b) == *a;
    if is_exact { Ok(quotient) } else { Err(Undefined::INEXACT) }
}

/// Checks that a shift to the right of wide integers loses no bit, if it must not.
fn lossless(a: &Int, result: Result<Int, Undefined>, b: &Int, extra: u16) -> Result<Int, Undefined> {
    let result = result?;
    let back = shifted(&result, b, |result, amount| result.shl(amount))?;
    if extra & EXACT == 0 || back == *a { Ok(result) } else { Err(Undefined::INEXACT) }
}

int_operations! {
    AddIOp Add, |op, ir| flagged(op.overflow_flags(ir), Code::AddFlags), |a, b, flags| checked(a, b, flags, AddIOp::evaluate);
    SubIOp Sub, |op, ir| flagged(op.overflow_flags(ir), Code::SubFlags), |a, b, flags| checked(a, b, flags, SubIOp::evaluate);
    MulIOp Mul, |op, ir| flagged(op.overflow_flags(ir), Code::MulFlags), |a, b, flags| checked(a, b, flags, MulIOp::evaluate);
    DivUIOp DivU, |op, ir| exact(op.is_exact(ir)), |a, b, extra| divided_exactly(DivUIOp::evaluate(a, b), a, b, extra);
    DivSIOp DivS, |op, ir| exact(op.is_exact(ir)), |a, b, extra| divided_exactly(DivSIOp::evaluate(a, b), a, b, extra);
    CeilDivUIOp CeilDivU, |_, _| exact(false), |a, b, _| divided(CeilDivUIOp::evaluate(a, b), b);
    CeilDivSIOp CeilDivS, |_, _| exact(false), |a, b, _| divided(CeilDivSIOp::evaluate(a, b), b);
    FloorDivSIOp FloorDivS, |_, _| exact(false), |a, b, _| divided(FloorDivSIOp::evaluate(a, b), b);
    RemUIOp RemU, |_, _| exact(false), |a, b, _| divided(RemUIOp::evaluate(a, b), b);
    RemSIOp RemS, |_, _| exact(false), |a, b, _| divided(RemSIOp::evaluate(a, b), b);
    AndIOp And, |_, _| exact(false), |a, b, _| Ok(AndIOp::evaluate(a, b));
    OrIOp Or, |_, _| exact(false), |a, b, _| Ok(OrIOp::evaluate(a, b));
    XOrIOp Xor, |_, _| exact(false), |a, b, _| Ok(XOrIOp::evaluate(a, b));
    ShRUIOp ShrU, |op, ir| exact(op.is_exact(ir)), |a, b, extra| lossless(a, ShRUIOp::evaluate(a, b).ok_or(Undefined::SHIFT), b, extra);
    ShRSIOp ShrS, |op, ir| exact(op.is_exact(ir)), |a, b, extra| lossless(a, ShRSIOp::evaluate(a, b).ok_or(Undefined::SHIFT), b, extra);
    MaxSIOp MaxS, |_, _| exact(false), |a, b, _| Ok(MaxSIOp::evaluate(a, b));
    MaxUIOp MaxU, |_, _| exact(false), |a, b, _| Ok(MaxUIOp::evaluate(a, b));
    MinSIOp MinS, |_, _| exact(false), |a, b, _| Ok(MinSIOp::evaluate(a, b));
    MinUIOp MinU, |_, _| exact(false), |a, b, _| Ok(MinUIOp::evaluate(a, b));
    ShLIOp Shl, |op, ir| flagged(op.overflow_flags(ir), Code::ShlFlags), |a, b, flags| {
        let result = ShLIOp::evaluate(a, b).ok_or(Undefined::SHIFT)?;
        let signed = shifted(&result, b, Int::ashr)?;
        let unsigned = shifted(&result, b, Int::lshr)?;
        fitting(flags, [signed == *a, unsigned == *a])?;
        Ok(result)
    };
}

/// Implements `Evaluate` for operations on two floats.
macro_rules! float_operations {
    ($($op:ident $codes:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (operands, result) = ([self.lhs(ir), self.rhs(ir)], self.result(ir));
                plan_floats(planner, &operands, result, $codes, 0, |floats| {
                    Ok(Number::Float($op::evaluate(floats[0], floats[1])))
                });
            }
        }
    )*};
}

float_operations! {
    AddFOp Some([Code::AddF32, Code::AddF64]);
    SubFOp Some([Code::SubF32, Code::SubF64]);
    MulFOp Some([Code::MulF32, Code::MulF64]);
    DivFOp Some([Code::DivF32, Code::DivF64]);
    RemFOp None;
    MaximumFOp None;
    MinimumFOp None;
    MaxNumFOp None;
    MinNumFOp None;
}

impl Evaluate for NegFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (operand, result) = (self.operand(ir), self.result(ir));
        let bits = format_of(ir, operand).bits();
        let compute = match u8::try_from(bits) {
            Ok(bits @ 1..=64) if format_of(ir, operand).has_negative_zero() => Compute::Code(Code::NegF, bits, 0),
            _ => by_numbers(ir, &[operand], |numbers| Ok(Number::Float(Self::evaluate(numbers[0].float())))),
        };
        planner.elementwise(&[operand], result, compute);
    }
}

impl Evaluate for CmpIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (predicate, lhs, rhs, result) = (self.predicate(ir), self.lhs(ir), self.rhs(ir), self.result(ir));
        let (code, is_mirrored) = compare(predicate);
        let operands = if is_mirrored { [rhs, lhs] } else { [lhs, rhs] };
        plan_ints(planner, &operands, result, (code, 0), move |ints| {
            let (a, b) = if is_mirrored { (&ints[1], &ints[0]) } else { (&ints[0], &ints[1]) };
            Ok(Int::from_u64(1, u64::from(Self::evaluate(predicate, a, b))))
        });
    }
}

/// Returns the instruction for a predicate, and whether its operands are exchanged.
fn compare(predicate: CmpIPredicate) -> (Code, bool) {
    match predicate {
        CmpIPredicate::Eq => (Code::Eq, false),
        CmpIPredicate::Ne => (Code::Ne, false),
        CmpIPredicate::Slt => (Code::LtS, false),
        CmpIPredicate::Sle => (Code::LeS, false),
        CmpIPredicate::Sgt => (Code::LtS, true),
        CmpIPredicate::Sge => (Code::LeS, true),
        CmpIPredicate::Ult => (Code::LtU, false),
        CmpIPredicate::Ule => (Code::LeU, false),
        CmpIPredicate::Ugt => (Code::LtU, true),
        CmpIPredicate::Uge => (Code::LeU, true),
    }
}

impl Evaluate for CmpFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (predicate, operands, result) = (self.predicate(ir), [self.lhs(ir), self.rhs(ir)], self.result(ir));
        let codes = Some([Code::CmpF32, Code::CmpF64]);
        plan_floats(planner, &operands, result, codes, outcomes(predicate), move |floats| {
            let holds = Self::evaluate(predicate, floats[0], floats[1]);
            Ok(Number::Int(Int::from_u64(1, u64::from(holds))))
        });
    }
}

/// Returns the outcomes for which a predicate holds.
fn outcomes(predicate: CmpFPredicate) -> u16 {
    const EQUAL: u16 = Outcomes::EQUAL;
    const GREATER: u16 = Outcomes::GREATER;
    const LESS: u16 = Outcomes::LESS;
    const UNORDERED: u16 = Outcomes::UNORDERED;
    match predicate {
        CmpFPredicate::AlwaysFalse => 0,
        CmpFPredicate::Oeq => EQUAL,
        CmpFPredicate::Ogt => GREATER,
        CmpFPredicate::Oge => GREATER | EQUAL,
        CmpFPredicate::Olt => LESS,
        CmpFPredicate::Ole => LESS | EQUAL,
        CmpFPredicate::One => LESS | GREATER,
        CmpFPredicate::Ord => LESS | GREATER | EQUAL,
        CmpFPredicate::Ueq => EQUAL | UNORDERED,
        CmpFPredicate::Ugt => GREATER | UNORDERED,
        CmpFPredicate::Uge => GREATER | EQUAL | UNORDERED,
        CmpFPredicate::Ult => LESS | UNORDERED,
        CmpFPredicate::Ule => LESS | EQUAL | UNORDERED,
        CmpFPredicate::Une => LESS | GREATER | UNORDERED,
        CmpFPredicate::Uno => UNORDERED,
        CmpFPredicate::AlwaysTrue => LESS | GREATER | EQUAL | UNORDERED,
    }
}

impl Evaluate for SelectOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (condition, result) = (self.condition(ir), self.result(ir));
        let values = [self.true_value(ir), self.false_value(ir)];
        if ir.value_type(condition) == Type::I1 && !planner.is_abstract() {
            let condition = planner.word_of(condition);
            return planner.select(condition, values, result);
        }
        let operands = [condition, values[0], values[1]];
        planner.elementwise(&operands, result, by_words());
    }

    fn moved_operands(&self, ir: &Ir) -> u64 {
        if ir.value_type(self.condition(ir)) == Type::I1 { 0b110 } else { 0 }
    }
}

/// Returns the selection of numbers of any width.
fn by_words() -> Compute {
    Compute::Wide(std::sync::Arc::new(|operands| Ok(operands[if operands[0][0] != 0 { 1 } else { 2 }].clone())))
}

impl Evaluate for ConstantOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        match planner.datum(self.value(ir)) {
            Some(value) => set_constant(planner, self.result(ir), value),
            None => planner.fail("has a value that cannot be executed, such as strings, a resource, or more elements than the memory has room for"),
        }
    }
}

/// Makes a value a constant.
pub(crate) fn set_constant(planner: &mut Planner<'_>, result: Value, value: Datum) {
    match (value, Layout::of(planner.ir().context(), planner.ir().value_type(result))) {
        (Datum::Word(word), Layout::Words(1)) => planner.set_constant(result, word),
        (value, Layout::Object) => {
            let object = planner.object_of(result);
            planner.constant_object(object, value);
        }
        (value, Layout::Words(_)) => {
            let words: Vec<u32> =
                value.words().unwrap_or_default().into_iter().map(|word| planner.constant(word)).collect();
            let Place::Words { at, .. } = planner.place(result) else { return };
            for (part, word) in (0..).zip(words) {
                planner.compute(Code::Copy, 64, 0, at + part, [word, 0, 0]);
            }
        }
    }
}

/// Implements `Evaluate` for conversions of integers: an instruction by the widths before and after, and a function.
macro_rules! int_casts {
    ($($op:ident $code:expr, $wide:expr;)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (from, to) = (self.r#in(ir), self.out(ir));
                let (before, after) = (width_of(ir, from), width_of(ir, to));
                let code: fn(u8, u8) -> Compute = $code;
                let wide: fn(&Int, u32) -> Result<Int, Undefined> = $wide;
                let compute = match (u8::try_from(before), u8::try_from(after)) {
                    (Ok(before @ 1..=64), Ok(after @ 1..=64)) => code(before, after),
                    _ => by_numbers(ir, &[from], move |numbers| wide(&numbers[0].int(), after).map(Number::Int)),
                };
                plan_cast(planner, from, to, compute);
            }
        }
    )*};
}

/// Plans a cast, which leaves memrefs as they are.
fn plan_cast(planner: &mut Planner<'_>, from: Value, to: Value, compute: Compute) {
    let ir = planner.ir();
    let is_memory =
        matches!(ir.value_type(from).data(ir.context()), TypeData::MemRef(_) | TypeData::UnrankedMemRef { .. });
    if is_memory {
        return planner.fail("casts the elements of memory, which is not supported; load them and cast each");
    }
    planner.elementwise(&[from], to, compute);
}

/// Returns the sign extension or truncation from one width to another.
fn resize(before: u8, after: u8) -> Compute {
    match before < after {
        true => Compute::Code(Code::SignExtend, before, after.into()),
        false => Compute::Code(Code::Truncate, after, 0),
    }
}

/// Returns whether a truncation keeps the number, as flags demand.
fn truncated(int: &Int, width: u32, flags: u16) -> Result<Int, Undefined> {
    fitting(flags, [int.fits_signed(width), int.fits_unsigned(width)])?;
    Ok(int.trunc(width))
}

int_casts! {
    ExtSIOp |before, after| Compute::Code(Code::SignExtend, before, after.into()), |int, width| Ok(int.sext(width));
    IndexCastOp resize, |int, width| Ok(if int.width() < width { int.sext(width) } else { int.trunc(width) });
    IndexCastUIOp |_, after| Compute::Code(Code::Truncate, after, 0), |int, width| {
        Ok(if int.width() < width { int.zext(width) } else { int.trunc(width) })
    };
}

impl Evaluate for ExtUIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (from, to) = (self.r#in(ir), self.out(ir));
        let after = width_of(ir, to);
        let compute = match after <= 64 {
            true => Compute::Code(Code::Copy, 64, 0),
            false => by_numbers(ir, &[from], move |numbers| Ok(Number::Int(Self::evaluate(&numbers[0].int(), after)))),
        };
        plan_cast(planner, from, to, compute);
    }
}

impl Evaluate for TruncIOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (from, to) = (self.r#in(ir), self.out(ir));
        let (_, flags) = flagged(self.overflow_flags(ir), Code::Truncate);
        let (before, after) = (width_of(ir, from), width_of(ir, to));
        let compute = match u8::try_from(after) {
            Ok(after @ 1..=64) if flags == 0 && before <= 64 => Compute::Code(Code::Truncate, after, 0),
            _ => by_numbers(ir, &[from], move |numbers| truncated(&numbers[0].int(), after, flags).map(Number::Int)),
        };
        plan_cast(planner, from, to, compute);
    }
}

impl Evaluate for BitcastOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (from, to) = (self.r#in(ir), self.out(ir));
        plan_cast(planner, from, to, Compute::Wide(std::sync::Arc::new(|operands| Ok(operands[0].clone()))));
    }
}

/// Returns whether a float is one of the host, and twice as wide.
fn host_width(format: FloatFormat) -> Option<bool> {
    match format {
        FloatFormat::F32 => Some(false),
        FloatFormat::F64 => Some(true),
        _ => None,
    }
}

/// Implements `Evaluate` for conversions of integers to floats.
macro_rules! to_floats {
    ($($op:ident [$single:ident $double:ident];)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (from, to) = (self.r#in(ir), self.out(ir));
                let (width, format) = (width_of(ir, from), format_of(ir, to));
                let compute = match (u8::try_from(width), host_width(format)) {
                    (Ok(width @ 1..=64), Some(false)) => Compute::Code(Code::$single, width, 0),
                    (Ok(width @ 1..=64), Some(true)) => Compute::Code(Code::$double, width, 0),
                    _ => by_numbers(ir, &[from], move |numbers| {
                        Ok(Number::Float(Self::evaluate(&numbers[0].int(), format)))
                    }),
                };
                planner.elementwise(&[from], to, compute);
            }
        }
    )*};
}

to_floats! {
    SIToFPOp [SToF32 SToF64];
    UIToFPOp [UToF32 UToF64];
}

/// Implements `Evaluate` for conversions of floats to integers.
macro_rules! to_ints {
    ($($op:ident [$single:ident $double:ident];)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (from, to) = (self.r#in(ir), self.out(ir));
                let (width, format) = (width_of(ir, to), format_of(ir, from));
                let compute = match (u8::try_from(width), host_width(format)) {
                    (Ok(width @ 1..=64), Some(false)) => Compute::Code(Code::$single, width, 0),
                    (Ok(width @ 1..=64), Some(true)) => Compute::Code(Code::$double, width, 0),
                    _ => by_numbers(ir, &[from], move |numbers| {
                        Self::evaluate(numbers[0].float(), width).map(Number::Int).ok_or(Undefined::NOT_AN_INTEGER)
                    }),
                };
                planner.elementwise(&[from], to, compute);
            }
        }
    )*};
}

to_ints! {
    FPToSIOp [F32ToS F64ToS];
    FPToUIOp [F32ToU F64ToU];
}

/// Plans a conversion between formats, rounded to the nearest number; of two, the even one.
fn plan_float_cast(planner: &mut Planner<'_>, from: Value, to: Value) {
    let ir = planner.ir();
    let format = format_of(ir, to);
    let compute = match (format_of(ir, from), format) {
        (FloatFormat::F32, FloatFormat::F64) => Compute::Code(Code::F32ToF64, 64, 0),
        (FloatFormat::F64, FloatFormat::F32) => Compute::Code(Code::F64ToF32, 32, 0),
        _ => by_numbers(ir, &[from], move |numbers| Ok(Number::Float(numbers[0].float().convert(format)))),
    };
    planner.elementwise(&[from], to, compute);
}

impl Evaluate for ExtFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        plan_float_cast(planner, self.r#in(ir), self.out(ir));
    }
}

impl Evaluate for TruncFOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let mode = self.roundingmode(ir);
        match mode {
            None | Some(RoundingMode::ToNearestEven) => plan_float_cast(planner, self.r#in(ir), self.out(ir)),
            Some(_) => planner.fail("rounds other than to the nearest even number, which is not supported"),
        }
    }
}

/// Plans an operation with two results, each computed alone.
fn plan_two(planner: &mut Planner<'_>, operands: [Value; 2], results: [Value; 2], compute: [fn(&Int, &Int) -> Int; 2]) {
    for (result, compute) in results.into_iter().zip(compute) {
        let function = by_numbers(planner.ir(), &operands, move |numbers| {
            Ok(Number::Int(compute(&numbers[0].int(), &numbers[1].int())))
        });
        planner.elementwise(&operands, result, function);
    }
}

impl Evaluate for AddUIExtendedOp {
    fn plan(&self, planner: &mut Planner<'_>) {
        let ir = planner.ir();
        let (operands, results) = ([self.lhs(ir), self.rhs(ir)], [self.sum(ir), self.overflow(ir)]);
        let carry = |a: &Int, b: &Int| Int::from_u64(1, u64::from(Self::evaluate(a, b).1));
        plan_two(planner, operands, results, [|a, b| Self::evaluate(a, b).0, carry]);
    }
}

/// Implements `Evaluate` for products of twice the width.
macro_rules! extended_products {
    ($($op:ident)*) => {$(
        impl Evaluate for $op {
            fn plan(&self, planner: &mut Planner<'_>) {
                let ir = planner.ir();
                let (operands, results) = ([self.lhs(ir), self.rhs(ir)], [self.low(ir), self.high(ir)]);
                plan_two(planner, operands, results, [|a, b| Self::evaluate(a, b).0, |a, b| Self::evaluate(a, b).1]);
            }
        }
    )*};
}

extended_products!(MulSIExtendedOp MulUIExtendedOp);

/// Attaches the semantics.
pub(crate) fn attach(context: &Context) -> Attached {
    attach!(
        context,
        AddIOp,
        SubIOp,
        MulIOp,
        DivUIOp,
        DivSIOp,
        CeilDivUIOp,
        CeilDivSIOp,
        FloorDivSIOp,
        RemUIOp,
        RemSIOp,
        AndIOp,
        OrIOp,
        XOrIOp,
        ShLIOp,
        ShRUIOp,
        ShRSIOp,
        MaxSIOp,
        MaxUIOp,
        MinSIOp,
        MinUIOp,
        AddFOp,
        SubFOp,
        MulFOp,
        DivFOp,
        RemFOp,
        MaximumFOp,
        MinimumFOp,
        MaxNumFOp,
        MinNumFOp,
        NegFOp,
        CmpIOp,
        CmpFOp,
        SelectOp,
        ConstantOp,
        ExtSIOp,
        ExtUIOp,
        TruncIOp,
        IndexCastOp,
        IndexCastUIOp,
        BitcastOp,
        SIToFPOp,
        UIToFPOp,
        FPToSIOp,
        FPToUIOp,
        ExtFOp,
        TruncFOp,
        AddUIExtendedOp,
        MulSIExtendedOp,
        MulUIExtendedOp,
    )
}
