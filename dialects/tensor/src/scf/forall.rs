//! Parallel loops that compute tensors together.

use std::ops::Range;

use ods::prelude::*;

use super::canonicalize::*;
use ods::types::DYNAMIC;

use super::{DeviceMappingArrayAttr, DeviceMappingAttrInterface, DeviceMaskingAttrInterface, Scf, forms, trip_count};
use ods_arith::common::bodies::{Body, create_filled, types_of};
use ods_arith::common::dynamic_index_list::{
    DynamicIndexList, parse_dynamic_index_list, print_dynamic_index_list, verify_dynamic_index_list,
};
use ods_arith::common::slices::mixed_lists;

/// A nest of loops whose iterations may each run in a thread of their own.
///
/// The iterations compute the tensors of `shared_outs` together: `scf.forall.in_parallel`, which terminates the body,
/// contains the contribution of each. `mapping` maps iterations to processors. Loops from zero with step one have a
/// short form.
///
/// ```mlir
/// scf.forall (%i, %j) in (%n, 8) {
/// }
/// %0 = scf.forall (%i) = (0) to (%n) step (4) shared_outs(%out = %t) -> (tensor<?xf32>) {
///   scf.forall.in_parallel {
///     tensor.parallel_insert_slice %x into %out[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
///   }
/// } {mapping = [#gpu.thread<x>]}
/// ```
#[op(Scf, "forall",
    traits(
        AttrSizedOperandSegments,
        AutomaticAllocationScope,
        RecursiveMemoryEffects,
        SingleBlockImplicitTerminator<InParallelOp>,
        HasParallelRegion,
    ),
    interfaces(LoopLikeOpInterface, RegionBranchOpInterface, DestinationStyleOpInterface),
    custom_format,
    verify,
    builders(of, up_to),
    canonicalize(
        FoldTensorCastOfOutputIntoForallOp,
        ForallOpControlOperandsFolder,
        ForallOpIterArgsFolder,
        ForallOpSingleOrZeroIterationDimsFolder,
        ForallOpReplaceConstantInductionVar,
    ),
)]
pub struct ForallOp {
    #[operand]
    dynamicLowerBound: Variadic<Index>,
    #[operand]
    dynamicUpperBound: Variadic<Index>,
    #[operand]
    dynamicStep: Variadic<Index>,
    #[attr]
    staticLowerBound: DenseI64ArrayAttr,
    #[attr]
    staticUpperBound: DenseI64ArrayAttr,
    #[attr]
    staticStep: DenseI64ArrayAttr,
    #[operand]
    outputs: Variadic<AnyRankedTensor>,
    #[attr]
    mapping: Optional<DeviceMappingArrayAttr>,
    #[region]
    region: SizedRegion<1>,
    #[result]
    results: Variadic<AnyType>,
}

impl ForallOp<Draft> {
    /// Creates loops with these bounds and steps. The results have the types of the shared tensors.
    pub fn of(
        ir: &Ir,
        lower: impl IntoIterator<Item = impl Into<MixedValue>>,
        upper: impl IntoIterator<Item = impl Into<MixedValue>>,
        step: impl IntoIterator<Item = impl Into<MixedValue>>,
        outputs: impl IntoIterator<Item = Value>,
    ) -> Self {
        let [lower, upper, step] = mixed_lists(lower, upper, step);
        let outputs: Values = outputs.into_iter().collect();
        let results = types_of(ir, &outputs);
        let (a, b, c) = (lower.integers, upper.integers, step.integers);
        Self::new(lower.operands, upper.operands, step.operands, a, b, c, outputs, results)
    }

    /// Creates loops from zero with step one.
    pub fn up_to(
        ir: &Ir,
        upper: impl IntoIterator<Item = impl Into<MixedValue>>,
        outputs: impl IntoIterator<Item = Value>,
    ) -> Self {
        let upper: Vec<MixedValue> = upper.into_iter().map(Into::into).collect();
        let (zeros, ones) = (vec![0; upper.len()], vec![1; upper.len()]);
        Self::of(ir, zeros, upper, ones, outputs)
    }

    /// Creates the loops and their body, which receives the induction variables, the arguments for the shared tensors,
    /// and the block for contributions to them.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, ForallBody<'_>) -> ods::Result,
    ) -> ods::Result<ForallOp> {
        create_filled(self, b, |b, turns| {
            let (ir, rank) = (b.ir(), turns.rank(b.ir()));
            let mut types = vec![Type::INDEX; rank];
            types.extend(types_of(ir, &turns.outputs(ir)));
            let region = turns.region(ir);
            let inside = Body::add(b, region, types);
            let end = b.at_end_of(inside.block).insert(InParallelOp::new())?;
            let in_parallel = Body::add(b, end.region(b.ir()), []).block;
            let (counting, shared) = inside.arguments.split_at(rank);
            body(&mut b.before(end), ForallBody { counting, shared, in_parallel })
        })
    }
}

/// The body of a `scf.forall` under construction.
#[derive(Clone, Copy, Debug)]
pub struct ForallBody<'a> {
    /// The induction variables.
    pub counting: &'a [Value],
    /// The arguments for the shared tensors.
    pub shared: &'a [Value],
    /// The block for contributions to the shared tensors.
    pub in_parallel: Block,
}

/// The names of the attributes that the form writes elsewhere.
const ELSEWHERE: [&str; 4] = ["operandSegmentSizes", "staticLowerBound", "staticUpperBound", "staticStep"];

impl LoopLikeOpInterface for ForallOp {
    fn loop_regions(&self, ir: &Ir) -> Vec<Region> {
        vec![self.region(ir)]
    }

    fn promote_if_single_iteration(&self, ir: &mut Ir) -> bool {
        trip_count::promote_single_forall(*self, ir)
    }

    fn loop_induction_vars(&self, ir: &Ir) -> Option<Values> {
        Some(self.induction_vars(ir))
    }

    fn loop_lower_bounds(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(mixed(ir, &self.lower_bounds(ir), self.dynamic_lower_bound(ir)))
    }

    fn loop_upper_bounds(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(mixed(ir, &self.upper_bounds(ir), self.dynamic_upper_bound(ir)))
    }

    fn loop_steps(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(mixed(ir, &self.steps(ir), self.dynamic_step(ir)))
    }

    fn init_range(&self, ir: &Ir) -> Range<usize> {
        ir.operand_range(*self, "outputs")
    }

    fn region_iter_args(&self, ir: &Ir) -> Values {
        self.region_out_args(ir)
    }
}

/// Merges values and integers: a value for each [`DYNAMIC`].
fn mixed(ir: &Ir, integers: &[i64], values: Values) -> Vec<OpFoldResult> {
    let mut values = values.into_iter();
    let one = |integer: &i64| match *integer {
        DYNAMIC => values.next().map(OpFoldResult::from),
        integer => Some(IntegerAttr::index(ir.context(), integer).into()),
    };
    integers.iter().filter_map(one).collect()
}

impl RegionBranchOpInterface for ForallOp {
    /// Returns the body on entry, and the loop's successor after it: iterations do not follow one another.
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Parent => {
                vec![RegionSuccessor::region(self.region(ir), self.region_out_args(ir))]
            }
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent_of(ir, *self)],
        }
    }

    fn entry_successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        self.init_range(ir)
    }
}

impl DestinationStyleOpInterface for ForallOp {
    fn dps_init_range(&self, ir: &Ir) -> Range<usize> {
        ir.operand_range(*self, "outputs")
    }
}

impl ForallOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.region(ir))
    }

    /// Returns the number of loops.
    pub fn rank(self, ir: &Ir) -> usize {
        self.lower_bounds(ir).len()
    }

    /// Returns the lower bounds, with [`DYNAMIC`] in place of values.
    pub fn lower_bounds(self, ir: &Ir) -> Vec<i64> {
        self.static_lower_bound_attr(ir).values(ir.context()).unwrap_or_default().collect()
    }

    /// Returns the upper bounds, with [`DYNAMIC`] in place of values.
    pub fn upper_bounds(self, ir: &Ir) -> Vec<i64> {
        self.static_upper_bound_attr(ir).values(ir.context()).unwrap_or_default().collect()
    }

    /// Returns the steps, with [`DYNAMIC`] in place of values.
    pub fn steps(self, ir: &Ir) -> Vec<i64> {
        self.static_step_attr(ir).values(ir.context()).unwrap_or_default().collect()
    }

    /// Returns the induction variables.
    pub fn induction_vars(self, ir: &Ir) -> Values {
        let arguments = forms::arguments_from(ir, self.region(ir), 0);
        arguments.into_iter().take(self.rank(ir)).collect()
    }

    /// Returns the arguments of the body for the shared tensors.
    pub fn region_out_args(self, ir: &Ir) -> Values {
        forms::arguments_from(ir, self.region(ir), self.rank(ir))
    }

    /// Returns whether all loops start at zero and have step one, as integers or by operands that are constant.
    pub fn is_normalized(self, ir: &Ir) -> bool {
        let are_all = |integers: Vec<i64>, operands: Values, wanted: i64| {
            let mut operands = operands.into_iter();
            let known = |integer: i64| {
                if integer == DYNAMIC {
                    operands.next().and_then(|value| known_integer(ir, value))
                } else {
                    Some(integer)
                }
            };
            integers.into_iter().map(known).all(|known| known == Some(wanted))
        };
        are_all(self.lower_bounds(ir), self.dynamic_lower_bound(ir), 0)
            && are_all(self.steps(ir), self.dynamic_step(ir), 1)
    }
}

/// Returns the integer that the value is known to be.
fn known_integer(ir: &Ir, value: Value) -> Option<i64> {
    ir.constant(value)?.cast::<IntegerAttr>(ir.context())?.int(ir.context())?.sext_i64()
}

/// `(%i) = (0) to (%n) step (1) shared_outs(%a = %b) -> (tensor<?xf32>) {...} {...}`
impl ForallOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let mut arguments = parser.parse_argument_list(Delimiter::Paren, ArgumentParts::NAME)?;
        arguments.iter_mut().for_each(|argument| argument.ty = Some(Type::INDEX));
        let bounds = Self::parse_bounds(parser, arguments.len())?;
        for list in &bounds {
            parser.resolve_operands_of(&list.values, Type::INDEX, &mut state.operands)?;
        }
        let outs = Self::parse_outs(parser, state)?;
        let typed = outs.iter().zip(&state.types);
        arguments.extend(typed.map(|(argument, ty)| Argument { ty: Some(*ty), ..*argument }));
        let mut body = parser.parse_region(&arguments)?;
        parser.ensure_terminator::<InParallelOp>(&mut body)?;
        state.regions.push(body);
        parser.parse_optional_attr_dict(state)?;
        let context = parser.context();
        let sizes = bounds.iter().map(|list| list.values.len()).chain([outs.len()]);
        let sizes: Vec<i32> = sizes.map(|size| size as i32).collect();
        state.add_attribute(ELSEWHERE[0], DenseArrayAttr::i32s(context, &sizes));
        for (name, list) in ELSEWHERE[1..].iter().zip(&bounds) {
            state.add_attribute(name, DenseArrayAttr::i64s(context, &list.integers));
        }
        Ok(())
    }

    /// Returns lower bounds, upper bounds and steps.
    fn parse_bounds(parser: &mut OpAsmParser<'_>, loops: usize) -> ParseResult<[DynamicIndexList; 3]> {
        let all = |integer| DynamicIndexList { values: Vec::new(), integers: vec![integer; loops] };
        if parser.parse_optional_keyword("in") {
            return Ok([all(0), parse_dynamic_index_list(parser, Delimiter::Paren)?, all(1)]);
        }
        parser.parse_punctuation("=")?;
        let lower = parse_dynamic_index_list(parser, Delimiter::Paren)?;
        parser.parse_keyword("to")?;
        let upper = parse_dynamic_index_list(parser, Delimiter::Paren)?;
        parser.parse_keyword("step")?;
        Ok([lower, upper, parse_dynamic_index_list(parser, Delimiter::Paren)?])
    }

    /// Parses `shared_outs(%a = %b) -> (tensor<?xf32>)`, if present.
    fn parse_outs(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<Vec<Argument>> {
        let location = parser.location();
        if !parser.parse_optional_keyword("shared_outs") {
            return Ok(Vec::new());
        }
        let (outs, values): (Vec<_>, Vec<_>) = parser.parse_assignment_list()?.into_iter().unzip();
        state.types = parser.parse_optional_arrow_type_list()?;
        parser.resolve_operands(&values, &state.types, location, &mut state.operands)?;
        Ok(outs)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        printer.print(" (");
        printer.print_operands(self.induction_vars(ir));
        self.print_bounds(ir, printer);
        forms::print_assignments(printer, " shared_outs", &self.region_out_args(ir), &self.outputs(ir));
        printer.print(' ');
        if !self.region_out_args(ir).is_empty() {
            printer.print("-> (");
            printer.print_types(ir.result_types(op));
            printer.print(") ");
        }
        printer.print_region(self.region(ir), forms::body_form(ir.num_results(op) > 0));
        let entries = printer.attributes_of(op);
        printer.print_optional_attr_dict(&entries, &ELSEWHERE);
    }

    fn print_bounds(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let mut list = |word: &str, values: &[Value], integers: &[i64]| {
            printer.print(word);
            print_dynamic_index_list(printer, ("(", ")"), values, integers);
        };
        if self.is_normalized(ir) {
            return list(") in ", &self.dynamic_upper_bound(ir), &self.upper_bounds(ir));
        }
        list(") = ", &self.dynamic_lower_bound(ir), &self.lower_bounds(ir));
        list(" to ", &self.dynamic_upper_bound(ir), &self.upper_bounds(ir));
        list(" step ", &self.dynamic_step(ir), &self.steps(ir));
    }
}

impl ForallOp {
    /// Checks results, arguments of the body, mapping and bounds against each other.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, rank) = (self.operation(), self.rank(ir));
        let (results, outputs) = (ir.num_results(op), self.outputs(ir).len());
        if results != outputs {
            return Err(ir.op_error(op, format_args!("produces {results} results, but has only {outputs} outputs")));
        }
        self.verify_body(ir)?;
        self.verify_mapping(ir)?;
        let lists = [
            ("lower bound", self.lower_bounds(ir), self.dynamic_lower_bound(ir)),
            ("upper bound", self.upper_bounds(ir), self.dynamic_upper_bound(ir)),
            ("step", self.steps(ir), self.dynamic_step(ir)),
        ];
        lists.iter().try_for_each(|(name, integers, values)| {
            verify_dynamic_index_list(ir, op, name, rank, integers, values.len())
        })
    }

    fn verify_body(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, rank, outputs) = (self.operation(), self.rank(ir), self.outputs(ir));
        let arguments = forms::arguments_from(ir, self.region(ir), 0);
        if arguments.len() != rank + outputs.len() {
            return Err(ir.op_error(op, format_args!("region expects {rank} arguments")));
        }
        let (counting, shared) = arguments.split_at(rank);
        if let Some(i) = counting.iter().position(|argument| ir.value_type(*argument) != Type::INDEX) {
            return Err(ir.op_error(op, format_args!("expects {i}-th block argument to be an index")));
        }
        let mut pairs = shared.iter().zip(&outputs);
        match pairs.position(|(argument, output)| ir.value_type(*argument) != ir.value_type(*output)) {
            None => Ok(()),
            Some(i) => {
                let message = format!("type mismatch between {i}-th output and corresponding block argument");
                Err(ir.op_error(op, message))
            }
        }
    }

    fn verify_mapping(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, context) = (self.operation(), ir.context());
        let mapping = self.mapping_attr(ir).map_or(&[][..], |mapping| mapping.elements(context));
        if mapping.is_empty() {
            return Ok(());
        }
        let maps = |one: &&Attribute| one.interface::<dyn DeviceMappingAttrInterface>(context).is_some();
        // Attributes of dialects that are not registered may be mappings.
        let unknown = mapping.iter().filter(|one| one.isa::<OpaqueAttr>(context)).count();
        let known = mapping.iter().filter(maps).count();
        if !(known..=known + unknown).contains(&self.rank(ir)) {
            return Err(ir.op_error(op, "mapping attribute size must match op rank"));
        }
        let masks = |one: &&Attribute| one.interface::<dyn DeviceMaskingAttrInterface>(context).is_some();
        match mapping.iter().filter(masks).count() {
            0 | 1 => Ok(()),
            _ => Err(ir.op_error(op, "\"mapping\" invalid device masking attribute")),
        }
    }
}

/// Terminates the body of `scf.forall` and contains the contributions to the shared tensors.
///
/// ```mlir
/// scf.forall.in_parallel {
///   tensor.parallel_insert_slice %x into %out[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
/// }
/// ```
#[op(Scf, "forall.in_parallel",
    traits(Pure, Terminator, HasParent<ForallOp>, NoTerminator, SingleBlock, HasOnlyGraphRegion),
    interfaces(InParallelOpInterface),
    custom_format,
    verify,
)]
pub struct InParallelOp {
    #[region]
    region: SizedRegion<1>,
}

impl InParallelOpInterface for InParallelOp {
    fn parent_result(&self, ir: &Ir, index: usize) -> Option<Value> {
        ir.result(ir.parent_op(*self)?, index)
    }

    fn yielding_ops(&self, ir: &Ir) -> Vec<Operation> {
        let body = ir.entry_block(self.region(ir));
        body.map(|body| ir.block_ops(body).collect()).unwrap_or_default()
    }
}

impl InParallelOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.region(ir))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let mut body = parser.parse_region(&[])?;
        parser.ensure_block(&mut body)?;
        state.regions.push(body);
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(' ');
        printer.print_region(self.region(ir), forms::body_form(false));
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &[]);
    }

    /// Checks that the body only contributes to shared tensors.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(around) = ir.parent_op(op).and_then(|parent| ir.cast::<ForallOp>(parent)) else {
            return Err(ir.op_error(op, "expected forall op parent"));
        };
        let shared = around.region_out_args(ir);
        for inside in self.yielding_ops(ir) {
            let Some(combining) = ir.interface::<dyn ParallelCombiningOpInterface>(inside) else {
                return Err(ir.op_error(op, "expected only ParallelCombiningOpInterface ops"));
            };
            let mut destinations = combining.updated_destinations(ir).filter_map(|at| ir.operand(inside, at));
            if !destinations.all(|destination| shared.contains(&destination)) {
                return Err(ir.op_error(inside, "may only insert into an output block argument"));
            }
        }
        Ok(())
    }
}
