//! Loops with a condition.

use std::ops::Range;

use ods::prelude::*;

use super::canonicalize::*;

use super::{Scf, YieldOp, forms};
use ods_arith::common::bodies::{Body, create_filled, types_of};

/// Runs `before`; while its condition is true, runs `after` and then `before` again.
///
/// `before` receives the operands first, and then the values that `after` yields. Its terminator passes values along
/// with the condition: they become the arguments of `after` if the condition is true, and the results otherwise.
///
/// ```mlir
/// %power = scf.while (%x = %one) : (i32) -> i32 {
///   %more = arith.cmpi ult, %x, %limit : i32
///   scf.condition(%more) %x : i32
/// } do {
/// ^bb0(%x: i32):
///   %twice = arith.addi %x, %x : i32
///   scf.yield %twice : i32
/// }
/// ```
#[op(
    Scf,
    "while",
    traits(RecursiveMemoryEffects, SingleBlock),
    interfaces(RegionBranchOpInterface, LoopLikeOpInterface),
    custom_format,
    verify,
    canonicalize(
        WhileConditionTruth,
        WhileCmpCond,
        WhileOpAlignBeforeArgs,
        WhileMoveIfDown,
        MakeRegionBranchOpSuccessorInputsDead,
        RemoveDuplicateSuccessorInputUses,
        RemoveDeadRegionBranchOpSuccessorInputs,
    )
)]
pub struct WhileOp {
    #[operand]
    inits: Variadic<AnyType>,
    #[region]
    before: SizedRegion<1>,
    #[region]
    after: SizedRegion<1>,
    #[result]
    results: Variadic<AnyType>,
}

impl WhileOp<Draft> {
    /// Creates the loop and its bodies. Both receive arguments; `before` returns the condition and the values to pass
    /// on, `after` the values for the next iteration.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if a body fails.
    pub fn create_with_bodies<V: IntoIterator<Item = Value>, W: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        before: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<(Value, V)>,
        after: impl FnOnce(&mut OpBuilder<'_>, &[Value]) -> ods::Result<W>,
    ) -> ods::Result<WhileOp> {
        create_filled(self, b, |b, turns| {
            let carried = types_of(b.ir(), &turns.inits(b.ir()));
            let first = Body::add(b, turns.before(b.ir()), carried);
            let inside = &mut b.at_end_of(first.block);
            let (condition, handed_on) = before(inside, &first.arguments)?;
            inside.insert(ConditionOp::new(condition, handed_on))?;
            let results: Vec<Type> = b.ir().result_types(turns).collect();
            let second = Body::add(b, turns.after(b.ir()), results);
            let inside = &mut b.at_end_of(second.block);
            let yielded = after(inside, &second.arguments)?;
            inside.insert(YieldOp::new(yielded))?;
            Ok(())
        })
    }
}

impl RegionBranchOpInterface for WhileOp {
    /// Returns `before` on entry and after `after`; after `before`, `after` and the loop's successor.
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        let from = match point {
            RegionBranchPoint::Parent => None,
            RegionBranchPoint::Terminator(op) => ir.parent_region(op),
        };
        match from {
            Some(region) if region == self.before(ir) => {
                vec![RegionSuccessor::parent_of(ir, *self), RegionSuccessor::entry_of(ir, self.after(ir))]
            }
            _ => vec![RegionSuccessor::entry_of(ir, self.before(ir))],
        }
    }

    fn entry_successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        0..ir.num_operands(*self)
    }
}

impl LoopLikeOpInterface for WhileOp {
    fn loop_regions(&self, ir: &Ir) -> Vec<Region> {
        vec![self.before(ir), self.after(ir)]
    }

    fn init_range(&self, ir: &Ir) -> Range<usize> {
        0..ir.num_operands(*self)
    }

    fn region_iter_args(&self, ir: &Ir) -> Values {
        forms::arguments_from(ir, self.before(ir), 0)
    }

    fn yielded_values(&self, ir: &Ir) -> Option<Values> {
        let last = forms::last_op(ir, self.after(ir))?;
        Some(ir.operands(last).collect())
    }
}

/// `(%a = %b) : (i32) -> i64 {...} do {...} attributes {...}`
impl WhileOp {
    /// Returns a builder at the end of the "before" region, before its terminator.
    pub fn before_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.before(ir))
    }

    /// Returns a builder at the end of the "after" region, before its terminator.
    pub fn after_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.after(ir))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let inits = parser.parse_optional_assignment_list()?.unwrap_or_default();
        let ty = Self::parse_type(parser, inits.len())?;
        let context = state.context();
        state.types = ty.results(context).to_vec();
        let mut arguments = Vec::new();
        for ((argument, init), ty) in inits.into_iter().zip(ty.inputs(context)) {
            let init = parser.resolve_operand(init, *ty)?;
            state.operands.push(init);
            arguments.push(Argument { ty: Some(*ty), ..argument });
        }
        let before = parser.parse_region(&arguments)?;
        state.regions.push(before);
        parser.parse_keyword("do")?;
        let after = parser.parse_region(&[])?;
        state.regions.push(after);
        parser.parse_optional_attr_dict_with_keyword(state)
    }

    /// Parses `: (i32) -> i64`, with this number of inputs.
    fn parse_type(parser: &mut OpAsmParser<'_>, inits: usize) -> ParseResult<FunctionType> {
        let location = parser.location();
        let ty = parser.parse_colon_type()?;
        let Some(function) = ty.cast::<FunctionType>(parser.context()) else {
            let found = ty.display(parser.context()).to_string();
            let message = format!("invalid kind of type specified: expected builtin.function, but found '{found}'");
            return Err(parser.emit_error(location, message));
        };
        let found = function.inputs(parser.context()).len();
        if found != inits {
            let message = format!("expected as many input types as operands (expected {inits} got {found})");
            return Err(parser.emit_error(location, message));
        }
        Ok(function)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        forms::print_assignments(printer, " ", &self.region_iter_args(ir), &self.inits(ir));
        printer.print(" : ");
        printer.print_functional_type_of(op);
        printer.print(' ');
        printer.print_region(self.before(ir), forms::body_form(true));
        printer.print(" do ");
        printer.print_region(self.after(ir), RegionForm::FULL);
        let entries = printer.attributes_of(op);
        printer.print_optional_attr_dict_with_keyword(&entries, &[]);
    }

    /// Checks that each region ends with its own terminator.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let op = self.operation();
        let message = "expects the 'before' region to terminate with 'scf.condition'";
        forms::terminator::<ConditionOp>(ir, op, self.before(ir), message)?;
        let message = "expects the 'after' region to terminate with 'scf.yield'";
        forms::terminator::<YieldOp>(ir, op, self.after(ir), message).map(drop)
    }
}

/// Continues the enclosing loop if the condition is true and ends it otherwise; passes on values in both cases.
///
/// ```mlir
/// scf.condition(%condition) %a, %b : f32, i32
/// ```
#[op(Scf, "condition",
    traits(HasParent<WhileOp>, Pure, Terminator),
    interfaces(RegionBranchTerminatorOpInterface),
    format("(" $condition ")" attr_dict ($args^ ":" type($args))?),
)]
pub struct ConditionOp {
    #[operand]
    condition: I1,
    #[operand]
    args: Variadic<AnyType>,
}

impl RegionBranchTerminatorOpInterface for ConditionOp {
    fn successor_operands(&self, ir: &Ir, _: &RegionSuccessor) -> Range<usize> {
        1..ir.num_operands(*self)
    }

    fn successor_regions(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Vec<RegionSuccessor> {
        let Some(around) = ir.parent_op(*self).and_then(|parent| ir.cast::<WhileOp>(parent)) else {
            return Vec::new();
        };
        let condition = operands.first().copied().flatten().and_then(|value| value.cast::<BoolAttr>(ir.context()));
        let mut successors = Vec::new();
        if condition.is_none_or(|condition| condition.value()) {
            successors.push(RegionSuccessor::entry_of(ir, around.after(ir)));
        }
        if condition.is_none_or(|condition| !condition.value()) {
            successors.push(RegionSuccessor::parent_of(ir, around.operation()));
        }
        successors
    }
}
