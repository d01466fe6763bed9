//! The rows of packed functions: a call in Rust, by name, across the C convention, with a string, and one that fails.

use std::ffi::{c_int, c_void};
use std::hint::black_box;

use ods_packed::abi::{Any, SafeCall, index};
use ods_packed::{Error, Packed, PackedFunc, Registry, Typed, Value, packed};

use crate::measure::Settings;

/// The number of calls per measurement.
const CALLS: usize = 1_000_000;

/// Adds one.
#[packed]
fn add_one(x: i64) -> i64 {
    x.wrapping_add(1)
}

unsafe extern "C" fn exported(_: *mut c_void, args: *const Any, count: i32, result: *mut Any) -> c_int {
    // SAFETY: the caller follows the convention.
    unsafe { ods_packed::__private::serve::<add_one, { add_one::ARITY }>(args, count, result) }
}

/// Runs every row that is wanted.
pub fn run(settings: &Settings) {
    let mut row = |name: &str, call: &mut dyn FnMut(i64) -> i64| {
        settings.time_items(name, CALLS, &mut || (), &mut |()| (0..CALLS).fold(0, |x, _| call(x)));
    };
    let plain: fn(i64) -> i64 = |x| x.wrapping_add(1);
    row("packed_plain", &mut |x| black_box(plain)(x));
    let closure = PackedFunc::new(|args: &[Value]| match args {
        [Value::Int(x)] => Ok(x.wrapping_add(1)),
        _ => Err(Error::type_error("one int expected")),
    });
    row("packed_call", &mut |x| called(black_box(&closure).call(&[Value::Int(x)])));
    let declared = PackedFunc::of::<add_one>();
    row("packed_declared", &mut |x| called(black_box(&declared).call(&[Value::Int(x)])));
    let typed: Typed<fn(i64) -> i64> = declared.clone().into();
    row("packed_typed", &mut |x| black_box(&typed).call(x).unwrap_or(0));
    by_name(&declared, &mut row);
    let safe_call: SafeCall = exported;
    row("packed_c", &mut |x| {
        let (arg, mut result) = (Any::bits(index::INT, x.cast_unsigned()), Any::NONE);
        // SAFETY: the argument and the place of the result live for the call.
        unsafe { black_box(safe_call)(std::ptr::null_mut(), &arg, 1, &mut result) };
        result.as_bits().cast_signed()
    });
    row("packed_error", &mut |x| x + i64::from(black_box(&closure).call(&[]).is_err()));
}

/// Measures a look-up among 200 names, with the call.
fn by_name(function: &PackedFunc, row: &mut impl FnMut(&str, &mut dyn FnMut(i64) -> i64)) {
    let registry = Registry::new();
    for index in 0..200 {
        drop(registry.add_or_override(&format!("pkg.module.function{index}"), function.clone()));
    }
    row("packed_name", &mut |x| called(registry.call(black_box("pkg.module.function77"), &[Value::Int(x)])));
}

fn called(result: Result<Value, Error>) -> i64 {
    if let Ok(Value::Int(value)) = result { value } else { 0 }
}
