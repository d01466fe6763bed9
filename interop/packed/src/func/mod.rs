//! Packed functions: one prototype for closures of every type.

mod closure;
mod declared;
mod signature;
mod typed;

use std::borrow::Cow;
use std::fmt;
use std::panic::Location;

pub use closure::{MethodFn, TypedFn};
pub(crate) use declared::metadata;
pub use declared::{Packed, argument, arguments, dotted, dotted_len, text};
pub use signature::{About, Param, Signature};
pub use typed::Typed;

use crate::convert::IntoValue;
use crate::error::Error;
use crate::ffi;
use crate::thin::{Header, Thin};
use crate::value::Value;

/// A function of any number of values. Copies share it; it may be called from any thread, also while it runs.
///
/// Invariant: `Own` is a `Closure`; objects are functions of tvm-ffi. It is neither inline nor raw.
pub struct PackedFunc(Thin);

/// A function that is there, in one allocation.
#[repr(C)]
struct Closure<F> {
    shell: Shell,
    function: F,
}

/// The beginning of every [`Closure`].
#[repr(C)]
struct Shell {
    header: Header,
    call: unsafe fn(&Shell, &[Value]) -> Result<Value, Error>,
    about: About,
}

impl PackedFunc {
    /// Wraps a function of values.
    ///
    /// ```
    /// use ods_packed::{PackedFunc, Value};
    ///
    /// let count = PackedFunc::new(|args: &[Value]| args.len() as i64);
    /// assert_eq!(count.call(&[Value::None, "a".into()])?, 2.into());
    /// # Ok::<(), ods_packed::Error>(())
    /// ```
    #[track_caller]
    pub fn new<F, R>(function: F) -> Self
    where
        F: Fn(&[Value]) -> R + Send + Sync + 'static,
        R: IntoValue + 'static,
    {
        Self::named("", function)
    }

    /// Wraps a function of values that errors call by a name.
    #[track_caller]
    pub fn named<F, R>(name: impl Into<Cow<'static, str>>, function: F) -> Self
    where
        F: Fn(&[Value]) -> R + Send + Sync + 'static,
        R: IntoValue + 'static,
    {
        let about = About::here(name.into(), None, Location::caller());
        Self::with(about, move |_: &About, args: &[Value]| function(args).into_value())
    }

    /// Wraps a function of Rust values. The number and types of the arguments are checked.
    ///
    /// ```
    /// use ods_packed::PackedFunc;
    ///
    /// let add = PackedFunc::typed("my.add", |a: i64, b: i64| a + b);
    /// assert_eq!(add.call(&[1.into(), 2.into()])?, 3.into());
    /// let error = add.call(&[1.into(), "2".into()]).unwrap_err();
    /// assert_eq!(
    ///     error.message(),
    ///     "Mismatched type on argument #1 when calling: `my.add(0: int, 1: int) -> int`. Expected `int` but got `str`"
    /// );
    /// # Ok::<(), ods_packed::Error>(())
    /// ```
    #[track_caller]
    pub fn typed<M: 'static, F: TypedFn<M>>(name: impl Into<Cow<'static, str>>, function: F) -> Self {
        let about = About::here(name.into(), Some(F::SIGNATURE), Location::caller());
        Self::with(about, move |about: &About, args: &[Value]| function.call(about, args))
    }

    /// Wraps a method: a function whose first parameter is a reference to an object.
    ///
    /// ```
    /// use ods_packed::{Object, ObjectType, PackedFunc};
    ///
    /// struct Scale(f64);
    /// impl ObjectType for Scale {
    ///     const NAME: &'static str = "my.Scale";
    /// }
    /// impl Scale {
    ///     fn apply(&self, x: f64) -> f64 {
    ///         self.0 * x
    ///     }
    /// }
    ///
    /// let apply = PackedFunc::method("my.Scale.apply", Scale::apply);
    /// assert_eq!(apply.call(&[Object::new(Scale(2.0)).into(), 1.5.into()])?, 3.0.into());
    /// # Ok::<(), ods_packed::Error>(())
    /// ```
    #[track_caller]
    pub fn method<M: 'static, F: MethodFn<M>>(name: impl Into<Cow<'static, str>>, function: F) -> Self {
        let about = About::here(name.into(), Some(F::SIGNATURE), Location::caller());
        Self::with(about, move |about: &About, args: &[Value]| function.call(about, args))
    }

    /// Wraps a function with `#[packed]`.
    pub fn of<T: Packed>() -> Self {
        Self::with(T::ABOUT.clone(), |about: &About, args: &[Value]| T::call(about, args))
    }

    /// Wraps a function that is described already.
    pub(crate) fn with<F>(about: About, function: F) -> Self
    where
        F: Fn(&About, &[Value]) -> Result<Value, Error> + Send + Sync + 'static,
    {
        unsafe fn call<F: Fn(&About, &[Value]) -> Result<Value, Error>>(
            shell: &Shell,
            args: &[Value],
        ) -> Result<Value, Error> {
            // SAFETY: the shell with this function is the beginning of a `Closure<F>`.
            let closure = unsafe { &*std::ptr::from_ref(shell).cast::<Closure<F>>() };
            (closure.function)(&shell.about, args)
        }
        let shell = Shell { header: Header::of::<Closure<F>>(), call: call::<F>, about };
        // SAFETY: a closure begins with its header.
        Self(unsafe { Thin::allocate(Closure { shell, function }) })
    }

    /// Calls the function.
    ///
    /// # Errors
    /// Returns the function's error, with a frame of each packed function that it has passed. A panic goes through.
    #[inline]
    pub fn call(&self, args: &[Value]) -> Result<Value, Error> {
        let Some(shell) = self.shell() else { return ffi::call_object(&self.0, args) };
        // SAFETY: the function is that of the shell, which is at its place in a closure.
        let result = unsafe { (shell.call)(shell, args) };
        match result {
            Ok(value) => Ok(value),
            Err(error) => Err(shell.about.passed(error)),
        }
    }

    #[inline(always)]
    fn shell(&self) -> Option<&Shell> {
        // SAFETY: own functions are closures, which begin with their shell.
        self.0.is_own().then(|| unsafe { self.0.cell::<Shell>() })
    }

    /// Returns the name, the signature and the documentation; `None` for functions of other libraries, which have none.
    pub fn about(&self) -> Option<&About> {
        self.shell().map(|shell| &shell.about)
    }

    /// Takes a pointer to a function of tvm-ffi.
    pub(crate) fn foreign(thin: Thin) -> Self {
        Self(thin)
    }

    /// Returns the pointer.
    pub(crate) fn thin(&self) -> &Thin {
        &self.0
    }

    /// Gives the pointer away.
    pub(crate) fn into_thin(self) -> Thin {
        self.0
    }
}

impl Clone for PackedFunc {
    fn clone(&self) -> Self {
        // Functions are never lent as anything but objects, so they can be kept.
        Self(self.0.duplicate().unwrap_or_else(|| Thin::inline(0)))
    }
}

impl PartialEq for PackedFunc {
    /// Returns whether both are the same function.
    fn eq(&self, other: &Self) -> bool {
        self.0.target() == other.0.target()
    }
}

impl fmt::Debug for PackedFunc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.about() {
            Some(about) => write!(f, "<function {about}>"),
            None => write!(f, "<function at {:p}>", self.0.target()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    #[test]
    fn closures_are_called_and_dropped_once() {
        let state = Arc::new(5_i64);
        let kept = Arc::clone(&state);
        let add = PackedFunc::typed("add", move |x: i64| x + *kept);
        let copy = add.clone();
        drop(add);
        assert_eq!(copy.call(&[1.into()]).expect("a sum"), 6.into());
        assert_eq!(Arc::strong_count(&state), 2);
        drop(copy);
        assert_eq!(Arc::strong_count(&state), 1);
    }

    #[test]
    fn over_aligned_closures_are_at_their_place() {
        #[derive(Clone, Copy)]
        #[repr(align(64))]
        struct Aligned(i64);
        let aligned = Aligned(7);
        let read = PackedFunc::new(move |_: &[Value]| {
            let aligned = aligned;
            (aligned.0, std::ptr::from_ref(&aligned).addr() as i64 % 64)
        });
        assert_eq!(read.call(&[]).expect("values").to_string(), "(7, 0)");
        assert_eq!(read.clone().call(&[]).expect("values").elements().map(<[Value]>::len), Some(2));
    }

    #[test]
    fn errors_get_a_frame_of_each_function() {
        let inner = PackedFunc::named("inner", |_: &[Value]| Err::<(), _>(Error::value_error("bad")));
        let (line, called) = (line!() - 1, inner.clone());
        let outer = PackedFunc::new(move |args: &[Value]| called.call(args));
        let error = outer.call(&[]).expect_err("an error");
        let frames: Vec<_> = error.frames().iter().map(|frame| (&*frame.function, frame.line)).collect();
        assert_eq!(frames, [("inner", line), ("<function>", line + 2)]);
        assert!(error.frames()[0].file.ends_with("mod.rs"));
    }

    #[test]
    fn a_function_may_be_dropped_while_it_runs() {
        let slot = Arc::new(std::sync::Mutex::new(None::<PackedFunc>));
        let inside = Arc::clone(&slot);
        let text = String::from("still there");
        let function = PackedFunc::new(move |_: &[Value]| {
            drop(inside.lock().ok().and_then(|mut slot| slot.take()));
            text.clone()
        });
        let copy = function.clone();
        *slot.lock().expect("the slot") = Some(function);
        assert_eq!(copy.call(&[]).expect("a text"), "still there".into());
    }
}
