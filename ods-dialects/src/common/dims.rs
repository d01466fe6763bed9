//! Sizes of tensors and buffers, asked for by the number of a dimension.

/// What `tensor.dim` and `memref.dim` have beside their own builder.
macro_rules! sized_by_constant {
    ($op:ident) => {
        impl $op {
            /// A size by the number of its dimension, with a constant for that.
            ///
            /// # Errors
            /// When the dialect is not registered.
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

            /// A size as the type has it, or an operation that tells it. `None` where there is no such dimension.
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
