//! A library with the ten classic functions, and packed functions for them.

use std::ffi::c_int;

use ods_packed::{Error, PackedFunc, Registry, Value, packed};

ods_packed::classic_functions!();

/// Adds two numbers.
#[packed(name = "example.add")]
fn add(a: i64, b: i64) -> Result<i64, Error> {
    a.checked_add(b).ok_or_else(|| Error::value_error("the sum does not fit into 64 bits"))
}

/// Calls a function on each of the numbers below `count`, and adds the results up.
#[packed(name = "example.sum")]
fn sum(count: i64, function: &PackedFunc) -> Result<i64, Error> {
    (0..count).try_fold(0, |sum, at| {
        let value = function.call(&[at.into()])?;
        let value = value.as_int().ok_or_else(|| Error::type_error("the function returns no integer"))?;
        add(sum, value)
    })
}

/// Makes a function that adds a number.
#[packed(name = "example.adder")]
fn adder(a: i64) -> PackedFunc {
    PackedFunc::typed("adder", move |b: i64| add(a, b))
}

/// Registers the functions. Returns 0, or -1 if they are registered already.
#[unsafe(no_mangle)]
pub extern "C" fn example_register() -> c_int {
    let registry = Registry::global();
    let all = [registry.register::<add>(), registry.register::<sum>(), registry.register::<adder>()];
    let count = PackedFunc::named("example.count", |args: &[Value]| args.len() as i64);
    let all = all.into_iter().chain([registry.add("example.count", count)]);
    if all.into_iter().all(|added| added.is_ok()) { 0 } else { -1 }
}
