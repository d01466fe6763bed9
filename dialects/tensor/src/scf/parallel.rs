//! Parallel loops and their reductions.

use std::ops::Range;

use ods::prelude::*;

use super::canonicalize::*;

use super::{Scf, forms};
use ods_arith::common::bodies::{Body, create_filled, types_of};
use ods_arith::common::quoted::quoted;

/// A nest of loops whose iterations may run in any order, or at once.
///
/// The body ends with `scf.reduce`, which combines values of the iterations, starting with the initial values; without
/// results, the text may omit it.
///
/// ```mlir
/// %sum = scf.parallel (%i, %j) = (%first, %first) to (%rows, %columns) step (%one, %one) init (%zero) -> i64 {
///   %element = memref.load %matrix[%i, %j] : memref<?x?xi64>
///   scf.reduce(%element : i64) {
///   ^bb0(%m: i64, %n: i64):
///     %both = arith.addi %m, %n : i64
///     scf.reduce.return %both : i64
///   }
/// }
/// ```
#[op(Scf, "parallel",
    traits(
        AutomaticAllocationScope,
        AttrSizedOperandSegments,
        RecursiveMemoryEffects,
        SingleBlockImplicitTerminator<ReduceOp>,
        HasParallelRegion,
    ),
    interfaces(LoopLikeOpInterface, RegionBranchOpInterface),
    custom_format,
    verify,
    builders(of),
    canonicalize(
        ParallelOpSingleOrZeroIterationDimsFolder,
        MergeNestedParallelLoops,
    ),
)]
pub struct ParallelOp {
    #[operand]
    lowerBound: Variadic<Index>,
    #[operand]
    upperBound: Variadic<Index>,
    #[operand]
    step: Variadic<Index>,
    #[operand]
    initVals: Variadic<AnyType>,
    #[region]
    region: SizedRegion<1>,
    #[result]
    results: Variadic<AnyType>,
}

impl ParallelOp<Draft> {
    /// Creates the loops; the results have the types of the initial values.
    pub fn of(
        lower: impl IntoIterator<Item = Value>,
        upper: impl IntoIterator<Item = Value>,
        step: impl IntoIterator<Item = Value>,
        inits: impl IntoIterator<Item = Value>,
    ) -> Self {
        let turns = Self::new(lower, upper, step, inits, []).into_draft();
        Self::over(turns.results_by(|ir, turns| types_of(ir, &ParallelOp::over(turns).init_vals(ir))))
    }

    /// Creates the loops and their body, which receives the induction variables and returns the values to reduce, each
    /// with a function that combines two of its kind.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if the body or a reduction fails.
    pub fn create_with_body(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<Vec<(Value, Reduction)>>,
    ) -> ods::Result<ParallelOp> {
        create_filled(self, b, |b, turns| {
            let counting = vec![Type::INDEX; turns.lower_bound(b.ir()).len()];
            let inside = Body::add(b, turns.region(b.ir()), counting);
            let b = &mut b.at_end_of(inside.block);
            let (values, reductions): (Vec<_>, Vec<_>) = body(b, &inside.arguments)?.into_iter().unzip();
            let reduce = b.insert(ReduceOp::new(values, reductions.len()))?;
            reduce.fill(b, reductions)
        })
    }
}

/// Combines two values.
pub type Reduction = Box<dyn FnOnce(&mut OpBuilder<'_>, [Value; 2]) -> ods::Result<Value>>;

impl LoopLikeOpInterface for ParallelOp {
    fn loop_regions(&self, ir: &Ir) -> Vec<Region> {
        vec![self.region(ir)]
    }

    fn loop_induction_vars(&self, ir: &Ir) -> Option<Values> {
        Some(forms::arguments_from(ir, self.region(ir), 0))
    }

    fn loop_lower_bounds(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(self.lower_bound(ir).into_iter().map(OpFoldResult::from).collect())
    }

    fn loop_upper_bounds(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(self.upper_bound(ir).into_iter().map(OpFoldResult::from).collect())
    }

    fn loop_steps(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(self.step(ir).into_iter().map(OpFoldResult::from).collect())
    }
}

impl RegionBranchOpInterface for ParallelOp {
    /// Returns the body and the loop's successor, which are reachable from both the entry and the body; no values are
    /// passed.
    fn successor_regions(&self, ir: &Ir, _: RegionBranchPoint) -> Vec<RegionSuccessor> {
        vec![RegionSuccessor::region(self.region(ir), Vec::new()), RegionSuccessor::parent(Vec::new())]
    }
}

/// `(%i) = (%a) to (%b) step (%s) init (%zero) -> f32 {...} {...}`
impl ParallelOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.region(ir))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let mut arguments = parser.parse_argument_list(Delimiter::Paren, ArgumentParts::NAME)?;
        let loops = arguments.len();
        parser.parse_punctuation("=")?;
        Self::parse_bounds(parser, state, loops)?;
        parser.parse_keyword("to")?;
        Self::parse_bounds(parser, state, loops)?;
        parser.parse_keyword("step")?;
        Self::parse_bounds(parser, state, loops)?;
        let has_inits = parser.parse_optional_keyword("init");
        let inits = if has_inits { parser.parse_operand_list(Delimiter::Paren)? } else { Vec::new() };
        state.types = parser.parse_optional_arrow_type_list()?;
        arguments.iter_mut().for_each(|argument| argument.ty = Some(Type::INDEX));
        let mut body = parser.parse_region(&arguments)?;
        let sizes = [loops, loops, loops, inits.len()].map(|size| size as i32);
        state.add_attribute("operandSegmentSizes", DenseArrayAttr::i32s(parser.context(), &sizes));
        parser.parse_optional_attr_dict(state)?;
        let location = parser.name_location();
        parser.resolve_operands(&inits, &state.types, location, &mut state.operands)?;
        parser.ensure_terminator::<ReduceOp>(&mut body)?;
        state.regions.push(body);
        Ok(())
    }

    /// Parses `(%a, %b)`, one value for each loop.
    fn parse_bounds(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>, loops: usize) -> ParseResult<()> {
        let bounds = parser.parse_operands(loops, Delimiter::Paren)?;
        parser.resolve_operands_of(&bounds, Type::INDEX, &mut state.operands)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        let mut list = |word: &str, values: Values| {
            printer.print(word);
            printer.print('(');
            printer.print_operands(values);
            printer.print(')');
        };
        list(" ", forms::arguments_from(ir, self.region(ir), 0));
        list(" = ", self.lower_bound(ir));
        list(" to ", self.upper_bound(ir));
        list(" step ", self.step(ir));
        if !self.init_vals(ir).is_empty() {
            list(" init ", self.init_vals(ir));
        }
        printer.print_optional_arrow_type_list(ir.result_types(op));
        printer.print(' ');
        printer.print_region(self.region(ir), forms::body_form(true));
        let entries = printer.attributes_of(op);
        printer.print_optional_attr_dict(&entries, &["operandSegmentSizes"]);
    }
}

impl ParallelOp {
    /// Checks the bounds, the induction variables and the reductions.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        self.verify_loops(ir)?;
        let (op, message) = (self.operation(), "expects body to terminate with 'scf.reduce'");
        let reduce = forms::terminator::<ReduceOp>(ir, op, self.region(ir), message)?;
        let (results, reductions) = (ir.num_results(op), ir.num_regions(reduce.operation()));
        let inits = self.init_vals(ir).len();
        if results != reductions {
            let message =
                format!("expects number of results: {results} to be the same as number of reductions: {reductions}");
            return Err(ir.op_error(op, message));
        }
        if results != inits {
            let message =
                format!("expects number of results: {results} to be the same as number of initial values: {inits}");
            return Err(ir.op_error(op, message));
        }
        self.verify_types(ir, reduce.operation())
    }

    fn verify_loops(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, steps) = (self.operation(), self.step(ir));
        if steps.is_empty() {
            let message = "needs at least one tuple element for lowerBound, upperBound and step";
            return Err(ir.op_error(op, message));
        }
        let is_positive = |step: &Value| {
            let constant = ir.constant(*step).and_then(|constant| constant.cast::<IntegerAttr>(ir.context()));
            constant.and_then(|constant| constant.value(ir.context())).is_none_or(|constant| constant > 0)
        };
        if !steps.iter().all(is_positive) {
            return Err(ir.op_error(op, "constant step operand must be positive"));
        }
        let variables = forms::arguments_from(ir, self.region(ir), 0);
        if variables.len() != steps.len() {
            let (found, expected) = (variables.len(), steps.len());
            let message =
                format!("expects the same number of induction variables: {found} as bound and step values: {expected}");
            return Err(ir.op_error(op, message));
        }
        match variables.into_iter().all(|variable| ir.value_type(variable) == Type::INDEX) {
            true => Ok(()),
            false => Err(ir.op_error(op, "expects arguments for the induction variable to be of index type")),
        }
    }

    /// Checks the types of the reduced values; `scf.reduce` checks their number.
    fn verify_types(self, ir: &Ir, reduce: Operation) -> Result<(), Diagnostic> {
        if ir.num_operands(reduce) != ir.num_results(self) {
            return Ok(());
        }
        let mut types = ir.operand_types(reduce).zip(ir.result_types(self)).enumerate();
        let Some((i, (operand, result))) = types.find(|(_, (operand, result))| operand != result) else {
            return Ok(());
        };
        let (operand, result) = (quoted(ir, operand), quoted(ir, result));
        let message = format!(
            "expects type of {i}-th reduction operand: {operand} to be the same as the {i}-th result type: {result}"
        );
        Err(ir.op_error(reduce, message))
    }
}

/// Terminates the body of `scf.parallel`: reduces the values of all iterations to the results, with a region for each.
///
/// Each region combines two values. The order of combination is unspecified.
///
/// ```mlir
/// scf.reduce(%x : f64) {
/// ^bb0(%a: f64, %b: f64):
///   %greater = arith.maximumf %a, %b : f64
///   scf.reduce.return %greater : f64
/// }
/// ```
#[op(Scf, "reduce",
    traits(Terminator, HasParent<ParallelOp>, RecursiveMemoryEffects),
    interfaces(RegionBranchTerminatorOpInterface),
    format(("(" $operands^ ":" type($operands) ")")? custom<reductions>($reductions) attr_dict),
    verify_regions,
)]
pub struct ReduceOp {
    #[operand]
    operands: Variadic<AnyType>,
    #[region]
    reductions: Variadic<SizedRegion<1>>,
}

/// The regions of a reduction. The format `$reductions attr_dict` alone would be ambiguous, since the dictionary begins
/// like a region. As in MLIR, a `{` begins a region.
mod reductions {
    use ods::prelude::*;

    pub(super) fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<Vec<ParsedRegion>> {
        let mut regions = Vec::new();
        while let Some(region) = next(parser, regions.is_empty())? {
            regions.push(region);
        }
        Ok(regions)
    }

    /// Parses the first region, if present; every further one follows a comma.
    fn next(parser: &mut OpAsmParser<'_>, is_first: bool) -> ParseResult<Option<ParsedRegion>> {
        if is_first {
            return parser.parse_optional_region(&[]);
        }
        if parser.parse_optional_punctuation(",")? { parser.parse_region(&[]).map(Some) } else { Ok(None) }
    }

    pub(super) fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, regions: &[Region]) {
        for (i, region) in regions.iter().enumerate() {
            if i > 0 {
                printer.print(", ");
            }
            printer.print_region(*region, RegionForm::FULL);
        }
    }
}

impl ReduceOp {
    fn fill(self, b: &mut OpBuilder<'_>, reductions: Vec<Reduction>) -> ods::Result {
        let regions = self.reductions(b.ir()).into_iter().zip(self.operands(b.ir()));
        for ((region, value), reduction) in regions.zip(reductions) {
            let ty = b.type_of(value);
            let inside = Body::add(b, region, [ty, ty]);
            let b = &mut b.at_end_of(inside.block);
            let reduced = reduction(b, [inside.arguments[0], inside.arguments[1]])?;
            b.insert(ReduceReturnOp::new(reduced))?;
        }
        Ok(())
    }
}

impl RegionBranchTerminatorOpInterface for ReduceOp {
    /// Returns no operands, since the regions combine them first.
    fn successor_operands(&self, _: &Ir, _: &RegionSuccessor) -> Range<usize> {
        0..0
    }
}

impl ReduceOp {
    /// Checks that there is a region for each operand, which takes two values of its type.
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, reductions) = (self.operation(), self.reductions(ir));
        let (found, expected) = (reductions.len(), ir.num_operands(op));
        if found != expected {
            let message = format!(
                "expects number of reduction regions: {found} to be the same as number of reduction operands: {expected}"
            );
            return Err(ir.op_error(op, message));
        }
        let mut regions = reductions.into_iter().zip(ir.operand_types(op)).enumerate();
        regions.try_for_each(|(i, (region, ty))| self.verify_region(ir, i, region, ty))
    }

    fn verify_region(self, ir: &Ir, index: usize, region: Region, ty: Type) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(last) = forms::last_op(ir, region) else {
            return Err(ir.op_error(op, format_args!("{index}-th reduction has an empty body")));
        };
        let arguments = forms::arguments_from(ir, region, 0);
        if arguments.len() != 2 || arguments.into_iter().any(|argument| ir.value_type(argument) != ty) {
            let ty = quoted(ir, ty);
            let message = format!("expected two block arguments with type {ty} in the {index}-th reduction region");
            return Err(ir.op_error(op, message));
        }
        match ir.isa::<ReduceReturnOp>(last) {
            true => Ok(()),
            false => Err(ir.op_error(op, "reduction bodies must be terminated with an 'scf.reduce.return' op")),
        }
    }
}

/// Terminates a region of `scf.reduce` with the combination of its two arguments.
///
/// ```mlir
/// scf.reduce.return %greater : f64
/// ```
#[op(Scf, "reduce.return",
    traits(HasParent<ReduceOp>, Pure, Terminator),
    format($result attr_dict ":" type($result)),
    verify,
)]
pub struct ReduceReturnOp {
    #[operand]
    result: AnyType,
}

impl ReduceReturnOp {
    /// Checks that the operand has the type of the reduced value.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(argument) = ir.parent_block(op).and_then(|block| ir.argument(block, 0)) else { return Ok(()) };
        let expected = ir.value_type(argument);
        if ir.value_type(self.result(ir)) == expected {
            return Ok(());
        }
        let expected = quoted(ir, expected);
        Err(ir.op_error(op, format_args!("must have type {expected} (the type of the reduction inputs)")))
    }
}
