//! `strip-debuginfo`: unknown locations everywhere.

use ods_core::{Location, Operation};

use crate::pass::{OperationPass, PassContext, PassResult};
use ods_macros::Pass;

/// The pass `strip-debuginfo`: makes the locations of operations and block arguments unknown.
#[derive(Pass, Clone, Default, Debug)]
#[pass(argument = "strip-debuginfo", description = "Strip debug info from all operations", crate = crate::ods)]
pub struct StripDebugInfo;

impl OperationPass for StripDebugInfo {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let ops: Vec<Operation> = cx.ir.walk_pre(cx.op).collect();
        for op in ops {
            cx.ir.set_location(op, Location::UNKNOWN);
            let blocks: Vec<_> = cx.ir.regions(op).flat_map(|region| cx.ir.blocks(region)).collect();
            for block in blocks {
                for index in 0..cx.ir.num_arguments(block) {
                    cx.ir.set_argument_location(block, index, Location::UNKNOWN);
                }
            }
        }
        Ok(())
    }
}
