//! Counted loops.

use std::ops::Range;

use ods::prelude::*;

use super::canonicalize::*;

use super::{Scf, YieldOp, forms, trip_count};
use ods_arith::common::bodies::{Body, create_filled, types_of};

/// Counts from a lower bound up to, and excluding, an upper bound.
///
/// The bounds and the positive step are signed, or unsigned if marked so. `iter_args` are loop-carried values: the
/// operands of the yield become the arguments of the next iteration and, after the last one, the results. If the
/// induction variable overflows in the step after the last iteration, the behaviour is undefined.
///
/// ```mlir
/// %sum = scf.for %i = %lb to %ub step %step iter_args(%acc = %zero) -> (i32) {
///   %next = arith.addi %acc, %acc : i32
///   scf.yield %next : i32
/// }
/// scf.for unsigned %i = %a to %b step %c : i32 {
/// }
/// ```
#[op(Scf, "for",
    traits(
        AutomaticAllocationScope,
        AllTypesMatch(lowerBound, upperBound, step),
        SingleBlockImplicitTerminator<YieldOp>,
        RecursiveMemoryEffects,
    ),
    interfaces(LoopLikeOpInterface, ConditionallySpeculatable, RegionBranchOpInterface),
    custom_format,
    verify,
    verify_regions,
    builders(of),
    canonicalize(
        SimplifyTrivialLoops,
        ForOpTensorCastFolder,
        MakeRegionBranchOpSuccessorInputsDead,
        RemoveDuplicateSuccessorInputUses,
        RemoveDeadRegionBranchOpSuccessorInputs,
    ),
)]
pub struct ForOp {
    #[operand]
    lowerBound: AnySignlessIntegerOrIndex,
    #[operand]
    upperBound: AnySignlessIntegerOrIndex,
    #[operand]
    step: AnySignlessIntegerOrIndex,
    #[operand]
    initArgs: Variadic<AnyType>,
    #[attr]
    unsignedCmp: UnitAttr,
    #[region]
    region: SizedRegion<1>,
    #[result]
    results: Variadic<AnyType>,
}

impl ForOp<Draft> {
    /// Creates a loop; the results have the types of the initial values.
    pub fn of(lower: Value, upper: Value, step: Value, inits: impl IntoIterator<Item = Value>) -> Self {
        let turns = Self::new(lower, upper, step, inits, []).into_draft();
        Self::over(turns.results_by(|ir, turns| types_of(ir, &ForOp::over(turns).init_args(ir))))
    }

    /// Creates the loop and its body, which receives the induction variable and the carried values, and returns the
    /// operands of the yield.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>, Value, &[Value]) -> ods::Result<V>,
    ) -> ods::Result<ForOp> {
        create_filled(self, b, |b, turns| {
            let ir = b.ir();
            let mut types = vec![ir.value_type(turns.lower_bound(ir))];
            types.extend(types_of(ir, &turns.init_args(ir)));
            let region = turns.region(ir);
            let inside = Body::add(b, region, types);
            let b = &mut b.at_end_of(inside.block);
            let yielded = body(b, inside.arguments[0], &inside.arguments[1..])?;
            b.insert(YieldOp::new(yielded))?;
            Ok(())
        })
    }
}

/// The number of operands before the initial values.
const CONTROL_OPERANDS: usize = 3;

impl ForOp {
    /// Returns a builder at the end of the body, before its terminator: to add to a loop that was created before.
    ///
    /// ```
    /// use ods::prelude::*;
    /// use ods_dialects::{arith, scf};
    ///
    /// # fn main() -> ods::Result {
    /// # let context = Context::new();
    /// # ods_dialects::register_all(&context)?;
    /// # let mut ir = Ir::new(context.into());
    /// let mut b = ir.builder();
    /// let [zero, n, one] = [0, 10, 1].map(arith::ConstantOp::index);
    /// let (zero, n, one) = (b.value(zero)?, b.value(n)?, b.value(one)?);
    /// let outer = scf::ForOp::of(zero, n, one, []).create_with_body(&mut b, |_, _, _| Ok([]))?;
    /// let inner = scf::ForOp::of(zero, n, one, []);
    /// inner.create_with_body(&mut outer.body_builder(&mut ir), |_, _, _| Ok([]))?;
    /// assert_eq!(ir.ops_of::<scf::ForOp>(outer).count(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.region(ir))
    }
}

impl LoopLikeOpInterface for ForOp {
    fn loop_regions(&self, ir: &Ir) -> Vec<Region> {
        vec![self.region(ir)]
    }

    fn promote_if_single_iteration(&self, ir: &mut Ir) -> bool {
        trip_count::promote_single(*self, ir)
    }

    fn loop_induction_vars(&self, ir: &Ir) -> Option<Values> {
        Some([self.induction_var(ir)?].into())
    }

    fn loop_lower_bounds(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(vec![self.lower_bound(ir).into()])
    }

    fn loop_upper_bounds(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(vec![self.upper_bound(ir).into()])
    }

    fn loop_steps(&self, ir: &Ir) -> Option<Vec<OpFoldResult>> {
        Some(vec![self.step(ir).into()])
    }

    fn has_unsigned_bounds(&self, ir: &Ir) -> bool {
        self.unsigned_cmp(ir)
    }

    fn init_range(&self, ir: &Ir) -> Range<usize> {
        CONTROL_OPERANDS..ir.num_operands(*self)
    }

    fn region_iter_args(&self, ir: &Ir) -> Values {
        forms::arguments_from(ir, self.region(ir), 1)
    }

    fn yielded_values(&self, ir: &Ir) -> Option<Values> {
        forms::last_op(ir, self.region(ir)).map(|last| ir.operands(last).collect())
    }

    fn loop_results(&self, ir: &Ir) -> Option<Values> {
        Some(ir.results(*self).collect())
    }

    fn static_trip_count(&self, ir: &Ir) -> Option<u64> {
        trip_count::of(*self, ir)
    }
}

impl ConditionallySpeculatable for ForOp {
    /// Reports a loop with step one, which terminates, and constant bounds as speculatable if its body is. Any other
    /// bound may be poison.
    fn speculatability(&self, ir: &Ir) -> Speculatability {
        let step = ir.constant(self.step(ir)).and_then(|step| step.cast::<IntegerAttr>(ir.context()));
        let has_bounds = [self.lower_bound(ir), self.upper_bound(ir)].iter().all(|bound| ir.constant(*bound).is_some());
        match step.and_then(|step| step.value(ir.context())) {
            Some(1) if has_bounds => Speculatability::RecursivelySpeculatable,
            _ => Speculatability::NotSpeculatable,
        }
    }
}

impl RegionBranchOpInterface for ForOp {
    /// Returns the body and the loop's successor, which are reachable from both the entry and the body.
    fn successor_regions(&self, ir: &Ir, _: RegionBranchPoint) -> Vec<RegionSuccessor> {
        let body = RegionSuccessor::region(self.region(ir), self.region_iter_args(ir));
        vec![body, RegionSuccessor::parent_of(ir, *self)]
    }

    fn entry_successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        self.init_range(ir)
    }
}

/// `unsigned %i = %lb to %ub step %step iter_args(%a = %b) -> (i32) : i64 {...} {...}`
impl ForOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        if parser.parse_optional_keyword("unsigned") {
            state.add_attribute("unsignedCmp", Attribute::UNIT);
        }
        let induction_var = parser.parse_operand()?;
        let mut control = Vec::new();
        for (punctuation, word) in [(true, "="), (false, "to"), (false, "step")] {
            if punctuation {
                parser.parse_punctuation(word)?
            } else {
                parser.parse_keyword(word)?
            }
            control.push(parser.parse_operand()?);
        }
        let carried = Self::parse_carried(parser, state)?;
        let ty = if parser.parse_optional_punctuation(":")? { parser.parse_type()? } else { Type::INDEX };
        let mut arguments = vec![Argument::new(induction_var, ty)];
        let typed = carried.iter().zip(&state.types);
        arguments.extend(typed.map(|((argument, _), ty)| Argument { ty: Some(*ty), ..*argument }));
        let mut body = parser.parse_region(&arguments)?;
        parser.ensure_terminator::<YieldOp>(&mut body)?;
        state.regions.push(body);
        // Names are resolved after the region, so that none of its values is taken for a value from outside.
        parser.resolve_operands_of(&control, ty, &mut state.operands)?;
        for (i, (_, value)) in carried.into_iter().enumerate() {
            let value = parser.resolve_operand(value, state.types[i])?;
            state.operands.push(value);
        }
        parser.parse_optional_attr_dict(state)
    }

    /// Parses `iter_args(%a = %b) -> (i32)`, if present.
    fn parse_carried(
        parser: &mut OpAsmParser<'_>,
        state: &mut OperationState<'_>,
    ) -> ParseResult<Vec<(Argument, UnresolvedOperand)>> {
        if !parser.parse_optional_keyword("iter_args") {
            return Ok(Vec::new());
        }
        let carried = parser.parse_assignment_list()?;
        state.types = parser.parse_arrow_type_list()?;
        if carried.len() != state.types.len() {
            let location = parser.name_location();
            let message = "mismatch in number of loop-carried values and defined values";
            return Err(parser.emit_error(location, message));
        }
        Ok(carried)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let (op, inits) = (self.operation(), self.init_args(ir));
        printer.print(if self.unsigned_cmp(ir) { " unsigned" } else { "" });
        let control = [self.lower_bound(ir), self.upper_bound(ir), self.step(ir)];
        let values = self.induction_var(ir).into_iter().chain(control);
        for (value, word) in values.zip([" ", " = ", " to ", " step "]) {
            printer.print(word);
            printer.print_operand(value);
        }
        forms::print_assignments(printer, " iter_args", &self.region_iter_args(ir), &inits);
        if !inits.is_empty() {
            printer.print(" -> (");
            printer.print_types_of(&inits);
            printer.print(')');
        }
        printer.print(' ');
        if let Some(ty) = self.induction_var(ir).map(|var| ir.value_type(var)).filter(|ty| *ty != Type::INDEX) {
            printer.print(" : ");
            printer.print_type(ty);
            printer.print(' ');
        }
        printer.print_region(self.region(ir), forms::body_form(!inits.is_empty()));
        let entries = printer.attributes_of(op);
        printer.print_optional_attr_dict(&entries, &["unsignedCmp"]);
    }
}

impl ForOp {
    /// Returns the induction variable; `None` if the body lacks the argument.
    pub fn induction_var(self, ir: &Ir) -> Option<Value> {
        ir.argument(ir.entry_block(self.region(ir))?, 0)
    }

    /// Checks that there is an initial value for each result.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        match self.init_args(ir).len() == ir.num_results(op) {
            true => Ok(()),
            false => Err(ir.op_error(op, "mismatch in number of loop-carried values and defined values")),
        }
    }

    /// Checks the arguments of the body: the induction variable and the carried values.
    fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let Some(induction_var) = self.induction_var(ir) else {
            return Err(ir.op_error(op, "expected body to have at least 1 argument(s) for the induction variable"));
        };
        if ir.value_type(induction_var) != ir.value_type(self.lower_bound(ir)) {
            return Err(ir.op_error(op, "expected induction variable to be same type as bounds and step"));
        }
        let (inits, carried) = (self.init_args(ir), self.region_iter_args(ir));
        if inits.len() != carried.len() {
            return Err(ir.op_error(op, "mismatch in number of basic block args and defined values"));
        }
        for (i, ((init, carried), result)) in inits.into_iter().zip(carried).zip(ir.result_types(op)).enumerate() {
            if ir.value_type(init) != result {
                return Err(
                    ir.op_error(op, format_args!("types mismatch between {i}th iter operand and defined value"))
                );
            }
            if ir.value_type(carried) != result {
                let message = format!("types mismatch between {i}th iter region arg and defined value");
                return Err(ir.op_error(op, message));
            }
        }
        Ok(())
    }
}
