//! The macros of `ods-packed`: `#[packed]`, `export!` and the derives of conversions.
//!
//! An item goes through four steps, a folder each: `parse` reads tokens into a `model`, `check` contains the rules, one
//! function each, and `expand` generates the Rust code.
//!
//! Invariants:
//! * All errors of an item are reported at once, each on the offending token (`errors::Errors`).
//! * The user's item survives every error, with a stub of the expansion, so that no follow-up errors hide the cause.
//! * Expansions name nothing but `::ods_packed::__private` (or the `crate = ...` of the item) and the user's own
//!   tokens.
//! * A panic is a bug, and becomes an error with instructions for a report (`bug`).
//! * The macros read the item's tokens only: no files, no environment.

mod bug;
mod check;
mod docs;
mod errors;
mod expand;
mod model;
mod parse;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Makes a function callable by values: the function stays, and a type of the same name represents it.
///
/// ```
/// use ods_packed::{PackedFunc, Registry, packed};
///
/// /// Adds two integers.
/// #[packed(name = "my.add")]
/// fn add(a: i64, b: i64) -> Result<i64, String> {
///     a.checked_add(b).ok_or_else(|| "the sum is too large".to_owned())
/// }
///
/// let registry = Registry::new();
/// registry.register::<add>()?;
/// assert_eq!(registry.call("my.add", &[1.into(), 2.into()])?, 3.into());
/// assert_eq!(add(1, 2), Ok(3));
/// assert_eq!(format!("{:?}", PackedFunc::of::<add>()), "<function my.add(a: int, b: int) -> int>");
/// # Ok::<(), ods_packed::Error>(())
/// ```
///
/// | key | meaning |
/// |---|---|
/// | `name = "my.add"` | the name in registries and messages; by default, crate, module and function: `my_crate.math.add` |
/// | `crate = path` | the path of `ods_packed`, if it is not `::ods_packed` |
///
/// Parameters have `FromValue`, and may borrow: `&str`, `&[u8]`, `&Value`, `TensorView<'_>`, `&T` of objects. Results
/// have `IntoValue`; a `Result` returns errors. The doc comment is the documentation in every language.
#[proc_macro_attribute]
pub fn packed(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[packed]", || expand::packed::packed(arguments.into(), item.into())).into()
}

/// Derives the conversion from values of packed functions, for structs and for enums whose cases have no fields.
///
/// ```
/// use ods_packed::{FromValue, IntoValue, TypeText, packed};
///
/// #[derive(TypeText, FromValue)]
/// struct Request<'a> {
///     text: &'a str,
///     #[value(name = "count")]
///     limit: Option<u32>,
///     order: Order,
/// }
///
/// #[derive(TypeText, FromValue, IntoValue, Clone, Copy)]
/// enum Order {
///     #[value(name = "up")]
///     Ascending,
///     #[value(name = "down")]
///     Descending,
/// }
///
/// /// Returns the words of a text.
/// #[packed]
/// fn words(request: Request<'_>) -> Vec<String> {
///     let mut words: Vec<String> = request.text.split_whitespace().map(str::to_owned).collect();
///     words.sort();
///     if matches!(request.order, Order::Descending) {
///         words.reverse();
///     }
///     words.truncate(request.limit.map_or(usize::MAX, |limit| limit as usize));
///     words
/// }
/// ```
///
/// | type | value |
/// |---|---|
/// | struct with named fields | a dict with a string key for each field; the key of an `Option` may be absent |
/// | struct with several fields without names | a tuple; a list is taken as well |
/// | struct with one field without a name | the value of the field |
/// | enum | the name of the case, a string |
///
/// Unknown keys, and keys that are given twice, are errors. A lifetime of the type is that of the argument. Type
/// parameters get the bound that they need.
///
/// | key of `#[value(...)]` | meaning |
/// |---|---|
/// | `name = "..."`, before a field or a case | the key or the string; by default, the name in Rust |
/// | `name = "..."`, before the type | the text of the type in signatures: [`macro@TypeText`] |
/// | `crate = path`, before the type | the path of `ods_packed`, if it is not `::ods_packed` |
///
/// The type also needs `TypeText`, which can be derived.
#[proc_macro_derive(FromValue, attributes(value))]
pub fn from_value(item: TokenStream) -> TokenStream {
    bug::reported("#[derive(FromValue)]", || expand::convert::from_value(item.into())).into()
}

/// Derives the conversion to values of packed functions, which [`macro@FromValue`] describes.
#[proc_macro_derive(IntoValue, attributes(value))]
pub fn into_value(item: TokenStream) -> TokenStream {
    bug::reported("#[derive(IntoValue)]", || expand::convert::into_value(item.into())).into()
}

/// Derives the text of a type in signatures of packed functions: the name of a struct with named fields, `tuple[...]`
/// of other structs, the text of the only field, and `Literal["up", "down"]` of an enum. `#[value(name = "...")]`
/// before the type gives another.
#[proc_macro_derive(TypeText, attributes(value))]
pub fn type_text(item: TokenStream) -> TokenStream {
    bug::reported("#[derive(TypeText)]", || expand::convert::type_text(item.into())).into()
}

/// Exports packed functions from a library of type `cdylib`, which Python's `tvm_ffi.load_module` and
/// `ods_packed::Library` load.
///
/// ```
/// use ods_packed::{export, packed};
///
/// /// Adds two integers.
/// #[packed]
/// fn add(a: i64, b: i64) -> i64 {
///     a.wrapping_add(b)
/// }
///
/// export! { add, add as "sum" }
/// ```
///
/// Each entry is the path of a function with [`macro@packed`]. Its name in the library is the last part of the path, or
/// the name after `as`. `crate = path;` before the first entry is the path of `ods_packed`, if it is not
/// `::ods_packed`.
#[proc_macro]
pub fn export(input: TokenStream) -> TokenStream {
    bug::reported("export!", || expand::packed::exports(input.into())).into()
}
