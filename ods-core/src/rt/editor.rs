//! Code for editors only: rust-analyzer sets the `cfg` `rust_analyzer`.
//!
//! An editor resolves a word of a definition to the items that the expansion names with the word's span. The rest of
//! the expansion does not name keys, roles and directives, so each definition passes them to `__editor`. It names the
//! item of [`language`](crate::language) that documents the word, and calls fields as accessors.

/// Code for the compiler only. It has spans of the user's tokens, so that errors point there; an editor would resolve
/// these tokens to it.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __unseen {
    ($($code:tt)*) => { $($code)* };
}

/// Hides the code from editors.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __unseen {
    ($($code:tt)*) => {
        loop {}
    };
}

/// Drops the words, which the compiler does not need.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __editor {
    ($($tokens:tt)*) => {};
}

/// Names the words of a definition: `module { word ... } ...`, then the accessors `of Op { lhs ... } (argument)`, and
/// types.
#[cfg(rust_analyzer)]
#[doc(hidden)]
#[macro_export]
macro_rules! __editor {
    ([$($module:ident { $($word:ident)* })*] $(fields($with:ident) of $owner:ident { $($field:ident)* })? $(types { $($ty:ty,)* })?) => {
        const _: () = {
            $(mod $module {
                use $crate::language::$module::*;
                use self::{$($word as _,)*};
            })*
            $(fn fields(owner: $owner, with: &$crate::$with) {
                $(owner.$field(with);)*
            })?
            $(fn types($(_: $ty),*) {})?
        };
    };
}
