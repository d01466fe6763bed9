//! Reductions along dimensions.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::forms::{ELSEWHERE, parse_destination_style, print_dimensions};
use super::short_form::{self, OperandOrder};
use super::structure::{dropped, shape_of};
use super::{IteratorType, Linalg, LinalgOp, YieldOp};
use ods_arith::common::bodies::{Body, create_filled, types_of};

/// Combines the elements of the inputs along `dimensions`, which increase, with the elements of the outputs.
///
/// A body with a single operation, whose operands are the element of the output and that of the input, has a short
/// form.
///
/// ```mlir
/// %sums = linalg.reduce { arith.addf } ins(%a : tensor<16x32xf32>) outs(%init : tensor<16xf32>) dimensions = [1]
/// %others = linalg.reduce ins(%a : tensor<16x32xf32>) outs(%init : tensor<16xf32>) dimensions = [1]
///   (%in: f32, %out: f32) {
///     %0 = arith.addf %in, %out : f32
///     linalg.yield %0 : f32
///   }
/// ```
#[op(
    Linalg,
    "reduce",
    traits(RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>, SameVariadicOperandSize),
    interfaces(
        MemoryEffectOpInterface,
        ConditionallySpeculatable,
        LinalgOp,
        ReifyRankedShapedTypeOpInterface,
        OpAsmOpInterface,
    ),
    custom_format,
    verify,
    builders(of),
)]
pub struct ReduceOp {
    #[operand]
    inputs: Variadic<(AnyMemRef, AnyRankedTensor)>,
    #[operand]
    inits: Variadic<(AnyMemRef, AnyRankedTensor)>,
    #[attr]
    dimensions: Confined<DenseI64ArrayAttr, DenseArrayStrictlySorted>,
    #[result]
    results: Variadic<AnyTensor>,
    #[region]
    combiner: SizedRegion<1>,
}

super::effects::structured! {
    ReduceOp: "inits";
}

impl ReduceOp {
    /// Returns the number of dimensions of the inputs.
    fn rank(self, ir: &Ir) -> usize {
        ir.operand(self, 0).map_or(0, |input| shape_of(ir, input).len())
    }

    fn is_reduced(self, ir: &Ir, dim: usize) -> bool {
        self.dimensions(ir).iter().any(|reduced| usize::try_from(*reduced) == Ok(dim))
    }
}

impl LinalgOp for ReduceOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        let identity = AffineMap::identity(self.rank(ir) as u32);
        let Some(of_output) = dropped(&identity, |dim| self.is_reduced(ir, dim)) else { return Vec::new() };
        let outputs = self.dps_init_range(ir);
        let map = |operand| if outputs.contains(&operand) { of_output.clone() } else { identity.clone() };
        (0..ir.num_operands(*self)).map(map).collect()
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        let kind = |dim| if self.is_reduced(ir, dim) { IteratorType::Reduction } else { IteratorType::Parallel };
        (0..self.rank(ir)).map(kind).collect()
    }
}

impl OpAsmOpInterface for ReduceOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        super::name_result(ir, self.operation(), "reduced", names);
    }

    fn asm_block_argument_names(&self, ir: &Ir, region: Region, names: &mut AsmNames) {
        super::name_arguments(ir, self.operation(), region, ["in", "init"], names);
    }
}

impl ReduceOp<Draft> {
    /// Reduces these inputs along these dimensions, starting with the outputs.
    pub fn of(
        ir: &Ir,
        inputs: impl IntoIterator<Item = Value>,
        inits: impl IntoIterator<Item = Value>,
        dimensions: &[i64],
    ) -> Self {
        let inits: Values = inits.into_iter().collect();
        let types = types_of(ir, &inits).into_iter().filter(|ty| ty.isa::<RankedTensorType>(ir.context()));
        let types: Vec<Type> = types.collect();
        Self::new(inputs, inits, dimensions, types)
    }

    /// Creates the operation and its body, which receives an element of each operand and returns the elements of the
    /// outputs.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<V>,
    ) -> ods::Result<ReduceOp> {
        create_filled(self, b, |b, op| {
            let elements: Vec<Type> = b.ir().operand_types(op).map(|ty| ty.element_type(b.context())).collect();
            let inside = Body::add(b, op.combiner(b.ir()), elements);
            let b = &mut b.at_end_of(inside.block);
            let combined = body(b, &inside.arguments)?;
            b.insert(YieldOp::new(combined))?;
            Ok(())
        })
    }
}

impl ReduceOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let short = short_form::parse_short(parser)?;
        let operands = parse_destination_style(parser, state, Self::SCHEMA, Some("dimensions"))?;
        short_form::parse_body(parser, state, short, (&operands, OperandOrder::OutputFirst))
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        short_form::print(ir, printer, self.operation(), OperandOrder::OutputFirst, |printer| {
            print_dimensions(printer, "dimensions", &self.dimensions(ir));
            let entries = printer.attributes_of(self);
            printer.print_optional_attr_dict(&entries, &["dimensions", ELSEWHERE[0]]);
        });
    }

    /// Checks the shapes, the dimensions and the body.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (inputs, inits) = (self.inputs(ir), self.inits(ir));
        for (values, word, position) in [(&inputs, "inputs", "input"), (&inits, "outputs", "output")] {
            let differs = |value: &Value| shape_of(ir, *value) != shape_of(ir, values[0]);
            if let Some(i) = values.iter().position(differs) {
                let message = format!(
                    "expects all {word} to have the same shapes. Shape at {position}-index {i} is not equal to the shape \
                     at {position}-index 0."
                );
                return Err(ir.op_error(self, message));
            }
        }
        let (Some(input), Some(init)) = (inputs.first(), inits.first()) else {
            return Err(ir.op_error(self, "expected at least one input"));
        };
        self.verify_shapes(ir, shape_of(ir, *input), shape_of(ir, *init))?;
        self.verify_arguments(ir, &inputs, &inits)
    }

    fn verify_shapes(self, ir: &Ir, input: &[i64], init: &[i64]) -> Result<(), Diagnostic> {
        let in_range = |dim: &i64| usize::try_from(*dim).is_ok_and(|dim| dim < input.len());
        if !self.dimensions(ir).iter().all(in_range) {
            let last = input.len() as i64 - 1;
            let message = format!("dimensions for reduction should be in the range [0, {last}].");
            return Err(ir.op_error(self, message));
        }
        let left = input.iter().enumerate().filter(|(dim, _)| !self.is_reduced(ir, *dim)).map(|(_, size)| *size);
        let left: Vec<i64> = left.collect();
        if left.len() != init.len() {
            let (left, init) = (left.len(), init.len());
            let message = format!("number of dimensions after reduction {left} doesn't match the init rank {init}");
            return Err(ir.op_error(self, message));
        }
        if left != init {
            let [left, init] = [&left[..], init].map(super::listed);
            let message = format!("init dimensions [{init}] doesn't match input dimensions after reduction [{left}]");
            return Err(ir.op_error(self, message));
        }
        Ok(())
    }

    fn verify_arguments(self, ir: &Ir, inputs: &[Value], inits: &[Value]) -> Result<(), Diagnostic> {
        let arguments: Vec<Value> = self.payload(ir).map_or(Vec::new(), |body| ir.arguments(body).collect());
        if arguments.len() != ir.num_operands(self) {
            return Err(ir.op_error(self, "mismatching number of operands and block arguments"));
        }
        let behind = arguments.len() - inits.len();
        for (word, values, arguments) in [("input", inputs, &arguments[..]), ("output", inits, &arguments[behind..])] {
            for (value, argument) in values.iter().zip(arguments) {
                let element = ir.value_type(*value).element_type(ir.context());
                let argument = ir.value_type(*argument);
                if element != argument {
                    let [element, argument] = [element, argument].map(|ty| ods::text::type_to_string(ir.context(), ty));
                    let message = format!(
                        "{word} element type '{element}' does not match corresponding block argument type '{argument}'"
                    );
                    return Err(ir.op_error(self, message));
                }
            }
        }
        Ok(())
    }
}
