//! Suggested names of results.

use ods::prelude::*;

use super::{
    AllocOp, AllocaOp, AssumeAlignmentOp, CastOp, CollapseShapeOp, DimOp, ExpandShapeOp,
    ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp, MemorySpaceCastOp, ReinterpretCastOp, ReshapeOp,
    SubViewOp, TransposeOp, ViewOp,
};

ods_arith::result_names! {
    AssumeAlignmentOp: result => "assume_align";
    AllocOp: memref => "alloc";
    AllocaOp: memref => "alloca";
    CastOp: dest => "cast";
    DimOp: result => "dim";
    ExtractAlignedPointerAsIndexOp: aligned_pointer => "intptr";
    MemorySpaceCastOp: dest => "memspacecast";
    ReinterpretCastOp: result => "reinterpret_cast";
    ReshapeOp: result => "reshape";
    ExpandShapeOp: result => "expand_shape";
    CollapseShapeOp: result => "collapse_shape";
    SubViewOp: result => "subview";
    TransposeOp: result => "transpose";
    ViewOp: result => "view";
}

/// Names the sizes and strides, if there are any.
impl OpAsmOpInterface for ExtractStridedMetadataOp {
    fn asm_result_names(&self, ir: &Ir, names: &mut AsmNames) {
        names.name_value(self.base_buffer(ir), "base_buffer");
        names.name_value(self.offset(ir), "offset");
        for (values, name) in [(self.sizes(ir), "sizes"), (self.strides(ir), "strides")] {
            if let Some(first) = values.first() {
                names.name_value(*first, name);
            }
        }
    }
}
