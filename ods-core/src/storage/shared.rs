//! Structs that threads share, without a proof by the compiler in every crate.
//!
//! The compiler proves that a `static` is `Sync` by a walk through all types that its type reaches, which for the
//! schema of an operation are hundreds, in every definition. An explicit impl ends the walk at the struct.

/// Implements `Sync` for a struct after a proof, compiled once, that each of its fields is `Sync`.
macro_rules! shared {
    ($name:ident $(<$param:ident: $bound:path>)? { $($field:ident),+ $(,)? }) => {
        // SAFETY: `fields` names all fields, since the pattern has no `..`, and compiles only if each of them is
        // `Sync`.
        unsafe impl $(<$param: $bound>)? Sync for $name $(<$param>)? {}

        const _: () = {
            fn field<T: Sync + ?Sized>(_: &T) {}

            #[expect(dead_code, reason = "compiling it is the proof")]
            fn fields$(<$param: $bound>)?(it: &$name $(<$param>)?) {
                let $name { $($field),+ } = it;
                $(field($field);)+
            }
        };
    };
}
pub(crate) use shared;
