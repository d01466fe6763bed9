//! Functions of others, called from Rust.

use std::ffi::c_void;

use super::to_c::with_given;
use super::{from_c, raised};
use crate::abi::{Any, FunctionBody, SafeCall};
use crate::error::Error;
use crate::thin::Thin;
use crate::value::Value;

/// Calls an object that is a function.
pub(crate) fn call_object(function: &Thin, args: &[Value]) -> Result<Value, Error> {
    let any = call_raw(function, args)?;
    // SAFETY: the result is ours.
    unsafe { from_c::take(any) }
}

/// Calls an object that is a function, and returns the result as it is; the caller owns it.
pub(super) fn call_raw(function: &Thin, args: &[Value]) -> Result<Any, Error> {
    // SAFETY: objects that are functions have such a body.
    let body = unsafe { function.body::<FunctionBody>() };
    let safe_call = body.and_then(|body| body.safe_call);
    let safe_call =
        safe_call.ok_or_else(|| Error::type_error("a function has no entry for C; make it by libtvm_ffi"))?;
    // SAFETY: the function takes the object as its `self`.
    unsafe { call(safe_call, function.target(), "<function>", args) }
}

/// Calls a symbol of a library.
///
/// # Errors
/// Returns the error that the function has raised; without one, an error that says so.
///
/// # Safety
/// The function is one of the C convention, and its library stays loaded.
pub(crate) unsafe fn call_symbol(safe_call: SafeCall, name: &str, args: &[Value]) -> Result<Value, Error> {
    // SAFETY: by the caller; the result is ours.
    unsafe { from_c::take(call(safe_call, std::ptr::null_mut(), name, args)?) }
}

/// Calls a function by the C convention.
///
/// # Safety
/// The function is one of the C convention, and takes `this` as its `self`.
unsafe fn call(safe_call: SafeCall, this: *mut c_void, name: &str, args: &[Value]) -> Result<Any, Error> {
    let count = i32::try_from(args.len());
    let count = count.map_err(|_| Error::value_error("a call has more than 2147483647 arguments; pass a list"))?;
    let mut result = Any::NONE;
    // SAFETY: by the caller; the arguments live for the call.
    let code = with_given(args, |given| unsafe { safe_call(this, given.as_ptr(), count, &mut result) })?;
    if code == 0 { Ok(result) } else { Err(raised::take(name)) }
}
