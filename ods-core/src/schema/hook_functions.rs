//! The functions that keys of a definition name: what their signatures are, and what the compiler says where a function
//! is missing or has another one.
//!
//! Expansions hand `<AOp>::verify` to [`VerifyFunction::call`]. Each trait is implemented for functions of one
//! signature, and tells it where something else is given. Where there is no such function, the compiler finds the constant
//! of [`NoFunctions`] in its place, which is none of them.

use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Type};
use crate::fold::{Constants, FoldOutcome, Folded};
use crate::ir::Ir;
use crate::ir::symbols::SymbolTables;
use crate::rewrite::{Rewriter, Rewritten};
use crate::text::{AsmParser, AsmPrinter, OpAsmParser, OpAsmPrinter, OperationState, ParseResult};

/// In place of a function that is missing.
#[derive(Clone, Copy, Debug)]
pub struct ThereIsNoSuchFunction;

/// What the compiler finds where a definition has a key and no function for it. An `impl` of the operation goes first.
#[allow(non_upper_case_globals, reason = "these stand in for functions")]
pub trait NoFunctions {
    /// `verify`
    const verify: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
    /// `verify_regions`
    const verify_regions: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
    /// `verify_symbol_uses`
    const verify_symbol_uses: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
    /// `fold`
    const fold: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
    /// `canonicalize`
    const canonicalize: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
    /// `parse`
    const parse: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
    /// `print`
    const print: ThereIsNoSuchFunction = ThereIsNoSuchFunction;
}

impl<T> NoFunctions for T {}

/// The function of the key `verify`.
#[diagnostic::on_unimplemented(
    message = "the key `verify` is for a function of `{O}`, which is missing or has another signature",
    label = "`fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` is expected in an `impl {O}`"
)]
pub trait VerifyFunction<O> {
    /// Calls it.
    ///
    /// # Errors
    /// What it returns.
    fn call(&self, op: O, ir: &Ir) -> Result<(), Diagnostic>;
}

#[diagnostic::do_not_recommend]
impl<O, F: Fn(O, &Ir) -> Result<(), Diagnostic>> VerifyFunction<O> for F {
    fn call(&self, op: O, ir: &Ir) -> Result<(), Diagnostic> {
        self(op, ir)
    }
}

/// The function of the key `verify_regions`.
#[diagnostic::on_unimplemented(
    message = "the key `verify_regions` is for a function of `{O}`, which is missing or has another signature",
    label = "`fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic>` is expected in an `impl {O}`"
)]
pub trait VerifyRegionsFunction<O> {
    /// Calls it.
    ///
    /// # Errors
    /// What it returns.
    fn call(&self, op: O, ir: &Ir) -> Result<(), Diagnostic>;
}

#[diagnostic::do_not_recommend]
impl<O, F: Fn(O, &Ir) -> Result<(), Diagnostic>> VerifyRegionsFunction<O> for F {
    fn call(&self, op: O, ir: &Ir) -> Result<(), Diagnostic> {
        self(op, ir)
    }
}

/// The function of the key `verify_symbol_uses`.
#[diagnostic::on_unimplemented(
    message = "the key `verify_symbol_uses` is for a function of `{O}`, which is missing or has another signature",
    label = "`fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic>` is expected in \
             an `impl {O}`"
)]
pub trait VerifySymbolUsesFunction<O> {
    /// Calls it.
    ///
    /// # Errors
    /// What it returns.
    fn call(&self, op: O, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic>;
}

#[diagnostic::do_not_recommend]
impl<O, F: Fn(O, &Ir, &mut SymbolTables) -> Result<(), Diagnostic>> VerifySymbolUsesFunction<O> for F {
    fn call(&self, op: O, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic> {
        self(op, ir, symbols)
    }
}

/// The function of the key `fold`.
#[diagnostic::on_unimplemented(
    message = "the key `fold` is for a function of `{O}`, which is missing or has another signature",
    label = "`fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult>` is expected in an `impl {O}`",
    note = "it may also return `Folded`, or an `Option` of a `Value`, of an attribute, or of a `Vec` with one of these for \
            each result"
)]
pub trait FoldFunction<O> {
    /// Calls it.
    fn call(&self, op: O, ir: &mut Ir, constants: &Constants<'_>) -> Folded;
}

#[diagnostic::do_not_recommend]
impl<O, R: FoldOutcome, F: Fn(O, &mut Ir, &Constants<'_>) -> R> FoldFunction<O> for F {
    fn call(&self, op: O, ir: &mut Ir, constants: &Constants<'_>) -> Folded {
        self(op, ir, constants).folded()
    }
}

/// The function of the key `canonicalize`.
#[diagnostic::on_unimplemented(
    message = "the key `canonicalize` is for a function of `{O}`, which is missing or has another signature",
    label = "`fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> Rewritten` is expected in an `impl {O}`",
    note = "`canonicalize(A, B)` lists patterns in place of the function"
)]
pub trait CanonicalizeFunction<O> {
    /// Calls it.
    ///
    /// # Errors
    /// When it does not match.
    fn call(&self, op: O, rewriter: &mut Rewriter<'_>) -> Rewritten;
}

#[diagnostic::do_not_recommend]
impl<O, F: Fn(O, &mut Rewriter<'_>) -> Rewritten> CanonicalizeFunction<O> for F {
    fn call(&self, op: O, rewriter: &mut Rewriter<'_>) -> Rewritten {
        self(op, rewriter)
    }
}

/// The two functions of the key `custom_format` of an operation.
#[diagnostic::on_unimplemented(
    message = "the key `custom_format` is for functions `parse` and `print` of `{O}`, which are missing or have other \
               signatures",
    label = "two functions are expected in an `impl {O}`",
    note = "`fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()>`",
    note = "`fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>)`"
)]
pub trait TextFunctions<O> {
    /// Calls `parse`.
    ///
    /// # Errors
    /// What it returns.
    fn parse(&self, parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()>;
    /// Calls `print`.
    fn print(&self, op: O, ir: &Ir, printer: &mut OpAsmPrinter<'_>);
}

#[diagnostic::do_not_recommend]
impl<O, A, B> TextFunctions<O> for (A, B)
where
    A: Fn(&mut OpAsmParser<'_>, &mut OperationState<'_>) -> ParseResult<()>,
    B: Fn(O, &Ir, &mut OpAsmPrinter<'_>),
{
    fn parse(&self, parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        self.0(parser, state)
    }
    fn print(&self, op: O, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        self.1(op, ir, printer);
    }
}

/// The two functions of the key `custom_format` of a type.
#[diagnostic::on_unimplemented(
    message = "the key `custom_format` is for functions `parse` and `print` of `{T}`, which are missing or have other \
               signatures",
    label = "two functions are expected in an `impl {T}`",
    note = "`fn parse(parser: &mut AsmParser<'_>) -> ParseResult<Self>`",
    note = "`fn print(self, printer: &mut AsmPrinter<'_>)`"
)]
pub trait TypeTextFunctions<T> {
    /// Calls `parse`.
    ///
    /// # Errors
    /// What it returns.
    fn parse(&self, parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<T>;
    /// Calls `print`.
    fn print(&self, value: T, printer: &mut AsmPrinter<'_>);
}

#[diagnostic::do_not_recommend]
impl<T: Into<Type>, A, B> TypeTextFunctions<T> for (A, B)
where
    A: Fn(&mut AsmParser<'_>) -> ParseResult<T>,
    B: Fn(T, &mut AsmPrinter<'_>),
{
    fn parse(&self, parser: &mut AsmParser<'_>, _: Option<Type>) -> ParseResult<T> {
        self.0(parser)
    }
    fn print(&self, value: T, printer: &mut AsmPrinter<'_>) {
        self.1(value, printer);
    }
}

/// The two functions of the key `custom_format` of an attribute.
#[diagnostic::on_unimplemented(
    message = "the key `custom_format` is for functions `parse` and `print` of `{T}`, which are missing or have other \
               signatures",
    label = "two functions are expected in an `impl {T}`",
    note = "`fn parse(parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<Self>`",
    note = "`fn print(self, printer: &mut AsmPrinter<'_>)`"
)]
pub trait AttributeTextFunctions<T> {
    /// Calls `parse`.
    ///
    /// # Errors
    /// What it returns.
    fn parse(&self, parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<T>;
    /// Calls `print`.
    fn print(&self, value: T, printer: &mut AsmPrinter<'_>);
}

#[diagnostic::do_not_recommend]
impl<T: Into<Attribute>, A, B> AttributeTextFunctions<T> for (A, B)
where
    A: Fn(&mut AsmParser<'_>, Option<Type>) -> ParseResult<T>,
    B: Fn(T, &mut AsmPrinter<'_>),
{
    fn parse(&self, parser: &mut AsmParser<'_>, ty: Option<Type>) -> ParseResult<T> {
        self.0(parser, ty)
    }
    fn print(&self, value: T, printer: &mut AsmPrinter<'_>) {
        self.1(value, printer);
    }
}
