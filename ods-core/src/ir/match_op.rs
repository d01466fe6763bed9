//! `match` over the kinds of operations.

/// Matches on the kind of an operation, as `match` does on the variant of an enum.
///
/// Each arm names a kind and binds the typed operation; the first matching arm is taken. Without a `_` arm, the arms
/// must have type `()`. The IR is borrowed only for matching: arms may change it.
///
/// ```
/// # use ods_core as ods;
/// # use ods::builtin::{self, ModuleOp};
/// # use ods::{Context, Ir, Operation, match_op};
/// fn describe(ir: &Ir, op: Operation) -> String {
///     match_op!(ir, op, {
///         ModuleOp(module) if ir.symbol_name(module).is_some() => "a module with a name".into(),
///         ModuleOp(_) => "a module".into(),
///         builtin::UnrealizedConversionCastOp(cast) => format!("a cast of {} values", cast.inputs(ir).len()),
///         _ => ir.name_str(op).to_owned(),
///     })
/// }
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// let module = ir.builder().insert(ModuleOp::new())?;
/// assert_eq!(describe(&ir, module.into()), "a module");
/// # Ok(())
/// # }
/// ```
#[macro_export]
macro_rules! match_op {
    ($ir:expr, $op:expr, { $($arms:tt)* }) => {{
        let __op: $crate::Operation = ::core::convert::Into::into($op);
        $crate::match_op!(@arms $ir, __op, $($arms)*)
    }};
    (@arms $ir:expr, $op:ident, _ => $value:expr $(,)?) => { $value };
    (@arms $ir:expr, $op:ident $(,)?) => { () };
    (@arms $ir:expr, $op:ident, $($kind:ident)::+ ($typed:pat) if $guard:expr => $value:expr $(, $($rest:tt)*)?) => {
        if let ::core::option::Option::Some($typed) = $ir.cast::<$($kind)::+>($op) && $guard {
            $value
        } else {
            $crate::match_op!(@arms $ir, $op, $($($rest)*)?)
        }
    };
    (@arms $ir:expr, $op:ident, $($kind:ident)::+ ($typed:pat) => $value:expr $(, $($rest:tt)*)?) => {
        if let ::core::option::Option::Some($typed) = $ir.cast::<$($kind)::+>($op) {
            $value
        } else {
            $crate::match_op!(@arms $ir, $op, $($($rest)*)?)
        }
    };
    (@arms $ir:expr, $op:ident, $($kind:ident)::+ ($typed:pat) $(if $guard:expr)? => $value:block $($rest:tt)*) => {
        if let ::core::option::Option::Some($typed) = $ir.cast::<$($kind)::+>($op) $(&& $guard)? {
            $value
        } else {
            $crate::match_op!(@arms $ir, $op, $($rest)*)
        }
    };
}
