//! Regions in place of one operation, and the common terminator of the dialect.

use ods::prelude::*;

use super::canonicalize::*;

use super::{ForOp, IfOp, IndexSwitchOp, Scf, WhileOp, forms};
use ods_arith::common::bodies::create_filled;

/// Runs its region once.
///
/// The region may have several blocks where only a single one is allowed. Its yielded values are the results. With
/// `no_inline`, the region must not be inlined.
///
/// ```mlir
/// %sign = scf.execute_region -> f64 no_inline {
///   cf.cond_br %negative, ^end(%minus : f64), ^end(%plus : f64)
/// ^end(%found: f64):
///   scf.yield %found : f64
/// }
/// ```
#[op(
    Scf,
    "execute_region",
    traits(RecursiveMemoryEffects),
    interfaces(RegionBranchOpInterface),
    custom_format,
    verify,
    canonicalize(
        SingleBlockExecuteInliner,
        MultiBlockExecuteInliner,
        MakeRegionBranchOpSuccessorInputsDead,
        RemoveDuplicateSuccessorInputUses,
        RemoveDeadRegionBranchOpSuccessorInputs,
    )
)]
pub struct ExecuteRegionOp {
    #[attr]
    no_inline: UnitAttr,
    #[region]
    region: AnyRegion,
    #[result]
    results: Variadic<AnyType>,
}

impl ExecuteRegionOp<Draft> {
    /// Creates the operation with one block, whose body returns the operands of the yield.
    ///
    /// # Errors
    /// Fails if the dialect is not registered, or if `body` fails.
    pub fn create_with_body<V: IntoIterator<Item = Value>>(
        self,
        b: &mut OpBuilder<'_>,
        body: impl FnOnce(&mut OpBuilder<'_>) -> ods::Result<V>,
    ) -> ods::Result<ExecuteRegionOp> {
        create_filled(self, b, |b, op| forms::fill_with_yield(b, op.region(b.ir()), body))
    }
}

impl RegionBranchOpInterface for ExecuteRegionOp {
    fn successor_regions(&self, ir: &Ir, point: RegionBranchPoint) -> Vec<RegionSuccessor> {
        match point {
            RegionBranchPoint::Parent => vec![RegionSuccessor::region(self.region(ir), Vec::new())],
            RegionBranchPoint::Terminator(_) => vec![RegionSuccessor::parent_of(ir, *self)],
        }
    }
}

impl ExecuteRegionOp {
    /// Returns a builder at the end of the body, before its terminator.
    pub fn body_builder(self, ir: &mut Ir) -> OpBuilder<'_> {
        ir.builder_in(self.region(ir))
    }

    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        state.types = parser.parse_optional_arrow_type_list()?;
        if parser.parse_optional_keyword("no_inline") {
            state.add_attribute("no_inline", Attribute::UNIT);
        }
        let body = parser.parse_region(&[])?;
        state.regions.push(body);
        parser.parse_optional_attr_dict(state)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let op = self.operation();
        printer.print_optional_arrow_type_list(ir.result_types(op));
        printer.print(if self.no_inline(ir) { " no_inline " } else { " " });
        printer.print_region(self.region(ir), forms::body_form(true));
        let entries = printer.attributes_of(op);
        printer.print_optional_attr_dict(&entries, &["no_inline"]);
    }

    /// Checks that the region has a block, without arguments.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let Some(entry) = ir.entry_block(self.region(ir)) else {
            return Err(ir.op_error(self, "region needs to have at least one block"));
        };
        match ir.num_arguments(entry) {
            0 => Ok(()),
            _ => Err(ir.op_error(self, "region cannot have any arguments")),
        }
    }
}

/// Terminates a region with values, whose meaning depends on the enclosing operation.
///
/// The text may omit a yield without operands.
///
/// ```mlir
/// scf.yield %a, %b : i32, f32
/// ```
#[op(Scf, "yield",
    traits(Pure, ReturnLike, Terminator, ParentOneOf<(ExecuteRegionOp, ForOp, IfOp, IndexSwitchOp, WhileOp)>),
    format(attr_dict ($results^ ":" type($results))?),
)]
pub struct YieldOp {
    #[operand]
    results: Variadic<AnyType>,
}
