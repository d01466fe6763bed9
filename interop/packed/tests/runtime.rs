//! A program with libtvm_ffi: all values across it, in both directions. Skipped where the Python package is missing.

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use ods_packed::{DataType, Device, Dict, Error, ErrorKind, List, PackedFunc, Runtime, Tensor, Tuple, Value, packed};

fn runtime() -> Option<Runtime> {
    let path = support::tvm_ffi()?;
    // SAFETY: the library is that of the Python package.
    Some(unsafe { Runtime::load(path) }.expect("libtvm_ffi"))
}

/// Registers a function, and returns it as libtvm_ffi's object.
fn registered(runtime: Runtime, name: &str, function: PackedFunc) -> PackedFunc {
    runtime.set_global(name, function, false).expect("a free name");
    runtime.get_global(name).expect("no error").expect("a function")
}

/// Returns the value.
#[packed(name = "test.echo")]
fn echo(value: &Value) -> Value {
    value.clone()
}

#[test]
fn values_come_back_as_they_were() {
    let Some(runtime) = runtime() else { return };
    let echo = registered(runtime, "test.echo", PackedFunc::of::<echo>());
    let nested: Value = List::from(vec![1.into(), "a longer text".into(), List::from(vec![Value::None]).into()]).into();
    let dict: Value = Dict::from(vec![("key of some length".into(), nested.clone()), (2.into(), 3.5.into())]).into();
    let values = [
        Value::None,
        false.into(),
        i64::MIN.into(),
        (-0.0).into(),
        "".into(),
        "seven77".into(),
        "eight888".into(),
        "a\0b".into(),
        b"\xff\0".as_slice().into(),
        b"\xff\0 and more bytes".as_slice().into(),
        DataType { code: 2, bits: 16, lanes: 4 }.into(),
        Device { kind: 2, id: 3 }.into(),
        nested,
        dict,
        List::default().into(),
        Dict::default().into(),
    ];
    for value in values {
        assert_eq!(echo.call(std::slice::from_ref(&value)).expect("the value"), value);
    }
    // libtvm_ffi has no tuples.
    let tuple: Value = Tuple::from(vec![1.into(), 2.into()]).into();
    assert_eq!(echo.call(&[tuple]).expect("a list"), List::from(vec![1.into(), 2.into()]).into());
    let many: Vec<Value> = (0..50).map(|at| Value::from(format!("text number {at}"))).collect();
    let count = registered(runtime, "test.count", PackedFunc::new(|args: &[Value]| args.len() as i64));
    assert_eq!(count.call(&many).expect("a number"), 50.into());
}

#[test]
fn kept_arguments_outlive_the_call() {
    let Some(runtime) = runtime() else { return };
    let kept = Arc::new(std::sync::Mutex::new(Vec::new()));
    let keep = Arc::clone(&kept);
    let keep = move |args: &[Value]| keep.lock().map(|mut kept| kept.extend_from_slice(args)).map_err(|_| "poisoned");
    let keep = registered(runtime, "test.keep", PackedFunc::new(move |args: &[Value]| keep(args)));
    let text = "text".repeat(10);
    let tensor = Tensor::new(&[2], vec![1.5_f64, 2.5]).expect("a tensor");
    keep.call(&[text.as_str().into(), tensor.into(), PackedFunc::of::<echo>().into()]).expect("kept");
    let kept = kept.lock().expect("the values");
    assert_eq!(kept[0].as_str(), Some(text.as_str()));
    let Value::Tensor(tensor) = &kept[1] else { panic!("no tensor: {:?}", kept[1]) };
    assert_eq!(tensor.view().and_then(|view| view.to_vec::<f64>()).expect("elements"), [1.5, 2.5]);
    let Value::Func(function) = &kept[2] else { panic!("no function: {:?}", kept[2]) };
    assert_eq!(function.call(&[5.into()]).expect("a number"), 5.into());
}

#[test]
fn functions_are_dropped_once() {
    let Some(runtime) = runtime() else { return };
    struct Dropped(Arc<AtomicUsize>);
    impl Drop for Dropped {
        fn drop(&mut self) {
            self.0.fetch_add(1, Ordering::SeqCst);
        }
    }
    let dropped = Arc::new(AtomicUsize::new(0));
    let apply =
        registered(runtime, "test.apply", PackedFunc::typed("apply", |f: PackedFunc, x: i64| f.call(&[x.into()])));
    let state = Dropped(Arc::clone(&dropped));
    let function = PackedFunc::typed("f", move |x: i64| x + state.0.load(Ordering::SeqCst) as i64);
    assert_eq!(apply.call(&[function.clone().into(), 4.into()]).expect("a number"), 4.into());
    let back = runtime.call("test.echo2", &[]).expect_err("missing");
    assert_eq!(back.to_string(), "ValueError: Cannot find global function test.echo2; register it first");
    assert_eq!(dropped.load(Ordering::SeqCst), 0);
    drop(function);
    assert_eq!(dropped.load(Ordering::SeqCst), 1);
}

#[test]
fn errors_keep_their_kind_and_get_frames() {
    let Some(runtime) = runtime() else { return };
    let fail = |_: &[Value]| Err::<(), _>(Error::new("my.Kind", "deep down").at("item", "a.mlir", 7));
    let fail = registered(runtime, "test.fail", PackedFunc::named("fail", fail));
    let outer = PackedFunc::named("outer", move |args: &[Value]| fail.call(args));
    let outer = registered(runtime, "test.outer", outer);
    let error = outer.call(&[]).expect_err("an error");
    assert_eq!((error.kind(), error.message()), (&ErrorKind::Other("my.Kind".into()), "deep down"));
    let frames: Vec<_> = error.frames().iter().map(|frame| frame.function.as_ref()).collect();
    assert_eq!(frames, ["item", "fail", "outer"]);
    let panics = registered(runtime, "test.panics", PackedFunc::new(|_: &[Value]| -> i64 { panic!("on purpose") }));
    assert_eq!(panics.call(&[]).expect_err("a panic").to_string(), "RuntimeError: panic: on purpose");
    let taken = runtime.set_global("test.panics", PackedFunc::new(|_: &[Value]| 1), false).expect_err("taken");
    assert!(taken.message().contains("test.panics"), "{taken}");
    assert!(runtime.set_global("test.panics", PackedFunc::new(|_: &[Value]| 1), true).is_ok());
}

#[test]
fn deep_nests_and_objects_of_ours_do_not_cross() {
    let Some(runtime) = runtime() else { return };
    struct Mine;
    impl ods_packed::ObjectType for Mine {
        const NAME: &'static str = "my.Mine";
    }
    let first = registered(runtime, "test.first", PackedFunc::new(|args: &[Value]| args.first().cloned()));
    let object = ods_packed::Object::new(Mine);
    let error = first.call(&[object.into()]).expect_err("an object");
    assert_eq!(error.message(), "an object of type `my.Mine` cannot leave Rust; return functions that have it");
    let nest = |depth| (0..depth).fold(Value::None, |inner, _| List::from(vec![inner]).into());
    assert_eq!(first.call(&[nest(100)]).expect("the nest"), nest(100));
    let error = first.call(&[nest(100_000)]).expect_err("too deep");
    assert_eq!(error.message(), "lists are nested more than 128 deep; pass a flatter one");
}
