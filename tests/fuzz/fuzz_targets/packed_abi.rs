//! Any bytes, as the arguments of packed functions by both C conventions: values of all type indices and codes, with
//! pointers that are null, odd, or lead to strings, sequences, tensors and functions whose contents are any bytes, too.
//!
//! Calls end with a result or an error. Counts of references are as before, and no tensor is read outside of its
//! memory.

#![no_main]

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicU64, Ordering};

use libfuzzer_sys::fuzz_target;
use ods_fuzz::input::Input;
use ods_packed::abi::{Any, ByteArray, DlTensor, FunctionBody, Object, SequenceBody, index};
use ods_packed::classic::{RawValue, code};
use ods_packed::{DataType, Device, Error, Registry, TensorView, Value, classic, packed};

/// Shows the values, and copies them.
#[packed(name = "fuzz.show")]
fn show(value: &Value, list: Option<Vec<Value>>) -> (String, Value) {
    (format!("{value} {list:?}"), value.clone())
}

/// Reads a tensor in all ways.
#[packed(name = "fuzz.read")]
fn read(tensor: TensorView<'_>) -> Result<u64, Error> {
    // Missing memory is the exporter's mistake, which the importer cannot detect.
    if tensor.count() > MEMORY || tensor.raw().byte_offset > 0 {
        return Ok(0);
    }
    let first = vec![0; tensor.shape().len()];
    let sum = tensor
        .elements::<u8>()
        .map_or(0, |elements| (0..elements.len()).filter_map(|at| elements.get(at)).map(u64::from).sum());
    if tensor.count() > 0 && !tensor.is_contiguous() {
        // The last element in memory is the exporter's business; the first one is there.
        let _ = tensor.get::<u8>(&first);
    }
    Ok(sum)
}

/// Converts values to Rust types.
#[packed(name = "fuzz.convert")]
fn convert(a: &Value, b: Option<(i8, f32)>, c: Option<DataType>, d: Option<&str>, e: Option<&[u8]>) -> usize {
    a.to_string().len()
        + b.map_or(0, |_| 1)
        + c.map_or(0, DataType::size)
        + d.map_or(0, str::len)
        + e.map_or(0, <[u8]>::len)
}

/// The number of bytes that tensors have.
const MEMORY: usize = 256;

/// Memory that values point to.
#[derive(Default)]
struct Memory {
    strings: Vec<Box<[u8]>>,
    arrays: Vec<Box<ByteArray>>,
    numbers: Vec<Box<[i64]>>,
    tensors: Vec<Box<DlTensor>>,
    sequences: Vec<Box<[Any]>>,
    objects: Vec<Box<[u64; 16]>>,
}

const REFERENCES: u64 = 1000;

unsafe extern "C" fn answer(_: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int {
    // SAFETY: the caller follows the convention.
    unsafe { *result = if count > 0 && (*args).type_index < 8 { *args } else { Any::NONE } };
    count % 3
}

impl Memory {
    fn bytes(&mut self, input: &mut Input<'_>) -> ByteArray {
        let size = usize::from(input.byte() % 40);
        let bytes: Box<[u8]> = (0..size).map(|_| input.byte()).collect();
        let array = ByteArray::of(&bytes);
        self.strings.push(bytes);
        array
    }

    fn tensor(&mut self, input: &mut Input<'_>) -> DlTensor {
        let memory: Box<[u8]> = vec![7; MEMORY].into();
        let rank = input.byte() % 4;
        let mut numbers = |input: &mut Input<'_>| -> *const i64 {
            if input.byte() == 0 {
                return std::ptr::null();
            }
            let numbers: Box<[i64]> = (0..rank).map(|_| input.number()).collect();
            self.numbers.push(numbers);
            self.numbers.last().map_or(std::ptr::null(), |numbers| numbers.as_ptr())
        };
        let (shape, strides) = (numbers(input), numbers(input));
        let kind = input.byte();
        let tensor = DlTensor {
            data: if kind & 1 == 0 { memory.as_ptr().cast_mut().cast() } else { std::ptr::null_mut() },
            device: Device { kind: if kind & 2 == 0 { 1 } else { input.word() as i32 }, id: 0 },
            ndim: if kind & 4 == 0 { i32::from(rank) } else { -1 },
            dtype: if kind & 8 == 0 {
                DataType::new(1, 8)
            } else {
                DataType { code: input.byte(), bits: input.byte(), lanes: 1 }
            },
            shape,
            strides,
            byte_offset: if kind & 16 == 0 { 0 } else { input.word() },
        };
        self.strings.push(memory);
        tensor
    }

    /// Makes an object with a body of at most ten words.
    fn object(&mut self, type_index: i32, body: &[u64]) -> *mut c_void {
        let mut words = Box::new([0_u64; 16]);
        words[0] = REFERENCES | 1 << 32;
        words[1] = u64::from(type_index.cast_unsigned());
        words[3..3 + body.len()].copy_from_slice(body);
        let at = (&raw mut *words).cast();
        self.objects.push(words);
        at
    }

    fn any(&mut self, input: &mut Input<'_>, depth: usize) -> Any {
        let choice = input.byte();
        let type_index = match choice % 32 {
            at @ 0..=13 => i32::from(at),
            at @ 14..=28 => index::OBJECT + i32::from(at) - 14,
            _ => input.word() as i32,
        };
        // The target of a pointer must be there; all else may be anything.
        let small = Any { small_len: u32::from(input.byte() % 10), ..Any::bits(type_index, input.word()) };
        let pointer: *const c_void = match type_index {
            index::RAW_TENSOR => {
                let tensor = Box::new(self.tensor(input));
                self.tensors.push(tensor);
                self.tensors.last().map_or(std::ptr::null(), |tensor| std::ptr::from_ref(&**tensor).cast())
            }
            index::RAW_STR => {
                let mut text: Vec<u8> = (0..input.byte() % 20).map(|_| input.byte()).collect();
                text.push(0);
                self.strings.push(text.into());
                self.strings.last().map_or(std::ptr::null(), |text| text.as_ptr().cast())
            }
            index::RAW_BYTES => {
                let array = Box::new(self.bytes(input));
                self.arrays.push(array);
                self.arrays.last().map_or(std::ptr::null(), |array| std::ptr::from_ref(&**array).cast())
            }
            // Its owner would have the pointer to the object; dicts need libtvm_ffi.
            index::RVALUE | index::MAP | index::DICT => std::ptr::null(),
            index::OBJECT.. => self.object_of(type_index, input, depth).cast_const(),
            _ => return small,
        };
        match choice >> 5 {
            0 => Any::pointer(type_index, std::ptr::null_mut()),
            // Characters may have any address.
            1 if type_index != index::RAW_STR => Any::pointer(type_index, std::ptr::without_provenance_mut(12345)),
            _ => Any::pointer(type_index, pointer.cast_mut()),
        }
    }

    fn object_of(&mut self, type_index: i32, input: &mut Input<'_>, depth: usize) -> *mut c_void {
        let address = |at: *const c_void| at.expose_provenance() as u64;
        match type_index {
            index::STR | index::BYTES => {
                let ByteArray { data, size } = self.bytes(input);
                self.object(type_index, &[address(data.cast()), size as u64])
            }
            index::SHAPE => {
                let numbers: Box<[i64]> = (0..input.byte() % 5).map(|_| input.number()).collect();
                let body = [address(numbers.as_ptr().cast()), numbers.len() as u64];
                self.numbers.push(numbers);
                self.object(type_index, &body)
            }
            index::ARRAY | index::LIST => {
                let count = if depth == 0 { 0 } else { input.byte() % 4 };
                let elements: Box<[Any]> = (0..count).map(|_| self.any(input, depth - 1)).collect();
                let body = SequenceBody { data: elements.as_ptr(), size: number_of(input, elements.len()) };
                self.sequences.push(elements);
                self.object(type_index, &[address(body.data.cast()), body.size.cast_unsigned()])
            }
            index::FUNCTION => {
                let body = FunctionBody {
                    safe_call: (input.byte() != 0).then_some(answer as _),
                    cpp_call: std::ptr::null_mut(),
                };
                self.object(type_index, &[body.safe_call.map_or(0, |call| address(call as *const c_void)), 0])
            }
            index::TENSOR => {
                let tensor = self.tensor(input);
                // SAFETY: a tensor is six words on 64-bit targets, and has no padding.
                let body = unsafe { std::mem::transmute::<DlTensor, [u64; 6]>(tensor) };
                self.object(type_index, &body)
            }
            // Errors and the like are passed on as they are. Some have another type than their value says.
            _ => self.object(if input.byte() == 0 { 64 } else { type_index }, &[0; 10]),
        }
    }
}

/// Returns a number of elements, which at times is negative.
fn number_of(input: &mut Input<'_>, count: usize) -> i64 {
    if input.byte() == 0 { -1 } else { count as i64 }
}

/// Calls a function by the convention of tvm-ffi.
fn call<T: ods_packed::Packed>(args: &[Any]) {
    let mut result = Any::NONE;
    // SAFETY: the arguments live for the call.
    let code = unsafe { ods_packed::__private::serve::<T, 8>(args.as_ptr(), args.len() as i32, &mut result) };
    assert!(code == 0 || code == -1);
    if code == 0 && result.type_index >= index::OBJECT {
        // The result is ours: its reference ends here, which is not the last.
        // SAFETY: the object is one of ours.
        unsafe { (*result.as_pointer().cast::<Object>()).counts.fetch_sub(1, Ordering::SeqCst) };
    }
}

/// Calls a function by the classic convention.
fn call_classic(input: &mut Input<'_>, memory: &mut Memory) {
    let (mut values, mut codes) = (Vec::new(), Vec::new());
    for _ in 0..input.byte() % 5 {
        let code = i32::from(input.byte() % 16);
        let pointer: *const c_void = match code {
            code::STR | code::ND_ARRAY => {
                let mut text: Vec<u8> = (0..input.byte() % 20).map(|_| input.byte()).collect();
                text.push(0);
                memory.strings.push(text.into());
                memory.strings.last().map_or(std::ptr::null(), |text| text.as_ptr().cast())
            }
            code::BYTES => {
                let array = Box::new(memory.bytes(input));
                memory.arrays.push(array);
                memory.arrays.last().map_or(std::ptr::null(), |array| std::ptr::from_ref(&**array).cast())
            }
            code::ARRAY => {
                let tensor = Box::new(memory.tensor(input));
                memory.tensors.push(tensor);
                memory.tensors.last().map_or(std::ptr::null(), |tensor| std::ptr::from_ref(&**tensor).cast())
            }
            code::FUNCTION => std::ptr::null(),
            _ => std::ptr::without_provenance(input.word() as usize),
        };
        values.push(RawValue { pointer: pointer.cast_mut() });
        codes.push(code);
    }
    let names = [c"fuzz.show", c"fuzz.read", c"fuzz.convert"];
    let name = names[usize::from(input.byte()) % names.len()];
    let (mut function, mut result, mut result_code) = (std::ptr::null_mut(), RawValue::NONE, 0);
    // SAFETY: the arguments live for the calls.
    unsafe {
        assert_eq!(classic::get_global(name.as_ptr(), &mut function), 0);
        let count = codes.len() as c_int;
        let code = classic::call(function, values.as_ptr(), codes.as_ptr(), count, &mut result, &mut result_code);
        assert!(code == 0 || !(*classic::get_last_error() == 0));
        classic::free(function);
    }
}

fuzz_target!(|bytes: &[u8]| {
    let registry = Registry::global();
    let _ = (registry.register::<show>(), registry.register::<read>(), registry.register::<convert>());
    let mut input = Input(bytes);
    let mut memory = Memory::default();
    let args: Vec<Any> = (0..input.byte() % 12).map(|_| memory.any(&mut input, 3)).collect();
    call::<show>(&args[..args.len().min(2)]);
    call::<convert>(&args[..args.len().min(5)]);
    for arg in &args {
        call::<read>(std::slice::from_ref(arg));
        call::<show>(&[*arg, *arg]);
    }
    call::<show>(&args);
    for object in &memory.objects {
        // SAFETY: the words begin with the header of an object.
        let counts: &AtomicU64 = unsafe { &*(&raw const object[0]).cast() };
        assert_eq!(counts.load(Ordering::SeqCst) & 0xffff_ffff, REFERENCES);
    }
    call_classic(&mut input, &mut memory);
    if let Ok(text) = std::str::from_utf8(bytes) {
        let error = Error::from_text(text);
        let again = Error::from_text(&error.to_text());
        assert_eq!(error.frames(), again.frames());
        if let Ok(ty) = text.parse::<DataType>() {
            assert_eq!(ty.to_string().parse(), Ok(ty));
        }
    }
});
