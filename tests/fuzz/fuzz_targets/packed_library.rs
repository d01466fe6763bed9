//! Any bytes, as the choices of a library that is loaded, and of its libtvm_ffi: names, documentation, results of all
//! type indices, errors, functions that call back, and functions of libtvm_ffi that fail.
//!
//! Calls end with a result or an error. Each object is freed once, when its last reference has ended; what the library
//! lends is gone when its function returns.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use ods_fuzz::foreign;
use ods_packed::{
    DataType, Device, Dict, Error, Library, List, Object, ObjectType, PackedFunc, Runtime, Tensor, Tuple, Typed, Value,
};

static LIBRARY: LazyLock<(Library, Runtime)> = LazyLock::new(|| {
    let path = env!("HOSTILE_LIBRARY");
    // SAFETY: the library is that of `hostile`, which the target has made.
    unsafe {
        let library = Library::open(path).expect("a library");
        foreign::install(&library);
        (library, Runtime::load(path).expect("a libtvm_ffi"))
    }
});

struct Mine;

impl ObjectType for Mine {
    const NAME: &'static str = "fuzz.Mine";
}

/// The results and errors of a run, which are used again.
#[derive(Default)]
struct Run {
    values: Vec<Value>,
    error: Option<Error>,
}

impl Run {
    fn step(&mut self) {
        let (library, runtime) = &*LIBRARY;
        match foreign::byte() % 8 {
            0 => {
                let name = self.name();
                self.keep(library.function(&name).map(Value::Func));
            }
            1 => self.keep(library.doc(&self.name()).map(Value::from)),
            2 => self.keep(library.metadata(&self.name()).map(Value::from)),
            3 => {
                let name = self.name();
                self.keep(runtime.get_global(&name).map(|found| found.map_or(Value::None, Value::Func)));
            }
            4 => {
                let (name, arguments) = (self.name(), self.arguments());
                self.keep(runtime.call(&name, &arguments));
            }
            5 => {
                let function = self.function();
                self.keep(runtime.set_global("fuzz.f", function, true).map(|()| Value::None));
            }
            6 => {
                let function: Typed<fn(i64) -> Vec<(String, f64)>> = self.function().into();
                self.keep(function.call(1).map(|rows| Value::Int(rows.len() as i64)));
            }
            _ => {
                let (function, arguments) = (self.function(), self.arguments());
                self.keep(function.call(&arguments));
            }
        }
    }

    /// Keeps a result, and reads it.
    fn keep(&mut self, result: Result<Value, Error>) {
        match result {
            Ok(value) => {
                use_value(&value);
                self.values.push(value);
            }
            Err(error) => {
                let read = Error::from_text(&error.to_text());
                assert_eq!(Error::from_text(&read.to_text()).frames(), read.frames());
                self.error = Some(error);
            }
        }
    }

    fn name(&self) -> String {
        match foreign::byte() % 4 {
            0 => String::from_utf8_lossy(&foreign::read(|input| input.bytes(30))).into_owned(),
            _ => "f".into(),
        }
    }

    /// Returns a function: that of the library, one that was returned, or one of Rust.
    fn function(&mut self) -> PackedFunc {
        let found = self
            .values
            .iter()
            .rev()
            .find_map(|value| if let Value::Func(function) = value { Some(function) } else { None });
        match (foreign::byte() % 4, found) {
            (0, Some(function)) => function.clone(),
            (1, _) => {
                let error = self.error.take().map(|error| (error.kind().clone(), error));
                let kept = std::sync::Mutex::new(error);
                // The first call passes the error on, which is an object of the library.
                PackedFunc::named("pass", move |args: &[Value]| {
                    let kept = kept.lock().map_or(None, |mut kept| kept.take());
                    args.iter().for_each(use_value);
                    kept.map_or(Ok(Value::from(List::from(args.to_vec()))), |(_, error)| Err(error))
                })
            }
            (2, _) => PackedFunc::typed("typed", |f: PackedFunc, x: Value| f.call(&[x])),
            _ => LIBRARY.0.function("f").expect("the library has this function"),
        }
    }

    fn arguments(&mut self) -> Vec<Value> {
        (0..foreign::byte() % 11).map(|_| self.argument(3)).collect()
    }

    fn argument(&mut self, depth: usize) -> Value {
        let choice = foreign::byte();
        let text = |limit| foreign::read(|input| input.bytes(limit));
        let elements = |run: &mut Self| match depth {
            0 => Vec::new(),
            _ => (0..foreign::byte() % 4).map(|_| run.argument(depth - 1)).collect::<Vec<_>>(),
        };
        match choice % 16 {
            0 => Value::None,
            1 => true.into(),
            2 => foreign::read(|input| input.number()).into(),
            3 => f64::from_bits(foreign::read(|input| input.word())).into(),
            4 => DataType::new(choice, 32).into(),
            5 => Device { kind: choice.into(), id: 0 }.into(),
            6 => String::from_utf8_lossy(&text(30)).into_owned().into(),
            7 => text(30).as_slice().into(),
            8 => List::from(elements(self)).into(),
            9 => Tuple::from(elements(self)).into(),
            10 => elements(self).into_iter().map(|value| (value.clone(), value)).collect::<Dict>().into(),
            11 => Tensor::new(&[2, 2], vec![1.5_f32; 4]).map_or(Value::None, Value::from),
            12 => Object::new(Mine).into(),
            13 => self.function().into(),
            _ => self.values.last().cloned().unwrap_or_default(),
        }
    }
}

/// Reads a value in all ways.
fn use_value(value: &Value) {
    let text = value.to_string();
    assert!(!text.is_empty() && text.len() < 1 << 20);
    std::hint::black_box(*value == value.clone());
    if let Value::Tensor(tensor) = value
        && let Ok(view) = tensor.view()
        // Missing memory is the exporter's mistake, which the importer cannot detect.
        && view.count() < 32
        && view.is_contiguous()
        && view.raw().byte_offset == 0
    {
        std::hint::black_box((view.to_vec::<u8>().is_ok(), view.to_vec::<f32>().is_ok()));
    }
}

fuzz_target!(|bytes: &[u8]| {
    LazyLock::force(&LIBRARY);
    foreign::start(bytes);
    let mut run = Run::default();
    for _ in 0..foreign::byte() % 16 {
        run.step();
    }
    drop(run);
    foreign::finish();
    assert_eq!(foreign::live(), 0, "objects that are not freed");
});
