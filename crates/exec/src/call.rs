//! The execution of one operation, as its kernel sees it.

use std::sync::Arc;

use ods_core::interfaces::CallableOpInterface;
use ods_core::types::{DYNAMIC, ShapedType};
use ods_core::{Ir, Operation, Type, Value};
use smallvec::SmallVec;

use crate::convert::{Argument, bits_text};
use crate::fault::{Fault, FaultKind};
use crate::layout::Number;
use crate::limits::{Charge, MemoryUsage};
use crate::machine::marks::FrameMarks;
use crate::memory::MemRef;
use crate::origin::Reason;
use crate::plan::{KernelSite, Place, Source};
use crate::runtime_value::RuntimeValue;
use crate::tensor::{Tensor, count};

/// The execution of an operation: operands to read, results to set.
///
/// Operands and results have the same positions as in the operation.
pub struct Call<'a> {
    pub(crate) ir: &'a Ir,
    pub(crate) site: &'a KernelSite,
    pub(crate) words: &'a mut [u64],
    pub(crate) objects: &'a mut [RuntimeValue],
    pub(crate) marks: FrameMarks<'a>,
    pub(crate) memory_usage: &'a Arc<MemoryUsage>,
    /// Why the first result that the kernel made poison is.
    pub(crate) reason: &'a mut Option<Reason>,
}

impl<'a> Call<'a> {
    /// Returns the IR.
    pub fn ir(&self) -> &'a Ir {
        self.ir
    }

    /// Returns the operation.
    pub fn op(&self) -> Operation {
        self.site.op
    }

    /// Returns the number of operands.
    pub fn num_operands(&self) -> usize {
        self.site.operands.len()
    }

    /// Returns the number of results.
    pub fn num_results(&self) -> usize {
        self.site.results.len()
    }

    /// Returns the type of a result of the operation, or of the function that the kernel represents.
    ///
    /// # Errors
    /// Returns an error if there is no such result.
    pub fn result_type(&self, result: usize) -> Result<Type, Fault> {
        let ty = match &self.site.types {
            Some(types) => types[1].get(result).copied(),
            None => self.ir.result_types(self.site.op).nth(result),
        };
        ty.ok_or_else(|| no_such("result", result, self.num_results()))
    }

    /// Returns the type of an operand of the operation, or of a parameter of the function that the kernel represents.
    ///
    /// # Errors
    /// Returns an error if there is no such operand.
    pub fn operand_type(&self, operand: usize) -> Result<Type, Fault> {
        let ty = match &self.site.types {
            Some(types) => types[0].get(operand).copied(),
            None => self.ir.operand_types(self.site.op).nth(operand),
        };
        ty.ok_or_else(|| no_such("operand", operand, self.num_operands()))
    }

    /// Returns the position of a value among the operands of the operation, for operands in groups.
    ///
    /// # Errors
    /// Returns an error if it is not an operand.
    pub fn position(&self, value: Value) -> Result<usize, Fault> {
        let position = self.ir.operands(self.site.op).position(|operand| operand == value);
        position.ok_or_else(|| Fault::new("value that is not an operand"))
    }

    fn place(&self, operand: usize) -> Result<Place, Fault> {
        let source = self.site.operands.get(operand);
        source.map(|source| source.place).ok_or_else(|| no_such("operand", operand, self.num_operands()))
    }

    /// Returns the words of an operand that is a number.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is poison or not a number.
    #[inline]
    pub fn words(&self, operand: usize) -> Result<&[u64], Fault> {
        match self.place(operand)? {
            place if self.marks.any(place) => Err(Fault::poison(operand)),
            Place::Words { .. } if self.site.unknown != 0 && self.is_unknown(operand) => Err(Fault::unknown()),
            Place::Words { at, count } => Ok(&self.words[at as usize..(at + count) as usize]),
            Place::Object(at) => Err(unexpected(operand, "a number", &self.objects[at as usize])),
        }
    }

    /// Returns the word of an operand that is a number of up to 64 bits: an integer, an index, or the bits of a float.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is not a number.
    #[inline]
    pub fn word(&self, operand: usize) -> Result<u64, Fault> {
        self.words(operand).map(|words| words[0])
    }

    /// Returns an operand of type `index`.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is not a number.
    pub fn index(&self, operand: usize) -> Result<i64, Fault> {
        self.word(operand).map(|word| word as i64)
    }

    /// Returns an operand of type `index` that is a size, an offset or a stride. If only shapes are computed, it may be
    /// unknown, and is then [`DYNAMIC`].
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is not a number.
    pub fn size(&self, operand: usize) -> Result<i64, Fault> {
        if self.is_unknown(operand) { Ok(DYNAMIC) } else { self.index(operand) }
    }

    /// Returns whether an operand is a number whose value is unknown.
    fn is_unknown(&self, operand: usize) -> bool {
        self.site.unknown >> operand.min(63) & 1 == 1
    }

    /// Returns operands of type `index`, from one position to before another.
    ///
    /// # Errors
    /// Returns an error if there are fewer operands, or one is not a number.
    pub fn indices(&self, operands: std::ops::Range<usize>) -> Result<SmallVec<[i64; 4]>, Fault> {
        operands.map(|operand| self.index(operand)).collect()
    }

    /// Returns an operand, other than a number, to look at.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is a number or poison.
    pub fn object(&self, operand: usize) -> Result<&RuntimeValue, Fault> {
        match self.place(operand)? {
            Place::Object(at) => match &self.objects[at as usize] {
                RuntimeValue::Poison => Err(Fault::poison(operand)),
                object => Ok(object),
            },
            Place::Words { .. } => Err(Fault::new(format!("operand {operand} is a number; expected an object"))),
        }
    }

    /// Returns an operand.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is poison.
    pub fn operand(&self, operand: usize) -> Result<RuntimeValue, Fault> {
        match self.place(operand)? {
            Place::Words { .. } => self.words(operand).map(RuntimeValue::of_words),
            Place::Object(_) => self.object(operand).cloned(),
        }
    }

    /// Returns an operand that is only passed on, so that it may be poison.
    ///
    /// # Errors
    /// Returns an error if there is no such operand.
    pub fn value(&self, operand: usize) -> Result<RuntimeValue, Fault> {
        match self.place(operand)? {
            Place::Object(at) => Ok(self.objects[at as usize].clone()),
            place if self.marks.any(place) => Ok(RuntimeValue::Poison),
            Place::Words { .. } => self.operand(operand),
        }
    }

    /// Returns an operand as text, as MLIR writes it. The operands of a function without body are its arguments.
    ///
    /// # Errors
    /// Returns an error if there is no such operand.
    pub fn display(&self, operand: usize) -> Result<String, Fault> {
        let argument = || {
            let function = self.ir.interface::<dyn CallableOpInterface>(self.site.op)?;
            function.argument_types(self.ir).get(operand).copied()
        };
        let ty = self.operand_type(operand).or_else(|fault| argument().ok_or(fault))?;
        Ok(crate::trace::display(self.ir.context(), ty, &self.value(operand)?))
    }

    /// Returns an operand that is a tensor or vector, to look at.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is something else.
    pub fn tensor(&self, operand: usize) -> Result<&Tensor, Fault> {
        match self.object(operand)? {
            RuntimeValue::Tensor(tensor) => Ok(tensor),
            other => Err(unexpected(operand, "a tensor", other)),
        }
    }

    /// Returns an operand that is a tensor or vector, to change it. If nothing else uses it, its elements are not
    /// copied.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is something else.
    pub fn take_tensor(&mut self, operand: usize) -> Result<Tensor, Fault> {
        let tensor = self.tensor(operand)?.clone();
        if let Some(source) = self.site.operands.get(operand)
            && let (true, Place::Object(at)) = (source.is_last, source.place)
        {
            self.objects[at as usize] = RuntimeValue::Poison;
        }
        Ok(tensor)
    }

    /// Returns an operand that is a memref.
    ///
    /// # Errors
    /// Returns an error if there is no such operand, or it is something else.
    pub fn memref(&self, operand: usize) -> Result<&MemRef, Fault> {
        match self.object(operand)? {
            RuntimeValue::MemRef(memref) => Ok(memref),
            other => Err(unexpected(operand, "a memref", other)),
        }
    }

    /// Sets a result that is a number of up to 64 bits.
    ///
    /// # Errors
    /// Returns an error if there is no such result, or its type is another one.
    #[inline]
    pub fn set_word(&mut self, result: usize, word: u64) -> Result<(), Fault> {
        self.set_words(result, &[word])
    }

    /// Sets a result that is a number.
    ///
    /// # Errors
    /// Returns an error if there is no such result, or its type is another one.
    pub fn set_words(&mut self, result: usize, words: &[u64]) -> Result<(), Fault> {
        if self.site.is_typed {
            let ty = self.result_type(result)?;
            // The words of another kind of value, or of another number of words, are the errors below.
            if let Some(number) = Number::of(self.ir.context(), ty)
                && number.has_surplus_bits(words)
            {
                return Err(self.unfit(result, ty, &bits_text(words)));
            }
        }
        match self.site.results.get(result) {
            Some(Place::Words { at, count }) if *count as usize == words.len() => {
                self.words[*at as usize..(*at + *count) as usize].copy_from_slice(words);
                Ok(())
            }
            Some(Place::Words { .. }) => Err(Fault::new(format!("result {result} is a number of another width"))),
            Some(Place::Object(_)) => Err(Fault::new(format!("a number for result {result}, which is none"))),
            None => Err(no_such("result", result, self.num_results())),
        }
    }

    /// Sets a result.
    ///
    /// # Errors
    /// Returns an error if there is no such result, or its type is another one.
    pub fn set(&mut self, result: usize, value: impl Into<RuntimeValue>) -> Result<(), Fault> {
        let value = value.into();
        if let Some(words) = value.words() {
            return self.set_words(result, &words);
        }
        if self.site.is_typed && !self.is_abstract() {
            let ty = self.result_type(result)?;
            if !matches!(value, RuntimeValue::Poison)
                && let Err(found) = value.to_runtime_value(self.ir, ty)
            {
                return Err(self.unfit(result, ty, &found));
            }
        }
        match self.site.results.get(result) {
            Some(Place::Object(at)) => {
                self.objects[*at as usize] = value;
                Ok(())
            }
            Some(place @ Place::Words { .. }) if matches!(value, RuntimeValue::Poison) => {
                self.marks.set_all(*place, true);
                Ok(())
            }
            Some(Place::Words { .. }) => Err(unexpected(result, "a number as result", &value)),
            None => Err(no_such("result", result, self.num_results())),
        }
    }

    /// Makes a result poison. The reason is a phrase: `shift by the width or more`.
    ///
    /// # Errors
    /// Returns an error if there is no such result.
    pub fn set_poison(&mut self, result: usize, reason: &'static str) -> Result<(), Fault> {
        self.note_poison(reason);
        self.set(result, RuntimeValue::Poison)
    }

    /// Notes why a result, or an element of one, is poison.
    pub(crate) fn note_poison(&mut self, reason: impl Into<Reason>) {
        self.reason.get_or_insert_with(|| reason.into());
    }

    #[cold]
    fn unfit(&self, result: usize, ty: Type, found: &str) -> Fault {
        Fault::new(format!("result {result} has the type '{}', which {found} is not", ty.display(self.ir.context())))
    }

    /// Counts memory that is about to be allocated.
    ///
    /// # Errors
    /// Returns an error if the run may not use as much.
    pub fn charge(&self, bytes: usize) -> Result<Charge, Fault> {
        self.memory_usage.charge(bytes as u64)
    }

    /// Allocates memory that was never written, which is counted. `number` is `None` if the elements are not numbers.
    ///
    /// # Errors
    /// Returns an error if the run may not use as much memory, or a size is negative.
    pub fn allocate(&self, sizes: &[i64], number: Option<Number>) -> Result<MemRef, Fault> {
        let charge = self.charge_elements(count(sizes)?, number)?;
        let memref = MemRef::allocate(sizes, number, Some(charge))?;
        if self.memory_usage.is_unwritten_poison() {
            memref.each_position(|position| memref.set_element(position, &RuntimeValue::Poison))?;
        }
        Ok(memref)
    }

    /// Returns a tensor whose elements were never written.
    ///
    /// # Errors
    /// Returns an error if a size is negative.
    pub fn unwritten(&self, shape: &[i64], number: Option<Number>) -> Result<Tensor, Fault> {
        match self.memory_usage.is_unwritten_poison() {
            true => Tensor::poison(shape, number),
            false => Tensor::unwritten(shape, number),
        }
    }

    /// Returns the memory in use, and its limit.
    pub fn memory_usage(&self) -> &Arc<MemoryUsage> {
        self.memory_usage
    }

    /// Returns an error unless a tensor of this shape may be allocated.
    ///
    /// # Errors
    /// Returns an error if the run may not use as much memory, or a size is negative.
    pub fn check_shape(&self, shape: &[i64], number: Option<Number>) -> Result<usize, Fault> {
        let count = count(shape)?;
        self.charge_elements(count, number)?;
        Ok(count)
    }

    fn charge_elements(&self, count: usize, number: Option<Number>) -> Result<Charge, Fault> {
        self.charge(count.saturating_mul(number.map_or(size_of::<RuntimeValue>(), Number::bytes)))
    }

    /// Sets a result that is a tensor to one whose elements a function gives, for each position in row-major order. If
    /// an operand is an abstract tensor, so is the result: the function is not called. An element for which the
    /// function needs the value of poison is poison.
    ///
    /// # Errors
    /// Returns an error if there is no such result, its type or the shape does not fit, or the function fails.
    pub fn set_elements(
        &mut self,
        result: usize,
        shape: &[i64],
        mut element: impl FnMut(&Self, &[i64]) -> Result<u64, Fault>,
    ) -> Result<(), Fault> {
        let ty = self.result_type(result)?;
        let context = self.ir.context();
        let shaped = ty.cast::<ShapedType>(context);
        let number = shaped.and_then(|ty| Number::of(context, ty.element_type(context)));
        let Some(number) = number.filter(|number| number.cells() == 1) else {
            return Err(Fault::new(format!("result {result} does not have elements of up to 64 bits")));
        };
        if self.is_abstract() {
            return self.set(result, Tensor::unknown(shape, Some(number)));
        }
        let count = self.check_shape(shape, Some(number))?;
        let (mut elements, mut cell) = (crate::cells::Elements::zeros(number, count), 0);
        crate::memory::each_index(shape, |indices| {
            match element(self, indices) {
                Ok(word) => elements.set_word(cell, word)?,
                Err(fault) if fault.kind() == FaultKind::Poison => {
                    self.note_poison(fault.message().to_owned());
                    elements.set_poison(cell)?;
                }
                Err(fault) => return Err(fault),
            }
            cell += 1;
            Ok(())
        })?;
        self.set(result, Tensor::of_cells(shape, number, elements)?)
    }

    /// Returns whether only shapes are computed: an operand is an abstract tensor, or the run is one of
    /// [`infer_shapes`](crate::infer_shapes). The results are then abstract tensors.
    pub fn is_abstract(&self) -> bool {
        let is_unknown = |source: &Source| match source.place {
            Place::Object(at) => {
                matches!(&self.objects[at as usize], RuntimeValue::Tensor(tensor) if tensor.is_unknown())
            }
            Place::Words { .. } => false,
        };
        self.site.is_abstract || self.site.operands.iter().any(is_unknown)
    }
}

impl From<Tensor> for RuntimeValue {
    fn from(tensor: Tensor) -> Self {
        Self::Tensor(tensor)
    }
}

impl From<MemRef> for RuntimeValue {
    fn from(memref: MemRef) -> Self {
        Self::MemRef(memref)
    }
}

#[cold]
fn no_such(part: &str, position: usize, count: usize) -> Fault {
    Fault::new(format!("kernel that uses {part} {position} of {count}"))
}

#[cold]
fn unexpected(operand: usize, expected: &str, found: &RuntimeValue) -> Fault {
    let found = found.kind();
    Fault::new(format!("operand {operand} is {found}; expected {expected}"))
}
