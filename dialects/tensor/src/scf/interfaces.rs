//! Interfaces of attributes that map the iterations of a loop to processors.

use ods::prelude::*;
use ods::schema::Implements;

/// Interface of attributes that map a dimension of a loop to a dimension of processors.
#[attr_interface]
pub trait DeviceMappingAttrInterface {
    /// Returns the id of the mapping.
    fn mapping_id(&self, context: &Context) -> i64;

    /// Returns whether processors are numbered linearly over all dimensions.
    fn is_linear_mapping(&self, context: &Context) -> bool;

    /// Returns the zero-based index of the mapping in its group.
    fn relative_index(&self, context: &Context) -> i64;
}

/// Interface of attributes that select the active processors.
#[attr_interface]
pub trait DeviceMaskingAttrInterface {
    /// Returns the maximum number of processors.
    fn max_num_physical_ids(&self, context: &Context) -> i64;
}

constraint! {
    /// attribute of the dialect `gpu`, which is not there
    // MLIR's own mappings, such as `#gpu.thread<x>`; their contents are not checked.
    pub GpuAttr: Attribute = CPred($_self.cast::<OpaqueAttr>($_ctx).is_some_and(|kept| kept.parts($_ctx).0 == "gpu"));

    /// Device Mapping array attribute
    pub DeviceMappingArrayAttr: ArrayAttr = TypedArrayAttrOf<AnyAttrOf<(
        Implements<dyn DeviceMappingAttrInterface>,
        Implements<dyn DeviceMaskingAttrInterface>,
        GpuAttr,
    )>>;
}
