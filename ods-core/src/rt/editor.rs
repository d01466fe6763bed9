//! The macros of the facade that editors see, for definitions that name this crate: in its own tests and examples.

#[doc(hidden)]
#[macro_export]
macro_rules! __editor {
    ($($tokens:tt)*) => {};
}

#[doc(hidden)]
#[macro_export]
macro_rules! __unseen {
    ($($code:tt)*) => { $($code)* };
}
