//! Conditional execution of regions.

use std::collections::HashSet;

use ods::prelude::*;

use super::canonicalize::*;

use super::{Scf, YieldOp, forms};
use ods_arith::common::bodies::create_filled;
use ods_arith::common::quoted::quoted;

/// Runs the first region if the condition is true, and the second one otherwise.
///
/// The second region is optional for operations without results.
///
/// ```mlir
/// %size, %found = scf.if %empty -> (index, i1) {
///   scf.yield %none, %false : index, i1
/// } else {
///   scf.yield %count, %true : index, i1
/// }
/// ```
#[op(Scf, "if",
    traits(
        SingleBlockImplicitTerminator<YieldOp>,
        RecursiveMemoryEffects,
        NoRegionArguments,
    ),
    interfaces(ConditionallySpeculatable, RegionBranchOpInterface, InferTypeOpInterface),
    custom_format,
    verify,
    skip_default_builders,
    builders(with_results),
    fold,
    canonicalize(
        CombineIfs,
        CombineNestedIfs,
        ConditionPropagation,
        ConvertTrivialIfToSelect,
        RemoveEmptyElseBranch,
        RemoveStaticCondition,
        ReplaceIfYieldWithConditionOrValue,
        MakeRegionBranchOpSuccessorInputsDead,
        RemoveDuplicateSuccessorInputUses,
        RemoveDeadRegionBranchOpSuccessorInputs,
    ),
)]
pub struct IfOp {
    #[operand]
    condition: I1,
    #[region]
    thenRegion: SizedRegion<1>,
    #[region]
    elseRegion: MaxSizedRegion<1>,
    #[result]
    results: Variadic<AnyType>,
}

impl IfOp<Draft> {
    /// Creates the operation with results of these types and empty regions.
    pub fn with_results(condition: Value, results: impl IntoIterator<Item = Type>) -> Self {
        Self::over(Draft::new(IfOp::SCHEMA).operand(condition).regions(2).results(results))
    }

    /// Creates the operation and the body of its first region, which returns the operands of the yield; the second
    /// region stays empty.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_then<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        then: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<V>,
    ) -> ods::Result<IfOp> {
        create_filled(self, b, |b, op| forms::fill_with_yield(b, op.then_region(b.ir()), then))
    }

    /// Creates the operation and the bodies of both regions.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if a body fails.
    pub fn create_with_bodies<V: IntoIterator<Item = Value>, W: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        then: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<V>,
        otherwise: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<W>,
    ) -> ods::Result<IfOp> {
        create_filled(self, b, |b, op| {
            forms::fill_with_yield(b, op.then_region(b.ir()), then)?;
            forms::fill_with_yield(b, op.else_region(b.ir()), otherwise)
        })
    }
}

impl ConditionallySpeculatable for IfOp {
    /// Reports a branch on a constant as speculatable if its regions are. Any other condition may be poison.
    fn speculatability(&self, ir: &Ir) -> Speculatability {
        match ir.constant(self.condition(ir)) {
            Some(_) => Speculatability::RecursivelySpeculatable,
            None => Speculatability::NotSpeculatable,
        }
    }
}

impl RegionBranchOpInterface for IfOp {
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Parent => vec![self.then_successor(ir), self.else_successor(ir)],
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent_of(ir, *self)],
        }
    }

    fn entry_successor_regions(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
        let condition = operands.first().copied().flatten().and_then(|value| value.cast::<BoolAttr>(ir.context()));
        match condition.map(BoolAttr::value) {
            Some(true) => vec![self.then_successor(ir)],
            Some(false) => vec![self.else_successor(ir)],
            None => self.successor_regions(ir, RegionBranchPoint::Parent),
        }
    }

    fn region_invocation_bounds(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Vec<InvocationBounds> {
        let condition = operands.first().copied().flatten().and_then(|value| value.cast::<BoolAttr>(ir.context()));
        let times = |runs: Option<bool>| match runs {
            Some(runs) => InvocationBounds { lower: runs.into(), upper: Some(runs.into()) },
            None => InvocationBounds { lower: 0, upper: Some(1) },
        };
        let condition = condition.map(BoolAttr::value);
        vec![times(condition), times(condition.map(|condition| !condition))]
    }
}

impl InferTypeOpInterface for IfOp {
    /// Infers the result types from the yield of the first region.
    fn infer_return_types(ir: &Ir, draft: &Draft) -> Result<Vec<Type>, String> {
        let last = draft.region_at(ir, 0).and_then(|region| forms::last_op(ir, region));
        match last.filter(|last| ir.isa::<YieldOp>(*last)) {
            Some(last) => Ok(ir.operand_types(last).collect()),
            None => Err("the first region does not end with 'scf.yield'".into()),
        }
    }
}

/// `%condition -> (f32) {...} else {...} {...}`
impl IfOp {
    /// Returns a builder at the end of the "then" region, before its terminator.
    pub fn then_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.then_region(ir))
    }

    /// Returns a builder at the end of the "else" region, before its terminator.
    pub fn else_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.else_region(ir))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let condition = parser.parse_operand()?;
        let condition = parser.resolve_operand(condition, Type::I1)?;
        state.operands.push(condition);
        state.types = parser.parse_optional_arrow_type_list()?;
        let mut then_region = parser.parse_region(&[])?;
        parser.ensure_terminator::<YieldOp>(&mut then_region)?;
        let else_region = Self::parse_else(parser)?;
        state.regions.extend([then_region, else_region]);
        parser.parse_optional_attr_dict(state)
    }

    /// Parses `else {...}`, if present.
    fn parse_else(parser: &mut OpAsmParser<'_>) -> ParseResult<ParsedRegion> {
        if !parser.parse_optional_keyword("else") {
            return Ok(parser.empty_region());
        }
        let mut region = parser.parse_region(&[])?;
        parser.ensure_terminator::<YieldOp>(&mut region)?;
        Ok(region)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        printer.print(' ');
        printer.print_operand(self.condition(ir));
        let has_results = ir.num_results(op) > 0;
        if has_results {
            printer.print(" -> (");
            printer.print_types(ir.result_types(op));
            printer.print(')');
        }
        printer.print(' ');
        printer.print_region(self.then_region(ir), forms::body_form(has_results));
        if !ir.is_region_empty(self.else_region(ir)) {
            printer.print(" else ");
            printer.print_region(self.else_region(ir), forms::body_form(has_results));
        }
        let entries = printer.attributes_of(op);
        printer.print_optional_attr_dict(&entries, &[]);
    }
}

impl IfOp {
    fn then_successor(self, ir: &Ir) -> RegionSuccessor {
        RegionSuccessor::region(self.then_region(ir), Vec::new())
    }

    /// Returns the second region, or the operation's successor if it is empty.
    fn else_successor(self, ir: &Ir) -> RegionSuccessor {
        match ir.is_region_empty(self.else_region(ir)) {
            true => RegionSuccessor::parent_of(ir, self),
            false => RegionSuccessor::region(self.else_region(ir), Vec::new()),
        }
    }

    /// Operations with results need both regions.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        match ir.num_results(op) > 0 && ir.is_region_empty(self.else_region(ir)) {
            true => Err(ir.op_error(op, "must have an else block if defining values")),
            false => Ok(()),
        }
    }
}

/// Runs the region of the case that equals the argument, or the default region.
///
/// ```mlir
/// %days = scf.index_switch %month -> index
/// case 1 {
///   %february = func.call @days_of_february(%year) : (index) -> index
///   scf.yield %february : index
/// }
/// default {
///   scf.yield %usual : index
/// }
/// ```
#[op(Scf, "index_switch",
    traits(RecursiveMemoryEffects, SingleBlockImplicitTerminator<YieldOp>),
    interfaces(RegionBranchOpInterface),
    format(
        $arg attr_dict ("->" type($results)^)?
        custom<switch_cases>($cases, $caseRegions) "\n"
        "" "default" $defaultRegion
    ),
    verify,
    canonicalize(
        FoldConstantCase,
        MakeRegionBranchOpSuccessorInputsDead,
        RemoveDuplicateSuccessorInputUses,
        RemoveDeadRegionBranchOpSuccessorInputs,
    ),
)]
pub struct IndexSwitchOp {
    #[operand]
    arg: Index,
    #[attr]
    cases: DenseI64ArrayAttr,
    #[region]
    defaultRegion: SizedRegion<1>,
    #[region]
    caseRegions: Variadic<SizedRegion<1>>,
    #[result]
    results: Variadic<AnyType>,
}

/// The custom directive for `case 2 {...}`, one per line.
mod switch_cases {
    use ods::prelude::*;

    use super::forms;

    pub(super) fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<(DenseArrayAttr, Vec<ParsedRegion>)> {
        let (mut values, mut regions) = (Vec::new(), Vec::new());
        while parser.parse_optional_keyword("case") {
            values.push(parser.parse_integer::<i64>()?);
            regions.push(parser.parse_region(&[])?);
        }
        Ok((DenseArrayAttr::i64s(parser.context(), &values), regions))
    }

    pub(super) fn print(
        printer: &mut OpAsmPrinter<'_>,
        ir: &Ir,
        _: Operation,
        cases: DenseArrayAttr,
        regions: &[Region],
    ) {
        for (value, region) in cases.values::<i64>(ir.context()).unwrap_or_default().zip(regions) {
            printer.print_newline();
            printer.print(format_args!("case {value} "));
            printer.print_region(*region, forms::body_form(true));
        }
    }
}

impl IndexSwitchOp<Draft> {
    /// Creates the operation with a body for each case and for the default, for which the closure receives `None`; each
    /// returns the operands of its yield.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if a body fails.
    pub fn create_with_bodies<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        mut body: impl FnMut(&mut OpBuilder<'_>, Option<i64>) -> ods::Result<V>,
    ) -> ods::Result<IndexSwitchOp> {
        create_filled(self, b, |b, op| {
            forms::fill_with_yield(b, op.default_region(b.ir()), |b| body(b, None))?;
            for (region, case) in op.case_regions(b.ir()).into_iter().zip(op.cases(b.ir())) {
                forms::fill_with_yield(b, region, |b| body(b, Some(case)))?;
            }
            Ok(())
        })
    }
}

impl RegionBranchOpInterface for IndexSwitchOp {
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Parent => {
                ir.regions(self.operation()).map(|region| RegionSuccessor::region(region, Vec::new())).collect()
            }
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent_of(ir, *self)],
        }
    }

    fn entry_successor_regions(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
        let argument = operands.first().copied().flatten().and_then(|value| value.cast::<IntegerAttr>(ir.context()));
        let Some(argument) = argument.and_then(|value| value.value(ir.context())) else {
            return self.successor_regions(ir, RegionBranchPoint::Parent);
        };
        let case = self.case_values(ir).into_iter().position(|value| value == argument);
        let region = case.and_then(|case| self.case_regions(ir).get(case).copied());
        vec![RegionSuccessor::region(region.unwrap_or_else(|| self.default_region(ir)), Vec::new())]
    }

    fn region_invocation_bounds(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Vec<InvocationBounds> {
        let entries = self.entry_successor_regions(ir, operands);
        let lower = usize::from(entries.len() == 1);
        let entries: HashSet<Region> = entries.into_iter().filter_map(|entry| entry.region).collect();
        let bounds = |region| match entries.contains(&region) {
            true => InvocationBounds { lower, upper: Some(1) },
            false => InvocationBounds { lower: 0, upper: Some(0) },
        };
        ir.regions(self.operation()).map(bounds).collect()
    }
}

impl IndexSwitchOp {
    /// Returns a builder at the end of the default region, before its terminator.
    pub fn default_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.default_region(ir))
    }

    /// Returns a builder at the end of a case's region, before its terminator; `None` if there are fewer cases.
    pub fn case_builder(self, ir: &mut Ir, case: usize) -> Option<OpBuilder<'_>> {
        let region = self.case_regions(ir).into_iter().nth(case)?;
        Some(ir.builder_in(region))
    }

    /// Returns the values of the cases.
    pub fn case_values(self, ir: &Ir) -> Vec<i64> {
        self.cases_attr(ir).values(ir.context()).unwrap_or_default().collect()
    }

    /// Checks that each value has a region, that no value is repeated, and that every region yields the results.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let (values, regions) = (self.case_values(ir), self.case_regions(ir));
        if values.len() != regions.len() {
            let message = format!("has {} case regions but {} case values", regions.len(), values.len());
            return Err(ir.op_error(op, message));
        }
        let mut known = std::collections::HashSet::new();
        if let Some(twice) = values.iter().find(|value| !known.insert(**value)) {
            return Err(ir.op_error(op, format_args!("has duplicate case value: {twice}")));
        }
        self.verify_region(ir, self.default_region(ir), "default region")?;
        let cases = regions.into_iter().enumerate();
        cases.into_iter().try_for_each(|(i, region)| self.verify_region(ir, region, &format!("case region #{i}")))
    }

    fn verify_region(self, ir: &Ir, region: Region, name: &str) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(last) = forms::last_op(ir, region) else { return Ok(()) };
        if !ir.isa::<YieldOp>(last) {
            let found = ir.name_str(last);
            return Err(ir.op_error(op, format_args!("expected region to end with scf.yield, but got {found}")));
        }
        let (results, yielded) = (ir.num_results(op), ir.num_operands(last));
        if results != yielded {
            let message = format!("expected each region to return {results} values, but {name} returns {yielded}");
            return Err(ir.op_error(op, message).note(ir.location(last), "see yield operation here"));
        }
        for (i, (result, yielded)) in ir.result_types(op).zip(ir.operand_types(last)).enumerate() {
            if result != yielded {
                let (result, yielded) = (quoted(ir, result), quoted(ir, yielded));
                let error = ir.op_error(op, format_args!("expected result #{i} of each region to be {result}"));
                return Err(error.note(ir.location(last), format!("{name} returns {yielded} here")));
            }
        }
        Ok(())
    }
}
