//! `strip-debuginfo`: unknown locations everywhere.

use ods_core::{Location, Operation};

use super::pass_names;
use crate::pass::{Pass, PassContext, PassResult};

/// The pass `strip-debuginfo`: makes the locations of operations and block arguments unknown.
#[derive(Clone, Default, Debug)]
pub struct StripDebugInfo;

impl Pass for StripDebugInfo {
    pass_names!("StripDebugInfo", "strip-debuginfo");

    fn run(&mut self, cx: &mut PassContext<'_>) -> PassResult {
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
