//! Definitions that other crates make by a macro of this one, in which `$crate` is this crate.

::my_ods::constraint! {
    crate = ::my_ods;
    /// small integer
    pub Small: ::my_ods::attributes::IntegerAttr = ::my_ods::constraints::I32Attr;
}

/// An operation with an attribute of this crate, and a property of its caller's.
#[macro_export]
macro_rules! exported_op {
    ($dialect:path, $name:ident, $property:ty) => {
        /// An operation from a macro.
        #[::my_ods::op($dialect, "exported", crate = ::my_ods)]
        pub struct $name {
            #[attr]
            small: $crate::exported::Small,
            #[property]
            values: $property,
        }
    };
}
