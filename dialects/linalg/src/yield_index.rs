//! The operations that only occur in bodies of structured operations.

use ods::prelude::*;

use super::structure::element_of;
use super::{Linalg, LinalgOp};

/// Terminates a body with an element for each output.
///
/// `linalg.yield %a, %b : f32, f32`
#[op(Linalg, "yield", traits(Pure, ReturnLike, Terminator), custom_format, verify)]
pub struct YieldOp {
    #[operand]
    values: Variadic<AnyType>,
}

impl YieldOp {
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let location = parser.location();
        let operands = parser.parse_operand_list(Delimiter::None)?;
        parser.parse_optional_attr_dict(state)?;
        let types = if operands.is_empty() { Vec::new() } else { parser.parse_colon_type_list()? };
        parser.resolve_operands(&operands, &types, location, &mut state.operands)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        let values = self.values(ir);
        if !values.is_empty() {
            printer.print(' ');
            printer.print_operands(&values);
        }
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &[]);
        if !values.is_empty() {
            printer.print(" : ");
            printer.print_types_of(&values);
        }
    }

    /// Checks the values against the elements of the outputs around.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let parent = ir.parent_op(self);
        let only = parent.filter(|parent| ir.num_regions(*parent) == 1);
        let Some(parent) = only.filter(|parent| ir.region(*parent, 0).is_some_and(|it| !ir.is_region_empty(it))) else {
            return Err(ir.op_error(self, "expected single non-empty parent region"));
        };
        let Some(linalg) = ir.interface::<dyn LinalgOp>(parent) else {
            return Err(ir.op_error(self, "expected parent op with LinalgOp interface"));
        };
        let (values, outputs) = (self.values(ir), linalg.dps_inits(ir));
        if values.len() != outputs.len() {
            let (found, expected) = (values.len(), outputs.len());
            let message = format!(
                "expected number of yield values ({found}) to match the number of inits / outs operands of the enclosing \
                 LinalgOp ({expected})"
            );
            return Err(ir.op_error(self, message));
        }
        for (i, (value, output)) in values.into_iter().zip(outputs).enumerate() {
            let (found, element) = (ir.value_type(value), element_of(ir.context(), ir.value_type(output)));
            if found != element {
                let [found, element] = [found, element].map(|ty| ods::text::type_to_string(ir.context(), ty));
                let message = format!(
                    "type of yield operand {} ('{found}') doesn't match the element type of the enclosing linalg.generic \
                     op ('{element}')",
                    i + 1
                );
                return Err(ir.op_error(self, message));
            }
        }
        Ok(())
    }
}

/// Returns the index of a loop of the structured operation around.
///
/// `%row = linalg.index 0 : index`
#[op(Linalg, "index", traits(Pure), verify, fold, format($dim attr_dict ":" type($result)))]
pub struct IndexOp {
    #[attr]
    dim: Confined<I64Attr, IntMinValue<0>>,
    #[result]
    result: Index,
}

impl IndexOp {
    /// Checks the position against the number of loops.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let linalg = ir.parent_op(self).and_then(|parent| ir.interface::<dyn LinalgOp>(parent));
        let Some(linalg) = linalg else {
            return Err(ir.op_error(self, "expected parent op with LinalgOp interface"));
        };
        let (dim, loops) = (self.dim(ir), linalg.num_loops(ir));
        if usize::try_from(dim).is_ok_and(|dim| dim < loops) {
            return Ok(());
        }
        let message =
            format!("expected dim ({dim}) to be lower than the number of loops ({loops}) of the enclosing LinalgOp");
        Err(ir.op_error(self, message))
    }

    /// Folds the index of a loop with one iteration.
    fn fold(self, ir: &mut Ir, _: &Constants<'_>) -> Option<OpFoldResult> {
        let linalg = ir.parent_op(self).and_then(|parent| ir.interface::<dyn LinalgOp>(parent))?;
        let range = *linalg.static_loop_ranges(ir)?.get(usize::try_from(self.dim(ir)).ok()?)?;
        (range == 1).then(|| IntegerAttr::index(ir.context(), 0).into())
    }
}
