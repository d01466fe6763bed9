//! Closures and methods of Rust values as functions of values.

use super::{About, Param, Signature, argument, arguments};
use crate::convert::{FromValue, IntoValue};
use crate::error::Error;
use crate::value::{ObjectType, Value};

/// A closure that takes and returns Rust values, of up to eight parameters. `M` is its type as a function pointer.
///
/// Closures own their arguments; functions with `#[packed]` may borrow them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a function of packed values",
    note = "its parameters are owned types with `FromValue`, its result has `IntoValue`, and its captures are `Send + Sync + 'static`"
)]
pub trait TypedFn<M>: Send + Sync + 'static {
    /// The types of the parameters and of the result.
    const SIGNATURE: &'static Signature;

    /// Converts the arguments, calls the closure, and converts the result.
    ///
    /// # Errors
    /// Returns the closure's error, or that of arguments of the wrong number or type.
    fn call(&self, about: &About, args: &[Value]) -> Result<Value, Error>;
}

/// A function whose first parameter is a reference to an object, of up to seven more. `M` is its type as a function
/// pointer, with the object by value.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a method of packed values",
    note = "its first parameter is `&T` with `T: ObjectType`, the others are owned types with `FromValue`, and its result has `IntoValue`"
)]
pub trait MethodFn<M>: Send + Sync + 'static {
    /// The types of the parameters and of the result.
    const SIGNATURE: &'static Signature;

    /// Converts the arguments, calls the method, and converts the result.
    ///
    /// # Errors
    /// As for [`TypedFn::call`].
    fn call(&self, about: &About, args: &[Value]) -> Result<Value, Error>;
}

macro_rules! count {
    ($($ty:ident)*) => { 0 $(+ { let _ = stringify!($ty); 1 })* };
}

macro_rules! typed {
    ($($ty:ident $value:ident $at:literal),*) => {
        impl<F, R, $($ty),*> TypedFn<fn($($ty),*) -> R> for F
        where
            F: Fn($($ty),*) -> R + Send + Sync + 'static,
            R: IntoValue,
            $($ty: for<'a> FromValue<'a>,)*
        {
            const SIGNATURE: &'static Signature = &Signature::of::<R>(&[$(Param::of::<$ty>("")),*]);

            #[inline]
            fn call(&self, about: &About, args: &[Value]) -> Result<Value, Error> {
                let [$($value),*] = arguments::<{ count!($($ty)*) }>(about, args)?;
                self($(argument(about, $at, $value)?),*).into_value()
            }
        }
    };
}

typed!();
typed!(A a 0);
typed!(A a 0, B b 1);
typed!(A a 0, B b 1, C c 2);
typed!(A a 0, B b 1, C c 2, D d 3);
typed!(A a 0, B b 1, C c 2, D d 3, E e 4);
typed!(A a 0, B b 1, C c 2, D d 3, E e 4, G g 5);
typed!(A a 0, B b 1, C c 2, D d 3, E e 4, G g 5, H h 6);
typed!(A a 0, B b 1, C c 2, D d 3, E e 4, G g 5, H h 6, I i 7);

macro_rules! method {
    ($($ty:ident $value:ident $at:literal),*) => {
        impl<F, T, R, $($ty),*> MethodFn<fn(T, $($ty),*) -> R> for F
        where
            F: Fn(&T, $($ty),*) -> R + Send + Sync + 'static,
            T: ObjectType,
            R: IntoValue,
            $($ty: for<'a> FromValue<'a>,)*
        {
            const SIGNATURE: &'static Signature = &Signature::of::<R>(&[Param::of::<&T>("self"), $(Param::of::<$ty>("")),*]);

            #[inline]
            fn call(&self, about: &About, args: &[Value]) -> Result<Value, Error> {
                let [object, $($value),*] = arguments::<{ 1 + count!($($ty)*) }>(about, args)?;
                self(argument::<&T>(about, 0, object)?, $(argument(about, $at, $value)?),*).into_value()
            }
        }
    };
}

method!();
method!(A a 1);
method!(A a 1, B b 2);
method!(A a 1, B b 2, C c 3);
method!(A a 1, B b 2, C c 3, D d 4);
method!(A a 1, B b 2, C c 3, D d 4, E e 5);
method!(A a 1, B b 2, C c 3, D d 4, E e 5, G g 6);
method!(A a 1, B b 2, C c 3, D d 4, E e 5, G g 6, H h 7);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::func::PackedFunc;
    use crate::value::Object;

    struct Counter(i64);

    impl ObjectType for Counter {
        const NAME: &'static str = "my.Counter";
    }

    impl Counter {
        fn plus(&self, x: i64) -> i64 {
            self.0 + x
        }
    }

    #[test]
    fn closures_of_all_arities_are_checked() {
        let none = PackedFunc::typed("f", || ());
        assert!(none.call(&[]).expect("none").is_none());
        assert_eq!(
            none.call(&[1.into()]).expect_err("too many").to_string(),
            "TypeError: Mismatched number of arguments when calling: `f() -> None`. Expected 0 arguments but got 1"
        );
        let eight = PackedFunc::typed("g", |a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64| {
            a + b + c + d + e + f + g + h
        });
        let args: Vec<Value> = (0..8).map(Value::Int).collect();
        assert_eq!(eight.call(&args).expect("a sum"), 28.into());
    }

    #[test]
    fn results_may_be_errors() {
        let parse = PackedFunc::typed("parse", |text: String| text.parse::<i64>());
        assert_eq!(parse.call(&["12".into()]).expect("a number"), 12.into());
        assert_eq!(
            parse.call(&["x".into()]).expect_err("none").to_string(),
            "ValueError: invalid digit found in string"
        );
    }

    #[test]
    fn methods_take_their_object() {
        let plus = PackedFunc::method("plus", Counter::plus);
        assert_eq!(plus.call(&[Object::new(Counter(3)).into(), 4.into()]).expect("a sum"), 7.into());
        assert_eq!(
            plus.call(&[4.into(), 4.into()]).expect_err("no counter").message(),
            "Mismatched type on argument #0 when calling: `plus(self: my.Counter, 1: int) -> int`. \
             Expected `my.Counter` but got `int`"
        );
    }
}
