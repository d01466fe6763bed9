//! Code that editors alone see: `rust_analyzer` is a `cfg` of theirs.
//!
//! An editor knows a word of a definition by what the expansion makes of it. Keys, roles and directives leave nothing in
//! it, so each definition hands them to this macro, which names them where they mean the item of
//! [`language`](crate::language) that documents them; and names of fields, which it calls as accessors.

/// Code that the compiler alone sees: it complains of it at tokens of the user's, where an editor would take it for what
/// these tokens mean.
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

/// Drops the words: the compiler needs none.
#[cfg(not(rust_analyzer))]
#[doc(hidden)]
#[macro_export]
macro_rules! __editor {
    ($($tokens:tt)*) => {};
}

/// Names the words of a definition: `module { word ... } ...`, then the accessors `of Op { lhs ... } (argument)`, and types.
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
