//! Tensors and vectors: values with many elements.

use std::sync::Arc;

use ods_core::types::Shape;
use smallvec::SmallVec;

use crate::cells::Elements;
use crate::fault::{Fault, FaultKind};
use crate::layout::Number;
use crate::runtime_value::RuntimeValue;

/// A tensor or vector: a shape, and elements in row-major order. Copies share the elements until one is changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Tensor(Arc<Data>);

#[derive(Clone, PartialEq, Debug)]
struct Data {
    shape: Shape,
    /// The format of elements that are numbers.
    number: Option<Number>,
    elements: Elements,
}

/// A Rust number that is an element: the format of its cells.
pub trait Element: Copy {
    /// The format.
    const NUMBER: Number;
    /// Returns the word.
    fn to_word(self) -> u64;
    /// Returns the number with this word.
    fn of_word(word: u64) -> Self;
}

macro_rules! elements {
    ($($ty:ty, $bits:literal, $value:ident => $to:expr, $word:ident => $of:expr;)*) => {$(
        impl Element for $ty {
            const NUMBER: Number = Number { bits: $bits, parts: 1 };

            #[inline]
            fn to_word(self) -> u64 {
                let $value = self;
                $to
            }

            #[inline]
            fn of_word($word: u64) -> Self {
                $of
            }
        }
    )*};
}

elements! {
    bool, 1, value => u64::from(value), word => word != 0;
    u8, 8, value => u64::from(value), word => word as u8;
    u16, 16, value => u64::from(value), word => word as u16;
    u32, 32, value => u64::from(value), word => word as u32;
    u64, 64, value => value, word => word;
    i8, 8, value => u64::from(value as u8), word => word as i8;
    i16, 16, value => u64::from(value as u16), word => word as i16;
    i32, 32, value => u64::from(value as u32), word => word as i32;
    i64, 64, value => value as u64, word => word as i64;
    f32, 32, value => u64::from(value.to_bits()), word => f32::from_bits(word as u32);
    f64, 64, value => value.to_bits(), word => f64::from_bits(word);
}

/// Returns the number of elements of a shape.
///
/// # Errors
/// Returns an error if a size is negative, or the number is too large for the machine.
pub fn count(shape: &[i64]) -> Result<usize, Fault> {
    let mut count = 1_usize;
    for size in shape {
        let size = usize::try_from(*size).map_err(|_| Fault::new(format!("size {size} of a dimension is negative")))?;
        count = count.checked_mul(size).ok_or_else(|| too_large(shape))?;
    }
    // The sizes in bytes and in bits have to fit as well.
    if count > usize::MAX / 1024 { Err(too_large(shape)) } else { Ok(count) }
}

#[cold]
fn too_large(shape: &[i64]) -> Fault {
    Fault::of(FaultKind::Memory, format!("a shape of {shape:?} is too large for the machine"))
}

impl Tensor {
    /// Returns a tensor of numbers with these elements, given by their cells.
    ///
    /// # Errors
    /// Returns an error if the number of elements is wrong.
    pub fn of_cells(shape: &[i64], number: Number, elements: Elements) -> Result<Self, Fault> {
        let expected = count(shape)?.saturating_mul(number.cells());
        let fits = matches!(elements, Elements::Unknown(_)) || elements.len() == expected;
        if !fits {
            let found = elements.len();
            return Err(Fault::new(format!("{found} elements for a shape of {shape:?}; pass {expected}")));
        }
        Ok(Self(Arc::new(Data { shape: shape.into(), number: Some(number), elements })))
    }

    /// Returns a tensor with these elements, in row-major order.
    ///
    /// ```
    /// use ods_exec::Tensor;
    ///
    /// # fn main() -> Result<(), ods_exec::Fault> {
    /// let tensor = Tensor::of(&[2, 2], &[1.0_f32, 2.0, 3.0, 4.0])?;
    /// assert_eq!(tensor.values::<f32>()?, [1.0, 2.0, 3.0, 4.0]);
    /// assert!(Tensor::of(&[3], &[1_i32]).is_err());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if the number of elements is wrong.
    pub fn of<T: Element>(shape: &[i64], values: &[T]) -> Result<Self, Fault> {
        let mut elements = Elements::zeros(T::NUMBER, values.len());
        for (cell, value) in values.iter().enumerate() {
            elements.set_word(cell, value.to_word())?;
        }
        Self::of_cells(shape, T::NUMBER, elements)
    }

    /// Returns a tensor of zeros.
    ///
    /// # Errors
    /// Returns an error if the shape has a negative size, or is too large.
    pub fn zeros(shape: &[i64], number: Number) -> Result<Self, Fault> {
        Self::of_cells(shape, number, Elements::zeros(number, count(shape)?))
    }

    /// Returns a tensor of elements that are not numbers.
    ///
    /// # Errors
    /// Returns an error if the number of elements is wrong.
    pub fn of_objects(shape: &[i64], objects: Vec<RuntimeValue>) -> Result<Self, Fault> {
        let expected = count(shape)?;
        if objects.len() != expected {
            let found = objects.len();
            return Err(Fault::new(format!("{found} elements for a shape of {shape:?}; pass {expected}")));
        }
        Ok(Self(Arc::new(Data { shape: shape.into(), number: None, elements: Elements::Objects(objects) })))
    }

    /// Returns a tensor of unspecified elements. Elements that are not numbers are poison.
    ///
    /// # Errors
    /// Returns an error if the shape has a negative size, or is too large.
    pub fn unwritten(shape: &[i64], number: Option<Number>) -> Result<Self, Fault> {
        let count = count(shape)?;
        match number {
            Some(number) => Self::of_cells(shape, number, Elements::unwritten(number, count)),
            None => Self::of_objects(shape, vec![RuntimeValue::Poison; count]),
        }
    }

    /// Returns a tensor whose elements are poison.
    ///
    /// # Errors
    /// Returns an error if the shape has a negative size, or is too large.
    pub fn poison(shape: &[i64], number: Option<Number>) -> Result<Self, Fault> {
        match number {
            Some(number) => Self::of_cells(shape, number, Elements::poison(number, count(shape)?)),
            None => Self::unwritten(shape, None),
        }
    }

    /// Returns an abstract tensor with only a shape and a format: `number` is `None` if the elements are not numbers.
    pub fn unknown(shape: &[i64], number: Option<Number>) -> Self {
        Self(Arc::new(Data { shape: shape.into(), number, elements: Elements::Unknown(0) }))
    }

    /// Returns whether the elements are unknown.
    pub fn is_unknown(&self) -> bool {
        matches!(self.0.elements, Elements::Unknown(_))
    }

    /// Returns the sizes of the dimensions.
    pub fn shape(&self) -> &[i64] {
        &self.0.shape
    }

    /// Returns the format of the elements; `None` if they are not numbers.
    pub fn number(&self) -> Option<Number> {
        self.0.number
    }

    /// Returns the number of elements.
    pub fn len(&self) -> usize {
        match &self.0.elements {
            Elements::Unknown(_) => count(&self.0.shape).unwrap_or(usize::MAX),
            elements => elements.len() / self.0.number.map_or(1, Number::cells).max(1),
        }
    }

    /// Returns whether there are no elements.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the elements.
    pub fn elements(&self) -> &Elements {
        &self.0.elements
    }

    /// Returns the elements, to change them: copied first if another tensor shares them.
    pub fn elements_mut(&mut self) -> &mut Elements {
        &mut Arc::make_mut(&mut self.0).elements
    }

    /// Returns the same elements in another shape.
    ///
    /// # Errors
    /// Returns an error if the number of elements differs.
    pub fn reshaped(mut self, shape: &[i64]) -> Result<Self, Fault> {
        if count(shape)? != self.len() {
            let old = self.shape();
            return Err(Fault::new(format!("a shape of {old:?} does not have as many elements as {shape:?}")));
        }
        Arc::make_mut(&mut self.0).shape = shape.into();
        Ok(self)
    }

    /// Returns the position of an element among all.
    ///
    /// # Errors
    /// Returns an error if an index is outside its dimension.
    pub fn position(&self, indices: &[i64]) -> Result<usize, Fault> {
        position(self.shape(), indices)
    }

    /// Returns the number of cells of an element, or 1 if the elements are objects.
    pub fn cells(&self) -> usize {
        self.0.number.map_or(1, Number::cells)
    }

    /// Returns an element, given by its position among all.
    ///
    /// # Errors
    /// Returns an error if there is no such element, or it is unknown.
    pub fn element(&self, position: usize) -> Result<RuntimeValue, Fault> {
        match (&self.0.elements, self.0.number) {
            (Elements::Objects(objects), _) => {
                objects.get(position).cloned().ok_or_else(|| no_element(position, self.len()))
            }
            (elements, Some(number)) => {
                let first = position.saturating_mul(number.cells());
                if (0..number.cells()).any(|part| elements.is_poison(first.saturating_add(part))) {
                    return Ok(RuntimeValue::Poison);
                }
                let words: Result<SmallVec<[u64; 2]>, Fault> =
                    (0..number.cells()).map(|part| elements.word(first.saturating_add(part))).collect();
                Ok(RuntimeValue::of_words(&words?))
            }
            (_, None) => Err(Fault::unknown()),
        }
    }

    /// Replaces an element, given by its position among all.
    ///
    /// # Errors
    /// Returns an error if there is no such element, it is unknown, or the value has another format.
    pub fn set_element(&mut self, position: usize, value: RuntimeValue) -> Result<(), Fault> {
        let (number, count) = (self.0.number, self.len());
        if self.is_unknown() {
            return Err(Fault::unknown());
        }
        if let (RuntimeValue::Poison, Some(number)) = (&value, number) {
            let first = position.saturating_mul(number.cells());
            return (0..number.cells()).try_for_each(|part| self.elements_mut().set_poison(first.saturating_add(part)));
        }
        let fits = number.map(Number::cells) == value.words().map(|words| words.len());
        if !fits {
            return Err(Fault::new(format!("stores {} as element of another format", value.kind())));
        }
        let elements = self.elements_mut();
        if let Elements::Objects(objects) = elements {
            *objects.get_mut(position).ok_or_else(|| no_element(position, count))? = value;
            return Ok(());
        }
        let words = value.words().unwrap_or_default();
        let first = position.saturating_mul(words.len());
        let mut cells = words.iter().enumerate();
        cells.try_for_each(|(part, word)| elements.set_word(first.saturating_add(part), *word))
    }

    /// Returns the elements as numbers of Rust.
    ///
    /// # Errors
    /// Returns an error if they have another width, or are unknown.
    pub fn values<T: Element>(&self) -> Result<Vec<T>, Fault> {
        let fits = self.0.number.is_some_and(|number| number.parts == 1 && number.bits == T::NUMBER.bits);
        if !fits {
            let found = self.0.number.map_or(0, |number| number.bits);
            return Err(Fault::new(format!(
                "elements of {found} bits read as ones of {}; use a type of that width",
                T::NUMBER.bits
            )));
        }
        (0..self.len()).map(|cell| self.0.elements.word(cell).map(T::of_word)).collect()
    }
}

/// Returns the position of an element of a shape, in row-major order.
///
/// # Errors
/// Returns an error if there is not an index per dimension, or one is outside its dimension.
#[inline]
pub fn position(shape: &[i64], indices: &[i64]) -> Result<usize, Fault> {
    let mut position = 0_i64;
    let inside = shape.len() == indices.len()
        && shape.iter().zip(indices).all(|(size, index)| {
            position = position.wrapping_mul(*size).wrapping_add(*index);
            (0..*size).contains(index)
        });
    match usize::try_from(position) {
        Ok(position) if inside => Ok(position),
        _ => Err(out_of_bounds(shape, indices)),
    }
}

#[cold]
fn no_element(position: usize, count: usize) -> Fault {
    Fault::new(format!("element {position} of {count}"))
}

/// Returns the error for indices outside of a shape.
#[cold]
pub(crate) fn out_of_bounds(shape: &[i64], indices: &[i64]) -> Fault {
    Fault::new(format!("index {indices:?} is out of bounds of the shape {shape:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_copied_before_a_change_if_shared() {
        let a = Tensor::of(&[2], &[1_i16, 2]).expect("two elements");
        let mut b = a.clone();
        b.elements_mut().set_word(0, 7).expect("an element");
        assert_eq!((a.values::<i16>(), b.values::<i16>()), (Ok(vec![1, 2]), Ok(vec![7, 2])));
    }

    #[test]
    fn elements_keep_their_format() {
        let number = Number { bits: 128, parts: 1 };
        let mut tensor = Tensor::unwritten(&[2], Some(number)).expect("two elements");
        assert_eq!(tensor.set_element(1, RuntimeValue::of_words(&[5, 6])), Ok(()));
        assert_eq!(tensor.element(1), Ok(RuntimeValue::of_words(&[5, 6])));
        assert!(
            tensor.set_element(1, RuntimeValue::Word(5)).is_err()
                && tensor.set_element(2, RuntimeValue::of_words(&[5, 6])).is_err()
        );
        assert!(tensor.set_element(2, RuntimeValue::Poison).is_err() && tensor.element(2).is_err());
        assert_eq!(tensor.set_element(0, RuntimeValue::Poison), Ok(()));
        assert_eq!(tensor.element(0), Ok(RuntimeValue::Poison));
        let mut objects = Tensor::unwritten(&[1], None).expect("an element");
        assert_eq!(objects.element(0), Ok(RuntimeValue::Poison));
        assert_eq!(objects.set_element(0, RuntimeValue::Function(3)), Ok(()));
        assert_eq!(objects.element(0), Ok(RuntimeValue::Function(3)));
        assert!(objects.set_element(0, RuntimeValue::Word(3)).is_err());
        let mut unknown = Tensor::unknown(&[2], Some(number));
        assert!(unknown.element(0).is_err() && unknown.set_element(0, RuntimeValue::of_words(&[5, 6])).is_err());
    }

    #[test]
    fn shapes_are_checked() {
        assert!(count(&[1 << 40, 1 << 40]).is_err());
        assert!(count(&[-1]).is_err());
        assert_eq!(count(&[]), Ok(1));
        assert!(position(&[2, 3], &[1, 3]).is_err());
        assert!(position(&[2, 3], &[1]).is_err());
        assert_eq!(position(&[2, 3], &[1, 2]), Ok(5));
        let tensor = Tensor::of(&[2], &[1_i16, 2]).expect("two elements");
        assert!(tensor.clone().reshaped(&[3]).is_err());
        assert!(tensor.values::<i32>().is_err());
    }
}
