//! The functions named by keys of a definition: their signatures, and compiler errors for missing or wrong functions.
//!
//! Expansions coerce `<AOp>::verify` to a pointer, [`VerifyFunction`]: for a function with another signature, the
//! compiler shows both. If there is no such function, it resolves to the one of [`NoFunctions`], which requires a trait
//! that nothing implements and whose error message states the expected function.

use crate::diagnostic::Diagnostic;
use crate::entity::Type;
use crate::fold::{Constants, FoldResult};
use crate::ir::Ir;
use crate::ir::symbols::SymbolTables;
use crate::rewrite::{RewriteResult, Rewriter};
use crate::text::{AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, OperationState, ParseResult};

/// The function of the key `verify`.
pub type VerifyFunction<O> = fn(O, &Ir) -> Result<(), Diagnostic>;
/// The function of the key `verify_regions`.
pub type VerifyRegionsFunction<O> = fn(O, &Ir) -> Result<(), Diagnostic>;
/// The function of the key `verify_symbol_uses`.
pub type VerifySymbolUsesFunction<O> = fn(O, &Ir, &mut SymbolTables) -> Result<(), Diagnostic>;
/// The function of the key `fold`, which returns a [`IntoFoldResult`](crate::fold::IntoFoldResult).
pub type FoldFunction<O, R> = fn(O, &mut Ir, &Constants<'_>) -> R;
/// The function of the key `canonicalize`.
pub type CanonicalizeFunction<O> = fn(O, &mut Rewriter<'_>) -> RewriteResult;
/// The function that parses an operation with the key `custom_format`.
pub type ParseFunction = fn(&mut OpAsmParser<'_>, &mut OperationState<'_>) -> ParseResult<()>;
/// The function that prints an operation with the key `custom_format`.
pub type PrintFunction<O> = fn(O, &Ir, &mut OpAsmPrinter<'_>);
/// The function that parses a type with the key `custom_format`.
pub type ParseTypeFunction<T> = fn(&mut AsmParser<'_>) -> ParseResult<T>;
/// The function that parses an attribute with the key `custom_format`.
pub type ParseAttributeFunction<T> = fn(&mut AsmParser<'_>, Option<Type>) -> ParseResult<T>;
/// The function that prints a type or an attribute with the key `custom_format`.
pub type PrintDefFunction<T> = fn(T, &mut AsmPrinter<'_>);

/// A placeholder for a missing function whose signature only the definition knows.
#[derive(Clone, Copy, Debug)]
pub struct ThereIsNoSuchFunction;

/// A trait without implementations, so that placeholders for missing functions need no body.
pub trait Nothing {
    /// Is never called.
    fn never<R>() -> R;
}

/// A trait whose error reports that the function of the key `verify` is missing.
#[diagnostic::on_unimplemented(
    message = "the key `verify` needs a function of `{Self}`, which is missing or not visible here",
    label = "expected `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` in an `impl {Self}`"
)]
pub trait HasVerify: Nothing {}

/// A trait whose error reports that the function of the key `verify_regions` is missing.
#[diagnostic::on_unimplemented(
    message = "the key `verify_regions` needs a function of `{Self}`, which is missing or not visible here",
    label = "expected `fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic>` in an `impl {Self}`"
)]
pub trait HasVerifyRegions: Nothing {}

/// A trait whose error reports that the function of the key `verify_symbol_uses` is missing.
#[diagnostic::on_unimplemented(
    message = "the key `verify_symbol_uses` needs a function of `{Self}`, which is missing or not visible here",
    label = "expected `fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic>` in \
             an `impl {Self}`"
)]
pub trait HasVerifySymbolUses: Nothing {}

/// A trait whose error reports that the function of the key `fold` is missing.
#[diagnostic::on_unimplemented(
    message = "the key `fold` needs a function of `{Self}`, which is missing or not visible here",
    label = "expected `fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult>` in an `impl \
             {Self}`",
    note = "it may also return `FoldResult`, or an `Option` of a `Value`, of an attribute, or of a `Vec` with one of \
            these for each result"
)]
pub trait HasFold: Nothing {}

/// A trait whose error reports that the function of the key `canonicalize` is missing.
#[diagnostic::on_unimplemented(
    message = "the key `canonicalize` needs a function of `{Self}`, which is missing or not visible here",
    label = "expected `fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult` in an `impl {Self}`",
    note = "`canonicalize(A, B)` lists patterns instead of the function"
)]
pub trait HasCanonicalize: Nothing {}

/// A trait whose error reports that a function of the key `custom_format` of an operation is missing.
#[diagnostic::on_unimplemented(
    message = "the key `custom_format` needs the functions `parse` and `print` of `{Self}`, but at least one is \
               missing or not visible here",
    label = "expected two functions in an `impl {Self}`",
    note = "`fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()>`",
    note = "`fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>)`"
)]
pub trait HasText: Nothing {}

/// A trait whose error reports that a function of the key `custom_format` of a type is missing.
#[diagnostic::on_unimplemented(
    message = "the key `custom_format` needs the functions `parse` and `print` of `{Self}`, but at least one is \
               missing or not visible here",
    label = "expected two functions in an `impl {Self}`",
    note = "`fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self>`",
    note = "`fn print(self, printer: &mut AsmPrinter<'_>)`"
)]
pub trait HasTypeText: Nothing {}

/// A trait whose error reports that a function of the key `custom_format` of an attribute is missing.
#[diagnostic::on_unimplemented(
    message = "the key `custom_format` needs the functions `parse` and `print` of `{Self}`, but at least one is \
               missing or not visible here",
    label = "expected two functions in an `impl {Self}`",
    note = "`fn parse(parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<Self>`",
    note = "`fn print(self, printer: &mut AsmPrinter<'_>)`"
)]
pub trait HasAttributeText: Nothing {}

/// The functions that the compiler finds if an operation has a key without a function. Its own functions take
/// precedence.
#[doc(hidden)]
pub trait NoFunctions: Sized {
    /// Stands in for a missing `verify`.
    fn verify(self, _: &Ir) -> Result<(), Diagnostic>
    where
        Self: HasVerify,
    {
        Self::never()
    }
    /// Stands in for a missing `verify_regions`.
    fn verify_regions(self, _: &Ir) -> Result<(), Diagnostic>
    where
        Self: HasVerifyRegions,
    {
        Self::never()
    }
    /// Stands in for a missing `verify_symbol_uses`.
    fn verify_symbol_uses(self, _: &Ir, _: &mut SymbolTables) -> Result<(), Diagnostic>
    where
        Self: HasVerifySymbolUses,
    {
        Self::never()
    }
    /// Stands in for a missing `fold`.
    fn fold(self, _: &mut Ir, _: &Constants<'_>) -> FoldResult
    where
        Self: HasFold,
    {
        Self::never()
    }
    /// Stands in for a missing `canonicalize`.
    fn canonicalize(self, _: &mut Rewriter<'_>) -> RewriteResult
    where
        Self: HasCanonicalize,
    {
        Self::never()
    }
    /// Stands in for a missing `parse`.
    fn parse(_: &mut OpAsmParser<'_>, _: &mut OperationState<'_>) -> ParseResult<()>
    where
        Self: HasText,
    {
        Self::never()
    }
    /// Stands in for a missing `print`.
    fn print(self, _: &Ir, _: &mut OpAsmPrinter<'_>)
    where
        Self: HasText,
    {
        Self::never()
    }
}

impl<T> NoFunctions for T {}

/// The functions that the compiler finds if a type has a key without a function. Its own functions take precedence.
#[doc(hidden)]
pub trait NoTypeFunctions: Sized {
    /// Stands in for a missing `parse`.
    fn parse(_: &mut AsmParser<'_>) -> ParseResult<Self>
    where
        Self: HasTypeText,
    {
        Self::never()
    }
    /// Stands in for a missing `print`.
    fn print(self, _: &mut AsmPrinter<'_>)
    where
        Self: HasTypeText,
    {
        Self::never()
    }
}

impl<T> NoTypeFunctions for T {}

/// The functions that the compiler finds if an attribute has a key without a function. Its own functions take
/// precedence.
#[doc(hidden)]
pub trait NoAttributeFunctions: Sized {
    /// Stands in for a missing `parse`.
    fn parse(_: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<Self>
    where
        Self: HasAttributeText,
    {
        Self::never()
    }
    /// Stands in for a missing `print`.
    fn print(self, _: &mut AsmPrinter<'_>)
    where
        Self: HasAttributeText,
    {
        Self::never()
    }
}

impl<T> NoAttributeFunctions for T {}

/// A fallback for the verifier of a type or an attribute, which takes the parameters.
#[allow(non_upper_case_globals, reason = "this stands in for a function")]
#[doc(hidden)]
pub trait NoVerifier {
    /// A placeholder for a missing `verify`.
    const verify: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
}

impl<T> NoVerifier for T {}
