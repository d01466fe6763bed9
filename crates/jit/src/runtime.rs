//! The functions of Rust that native code calls. Each returns a status: 0 if native code continues, [`ENDED`] or
//! [`POISON`].

use std::panic::{AssertUnwindSafe, catch_unwind};

use ods_exec::native::{failure, load_element, resume, run_kernel, trace};
use ods_exec::{CallSite, Fault, Opcode, Place, Plan, RuntimeValue, Source};

use crate::analysis::{Format, words_of};
use crate::compiler::Compiled;
use crate::context::{Context, End};
use crate::signature::Kind;
use crate::view::View;

/// The status of a run that has ended: the context has its [`End`].
pub const ENDED: u64 = 1;

/// The status of a call that has returned poison, which native code does not know: the interpreter continues after the
/// call, with the results that the context has. A word that native code cannot compute has the same status: the
/// interpreter continues with the instruction.
pub const POISON: u64 = 2;

/// The function at an address; see [`Compiled::entry`].
pub type Entry = unsafe extern "C" fn(&mut Context<'_>, *mut u64, *mut RuntimeValue, u64) -> u64;

/// The greatest number of arguments of a [`Direct`] function.
pub const REGISTERS: usize = 3;

/// A function of words, with its objects, which there are none of, its depth, and its arguments. It reads as many as it
/// has.
pub type Direct = unsafe extern "C" fn(*mut Context<'_>, *mut RuntimeValue, u64, u64, u64, u64) -> Returned;

/// The status and the result of a [`Direct`] function.
#[repr(C)]
pub struct Returned {
    pub status: u64,
    pub result: u64,
}

/// Returns the positions of a function and of one of its instructions as one word.
pub fn site_of(function: u32, at: usize) -> u64 {
    u64::from(function) << 32 | at as u64
}

/// The frame of a function of native code.
struct Frame<'f, 'c> {
    context: &'f mut Context<'c>,
    compiled: &'c Compiled,
    plan: &'c Plan,
    words: &'f mut [u64],
    objects: &'f mut [RuntimeValue],
    at: usize,
    depth: u32,
}

/// Calls `run`, and ends the run if that panics: native code cannot be unwound.
fn catch(context: *mut Context<'_>, run: impl FnOnce() -> u64) -> u64 {
    match catch_unwind(AssertUnwindSafe(run)) {
        Ok(status) => status,
        Err(panic) => {
            // SAFETY: native code passes the context of the run, which nothing else uses after the panic.
            unsafe { (*context).end = Some(Box::new(End::Panic(panic))) };
            ENDED
        }
    }
}

/// Calls `run` with the frame of native code.
///
/// # Safety
/// The pointers come from native code of the function: the context of the run, the words of its frame, and its objects.
/// `function` and `at` are positions of the function and of an instruction.
unsafe fn with_frame(
    (context, words, objects): (*mut Context<'_>, *mut u64, *mut RuntimeValue),
    site: u64,
    depth: u64,
    run: impl FnOnce(Frame<'_, '_>) -> u64,
) -> u64 {
    catch(context, || {
        // SAFETY: the context outlives the run, and native code does not access it during the call.
        let context = unsafe { &mut *context };
        let (function, at) = ((site >> 32) as u32, site as u32 as usize);
        let (plan, compiled) = (context.shared.module().plan(function), context.shared.callee(function));
        let Some(compiled) = compiled else { return ENDED };
        // SAFETY: native code has a slot for the words of the plan on its stack, and an array of objects.
        let (words, objects) = unsafe {
            (
                std::slice::from_raw_parts_mut(words, plan.words().len()),
                std::slice::from_raw_parts_mut(objects, plan.objects()),
            )
        };
        run(Frame { context, compiled, plan, words, objects, at, depth: depth as u32 })
    })
}

impl Frame<'_, '_> {
    /// Ends the run with the error of the instruction.
    #[cold]
    fn fail(self, fault: Fault) -> u64 {
        let module = self.context.shared.module();
        let usage = &self.context.usage;
        let failure = failure(module, (self.plan, self.at), fault, (self.words, self.objects), usage);
        self.context.fail(failure);
        ENDED
    }

    /// Runs the rest of the function in the interpreter.
    fn leave(self) -> u64 {
        let Self { context, compiled, plan, words, objects, at, depth } = self;
        let mut frame = plan.words().to_vec();
        for word in compiled.written.iter().map(|word| *word as usize) {
            // Only the lower half was stored of a narrow word.
            frame[word] = if compiled.kinds[word].is_narrow() { words[word] as u32 as u64 } else { words[word] };
        }
        let rest = (plan, at);
        let status = finish(context, rest, depth, (&mut frame, objects));
        if status == 0 {
            words.copy_from_slice(&frame);
        }
        status
    }

    fn kernel(self) -> u64 {
        let site = self.plan.code()[self.at].a as usize;
        let Self { context, compiled, plan, words, objects, .. } = self;
        let module = context.shared.module();
        match run_kernel(module, &mut context.usage, plan, site, words, objects) {
            Ok(None) => 0,
            Ok(results) => {
                context.returned = results;
                POISON
            }
            Err(fault) => Frame { context, compiled, plan, words, objects, ..self }.fail(fault),
        }
    }

    /// Calls a function with a frame of its own elsewhere.
    fn call(mut self) -> u64 {
        match self.try_call() {
            Ok(status) => status,
            Err(fault) => self.fail(fault),
        }
    }

    fn try_call(&mut self) -> Result<u64, Fault> {
        let plan = self.plan;
        let site = &plan.calls()[plan.code()[self.at].a as usize];
        let shared = self.context.shared;
        let function = shared.module().callee(site, self.objects)?;
        let callee = shared.compile(function).map_err(|error| Fault::of(error.kind(), error.to_string()))?;
        let Some(callee) = callee else { return self.interpret(function, site) };
        let mut stacks = ods_exec::native::Stacks::default();
        let (words, objects) = stacks.frame(callee.words, callee.objects);
        for (source, (to, _)) in site.arguments.iter().zip(&callee.parameters) {
            transfer((self.words, self.objects), *source, (words, objects), *to)?;
        }
        // SAFETY: the function has the words and objects that it expects.
        let status = unsafe {
            (callee.entry)(self.context, words.as_mut_ptr(), objects.as_mut_ptr(), u64::from(self.depth) + 1)
        };
        if status == ENDED {
            self.add_call();
            return Ok(status);
        }
        for ((from, _), to) in callee.results.iter().zip(&site.results) {
            transfer((words, objects), Source { place: *from, is_last: true }, (self.words, self.objects), *to)?;
        }
        Ok(status)
    }

    /// Calls a function that has no native code.
    #[cold]
    fn interpret(&mut self, function: u32, site: &CallSite) -> Result<u64, Fault> {
        let plan = self.context.shared.module().plan(function);
        let (mut words, mut objects) = (plan.words().to_vec(), vec![RuntimeValue::Poison; plan.objects()]);
        for (source, (to, _)) in site.arguments.iter().zip(plan.parameters()) {
            transfer((self.words, self.objects), *source, (&mut words, &mut objects), *to)?;
        }
        let status = finish(self.context, (plan, 0), self.depth + 1, (&mut words, &mut objects));
        if status == ENDED {
            self.add_call();
            return Ok(status);
        }
        for ((from, _), to) in plan.results().iter().zip(&site.results) {
            let source = Source { place: *from, is_last: true };
            transfer((&mut words, &mut objects), source, (self.words, self.objects), *to)?;
        }
        Ok(status)
    }

    /// Adds the call to the error of the run.
    fn add_call(&mut self) {
        match self.context.end.as_deref_mut() {
            Some(End::Failure(failure)) => failure.add_call(self.plan, self.at),
            Some(End::Panic(_)) | None => {}
        }
    }
}

/// Runs a function in the interpreter from an instruction on, with this frame. If the call of the instruction has
/// returned, the context has its results. Returns the status.
fn finish(
    context: &mut Context<'_>,
    rest: (&Plan, usize),
    depth: u32,
    (words, objects): (&mut [u64], &mut [RuntimeValue]),
) -> u64 {
    let returned = context.returned.take();
    match context.with_usage(|shared, usage| resume(shared.module(), usage, depth, rest, (words, objects), returned)) {
        Ok(None) => 0,
        Ok(results) => {
            context.returned = results;
            POISON
        }
        Err(failure) => {
            context.fail(failure);
            ENDED
        }
    }
}

/// Copies or moves a value between frames.
fn transfer(
    (from_words, from_objects): (&mut [u64], &mut [RuntimeValue]),
    source: Source,
    (to_words, to_objects): (&mut [u64], &mut [RuntimeValue]),
    to: Place,
) -> Result<(), Fault> {
    match (source.place, to) {
        (Place::Words { at: from, count }, Place::Words { at: to, count: room }) if count == room => {
            let from = &from_words[from as usize..(from + count) as usize];
            to_words[to as usize..(to + count) as usize].copy_from_slice(from);
        }
        (Place::Object(from), Place::Object(to)) => {
            let from = &mut from_objects[from as usize];
            to_objects[to as usize] =
                if source.is_last { std::mem::replace(from, RuntimeValue::Poison) } else { from.clone() };
        }
        (Place::Words { .. } | Place::Object(_), _) => return Err(Fault::new("calls a function of another type")),
    }
    Ok(())
}

/// Runs a function in the interpreter because its native code has no room on the stack. Its arguments and results have
/// the same places as an [`Entry`] expects.
pub unsafe extern "C" fn interpret(
    context: *mut Context<'_>,
    words: *mut u64,
    objects: *mut RuntimeValue,
    site: u64,
    depth: u64,
) -> u64 {
    catch(context, || {
        // SAFETY: the context outlives the run, and native code does not access it during the call.
        let context = unsafe { &mut *context };
        let function = (site >> 32) as u32;
        let (plan, compiled) = (context.shared.module().plan(function), context.shared.callee(function));
        let Some(compiled) = compiled else { return ENDED };
        // SAFETY: the caller has room for the arguments and results, and the objects of the function.
        let (outer, objects) = unsafe {
            (
                std::slice::from_raw_parts_mut(words, compiled.words),
                std::slice::from_raw_parts_mut(objects, plan.objects()),
            )
        };
        let mut frame = plan.words().to_vec();
        for ((from, _), (to, _)) in compiled.parameters.iter().zip(plan.parameters()) {
            frame[words_of(*to)].copy_from_slice(&outer[words_of(*from)]);
        }
        let status = finish(context, (plan, site as u32 as usize), depth as u32, (&mut frame, objects));
        if status == 0 {
            for ((from, _), (to, _)) in plan.results().iter().zip(&compiled.results) {
                outer[words_of(*to)].copy_from_slice(&frame[words_of(*from)]);
            }
        }
        status
    })
}

/// Runs the rest of a function in the interpreter.
pub unsafe extern "C" fn leave(
    context: *mut Context<'_>,
    words: *mut u64,
    objects: *mut RuntimeValue,
    site: u64,
    depth: u64,
) -> u64 {
    // SAFETY: native code calls this as `with_frame` requires.
    unsafe { with_frame((context, words, objects), site, depth, |frame| frame.leave()) }
}

/// Calls the kernel of an instruction.
pub unsafe extern "C" fn kernel(
    context: *mut Context<'_>,
    words: *mut u64,
    objects: *mut RuntimeValue,
    site: u64,
    depth: u64,
) -> u64 {
    // SAFETY: native code calls this as `with_frame` requires.
    unsafe { with_frame((context, words, objects), site, depth, |frame| frame.kernel()) }
}

/// Makes the call of an instruction.
pub unsafe extern "C" fn call(
    context: *mut Context<'_>,
    words: *mut u64,
    objects: *mut RuntimeValue,
    site: u64,
    depth: u64,
) -> u64 {
    // SAFETY: native code calls this as `with_frame` requires.
    unsafe { with_frame((context, words, objects), site, depth, |frame| frame.call()) }
}

/// Reports the operation of an instruction.
pub unsafe extern "C" fn report(
    context: *mut Context<'_>,
    words: *mut u64,
    objects: *mut RuntimeValue,
    site: u64,
    depth: u64,
) -> u64 {
    let run = |frame: Frame<'_, '_>| {
        let site = frame.plan.code()[frame.at].a as usize;
        trace(frame.context.shared.module(), frame.plan, site, frame.words, frame.objects);
        0
    };
    // SAFETY: native code calls this as `with_frame` requires.
    unsafe { with_frame((context, words, objects), site, depth, run) }
}

/// Adds a call to the error of the run. The callee was native code, so that no words are needed.
pub unsafe extern "C" fn unwound(context: *mut Context<'_>, site: u64) -> u64 {
    catch(context, || {
        // SAFETY: native code passes the context of the run.
        let context = unsafe { &mut *context };
        let plan = context.shared.module().plan((site >> 32) as u32);
        if let Some(End::Failure(failure)) = context.end.as_deref_mut() {
            failure.add_call(plan, site as u32 as usize);
        }
        ENDED
    })
}

/// Begins the next slice of steps, for the instruction at a site with this price.
pub unsafe extern "C" fn refill(context: *mut Context<'_>, site: u64, steps: u64) -> u64 {
    catch(context, || {
        // SAFETY: native code passes the context of the run.
        let context = unsafe { &mut *context };
        let result = context.with_usage(|shared, usage| usage.refill(shared.module(), steps));
        let Err(fault) = result else { return 0 };
        let plan = context.shared.module().plan((site >> 32) as u32);
        // Errors of limits do not show operands.
        let failure = failure(context.shared.module(), (plan, site as u32 as usize), fault, (&[], &[]), &context.usage);
        context.fail(failure);
        ENDED
    })
}

/// Computes a word with a function of the plan. If it fails, the interpreter calls it once more, and reports the error.
pub unsafe extern "C" fn apply(
    context: *mut Context<'_>,
    function: *const ods_exec::WordFunction,
    a: u64,
    b: u64,
    c: u64,
) -> u64 {
    catch(context, || {
        // SAFETY: native code passes the context of the run, and a function of its plan, which lives as long as the
        // code.
        let (context, function) = unsafe { (&mut *context, &*function) };
        match function([a, b, c]) {
            Ok(word) => {
                context.result = word;
                0
            }
            Err(_) => POISON,
        }
    })
}

/// Loads an element of a tensor, or of a memref that native code does not access.
pub unsafe extern "C" fn element(
    context: *mut Context<'_>,
    object: *const RuntimeValue,
    rank: u64,
    a: u64,
    b: u64,
) -> u64 {
    catch(context, || {
        // SAFETY: native code passes the context of the run, and an object of its frame.
        let (context, object) = unsafe { (&mut *context, &*object) };
        let indices = [a as i64, b as i64];
        match load_element(object, indices.get(..usize::try_from(rank).unwrap_or(usize::MAX)).unwrap_or(&[])) {
            Ok(word) => {
                context.result = word;
                0
            }
            Err(_) => POISON,
        }
    })
}

/// Executes an instruction that moves objects. `condition` is the word that selects.
pub unsafe extern "C" fn transport(
    context: *mut Context<'_>,
    objects: *mut RuntimeValue,
    site: u64,
    condition: u64,
) -> u64 {
    catch(context, || {
        // SAFETY: native code passes the context of the run.
        let plan = unsafe { (*context).shared.module().plan((site >> 32) as u32) };
        // SAFETY: native code has an array of the objects of the plan.
        let objects = unsafe { std::slice::from_raw_parts_mut(objects, plan.objects()) };
        let i = plan.code()[site as u32 as usize];
        let object = if i.opcode == Opcode::MoveObject {
            std::mem::replace(&mut objects[i.a as usize], RuntimeValue::Poison)
        } else if i.opcode == Opcode::SelectObject {
            objects[if condition != 0 { i.b } else { i.c } as usize].clone()
        } else if i.opcode == Opcode::ConstantObject {
            plan.constants()[i.a as usize].clone()
        } else {
            objects[i.a as usize].clone()
        };
        objects[i.d as usize] = object;
        0
    })
}

/// Puts the view of an object into a slot. `format` is what [`pack`] returns.
pub unsafe extern "C" fn describe(object: *const RuntimeValue, view: *mut View, format: u64) {
    // SAFETY: native code passes an object of its frame, and a slot on its stack.
    unsafe { view.write(View::of(&*object, unpack(format))) };
}

/// Returns a format as a number.
pub fn pack(format: Format) -> u64 {
    u64::from(format.bytes)
        | u64::from(format.rank) << 8
        | u64::from(format.is_dense) << 16
        | u64::from(format.is_stored) << 17
}

fn unpack(format: u64) -> Format {
    let flag = |bit: u32| format >> bit & 1 == 1;
    // The kind matters to native code alone.
    Format { bytes: format as u8, kind: Kind::I64, rank: (format >> 8) as u8, is_dense: flag(16), is_stored: flag(17) }
}
