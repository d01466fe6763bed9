//! Tests of attribute values as data, evaluated here on attributes, and by the compiler on constants.
//!
//! A `CPred` can test anything, but is opaque. A [`AttrValuePred`] is known to readers of the definition: to `#[op]`,
//! which detects at compile time that a default does not satisfy its own constraint, and to documentation.

use std::fmt;

use crate::attributes::{
    ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr, StringAttr, array_element_size, element_bits,
};
use crate::context::Context;
use crate::numeric::Int;

/// A test of an attribute's value. Attributes of other kinds do not satisfy it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttrValuePred {
    /// An integer of at least this.
    IntAtLeast(i64),
    /// An integer of at most this.
    IntAtMost(i64),
    /// Any integer except this.
    IntIsNot(i64),
    /// One of these integers.
    IntIsOneOf(&'static [i64]),
    /// An integer whose topmost bit is clear, which is treated as the sign even for unsigned types.
    IntIsNonNegative,
    /// An integer whose topmost bit is clear and that is not 0.
    IntIsPositive,
    /// An integer with one bit set.
    IntIsPowerOf2,
    /// One of these strings.
    StringIsOneOf(&'static [&'static str]),
    /// An array (of either kind) with at least this many elements.
    CountAtLeast(usize),
    /// An array with at most this many elements.
    CountAtMost(usize),
    /// An array with exactly this many elements.
    CountIs(usize),
    /// An array with an integer at a position that is between two bounds, inclusive. `i64::MIN` and `i64::MAX` mean no
    /// bound.
    ElementInRange(usize, i64, i64),
}

/// Prints the test as written in a definition.
impl fmt::Display for AttrValuePred {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::StringIsOneOf(texts) = self else { return write!(f, "Test(AttrValuePred::{self:?})") };
        let texts: Vec<String> = texts.iter().map(|text| format!("{text:?}")).collect();
        write!(f, "AnyStrAttrOf({})", texts.join(", "))
    }
}

/// A default written as a literal.
#[derive(Clone, Copy, Debug)]
pub enum Constant {
    /// An integer.
    Int(i128),
    /// A string.
    Str(&'static str),
    /// A list, with the values of those elements that are integers.
    List(&'static [Option<i128>]),
}

impl AttrValuePred {
    /// Returns whether the attribute satisfies the test.
    pub fn holds(self, attribute: Attribute, context: &Context) -> bool {
        let int = || attribute.cast::<IntegerAttr>(context)?.saturated(context);
        let bits = || attribute.cast::<IntegerAttr>(context)?.int(context);
        match self {
            Self::IntAtLeast(min) => int().is_some_and(|value| value >= min.into()),
            Self::IntAtMost(max) => int().is_some_and(|value| value <= max.into()),
            Self::IntIsNot(other) => int().is_some_and(|value| value != other.into()),
            Self::IntIsOneOf(values) => int().is_some_and(|value| values.iter().any(|known| value == (*known).into())),
            Self::IntIsNonNegative => bits().is_some_and(|bits| !bits.is_negative()),
            Self::IntIsPositive => bits().is_some_and(|bits| !bits.is_negative() && !bits.is_zero()),
            Self::IntIsPowerOf2 => bits().is_some_and(is_power_of_2),
            Self::StringIsOneOf(texts) => is_string_of(attribute, context, texts),
            Self::CountAtLeast(min) => count(attribute, context).is_some_and(|count| count >= min),
            Self::CountAtMost(max) => count(attribute, context).is_some_and(|count| count <= max),
            Self::CountIs(number) => count(attribute, context) == Some(number),
            Self::ElementInRange(index, min, max) => {
                element(attribute, context, index).is_some_and(|value| (min..=max).contains(&value))
            }
        }
    }

    /// Returns whether a constant satisfies the test; `true` if the test does not apply to it.
    pub const fn admits(self, constant: &Constant) -> bool {
        match (self, constant) {
            (Self::IntAtLeast(min), Constant::Int(value)) => *value >= min as i128,
            (Self::IntAtMost(max), Constant::Int(value)) => *value <= max as i128,
            (Self::IntIsNot(other), Constant::Int(value)) => *value != other as i128,
            (Self::IntIsOneOf(values), Constant::Int(value)) => {
                let mut i = 0;
                while i < values.len() {
                    if values[i] as i128 == *value {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            (Self::IntIsNonNegative, Constant::Int(value)) => *value >= 0,
            (Self::IntIsPositive, Constant::Int(value)) => *value > 0,
            (Self::IntIsPowerOf2, Constant::Int(value)) => *value < 0 || value.count_ones() == 1,
            (Self::StringIsOneOf(texts), Constant::Str(text)) => {
                let mut i = 0;
                while i < texts.len() {
                    if ods_grammar::equal(texts[i], text) {
                        return true;
                    }
                    i += 1;
                }
                false
            }
            (Self::CountAtLeast(min), Constant::List(list)) => list.len() >= min,
            (Self::CountAtMost(max), Constant::List(list)) => list.len() <= max,
            (Self::CountIs(number), Constant::List(list)) => list.len() == number,
            (Self::ElementInRange(index, min, max), Constant::List(list)) => {
                index < list.len()
                    && match list[index] {
                        Some(value) => min as i128 <= value && value <= max as i128,
                        None => true,
                    }
            }
            (
                Self::IntAtLeast(_)
                | Self::IntAtMost(_)
                | Self::IntIsNot(_)
                | Self::IntIsOneOf(_)
                | Self::IntIsNonNegative
                | Self::IntIsPositive
                | Self::IntIsPowerOf2,
                Constant::Str(_) | Constant::List(_),
            )
            | (Self::StringIsOneOf(_), Constant::Int(_) | Constant::List(_))
            | (
                Self::CountAtLeast(_) | Self::CountAtMost(_) | Self::CountIs(_) | Self::ElementInRange(..),
                Constant::Int(_) | Constant::Str(_),
            ) => true,
        }
    }
}

fn is_power_of_2(bits: &Int) -> bool {
    bits.as_words().iter().map(|word| word.count_ones()).sum::<u32>() == 1
}

fn is_string_of(attribute: Attribute, context: &Context, texts: &[&str]) -> bool {
    let string = attribute.cast::<StringAttr>(context);
    string.is_some_and(|string| texts.iter().any(|text| text.as_bytes() == string.bytes(context)))
}

/// Returns the number of elements of an array of either kind.
fn count(attribute: Attribute, context: &Context) -> Option<usize> {
    if let Some(array) = attribute.cast::<ArrayAttr>(context) {
        return Some(array.elements(context).len());
    }
    let array = attribute.cast::<DenseArrayAttr>(context)?;
    let bits = element_bits(context, array.element_type(context))?;
    Some(array.bytes(context).len() / array_element_size(bits))
}

fn element(attribute: Attribute, context: &Context, index: usize) -> Option<i64> {
    let array = attribute.cast::<ArrayAttr>(context)?;
    let value = array.elements(context).get(index)?.cast::<IntegerAttr>(context)?.saturated(context)?;
    i64::try_from(value.clamp(i64::MIN.into(), i64::MAX.into())).ok()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn integers_of_any_width_are_compared() {
        let context = Arc::new(Context::new());
        let holds = |text: &str, tests: [AttrValuePred; 4]| {
            let attribute = crate::text::parse_attribute(&context, text).expect("an integer");
            tests.map(|test| test.holds(attribute, &context))
        };
        let tests = [
            AttrValuePred::IntAtLeast(7),
            AttrValuePred::IntAtMost(7),
            AttrValuePred::IntIsNot(7),
            AttrValuePred::IntIsOneOf(&[-1, 7, i64::MAX]),
        ];
        assert_eq!(holds("7 : i8", tests), [true, true, false, true]);
        assert_eq!(holds("18446744073709551615 : ui64", tests), [true, false, true, false]);
        assert_eq!(holds("18446744073709551616 : i128", tests), [true, false, true, false]);
        assert_eq!(holds("-18446744073709551616 : i128", tests), [false, true, true, false]);
        assert_eq!(holds("-1 : i128", tests), [false, true, true, true]);
        let array = crate::text::parse_attribute(&context, "[18446744073709551615 : ui64]").expect("an array");
        assert!(AttrValuePred::ElementInRange(0, 0, i64::MAX).holds(array, &context));
        assert!(!AttrValuePred::ElementInRange(0, i64::MIN, 9).holds(array, &context));
    }
}
