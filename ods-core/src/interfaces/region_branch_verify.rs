//! Verification of the control flow between an operation and its regions.

use std::ops::Range;

use crate::diagnostic::Diagnostic;
use crate::entity::{Operation, Type};
use crate::ir::Ir;
use crate::text::type_to_string;

use super::{RegionBranchPoint, RegionSuccessor};

/// The control-flow edges of an operation.
pub(super) struct Edges<'a> {
    pub(super) ir: &'a Ir,
    pub(super) op: Operation,
    pub(super) compatible: &'a dyn Fn(Type, Type) -> bool,
    pub(super) operands: &'a dyn Fn(RegionBranchPoint, &RegionSuccessor) -> Range<usize>,
}

impl Edges<'_> {
    /// Verifies the edges from `point`, as MLIR's `detail::verifyRegionBranchOpInterface` does.
    pub(super) fn verify(&self, point: RegionBranchPoint, successors: &[RegionSuccessor]) -> Result<(), Diagnostic> {
        successors.iter().try_for_each(|successor| self.verify_edge(point, successor))
    }

    fn verify_edge(&self, point: RegionBranchPoint, successor: &RegionSuccessor) -> Result<(), Diagnostic> {
        let ir = self.ir;
        let from = match point {
            RegionBranchPoint::Parent => self.op,
            RegionBranchPoint::Terminator(op) => op,
        };
        let range = (self.operands)(point, successor);
        let types: Vec<Type> =
            ir.operands_in(from, range.start, range.len()).map(|operand| ir.value_type(operand)).collect();
        let (found, wanted) = (types.len(), successor.inputs.len());
        if found != wanted {
            let message =
                format!("region branch point has {found} operands, but region successor needs {wanted} inputs");
            return Err(self.error(point, from, successor, &message));
        }
        let inputs = successor.inputs.iter().map(|input| ir.value_type(*input));
        for (i, (ty, input)) in types.into_iter().zip(inputs).enumerate() {
            if !(self.compatible)(ty, input) {
                let (ty, input) = (type_to_string(ir.context(), ty), type_to_string(ir.context(), input));
                let message =
                    format!("successor operand type #{i} '{ty}' should match successor input type #{i} '{input}'");
                return Err(self.error(point, from, successor, &message));
            }
        }
        Ok(())
    }

    #[cold]
    fn error(
        &self,
        point: RegionBranchPoint,
        from: Operation,
        successor: &RegionSuccessor,
        message: &str,
    ) -> Diagnostic {
        let ir = self.ir;
        let source = match point {
            RegionBranchPoint::Parent => "parent".to_owned(),
            RegionBranchPoint::Terminator(op) => format!("Operation {}", ir.name_str(op)),
        };
        let target = match successor.region {
            Some(region) => format!("Region #{}", ir.region_position(region)),
            None => "parent".to_owned(),
        };
        let error = ir.op_error(self.op, format_args!("along control flow edge from {source} to {target}: {message}"));
        error.note(ir.location(from), "region branch point")
    }
}
