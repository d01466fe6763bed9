//! Tensors: DLPack's, without copies.

mod element;
mod owner;
mod view;

use std::fmt;

pub use element::Element;
pub use view::{Elements, TensorView};

use crate::abi::DlTensor;
use crate::error::Error;
use crate::thin::{Tag, Thin};
use owner::Owner;

/// A tensor. Copies share the elements.
///
/// The memory is that of another library, or [`Tensor::new`]'s; [`Tensor::view`] checks the description and reads it.
///
/// A tensor that a caller lends for a call (a `DLTensor*`) cannot be kept: its clone has no elements, and `view` says
/// so.
///
/// Invariant: `Own` is an `Owner`; an object has a [`DlTensor`] as its body; `LentRaw` is a [`DlTensor`]; `Inline` is
/// the copy of a lent one.
pub struct Tensor(Thin);

impl Tensor {
    /// Makes a tensor of elements in the order of the last dimension.
    ///
    /// # Errors
    /// Returns an error if the shape has another number of elements.
    pub fn new<T: Element>(shape: &[i64], elements: Vec<T>) -> Result<Self, Error> {
        Owner::of_elements(shape, elements).map(|owner| Self(Thin::own(owner)))
    }

    /// Returns the description, after checks: the rank, the dimensions, the strides and the address.
    ///
    /// # Errors
    /// Returns an error if the description is wrong, or if the tensor was lent for a call and is a copy.
    #[inline]
    pub fn view(&self) -> Result<TensorView<'_>, Error> {
        match self.0.tag() {
            Tag::Own => {
                // SAFETY: own tensors are of this type.
                let owner = unsafe { self.0.value::<Owner>() };
                // SAFETY: the owner's tensor lives as long as the owner.
                unsafe { TensorView::new(owner.tensor(), owner.is_read_only()) }
            }
            Tag::Object | Tag::LentObject => {
                // SAFETY: objects here have a tensor as their body, which lives as long as the object.
                let body = unsafe { self.0.body::<DlTensor>() };
                let tensor = body.ok_or_else(Self::expired)?;
                // SAFETY: as above.
                unsafe { TensorView::new(tensor, false) }
            }
            // SAFETY: the struct outlives this pointer.
            Tag::LentRaw => unsafe { TensorView::new(&*self.0.target().cast::<DlTensor>(), false) },
            Tag::Inline => Err(Self::expired()),
        }
    }

    #[cold]
    fn expired() -> Error {
        Error::value_error(
            "the tensor was lent for a call and cannot be kept; take a `TensorView`, or copy its elements",
        )
    }

    /// Returns a copy that can be kept.
    ///
    /// # Errors
    /// Returns an error if the tensor is lent for a call.
    pub fn to_owner(&self) -> Result<Self, Error> {
        self.0.duplicate().filter(|thin| thin.tag() != Tag::Inline).map(Self).ok_or_else(Self::expired)
    }

    /// Takes a pointer.
    ///
    /// # Safety
    /// The pointer is an object with a tensor as its body, or a lent [`DlTensor`].
    #[inline]
    pub(crate) unsafe fn from_thin(thin: Thin) -> Self {
        Self(thin)
    }

    /// Returns the pointer.
    pub(crate) fn thin(&self) -> &Thin {
        &self.0
    }
}

impl Clone for Tensor {
    fn clone(&self) -> Self {
        Self(self.0.duplicate().unwrap_or_else(|| Thin::inline(0)))
    }
}

impl PartialEq for Tensor {
    /// Returns whether both are the same tensor; elements are not compared.
    fn eq(&self, other: &Self) -> bool {
        self.0.target() == other.0.target()
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.view() {
            Ok(view) => write!(f, "Tensor({:?}, {}, {})", view.shape(), view.dtype(), view.device()),
            Err(error) => write!(f, "Tensor({})", error.message()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::value::{DataType, Device};

    #[test]
    fn lent_tensors_cannot_be_kept() {
        let shape = [2];
        let mut data = [1.5_f32, 2.5];
        let tensor = DlTensor {
            data: data.as_mut_ptr().cast(),
            device: Device::CPU,
            ndim: 1,
            dtype: DataType::F32,
            shape: shape.as_ptr(),
            strides: std::ptr::null(),
            byte_offset: 0,
        };
        let thin = Thin::tagged((&raw const tensor).cast(), Tag::LentRaw).expect("a pointer");
        // SAFETY: `tensor` outlives `lent`.
        let lent = unsafe { Tensor::from_thin(thin) };
        assert_eq!(lent.view().and_then(|view| view.to_vec::<f32>()).expect("elements"), [1.5, 2.5]);
        let message = "the tensor was lent for a call and cannot be kept; take a `TensorView`, or copy its elements";
        assert_eq!(lent.clone().view().expect_err("expired").message(), message);
        assert_eq!(lent.to_owner().expect_err("lent").message(), message);
        assert_eq!(lent.clone().to_owner().expect_err("expired").message(), message);
    }

    #[test]
    fn copies_share_elements() {
        let tensor = Tensor::new(&[2, 2], vec![1_i64, 2, 3, 4]).expect("a tensor");
        let copy = tensor.clone();
        tensor.view().and_then(|view| view.set(&[1, 0], 7_i64)).expect("written");
        drop(tensor);
        assert_eq!(copy.view().and_then(|view| view.to_vec::<i64>()).expect("elements"), [1, 2, 7, 4]);
        assert_eq!(format!("{copy:?}"), "Tensor([2, 2], int64, cpu:0)");
        let error = Tensor::new(&[3], vec![1_u8]).expect_err("too few");
        assert_eq!(error.message(), "a tensor of shape [3] has 3 elements, but got 1");
        assert!(Tensor::new::<u8>(&[-1], vec![]).is_err());
    }
}
