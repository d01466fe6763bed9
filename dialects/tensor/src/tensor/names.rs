//! Suggested names of results.

use super::{
    CastOp, CollapseShapeOp, ConcatOp, DimOp, ExpandShapeOp, ExtractOp, ExtractSliceOp, FromElementsOp, GatherOp,
    GenerateOp, InsertOp, InsertSliceOp, PadOp, RankOp, ReshapeOp, ScatterOp, SplatOp,
};

ods_arith::result_names! {
    CastOp: dest => "cast";
    ConcatOp: result => "concat";
    DimOp: result => "dim";
    ExtractOp: result => "extracted";
    ExtractSliceOp: result => "extracted_slice";
    FromElementsOp: result => "from_elements";
    GatherOp: result => "gather";
    GenerateOp: result => "generated";
    InsertOp: result => "inserted";
    InsertSliceOp: result => "inserted_slice";
    RankOp: result => "rank";
    ReshapeOp: result => "reshape";
    ExpandShapeOp: result => "expanded";
    CollapseShapeOp: result => "collapsed";
    PadOp: result => "padded";
    ScatterOp: result => "scatter";
    SplatOp: aggregate => "splat";
}
