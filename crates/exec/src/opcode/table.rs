//! The table of instructions.

/// Calls a macro with the table. The first line names the parameters of the expressions.
///
/// A row of `words` is an instruction that computes a word from words:
/// * the kinds of its operands and of the word;
/// * the word, as an expression of the operands `a`, `b` and `c`, the width and the extra data;
/// * `ints`: the integer, as an expression of integers `a` and `b` of any width, if the instruction has that form;
/// * `compares`: the comparison whose outcome it is;
/// * `steps`: the names of its steps in the interpreter that are for one width alone.
///
/// A row of `control` has the format of the instruction, and the comparison that it branches on.
macro_rules! instructions {
    ($callback:ident) => {
        $callback! {
            |width, extra, a, b, c|
            words {
                /// Copies `a`.
                Copy [Any] -> Any { a };
                /// Makes the word poison.
                Poison [] -> Bits { return Err(Undefined::Poison) };
                /// Adds; wraps.
                Add [Int Int] -> Int { truncate(a.wrapping_add(b), width) } ints { semantics::add(a, b, Overflow::WRAPS)? }
                    steps { Add32 32 Add64 64 };
                /// Subtracts; wraps.
                Sub [Int Int] -> Int { truncate(a.wrapping_sub(b), width) } ints { semantics::sub(a, b, Overflow::WRAPS)? }
                    steps { Sub32 32 Sub64 64 };
                /// Multiplies; wraps.
                Mul [Int Int] -> Int { truncate(a.wrapping_mul(b), width) } ints { semantics::mul(a, b, Overflow::WRAPS)? }
                    steps { Mul32 32 Mul64 64 };
                /// Adds. Overflow of the kinds in `extra` ([`NSW`], [`NUW`]) is undefined.
                AddFlags [Int Int] -> Int { words::add(width, a, b, overflow(extra))? }
                    ints { semantics::add(a, b, overflow(extra))? } steps { AddFlags32 32 AddFlags64 64 };
                /// Subtracts, with flags.
                SubFlags [Int Int] -> Int { words::sub(width, a, b, overflow(extra))? }
                    ints { semantics::sub(a, b, overflow(extra))? } steps { SubFlags32 32 SubFlags64 64 };
                /// Multiplies, with flags.
                MulFlags [Int Int] -> Int { words::mul(width, a, b, overflow(extra))? }
                    ints { semantics::mul(a, b, overflow(extra))? } steps { MulFlags32 32 MulFlags64 64 };
                /// Divides signed numbers, towards zero. If `extra` is [`EXACT`], a remainder is undefined.
                DivS [Int Divisor] -> Int { words::div_signed(width, a, b, is_exact(extra))? }
                    ints { semantics::div_signed(a, b, is_exact(extra))? };
                /// Divides unsigned numbers. If `extra` is [`EXACT`], a remainder is undefined.
                DivU [Int Divisor] -> Int { words::div_unsigned(a, b, is_exact(extra))? }
                    ints { semantics::div_unsigned(a, b, is_exact(extra))? };
                /// Divides signed numbers, rounding up.
                CeilDivS [Int Divisor] -> Int { words::ceil_div_signed(width, a, b)? } ints { semantics::ceil_div_signed(a, b)? };
                /// Divides unsigned numbers, rounding up.
                CeilDivU [Int Divisor] -> Int { words::ceil_div_unsigned(a, b)? } ints { semantics::ceil_div_unsigned(a, b)? };
                /// Divides signed numbers, rounding down.
                FloorDivS [Int Divisor] -> Int { words::floor_div_signed(width, a, b)? }
                    ints { semantics::floor_div_signed(a, b)? };
                /// The remainder of signed numbers, with the sign of the dividend.
                RemS [Int Divisor] -> Int { words::rem_signed(width, a, b)? } ints { semantics::rem_signed(a, b)? };
                /// The remainder of unsigned numbers.
                RemU [Int Divisor] -> Int { words::rem_unsigned(a, b)? } ints { semantics::rem_unsigned(a, b)? };
                /// Bitwise and.
                And [Int Int] -> Int { a & b } ints { a & b };
                /// Bitwise or.
                Or [Int Int] -> Int { a | b } ints { a | b };
                /// Bitwise exclusive or.
                Xor [Int Int] -> Int { a ^ b } ints { a ^ b };
                /// Shifts left.
                Shl [Int Int] -> Int { words::shift_left(width, a, b, Overflow::WRAPS)? }
                    ints { semantics::shift_left(a, b, Overflow::WRAPS)? };
                /// Shifts left, with flags.
                ShlFlags [Int Int] -> Int { words::shift_left(width, a, b, overflow(extra))? }
                    ints { semantics::shift_left(a, b, overflow(extra))? };
                /// Shifts right, with copies of the sign. If `extra` is [`EXACT`], a lost bit is undefined.
                ShrS [Int Int] -> Int { words::shift_right_signed(width, a, b, is_exact(extra))? }
                    ints { semantics::shift_right_signed(a, b, is_exact(extra))? };
                /// Shifts right, with zeros. If `extra` is [`EXACT`], a lost bit is undefined.
                ShrU [Int Int] -> Int { words::shift_right_unsigned(width, a, b, is_exact(extra))? }
                    ints { semantics::shift_right_unsigned(a, b, is_exact(extra))? };
                /// The greater of signed numbers.
                MaxS [Int Int] -> Int { words::max_signed(width, a, b) } ints { semantics::max_signed(a, b) };
                /// The greater of unsigned numbers.
                MaxU [Int Int] -> Int { a.max(b) } ints { semantics::max_unsigned(a, b) };
                /// The lesser of signed numbers.
                MinS [Int Int] -> Int { words::min_signed(width, a, b) } ints { semantics::min_signed(a, b) };
                /// The lesser of unsigned numbers.
                MinU [Int Int] -> Int { a.min(b) } ints { semantics::min_unsigned(a, b) };
                /// Whether they are equal.
                Eq [Int Int] -> Flag { u64::from(a == b) } compares Equal;
                /// Whether they differ.
                Ne [Int Int] -> Flag { u64::from(a != b) } compares NotEqual;
                /// Whether `a` is less, signed.
                LtS [Int Int] -> Flag { u64::from(signed(a, width) < signed(b, width)) } compares LessSigned
                    steps { LtS32 32 LtS64 64 };
                /// Whether `a` is less or equal, signed.
                LeS [Int Int] -> Flag { u64::from(signed(a, width) <= signed(b, width)) } compares LessOrEqualSigned
                    steps { LeS32 32 LeS64 64 };
                /// Whether `a` is less, unsigned.
                LtU [Int Int] -> Flag { u64::from(a < b) } compares LessUnsigned;
                /// Whether `a` is less or equal, unsigned.
                LeU [Int Int] -> Flag { u64::from(a <= b) } compares LessOrEqualUnsigned;
                /// Extends the sign of `a` from `width` to `extra` bits.
                SignExtend [Int] -> Extended { truncate(signed(a, width) as u64, extra as u8) }
                    steps { SignExtend32 32 };
                /// Cuts `a` to `width` bits.
                Truncate [Bits] -> Int { truncate(a, width) } steps { Truncate32 32 };
                /// Takes `b` if `a` is not 0, else `c`.
                Select [Bits Any Any] -> Any { if a != 0 { b } else { c } };
                /// Adds f32.
                AddF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a + b) };
                /// Subtracts f32.
                SubF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a - b) };
                /// Multiplies f32.
                MulF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a * b) };
                /// Divides f32.
                DivF32 [F32 F32] -> F32 { binary32(a, b, |a, b| a / b) };
                /// Adds f64.
                AddF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a + b) };
                /// Subtracts f64.
                SubF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a - b) };
                /// Multiplies f64.
                MulF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a * b) };
                /// Divides f64.
                DivF64 [F64 F64] -> F64 { binary64(a, b, |a, b| a / b) };
                /// Flips the sign of a float of `width` bits.
                NegF [Float] -> Float { a ^ sign(width) };
                /// Clears the sign of a float of `width` bits.
                AbsF [Float] -> Float { a & !sign(width) };
                /// Compares f32 by the outcomes in `extra`: see [`Outcomes`].
                CmpF32 [F32 F32] -> Flag { u64::from(extra & outcome(f32::from_bits(a as u32), f32::from_bits(b as u32)) != 0) };
                /// Compares f64 by the outcomes in `extra`: see [`Outcomes`].
                CmpF64 [F64 F64] -> Flag { u64::from(extra & outcome(f64::from_bits(a), f64::from_bits(b)) != 0) };
                /// `a * b + c` in f32, rounded once.
                FmaF32 [F32 F32 F32] -> F32 { fma32(a, b, c) };
                /// `a * b + c` in f64, rounded once.
                FmaF64 [F64 F64 F64] -> F64 { fma64(a, b, c) };
                /// f32 to f64.
                F32ToF64 [F32] -> F64 { extend(a) };
                /// f64 to f32, rounded to nearest even.
                F64ToF32 [F64] -> F32 { narrow(a) };
                /// A signed integer of `width` bits to f32.
                SToF32 [Int] -> F32 { u64::from((signed(a, width) as f32).to_bits()) };
                /// A signed integer of `width` bits to f64.
                SToF64 [Int] -> F64 { (signed(a, width) as f64).to_bits() };
                /// An unsigned integer to f32.
                UToF32 [Int] -> F32 { u64::from((a as f32).to_bits()) };
                /// An unsigned integer to f64.
                UToF64 [Int] -> F64 { (a as f64).to_bits() };
                /// f32 to a signed integer of `width` bits.
                F32ToS [F32] -> Int { to_signed(f64::from(f32::from_bits(a as u32)), width)? };
                /// f64 to a signed integer of `width` bits.
                F64ToS [F64] -> Int { to_signed(f64::from_bits(a), width)? };
                /// f32 to an unsigned integer of `width` bits.
                F32ToU [F32] -> Int { to_unsigned(f64::from(f32::from_bits(a as u32)), width)? };
                /// f64 to an unsigned integer of `width` bits.
                F64ToU [F64] -> Int { to_unsigned(f64::from_bits(a), width)? };
            }
            control {
                /// Calls the function of words at position `extra` of the plan with `a`, `b` and `c`.
                Apply Words [Bits Bits Bits] -> Bits;
                /// Goes to the instruction `a`, for `d` steps.
                Jump Jump;
                /// Goes to the instruction `b` if `a` is not 0, else to `c`, for `d` steps.
                Branch Branch;
                /// Goes to the instruction `c` if `a` equals `b`, else to `d`, for `extra` steps.
                BranchEq Compare compares Equal;
                /// The same if they differ.
                BranchNe Compare compares NotEqual;
                /// The same if `a` is less, signed of `width` bits.
                BranchLtS Compare compares LessSigned;
                /// The same if `a` is less or equal, signed.
                BranchLeS Compare compares LessOrEqualSigned;
                /// The same if `a` is less, unsigned.
                BranchLtU Compare compares LessUnsigned;
                /// The same if `a` is less or equal, unsigned.
                BranchLeU Compare compares LessOrEqualUnsigned;
                /// Adds the step `c` to the counter `a`. If that is below `b`, signed of `width` bits, goes to the
                /// instruction `d`, for `extra` steps. If the sum overflows, the behaviour is undefined.
                LoopS Loop;
                /// The same for unsigned counters.
                LoopU Loop;
                /// Ends the function. Its results are where the plan says.
                Return Return;
                /// Calls the function of call site `a`.
                Call Call;
                /// Calls the kernel of site `a`.
                Kernel Kernel;
                /// Loads the element of the memref or tensor in object `a`, at the `extra` indices from `b` on (`b`,
                /// `c` for up to two).
                Load Load;
                /// Stores `d` as the element of the memref in object `a`, at the `extra` indices `b`, `c`.
                Store Store;
                /// Copies the object `a` to the object `d`.
                CopyObject Transport;
                /// Moves the object `a` to the object `d`.
                MoveObject Transport;
                /// Copies object `b` to object `d` if the word `a` is not 0, else object `c`.
                SelectObject Transport;
                /// Copies constant object `a` to object `d`.
                ConstantObject Transport;
                /// Fails with message `b` if the word `a` is not 0.
                FailIf FailIf;
                /// Fails with message `b`.
                Fail Fail;
                /// Reports the operation of trace site `a`.
                Trace Trace;
            }
        }
    };
}
pub(crate) use instructions;
