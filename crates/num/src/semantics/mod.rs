//! The meaning of operations on integers: one total function per operation, for numbers of any width.
//!
//! Folders, ranges, the interpreter and native code have the meaning from here, so that a constant folds to the number
//! that execution computes. A function returns an error exactly if the operation is undefined for the operands.
//! Both operands have the same width, and so has the result, unless the function says otherwise.
//!
//! * `sums`: sums, differences and products, with the flags of [`Overflow`](crate::numeric::Overflow);
//!   `divisions`: quotients and remainders; `shifts`; `order`: comparisons, minima and maxima;
//!   `widths`: extension and truncation; `bits`: counts of bits; `powers`: powers and absolute values.
//! * [`words`] has the same functions for numbers in one word, which the interpreter runs. A test compares both for all
//!   numbers of few bits.
//!
//! ```
//! # use ods_num as ods;
//! use ods::numeric::Int;
//! use ods::semantics::{Undefined, ceil_div_signed};
//!
//! let int = |value| Int::from_i64(128, value);
//! assert_eq!(ceil_div_signed(&int(-7), &int(2)), Ok(int(-3)));
//! assert_eq!(ceil_div_signed(&int(-7), &int(0)), Err(Undefined::DivisionByZero));
//! ```

mod bits;
mod divisions;
mod order;
mod powers;
mod shifts;
mod sums;
#[cfg(test)]
mod tests;
mod undefined;
mod widths;
pub mod words;

pub use bits::{count_leading_zeros, count_ones, count_trailing_zeros};
pub use divisions::{
    ceil_div_signed, ceil_div_unsigned, div_signed, div_unsigned, floor_div_signed, rem_signed, rem_unsigned,
};
pub use order::{Comparison, max_signed, max_unsigned, min_signed, min_unsigned};
pub use powers::{abs, power};
pub use shifts::{shift_left, shift_right_signed, shift_right_unsigned};
pub use sums::{add, add_extended, mul, mul_extended_signed, mul_extended_unsigned, sub};
pub use undefined::Undefined;
pub use widths::{resize_signed, resize_unsigned, truncate};
