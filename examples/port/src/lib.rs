//! `cx`: complex numbers, and a loop over one.

pub mod lower;

use ods::prelude::*;

/// Complex numbers.
#[dialect(name = "cx", ops(ConstantOp, AddOp, MulOp, NormOp, RepeatOp, YieldOp), types(NumberType))]
pub struct Cx;

/// Complex number.
#[type_def(Cx, "number")]
pub struct NumberType {}

/// A number, by its two parts.
#[op(Cx, "constant", traits(Pure), format($re "," $im attr_dict))]
pub struct ConstantOp {
    #[attr]
    re: F64Attr,
    #[attr]
    im: F64Attr,
    #[result(build)]
    number: NumberType,
}

op_family! {
    #[op(Cx, traits(Pure, Commutative, SameOperandsAndResultType), format($lhs "," $rhs attr_dict))]
    struct Binary {
        #[operand]
        lhs: NumberType,
        #[operand]
        rhs: NumberType,
        #[result]
        result: NumberType,
    }

    /// Adds.
    pub AddOp = Binary("add");
    /// Multiplies.
    pub MulOp = Binary("mul");
}

/// The square of the absolute value.
#[op(Cx, "norm", traits(Pure), format($number attr_dict))]
pub struct NormOp {
    #[operand]
    number: NumberType,
    #[result]
    norm: F64,
}

/// Applies its body several times: the argument of the body is the number so far, and `cx.yield` has the next one.
#[op(Cx, "repeat", traits(SingleBlock), verify_regions, format($count "times" "from" $init attr_dict_with_keyword $body))]
pub struct RepeatOp {
    #[operand]
    count: Index,
    #[operand]
    init: NumberType,
    #[region]
    body: SizedRegion<1>,
    #[result(build)]
    last: NumberType,
}

impl RepeatOp {
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let arguments = ir.entry_block(self.body(ir)).map(|block| ir.arguments(block).collect::<Values>());
        match arguments.as_deref() {
            Some([number]) if ir.value_type(*number).isa::<NumberType>(ir.context()) => Ok(()),
            Some(_) | None => Err(ir.op_error(self.operation(), "expects a body with one argument, a number")),
        }
    }
}

/// Ends the body of a `cx.repeat`.
#[op(Cx, "yield", traits(Pure, Terminator, HasParent<RepeatOp>), format($next attr_dict))]
pub struct YieldOp {
    #[operand]
    next: NumberType,
}

pattern! {
    dialects(Cx);

    /// x + 0 is x.
    #[example(
        before = r#"%x = "t.value"() : () -> !cx.number
                    %zero = cx.constant 0.0, 0.0
                    %sum = cx.add %x, %zero
                    "t.use"(%sum) : (!cx.number) -> ()"#,
        after = r#"%x = "t.value"() : () -> !cx.number
                   "t.use"(%x) : (!cx.number) -> ()"#,
    )]
    pub AddZero: AddOp { lhs: x, rhs: ConstantOp { re: 0.0, im: 0.0 } } => x;
}
