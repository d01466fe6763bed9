//! A dialect of streams, and the Python package `mydialects` of it.

use ods::prelude::*;

ods::python::module!(mydialects, [My, ods_dialects::arith::Arith, ods_dialects::func::Func]);

/// Streams of numbers.
#[dialect(name = "my", ops(SourceOp, ReduceOp, RepeatOp, YieldOp), types(StreamType), attrs(WindowAttr), enums(Mode))]
pub struct My;

/// way of reducing
#[enum_attr]
pub enum Mode {
    /// The sum of all elements.
    #[case("sum")]
    Sum,
    /// The greatest element.
    #[case("max")]
    Max,
}

/// A stream of elements of one type.
#[type_def(My, "stream", format("<" $element ">"))]
pub struct StreamType {
    element: Type,
}

/// A part of a stream, and how it is read.
#[attr_def(My, "window", format("<" struct(params) ">"), verify)]
pub struct WindowAttr {
    /// the number of elements
    size: u32,
    /// the part of the size that the next window begins after
    step: f64,
    /// the streams that it is a part of
    streams: Option<StreamType>,
    #[param(default = Mode::Sum)]
    mode: Mode,
    #[param(default = String::new())]
    label: String,
    #[param(default)]
    is_padded: bool,
    #[param(default)]
    weights: Vec<i64>,
}

impl WindowAttr {
    #[expect(clippy::too_many_arguments, reason = "a verifier has all parameters")]
    fn verify(
        _: &Context,
        size: u32,
        _step: f64,
        _streams: Option<StreamType>,
        _mode: Mode,
        _label: &str,
        _is_padded: bool,
        weights: &[i64],
    ) -> Result<(), Invalid> {
        match weights.len() {
            0 => Ok(()),
            length if length == size as usize => Ok(()),
            length => Err(format!("a window of {size} elements has {length} weights").into()),
        }
    }
}

/// Opens a stream by its name.
#[op(My, "source", format($name attr_dict ":" type($stream)))]
pub struct SourceOp {
    #[attr]
    name: StrAttr,
    #[result]
    stream: StreamType,
}

/// Reduces streams to one number.
///
/// The streams are read in turn, an element of each at a time.
#[op(My, "reduce", traits(Pure), format($mode $streams attr_dict ":" type($streams) "->" type($total)))]
pub struct ReduceOp {
    #[attr]
    mode: Mode,
    #[operand]
    streams: Variadic<StreamType>,
    #[attr]
    limit: Optional<I64Attr>,
    #[attr]
    weights: Optional<F64ElementsAttr>,
    #[result]
    total: AnyFloat,
}

/// Repeats its body, from initial values to results.
#[op(My, "repeat", traits(SingleBlockImplicitTerminator<YieldOp>))]
pub struct RepeatOp {
    #[operand]
    initial: Variadic<AnyType>,
    #[attr]
    count: I64Attr,
    #[result]
    last: Variadic<AnyType>,
    #[region]
    body: SizedRegion<1>,
}

/// Ends the body of a `my.repeat`.
#[op(My, "yield", traits(Pure, Terminator), format(attr_dict ($values^ ":" type($values))?))]
pub struct YieldOp {
    #[operand]
    values: Variadic<AnyType>,
}
