//! Refinement as a formula.

use ods_core::numeric::FloatFormat;
use ods_core::types::TypeData;
use ods_core::{Context, Type};
use ods_exec::{Function, Number};

use super::float::Format;
use super::instruction::{Word, is_nan};
use super::run::{End, Run};
use super::term::{Term, Terms};

/// The terms of two versions of a function, on the same arguments.
pub struct Formula {
    pub terms: Terms,
    /// Whether the second version does not refine the first.
    pub differs: Term,
}

/// Returns the numbers of an argument's variables: its bits, and whether it is poison.
pub fn variables(argument: usize) -> [u32; 2] {
    let first = argument as u32 * 2;
    [first, first + 1]
}

impl Formula {
    /// Returns the formula of two versions of a function with these types.
    ///
    /// # Errors
    /// Returns the reason if terms cannot say what a version does.
    pub fn new(
        context: &Context,
        [parameters, results]: [&[Type]; 2],
        [before, after]: [&Function<'_>; 2],
    ) -> Result<Self, String> {
        let mut terms = Terms::default();
        let mut arguments = Vec::with_capacity(parameters.len());
        for (position, ty) in parameters.iter().enumerate() {
            let [bits, is_poison] = variables(position);
            let width = width_of(context, *ty).ok_or("it has tensors, memory, or numbers of more than 64 bits")?;
            arguments.push(Word { bits: terms.variable(width, bits), is_poison: terms.variable(1, is_poison) });
        }
        let before = Run::new(&mut terms, before.module()).call(before.plan(), &arguments, 0)?;
        let after = Run::new(&mut terms, after.module()).call(after.plan(), &arguments, 0)?;
        let formats = results.iter().map(|ty| format_of(context, *ty));
        let differs = differs(&mut terms, &before, &after, formats);
        Ok(Self { terms, differs })
    }
}

/// Returns the width of a number of one word.
fn width_of(context: &Context, ty: Type) -> Option<u8> {
    let number = Number::of(context, ty)?;
    u8::try_from(number.bits).ok().filter(|bits| (1..=64).contains(bits))
}

/// Returns the format of a float of the host.
fn format_of(context: &Context, ty: Type) -> Option<Format> {
    match ty.data(context) {
        TypeData::Float(FloatFormat::F32) => Some(Format::F32),
        TypeData::Float(FloatFormat::F64) => Some(Format::F64),
        _ => None,
    }
}

/// Returns whether the first function returns, and the second does not return what refines it.
fn differs(terms: &mut Terms, before: &End, after: &End, formats: impl Iterator<Item = Option<Format>>) -> Term {
    let mut wrong = terms.not(after.is_returned);
    for ((old, new), format) in before.results.iter().zip(&after.results).zip(formats) {
        let width = terms.width(old.bits).max(terms.width(new.bits));
        let [a, b] = [old.bits, new.bits].map(|bits| terms.resize(bits, width));
        let mut is_same = terms.eq(a, b);
        if let Some(format) = format {
            let [a, b] = [a, b].map(|bits| terms.resize(bits, format.width()));
            let [a, b] = [a, b].map(|bits| is_nan(terms, format, bits));
            let both = terms.and(a, b);
            is_same = terms.or(is_same, both);
        }
        let changed = terms.not(is_same);
        let is_worse = terms.or(changed, new.is_poison);
        let matters = terms.not(old.is_poison);
        let is_wrong = terms.and(matters, is_worse);
        wrong = terms.or(wrong, is_wrong);
    }
    terms.and(before.is_returned, wrong)
}
