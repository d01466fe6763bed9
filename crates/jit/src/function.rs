//! Functions that can be called.

use std::marker::PhantomData;
use std::sync::Arc;

use ods_core::types::TypeData;
use ods_core::{Ir, Type};
use ods_exec::native::{PoisonedWords, Stacks, Usage, with_stacks};
use ods_exec::{Arguments, Completion, Element, Error, Fault, FaultKind, Place, Results, RuntimeValue};

use crate::compiler::Compiled;
use crate::context::{Context, End};
use crate::jit::Shared;
use crate::runtime::{Direct, ENDED, Entry, interpret, site_of};

/// A function as native code, which is called as one of the interpreter is.
#[derive(Clone)]
pub struct Function<'ir> {
    shared: Arc<Shared<'ir>>,
    function: ods_exec::Function<'ir>,
}

impl<'ir> Function<'ir> {
    pub(crate) fn new(shared: Arc<Shared<'ir>>, function: ods_exec::Function<'ir>) -> Self {
        Self { shared, function }
    }

    /// Returns the function of the interpreter.
    pub fn interpreted(&self) -> &ods_exec::Function<'ir> {
        &self.function
    }

    fn compiled(&self) -> Option<&Compiled> {
        self.shared.compiled(self.function.position())
    }

    /// Returns whether there is native code; a function that is too large has none.
    pub fn is_native(&self) -> bool {
        self.compiled().is_some()
    }

    /// Calls the function with a tuple of arguments: numbers, tensors, memrefs, [`RuntimeValue`]s. The result is `()`,
    /// a value, or a tuple of values.
    ///
    /// # Errors
    /// Returns an error if the arguments or results do not fit the function's type, or the run fails.
    #[inline]
    pub fn call<A: Arguments, R: Results>(&self, arguments: A) -> Result<R, Error> {
        let Some(code) = self.compiled() else { return self.function.call(arguments) };
        with_stacks(|stacks| match self.run(code, &arguments, stacks)? {
            true => R::load(self.function.ir(), &code.results, stacks).map_err(|fault| self.function.error(&fault)),
            false => self.function.call(&arguments),
        })
    }

    /// Calls the function with values.
    ///
    /// # Errors
    /// Returns an error if the arguments do not fit the function's type, or the run fails.
    pub fn call_with(&self, arguments: &[RuntimeValue]) -> Result<Vec<RuntimeValue>, Error> {
        self.call(arguments)
    }

    /// Calls the function with values. Its results may be poison, which the completion explains.
    ///
    /// # Errors
    /// Returns an error if the arguments do not fit the function's type, or the run fails.
    pub fn complete<A: Arguments>(&self, arguments: A) -> Result<Completion, Error> {
        let Some(code) = self.compiled() else { return self.function.complete(arguments) };
        with_stacks(|stacks| match self.run(code, &arguments, stacks)? {
            true => {
                let results = Results::load(self.function.ir(), &code.results, stacks);
                let results = results.map_err(|fault| self.function.error(&fault))?;
                Ok(Completion { results, poison: stacks.poison(self.function.ir()) })
            }
            false => self.function.complete(&arguments),
        })
    }

    /// Runs the code with arguments, and leaves the results on the stacks. Returns whether it did: native code does not
    /// take poison.
    #[inline(always)]
    fn run<A: Arguments>(&self, code: &Compiled, arguments: A, stacks: &mut Stacks) -> Result<bool, Error> {
        let error = |fault: Fault| self.function.error(&fault);
        stacks.frame(code.words, code.objects);
        arguments.store(self.function.ir(), &code.parameters, stacks).map_err(error)?;
        if !stacks.is_plain() {
            return Ok(false);
        }
        let (words, objects) = stacks.parts();
        let (returned, mut usage) = run(&self.shared, (code.entry, self.function.position()), words, objects)?;
        if let Some(results) = returned {
            results.store(code.results.iter().map(|(place, _)| place), stacks);
        }
        stacks.finish(&mut usage);
        Ok(true)
    }

    /// Returns the function for calls with numbers of these types, which are not checked again: the fastest calls.
    ///
    /// ```
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let context = ods_core::Context::new();
    /// # ods_dialects::register_all(&context)?;
    /// # let text = "func.func @add(%a: i32, %b: i32) -> i32 { %r = arith.addi %a, %b : i32 return %r : i32 }";
    /// # let parsed = ods_core::text::parse(&context.into(), "add.mlir", text.as_bytes())?;
    /// # let engine = ods_exec::Engine::new(&parsed.ir, parsed.root)?;
    /// let add = ods_jit::Jit::new(&engine)?.function("add")?;
    /// let add = add.typed::<(i32, i32), i32>()?;
    /// assert_eq!(add.call((i32::MAX, 1))?, i32::MIN);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if the function has other parameters or results, or no native code.
    pub fn typed<A: Words, R: Words>(&self) -> Result<Typed<'ir, A, R>, Error> {
        let error = |message: String| self.function.error(&Fault::of(FaultKind::Arguments, message));
        let Some(code) = self.compiled() else { return Err(error("has no native code".into())) };
        let has_words = code.objects == 0 && code.words <= MOST;
        let is_typed = |places: &[(Place, Type)], accepts: fn(&Ir, &[Type]) -> bool| {
            accepts(self.function.ir(), &places.iter().map(|(_, ty)| *ty).collect::<Vec<_>>())
        };
        if !(has_words && is_typed(&code.parameters, A::accepts) && is_typed(&code.results, R::accepts)) {
            let (arguments, results) = (std::any::type_name::<A>(), std::any::type_name::<R>());
            return Err(error(format!("does not have parameters {arguments} and results {results}")));
        }
        let (entry, direct) = ((code.entry, self.function.position()), code.direct);
        let steps = code.steps.filter(|steps| *steps <= self.shared.module().limits().steps);
        Ok(Typed { shared: self.shared.clone(), entry, direct, steps, types: PhantomData })
    }
}

/// Runs native code, with arguments and results in its words and objects. Returns the words of the results if one is
/// poison, and what the run has used.
fn run(
    shared: &Shared<'_>,
    entry: (Entry, u32),
    words: &mut [u64],
    objects: &mut [RuntimeValue],
) -> Result<(Option<PoisonedWords>, Usage), Error> {
    let mut context = Context::new(shared);
    // SAFETY: the words and objects are as many as the function expects.
    let status = unsafe { enter(entry, &mut context, words.as_mut_ptr(), objects.as_mut_ptr()) };
    if status == ENDED { Err(end(context)) } else { Ok((context.returned, context.usage)) }
}

/// Runs the native code of the function at a position, or the interpreter if the stack has no room. Returns the status.
///
/// # Safety
/// There are as many words and objects as the function expects, and the entry is its own.
#[inline(always)]
unsafe fn enter(
    (entry, position): (Entry, u32),
    context: &mut Context<'_>,
    words: *mut u64,
    objects: *mut RuntimeValue,
) -> u64 {
    // SAFETY: the caller gives the words and objects, and the context outlives the run.
    unsafe {
        match context.has_stack() {
            true => entry(context, words, objects, 0),
            false => interpret(context, words, objects, site_of(position, 0), 0),
        }
    }
}

/// Returns the error of a run, or continues its panic.
#[cold]
fn end(context: Context<'_>) -> Error {
    let module = context.shared.module();
    if context.returned.is_some() {
        return module.error(FaultKind::Arguments, "a result is poison; call the function with `Function::call_with`");
    }
    match context.end.map(|end| *end) {
        Some(End::Failure(failure)) => failure.into_error(module),
        Some(End::Panic(panic)) => std::panic::resume_unwind(panic),
        None => module.error(FaultKind::Undefined, "native code failed without an error; please report this"),
    }
}

/// The greatest number of words of a typed function.
const MOST: usize = 8;

/// The objects of a typed function, which has none.
const NO_OBJECTS: *mut RuntimeValue = std::ptr::NonNull::dangling().as_ptr();

/// A function for calls with numbers of Rust.
pub struct Typed<'ir, A, R> {
    shared: Arc<Shared<'ir>>,
    /// The entry, and the position of the function.
    entry: (Entry, u32),
    direct: Option<Direct>,
    steps: Option<u64>,
    types: PhantomData<fn(A) -> R>,
}

impl<A: Words, R: Words> Typed<'_, A, R> {
    /// Calls the function.
    ///
    /// # Errors
    /// Returns an error if the run fails.
    #[inline]
    pub fn call(&self, arguments: A) -> Result<R, Error> {
        let mut words = [0; MOST];
        arguments.store(&mut words);
        match (self.direct, self.steps) {
            (Some(direct), Some(mut steps)) => {
                let context = (&raw mut steps).cast();
                // SAFETY: the function has no objects, and at most as many words. Of its context, it uses only the
                // steps, which come first, as there are enough. Its frame is small, and it calls nothing.
                words[0] = unsafe { direct(context, NO_OBJECTS, 0, words[0], words[1], words[2]) }.result;
                Ok(R::load(&words))
            }
            (Some(direct), None) => self.call_by_registers(direct, words),
            (None, _) => self.call_by_memory(words),
        }
    }

    #[inline(never)]
    fn call_by_registers(&self, direct: Direct, mut words: [u64; MOST]) -> Result<R, Error> {
        let mut context = Context::new(&self.shared);
        if !context.has_stack() {
            return self.call_by_memory(words);
        }
        // SAFETY: the function has no objects, and at most as many words. The context outlives the run.
        let returned = unsafe { direct(&mut context, NO_OBJECTS, 0, words[0], words[1], words[2]) };
        words[0] = returned.result;
        if returned.status == 0 { Ok(R::load(&words)) } else { Err(end(context)) }
    }

    #[inline(never)]
    fn call_by_memory(&self, mut words: [u64; MOST]) -> Result<R, Error> {
        let mut context = Context::new(&self.shared);
        // SAFETY: the function has no objects, and at most as many words.
        let status = unsafe { enter(self.entry, &mut context, words.as_mut_ptr(), NO_OBJECTS) };
        if status == 0 { Ok(R::load(&words)) } else { Err(end(context)) }
    }
}

/// Numbers of Rust that are the words of a typed function.
pub trait Words {
    /// Returns whether these are the types of the numbers.
    #[doc(hidden)]
    fn accepts(ir: &Ir, types: &[Type]) -> bool;
    /// Puts the numbers into words.
    #[doc(hidden)]
    fn store(&self, words: &mut [u64; MOST]);
    /// Returns the numbers in words.
    #[doc(hidden)]
    fn load(words: &[u64; MOST]) -> Self;
}

/// Returns whether values of a type are numbers of Rust's type.
fn is_number<T: Element>(ir: &Ir, ty: Type, is_float: bool) -> bool {
    match ty.data(ir.context()) {
        TypeData::Integer { width, .. } => !is_float && *width == T::NUMBER.bits,
        TypeData::Index => !is_float && T::NUMBER.bits == 64,
        TypeData::Float(format) => is_float && format.bits() == T::NUMBER.bits,
        _ => false,
    }
}

macro_rules! numbers {
    ($($ty:ty, $is_float:literal;)*) => {$(
        impl Words for $ty {
            fn accepts(ir: &Ir, types: &[Type]) -> bool {
                matches!(types, [ty] if is_number::<$ty>(ir, *ty, $is_float))
            }

            #[inline(always)]
            fn store(&self, words: &mut [u64; MOST]) {
                words[0] = self.to_word();
            }

            #[inline(always)]
            fn load(words: &[u64; MOST]) -> Self {
                Self::of_word(words[0])
            }
        }

        impl Number for $ty {
            const IS_FLOAT: bool = $is_float;
        }
    )*};
}

/// A number of Rust that is one word.
#[doc(hidden)]
pub trait Number: Element {
    /// Whether it is a float.
    const IS_FLOAT: bool;
}

numbers! {
    bool, false;
    i8, false;
    i16, false;
    i32, false;
    i64, false;
    u8, false;
    u16, false;
    u32, false;
    u64, false;
    f32, true;
    f64, true;
}

macro_rules! tuples {
    ($($count:literal $($name:ident $position:tt)*;)*) => {$(
        impl<$($name: Number),*> Words for ($($name,)*) {
            fn accepts(_ir: &Ir, types: &[Type]) -> bool {
                types.len() == $count $(&& is_number::<$name>(_ir, types[$position], $name::IS_FLOAT))*
            }

            #[inline(always)]
            fn store(&self, _words: &mut [u64; MOST]) {
                $(_words[$position] = self.$position.to_word();)*
            }

            #[inline(always)]
            #[allow(clippy::unused_unit, reason = "one of the tuples is empty")]
            fn load(_words: &[u64; MOST]) -> Self {
                ($($name::of_word(_words[$position]),)*)
            }
        }
    )*};
}

tuples! {
    0;
    1 A 0;
    2 A 0 B 1;
    3 A 0 B 1 C 2;
    4 A 0 B 1 C 2 D 3;
    5 A 0 B 1 C 2 D 3 E 4;
    6 A 0 B 1 C 2 D 3 E 4 F 5;
    7 A 0 B 1 C 2 D 3 E 4 F 5 G 6;
    8 A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7;
}
