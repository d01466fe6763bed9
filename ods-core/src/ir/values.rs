//! Short lists of values.

use std::fmt;
use std::ops::{Deref, DerefMut};

use smallvec::SmallVec;

use crate::entity::Value;

/// A short list of values, such as the values of a variadic operand, which allocates only if there are many.
///
/// It does not borrow the IR, so the IR may change during a loop over it.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::UnrealizedConversionCastOp;
/// # use ods::{Context, Ir, Type};
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let mut b = ir.builder();
/// let two = b.insert(UnrealizedConversionCastOp::new([], [Type::I32, Type::I64]))?;
/// for value in two.outputs(&ir) {
///     ir.set_value_type(value, Type::INDEX);
/// }
/// let [first, second] = two.outputs(&ir)[..] else { unreachable!("there are two") };
/// assert_eq!(two.outputs(&ir), [first, second]);
/// # Ok(())
/// # }
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Values(SmallVec<[Value; 4]>);

impl Values {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns the values as a slice.
    #[inline]
    pub fn as_slice(&self) -> &[Value] {
        &self.0
    }

    /// Adds a value at the end.
    #[inline]
    pub fn push(&mut self, value: Value) {
        self.0.push(value);
    }
}

impl Deref for Values {
    type Target = [Value];

    #[inline]
    fn deref(&self) -> &[Value] {
        &self.0
    }
}

impl DerefMut for Values {
    fn deref_mut(&mut self) -> &mut [Value] {
        &mut self.0
    }
}

impl AsRef<[Value]> for Values {
    fn as_ref(&self) -> &[Value] {
        self
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromIterator<Value> for Values {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        let mut all = Self::default();
        all.extend(values);
        all
    }
}

impl Extend<Value> for Values {
    #[inline]
    fn extend<I: IntoIterator<Item = Value>>(&mut self, values: I) {
        // Most lists are short: reserving room first, as `SmallVec` does, takes twice as long.
        for value in values {
            self.0.push(value);
        }
    }
}

impl<const N: usize> From<[Value; N]> for Values {
    fn from(values: [Value; N]) -> Self {
        values.into_iter().collect()
    }
}

impl From<Vec<Value>> for Values {
    fn from(values: Vec<Value>) -> Self {
        Self(values.into())
    }
}

impl From<Values> for Vec<Value> {
    fn from(values: Values) -> Self {
        values.0.into_vec()
    }
}

impl IntoIterator for Values {
    type Item = Value;
    type IntoIter = smallvec::IntoIter<[Value; 4]>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Values {
    type Item = &'a Value;
    type IntoIter = std::slice::Iter<'a, Value>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl PartialEq<[Value]> for Values {
    fn eq(&self, other: &[Value]) -> bool {
        **self == *other
    }
}

impl<const N: usize> PartialEq<[Value; N]> for Values {
    fn eq(&self, other: &[Value; N]) -> bool {
        **self == *other
    }
}

impl PartialEq<Vec<Value>> for Values {
    fn eq(&self, other: &Vec<Value>) -> bool {
        **self == **other
    }
}
