//! Functions of the elements of tensors or buffers of the same shape.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::forms::{ELSEWHERE, parse_destination_style};
use super::short_form::{self, OperandOrder};
use super::structure::{rank_of_output, shape_of};
use super::{IteratorType, Linalg, LinalgOp, YieldOp};
use ods_arith::common::bodies::{Body, create_filled};

/// Computes each element of the output from the elements of the inputs at the same position.
///
/// A body with a single operation, whose operands are the elements of the inputs in order, has a short form.
///
/// ```mlir
/// %sums = linalg.map { arith.addf } ins(%a, %b : tensor<64xf32>, tensor<64xf32>) outs(%init : tensor<64xf32>)
/// %twice = linalg.map ins(%a : tensor<64xf32>) outs(%init : tensor<64xf32>)
///   (%in: f32, %out: f32) {
///     %0 = arith.addf %in, %in : f32
///     linalg.yield %0 : f32
///   }
/// ```
#[op(
    Linalg,
    "map",
    traits(RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
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
pub struct MapOp {
    #[operand]
    inputs: Variadic<(AnyMemRef, AnyRankedTensor)>,
    #[operand]
    init: (AnyMemRef, AnyRankedTensor),
    #[result]
    result: Variadic<AnyTensor>,
    #[region]
    mapper: SizedRegion<1>,
}

super::effects::structured! {
    MapOp: "init";
}

impl LinalgOp for MapOp {
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap> {
        vec![AffineMap::identity(rank_of_output(ir, self.operation()) as u32); ir.num_operands(*self)]
    }

    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType> {
        vec![IteratorType::Parallel; rank_of_output(ir, self.operation())]
    }

    fn payload_uses_operand(&self, ir: &Ir, operand: usize) -> bool {
        let argument = self.payload(ir).and_then(|body| ir.argument(body, operand));
        !self.is_dps_init(ir, operand) && argument.is_some_and(|argument| ir.has_uses(argument))
    }
}

impl OpAsmOpInterface for MapOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        super::name_result(ir, self.operation(), "mapped", names);
    }

    fn asm_block_argument_names(&self, ir: &Ir, region: Region, names: &mut AsmNames) {
        super::name_arguments(ir, self.operation(), region, ["in", "init"], names);
    }
}

impl MapOp<Draft> {
    /// Maps `inputs` to `init`, the output. If `init` is a tensor, its type is the result type.
    pub fn of(ir: &Ir, inputs: impl IntoIterator<Item = Value>, init: Value) -> Self {
        let ty = ir.value_type(init);
        Self::new(inputs, init, ty.isa::<RankedTensorType>(ir.context()).then_some(ty))
    }

    /// Creates the operation and its body, which receives an element of each operand and returns that of the output.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<Value>,
    ) -> ods::Result<MapOp> {
        create_filled(self, b, |b, op| {
            let elements: Vec<Type> = b.ir().operand_types(op).map(|ty| ty.element_type(b.context())).collect();
            let inside = Body::add(b, op.mapper(b.ir()), elements);
            let b = &mut b.at_end_of(inside.block);
            let element = body(b, &inside.arguments)?;
            b.insert(YieldOp::new([element]))?;
            Ok(())
        })
    }
}

impl MapOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let short = short_form::parse_short(parser)?;
        let operands = parse_destination_style(parser, state, Self::SCHEMA, None)?;
        short_form::parse_body(parser, state, short, (&operands, OperandOrder::Inputs))
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        short_form::print(ir, printer, self.operation(), OperandOrder::Inputs, |printer| {
            let entries = printer.attributes_of(self);
            printer.print_optional_attr_dict(&entries, &ELSEWHERE[..1]);
        });
    }

    /// Checks the body and the shapes of the inputs.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (context, inputs) = (ir.context(), self.inputs(ir));
        let arguments: Vec<Value> = self.payload(ir).map_or(Vec::new(), |body| ir.arguments(body).collect());
        let (operands, found) = (inputs.len() + 1, arguments.len());
        if operands != found {
            let message =
                format!("expects number of operands to match the arity of mapper, but got: {operands} and {found}");
            return Err(ir.op_error(self, message));
        }
        for (input, argument) in inputs.iter().zip(arguments) {
            let (element, argument) = (ir.value_type(*input).element_type(context), ir.value_type(argument));
            if element != argument {
                let [element, argument] = [element, argument].map(|ty| ods::text::type_to_string(context, ty));
                let message = format!("expected element type of input '{element}' to match bbArg type '{argument}'");
                return Err(ir.op_error(self, message));
            }
        }
        let output = shape_of(ir, self.init(ir));
        for input in &inputs {
            let shape = shape_of(ir, *input);
            if shape != output {
                let [shape, output] = [shape, output].map(super::listed);
                let message = format!("expected shape of input ({shape}) to match shape of output ({output})");
                return Err(ir.op_error(self, message));
            }
        }
        Ok(())
    }
}
