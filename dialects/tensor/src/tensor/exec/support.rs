//! Shapes of types, sizes from attributes and operands, and results.

use ods::prelude::*;
use ods::types::DYNAMIC;
use ods_exec::{Call, Extents, Fault, Number, Planner, Tensor};

/// Numbers of an operation. Each is an integer or an operand.
pub(super) struct Numbers {
    integers: Vec<i64>,
    first: usize,
}

impl Numbers {
    /// Returns the numbers, whose operands begin at a position.
    pub(super) fn new(values: MixedValues, first: usize) -> Self {
        Self { integers: values.integers, first }
    }

    /// Returns offsets, sizes and strides, whose operands begin at a position.
    pub(super) fn lists(ir: &Ir, op: &impl OffsetSizeAndStrideOpInterface, first: usize) -> [Self; 3] {
        let [offsets, sizes, strides] = [op.mixed_offsets(ir), op.mixed_sizes(ir), op.mixed_strides(ir)];
        let second = first + offsets.operands.len();
        let third = second + sizes.operands.len();
        [Self::new(offsets, first), Self::new(sizes, second), Self::new(strides, third)]
    }

    /// Returns the integers, in which operands are dynamic.
    pub(super) fn integers(&self) -> &[i64] {
        &self.integers
    }

    /// Returns the numbers in a call.
    pub(super) fn read(&self, call: &Call<'_>) -> Result<Extents, Fault> {
        let mut operands = self.first..;
        let read = |number: &i64| match *number {
            DYNAMIC => call.size(operands.next().unwrap_or_default()),
            number => Ok(number),
        };
        self.integers.iter().map(read).collect()
    }
}

/// The facts that a tensor type states: sizes, unless it is unranked, and the format of elements.
pub(super) struct Form {
    shape: Option<Vec<i64>>,
    pub(super) number: Option<Number>,
}

impl Form {
    /// Returns the form of a value.
    pub(super) fn of(planner: &Planner<'_>, value: Value) -> Self {
        let (ir, number) = (planner.ir(), planner.element_number(value));
        Self { shape: ir.value_type(value).shape(ir.context()).map(<[i64]>::to_vec), number }
    }

    /// Returns the sizes; none if the type is unranked.
    pub(super) fn shape(&self) -> &[i64] {
        self.shape.as_deref().unwrap_or_default()
    }

    /// Returns the sizes, unless the type is unranked.
    pub(super) fn ranked(&self) -> Option<&[i64]> {
        self.shape.as_deref()
    }

    /// Returns the sizes as numbers, whose operands begin at a position.
    pub(super) fn numbers(&self, first: usize) -> Numbers {
        Numbers { integers: self.shape().to_vec(), first }
    }

    /// Returns the shape, with sizes of the type where it has dynamic ones.
    ///
    /// # Errors
    /// Returns an error if a size is not that of the type.
    pub(super) fn refine(&self, shape: &[i64]) -> Result<Extents, Fault> {
        let Some(expected) = &self.shape else { return Ok(shape.into()) };
        let fits = |(size, expected): (&i64, &i64)| [*size, *expected].contains(&DYNAMIC) || size == expected;
        if expected.len() != shape.len() || !shape.iter().zip(expected).all(fits) {
            let expected = quoted(expected);
            return Err(Fault::new(format!("tensor of shape {} for a type of shape {expected}", quoted(shape))));
        }
        let refined = |(size, expected): (&i64, &i64)| if *size == DYNAMIC { *expected } else { *size };
        Ok(shape.iter().zip(expected).map(refined).collect())
    }
}

/// Returns the sizes for a message: `[2, ?]`.
pub(super) fn quoted(shape: &[i64]) -> String {
    let sizes: Vec<String> =
        shape.iter().map(|size| if *size == DYNAMIC { "?".into() } else { size.to_string() }).collect();
    format!("[{}]", sizes.join(", "))
}

/// Returns an error if a size is negative. In abstract calls, sizes may be dynamic.
pub(super) fn check_sizes(shape: &[i64], is_abstract: bool) -> Result<(), Fault> {
    match shape.iter().find(|size| **size < 0 && !(is_abstract && **size == DYNAMIC)) {
        Some(size) => Err(Fault::new(format!("size {size} of a dimension is negative"))),
        None => Ok(()),
    }
}

/// Returns the product of sizes, which is dynamic if one of them is.
pub(super) fn product(sizes: impl IntoIterator<Item = i64>) -> i64 {
    let mut product = 1_i64;
    for size in sizes {
        product = if size == DYNAMIC || product == DYNAMIC { DYNAMIC } else { product.saturating_mul(size) };
    }
    product
}

/// Returns whether sizes are equal, or one of them is dynamic.
pub(super) fn may_be_equal(a: i64, b: i64) -> bool {
    a == b || a == DYNAMIC || b == DYNAMIC
}

/// Sets the first result to the tensor of this shape that `compute` returns; to an abstract one if an operand is.
///
/// # Errors
/// Returns an error if the shape does not fit the type or the memory that may be used, or `compute` fails.
pub(super) fn set_tensor(
    call: &mut Call<'_>,
    form: &Form,
    shape: &[i64],
    compute: impl FnOnce(&mut Call<'_>) -> Result<Tensor, Fault>,
) -> Result<(), Fault> {
    let shape = form.refine(shape)?;
    if call.is_abstract() {
        check_sizes(&shape, true)?;
        return call.set(0, Tensor::unknown(&shape, form.number));
    }
    call.check_shape(&shape, form.number)?;
    let tensor = compute(call)?;
    call.set(0, tensor)
}
