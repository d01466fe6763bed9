//! Sizes of dimensions of tensors and buffers.

/// Implements the additional builders of `tensor.dim` and `memref.dim`.
#[doc(hidden)]
#[macro_export]
macro_rules! sized_by_constant {
    ($op:ident) => {
        impl $op {
            /// Creates the operation with a constant for the number of the dimension.
            ///
            /// # Errors
            /// Fails if the dialect is not registered.
            pub fn of_constant(b: &mut ods::OpBuilder<'_>, source: ods::Value, dim: usize) -> Result<Self, BuildError> {
                let index = b.value($crate::arith::ConstantOp::index(dim as i64))?;
                b.insert($op::new(source, index))
            }

            /// Returns a static size, or the result of a new operation for a dynamic one; `None` if the dimension does
            /// not exist.
            pub fn mixed_size(
                b: &mut ods::OpBuilder<'_>,
                source: ods::Value,
                dim: usize,
            ) -> Option<ods::fold::OpFoldResult> {
                match *b.type_of(source).shape(b.context())?.get(dim)? {
                    ods::types::DYNAMIC => {
                        let size = Self::of_constant(b, source, dim).ok()?;
                        Some(size.result(b.ir()).into())
                    }
                    size => Some(ods::attributes::IntegerAttr::index(b.context(), size).into()),
                }
            }
        }
    };
}
