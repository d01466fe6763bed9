//! Dialect conversion: rewriting until every operation is legal for a target, changing types of values on the way.
//!
//! A [`ConversionTarget`] says which operations are legal, [`ConversionPatterns`] make illegal ones legal, and a
//! [`TypeConverter`] says which types values get. [`Conversion`] runs them. Corresponds to MLIR's dialect conversion
//! without rollback (`allowPatternRollback = false`), to which MLIR moves.
//!
//! * `target`: legality;
//! * `types`, `signature`: types, one to one and one to many, and arguments of blocks;
//! * `pattern`, `rewriter`: patterns, and the access to the IR that they have;
//! * `casts`: the casts between old and new types, which exist during the conversion;
//! * `order`: the patterns for an operation, those with the fewest steps to the end first;
//! * `driver`: the conversion.
//!
//! Invariant: the IR is well-typed at every moment. If an operation is replaced by values of other types, its users get
//! casts back to the old ones. A converted user takes the operands of such a cast; a cast without users goes away in
//! the end.
//!
//! It does *not* restore the IR if it fails: a pattern decides whether it applies before it changes anything.

mod casts;
mod driver;
mod order;
mod pattern;
mod rewriter;
mod signature;
mod target;
mod types;

pub use casts::reconcile_casts;
pub use driver::{Conversion, ConversionMode, Folding};
pub use pattern::{ConversionPattern, ConversionPatterns};
pub use rewriter::{ConversionRewriter, ConvertedOperands};
pub use signature::SignatureConversion;
pub use target::{ConversionTarget, Legality};
pub use types::{Converted, TypeConverter};
