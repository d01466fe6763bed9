//! The ten classic functions, of TVM 0.6: any language that calls C gets and registers functions by them.
//!
//! [`classic_functions!`](crate::classic_functions) defines them in a library; they work on
//! [`crate::Registry::global`]. [`Client`] calls the functions of another library.
//!
//! A function that fails returns -1, and `TVMGetLastError` has the text of the error, with its kind. Pointers must be
//! null or point to values of their types. Null, unknown codes, negative counts and strings that are not UTF-8 are
//! errors.

mod client;
mod entry_points;
mod thread;
mod value;

pub use client::Client;
pub use entry_points::{
    call, cb_arg_to_return, create_from_c_func, free, get_global, get_last_error, list_global_names, register_global,
    set_last_error, set_return,
};
pub use value::{CFunction, Finalizer, RawValue, code};

/// Defines the ten classic functions, for libraries of type `cdylib`.
///
/// ```
/// mod library {
///     ods_packed::classic_functions!();
/// }
/// ```
#[macro_export]
macro_rules! classic_functions {
    () => {
        $crate::__classic! {
            TVMGetLastError = get_last_error() -> *const ::core::ffi::c_char;
            TVMAPISetLastError = set_last_error(text: *const ::core::ffi::c_char);
            TVMFuncFree = free(function: *mut ::core::ffi::c_void) -> ::core::ffi::c_int;
            TVMFuncCall = call(
                function: *mut ::core::ffi::c_void,
                values: *const $crate::classic::RawValue,
                codes: *const ::core::ffi::c_int,
                count: ::core::ffi::c_int,
                result: *mut $crate::classic::RawValue,
                result_code: *mut ::core::ffi::c_int
            ) -> ::core::ffi::c_int;
            TVMCFuncSetReturn = set_return(
                place: *mut ::core::ffi::c_void,
                values: *const $crate::classic::RawValue,
                codes: *const ::core::ffi::c_int,
                count: ::core::ffi::c_int
            ) -> ::core::ffi::c_int;
            TVMCbArgToReturn = cb_arg_to_return(
                value: *mut $crate::classic::RawValue,
                code: ::core::ffi::c_int
            ) -> ::core::ffi::c_int;
            TVMFuncCreateFromCFunc = create_from_c_func(
                function: ::core::option::Option<$crate::classic::CFunction>,
                resource: *mut ::core::ffi::c_void,
                finalizer: ::core::option::Option<$crate::classic::Finalizer>,
                result: *mut *mut ::core::ffi::c_void
            ) -> ::core::ffi::c_int;
            TVMFuncRegisterGlobal = register_global(
                name: *const ::core::ffi::c_char,
                function: *mut ::core::ffi::c_void,
                can_override: ::core::ffi::c_int
            ) -> ::core::ffi::c_int;
            TVMFuncGetGlobal = get_global(
                name: *const ::core::ffi::c_char,
                result: *mut *mut ::core::ffi::c_void
            ) -> ::core::ffi::c_int;
            TVMFuncListGlobalNames = list_global_names(
                count: *mut ::core::ffi::c_int,
                names: *mut *const *const ::core::ffi::c_char
            ) -> ::core::ffi::c_int;
        }
    };
}

/// Defines functions that call the functions of this module.
#[doc(hidden)]
#[macro_export]
macro_rules! __classic {
    ($($symbol:ident = $function:ident($($argument:ident: $ty:ty),*) $(-> $result:ty)?;)*) => {$(
        #[doc = concat!("Calls [`ods_packed::classic::", stringify!($function), "`].\n\n# Safety\nAs for that function.")]
        #[unsafe(no_mangle)]
        pub unsafe extern "C" fn $symbol($($argument: $ty),*) $(-> $result)? {
            // SAFETY: by the caller.
            unsafe { $crate::classic::$function($($argument),*) }
        }
    )*};
}
