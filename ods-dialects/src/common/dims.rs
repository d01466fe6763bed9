//! Sizes of dimensions of tensors and buffers.

/// Implements the additional builders of `tensor.dim` and `memref.dim`.
macro_rules! sized_by_constant {
    ($op:ident) => {
        impl $op {
            /// Creates the operation with a constant for the number of the dimension.
            ///
            /// # Errors
            /// Fails if the dialect is not registered.
            pub fn of_constant(
                ir: &mut ods::Ir,
                at: ods::InsertionPoint,
                location: ods::Location,
                source: ods::Value,
                dim: usize,
            ) -> Result<Self, BuildError> {
                let index = $crate::arith::ConstantOp::index(ir.context(), dim as i64).create(ir, at, location)?;
                $op::new(source, index.result(ir)).create(ir, at, location)
            }

            /// Returns a static size, or the result of a new operation for a dynamic one; `None` if the dimension does
            /// not exist.
            pub fn mixed_size(
                ir: &mut ods::Ir,
                at: ods::InsertionPoint,
                location: ods::Location,
                source: ods::Value,
                dim: usize,
            ) -> Option<ods::fold::OpFoldResult> {
                match *ir.value_type(source).shape(ir.context())?.get(dim)? {
                    ods::types::DYNAMIC => {
                        let size = Self::of_constant(ir, at, location, source, dim).ok()?;
                        Some(size.result(ir).into())
                    }
                    size => {
                        let size = ods::attributes::IntegerAttr::get(ir.context(), ods::Type::INDEX, size);
                        size.map(ods::fold::OpFoldResult::from)
                    }
                }
            }
        }
    };
}

pub(crate) use sized_by_constant;
