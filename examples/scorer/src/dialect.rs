//! The dialect `score`: operations with their semantics.

use ods::exec::{Call, Fault};
use ods::prelude::*;

/// Scores of loans.
#[dialect(name = "score", ops(ClampOp, LogisticOp, NormalizeOp))]
pub struct Score;

/// Limits a number to a range.
#[op(
    Score,
    "clamp",
    traits(Pure, SameOperandsAndResultType),
    verify,
    evaluate,
    format($input "to" $low "," $high attr_dict ":" type($output))
)]
pub struct ClampOp {
    #[operand]
    input: F64,
    #[attr]
    low: F64Attr,
    #[attr]
    high: F64Attr,
    #[result]
    output: F64,
}

impl ClampOp {
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (low, high) = (self.low(ir), self.high(ir));
        if low <= high { Ok(()) } else { Err(ir.op_error(self, format!("expects a range, found {low} to {high}"))) }
    }

    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (low, high) = (self.low(call.ir()), self.high(call.ir()));
        call.set_word(0, f64::from_bits(call.word(0)?).clamp(low, high).to_bits())
    }
}

/// Maps a number to one between 0 and 1: the logistic function.
#[op(
    Score,
    "logistic",
    traits(Pure, SameOperandsAndResultType),
    evaluate,
    format($input attr_dict ":" type($output))
)]
pub struct LogisticOp {
    #[operand]
    input: F64,
    #[result]
    output: F64,
}

impl LogisticOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let input = f64::from_bits(call.word(0)?);
        call.set_word(0, (1.0 / (1.0 + (-input).exp())).to_bits())
    }
}

/// Divides the elements of memory by their sum, in place.
#[op(Score, "normalize", evaluate, format($memory attr_dict ":" type($memory)))]
pub struct NormalizeOp {
    #[operand(effects(MemRead, MemWrite(stage = 1, full)))]
    memory: MemRefOf<F64>,
}

impl NormalizeOp {
    fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault> {
        let memory = call.memref(0)?;
        let at = |position: i64| memory.word(position, 0).map(f64::from_bits);
        let mut sum = 0.0;
        memory.each_position(|position| {
            sum += at(position)?;
            Ok(())
        })?;
        if sum == 0.0 {
            return Err(Fault::new("of elements whose sum is 0"));
        }
        memory.each_position(|position| memory.set_word(position, 0, (at(position)? / sum).to_bits()))
    }
}
