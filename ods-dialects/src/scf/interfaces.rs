//! What attributes implement that say which processors run the turns of a loop.

use ods::prelude::*;
use ods::schema::Implements;

/// Maps a dimension of a loop to one of processors.
#[attr_interface]
pub trait DeviceMappingAttrInterface {
    /// The number of the mapping.
    fn mapping_id(&self, context: &Context) -> i64;

    /// Whether processors are counted through over all dimensions.
    fn is_linear_mapping(&self, context: &Context) -> bool;

    /// The position among the mappings of its group, from zero on.
    fn relative_index(&self, context: &Context) -> i64;
}

/// Says which of the processors take part.
#[attr_interface]
pub trait DeviceMaskingAttrInterface {
    /// How many processors there may be.
    fn max_num_physical_ids(&self, context: &Context) -> i64;
}

constraint! {
    /// attribute of the dialect `gpu`, which is not there
    // MLIR's own mappings, `#gpu.thread<x>`: what they say is not known.
    pub GpuAttr: Attribute = CPred($_self.cast::<OpaqueAttr>($_ctx).is_some_and(|kept| kept.parts($_ctx).0 == "gpu"));

    /// Device Mapping array attribute
    pub DeviceMappingArrayAttr: ArrayAttr = TypedArrayAttrOf<AnyAttrOf<(
        Implements<dyn DeviceMappingAttrInterface>,
        Implements<dyn DeviceMaskingAttrInterface>,
        GpuAttr,
    )>>;
}
