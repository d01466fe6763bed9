//! The macros of the facade that editors see, for the definitions in tests of this crate.

macro_rules! __editor {
    ($($tokens:tt)*) => {};
}

macro_rules! __unseen {
    ($($code:tt)*) => { $($code)* };
}

pub(crate) use {__editor, __unseen};
