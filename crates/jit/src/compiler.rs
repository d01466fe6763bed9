//! The translation of functions and their callees.

use std::collections::HashMap;
use std::mem::ManuallyDrop;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::isa::{OwnedTargetIsa, TargetIsa};
use cranelift_codegen::settings::{self, Configurable};
use cranelift_codegen::{CodegenError, CompileError};
use cranelift_frontend::FunctionBuilderContext;
use cranelift_jit::{ArenaMemoryProvider, JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module as _, ModuleReloc, ModuleResult};

use ods_core::Type;
use ods_exec::{Module, Place, Plan};

use crate::analysis::{Analysis, words_of};
use crate::lower::{Unit, is_direct, lower, lower_entry, lower_guard, lower_refill, result_words, signature};
use crate::runtime::{Direct, Entry};
use crate::signature::{Kind, callees, each_successor, price};
use crate::stack::SMALL;
use crate::translation::Translation;

/// The address space that is reserved for code, so that all of it is near.
const CODE: usize = 256 << 20;

/// A function as native code.
pub struct Compiled {
    /// The code, which reads arguments from words and objects, and leaves results there.
    pub entry: Entry,
    /// The code with arguments and the result in registers, if they fit.
    pub direct: Option<Direct>,
    /// The most steps of a run that uses nothing of its context but steps, so that it cannot fail with so many.
    pub steps: Option<u64>,
    /// The places of parameters and results for `entry`: words one after the other, objects as in the plan.
    pub parameters: Vec<(Place, Type)>,
    pub results: Vec<(Place, Type)>,
    /// The number of words of the parameters or results.
    pub words: usize,
    /// The number of objects of the plan.
    pub objects: usize,
    /// The words that are not constants.
    pub written: Vec<u32>,
    /// The kinds of words.
    pub kinds: Vec<Kind>,
}

/// The module of Cranelift, and its functions.
pub struct Compiler {
    module: ManuallyDrop<JITModule>,
    builders: FunctionBuilderContext,
    /// The functions that have words only.
    direct: HashMap<u32, (FuncId, usize)>,
    /// The function that native code calls for further steps.
    refill: FuncId,
}

impl Drop for Compiler {
    fn drop(&mut self) {
        // SAFETY: the module is not used afterwards, and the functions that refer to its code keep the compiler alive.
        unsafe { ManuallyDrop::take(&mut self.module).free_memory() };
    }
}

/// A function that is being translated.
struct Draft<'p> {
    position: u32,
    plan: &'p Plan,
    analysis: Analysis,
    inner: FuncId,
    entry: FuncId,
    uses_context: bool,
}

impl Compiler {
    /// Returns a compiler for this machine.
    ///
    /// # Errors
    /// Returns an error if Cranelift does not know the machine.
    pub fn new() -> Result<Self, String> {
        let isa = isa_for(Translation::Optimized)?;
        let mut builder = JITBuilder::with_isa(isa, cranelift_module::default_libcall_names());
        let memory = ArenaMemoryProvider::new_with_size(CODE).map_err(|error| error.to_string())?;
        builder.memory_provider(Box::new(memory));
        let mut module = ManuallyDrop::new(JITModule::new(builder));
        let mut builders = FunctionBuilderContext::new();
        let refill = define_refill(&mut module, &mut builders).map_err(|error| error.to_string())?;
        Ok(Self { module, builders, direct: HashMap::new(), refill })
    }

    /// Translates a function, and the functions that it refers to if `is_new` returns true for them: these are not
    /// translated yet. Each goes to `done` with its position, or `None` if it is too large.
    ///
    /// # Errors
    /// Returns an error of Cranelift.
    pub fn compile(
        &mut self,
        module: &Module<'_>,
        position: u32,
        is_new: impl Fn(u32) -> bool,
        mut done: impl FnMut(u32, Option<Compiled>),
    ) -> Result<(), String> {
        let (mut drafts, too_large) = self.draft(module, position, is_new)?;
        for draft in &mut drafts {
            self.define(module, draft)?;
        }
        self.module.finalize_definitions().map_err(|error| error.to_string())?;
        too_large.into_iter().for_each(|position| done(position, None));
        for draft in drafts {
            let position = draft.position;
            let compiled = self.compiled(draft);
            done(position, Some(compiled));
        }
        Ok(())
    }

    /// Declares the functions.
    fn draft<'p>(
        &mut self,
        module: &'p Module<'_>,
        position: u32,
        is_new: impl Fn(u32) -> bool,
    ) -> Result<(Vec<Draft<'p>>, Vec<u32>), String> {
        let (mut drafts, mut too_large, mut seen, mut pending) =
            (Vec::new(), Vec::new(), std::collections::HashSet::new(), vec![position]);
        while let Some(position) = pending.pop() {
            if !is_new(position) || !seen.insert(position) {
                continue;
            }
            let plan = module.plan(position);
            pending.extend(callees(plan));
            let Some(analysis) = Analysis::of(module.ir(), plan) else {
                too_large.push(position);
                continue;
            };
            let mut outer = self.module.make_signature();
            outer.params = vec![cranelift_codegen::ir::AbiParam::new(cranelift_codegen::ir::types::I64); 4];
            outer.returns = vec![cranelift_codegen::ir::AbiParam::new(cranelift_codegen::ir::types::I64)];
            let convention = self.module.isa().default_call_conv();
            let mut declare = |name: String, signature: &_| {
                self.module.declare_function(&name, Linkage::Local, signature).map_err(|error| error.to_string())
            };
            let inner = declare(format!("inner{position}"), &signature(plan, convention))?;
            let entry = declare(format!("entry{position}"), &outer)?;
            if plan.objects() == 0 {
                self.direct.insert(position, (inner, result_words(plan)));
            }
            drafts.push(Draft { position, plan, analysis, inner, entry, uses_context: true });
        }
        Ok((drafts, too_large))
    }

    fn define(&mut self, module: &Module<'_>, draft: &mut Draft<'_>) -> Result<(), String> {
        let mut context = self.module.make_context();
        let builders = &mut self.builders;
        let mut unit = Unit {
            module: &mut self.module,
            callees: &self.direct,
            refill: self.refill,
            position: draft.position,
            max_depth: module.limits().depth,
            ir: module.ir(),
            plan: draft.plan,
            analysis: &draft.analysis,
        };
        draft.uses_context = lower(&mut unit, &mut context.func, builders);
        let frame = match draft.analysis.translation {
            Translation::Optimized => frame_of(unit.module.isa(), &mut context)?,
            translation @ (Translation::Plain | Translation::InFrame) => {
                frame_of(&*isa_for(translation)?, &mut context)?
            }
        };
        if frame.is_some_and(|frame| frame <= SMALL) {
            define_compiled(unit.module, draft.inner, &context)?;
        } else {
            let mut body = None;
            if let Some(frame) = frame {
                let name = format!("body{}", draft.position);
                let function = unit.module.declare_function(&name, Linkage::Local, &context.func.signature);
                let function = function.map_err(|error| error.to_string())?;
                define_compiled(unit.module, function, &context)?;
                body = Some((function, frame));
            }
            unit.module.clear_context(&mut context);
            lower_guard(&mut unit, &mut context.func, builders, body);
            define_small(unit.module, draft.inner, &mut context)?;
            draft.uses_context = true;
        }
        unit.module.clear_context(&mut context);
        lower_entry(&mut unit, &mut context.func, builders, draft.inner);
        define_small(unit.module, draft.entry, &mut context)
    }

    fn compiled(&self, draft: Draft<'_>) -> Compiled {
        let Draft { plan, analysis, inner, entry, uses_context, .. } = draft;
        let direct = is_direct(plan).then(|| {
            let code = self.module.get_finalized_function(inner);
            // SAFETY: `signature` has given the function these registers.
            unsafe { std::mem::transmute::<*const u8, Direct>(code) }
        });
        let code = self.module.get_finalized_function(entry);
        // SAFETY: `lower_entry` has given the function this signature.
        let entry = unsafe { std::mem::transmute::<*const u8, Entry>(code) };
        let (parameters, inputs) = in_order(plan.parameters());
        let (results, outputs) = in_order(plan.results());
        let written = (0..plan.words().len()).filter(|word| analysis.is_written[*word]).map(|word| word as u32);
        Compiled {
            entry,
            direct,
            steps: if uses_context { None } else { most_steps(plan) },
            parameters,
            results,
            words: inputs.max(outputs),
            written: written.collect(),
            kinds: analysis.kinds,
            objects: plan.objects(),
        }
    }
}

/// Returns Cranelift for this machine, with the settings of a translation.
///
/// # Errors
/// Returns an error if Cranelift does not know the machine.
fn isa_for(translation: Translation) -> Result<OwnedTargetIsa, String> {
    let (opt_level, allocation) = match translation {
        Translation::Optimized => ("speed", "backtracking"),
        Translation::Plain => ("none", "backtracking"),
        Translation::InFrame => ("none", "single_pass"),
    };
    let mut flags = settings::builder();
    let values = [
        ("opt_level", opt_level),
        ("regalloc_algorithm", allocation),
        ("is_pic", "false"),
        ("enable_verifier", "false"),
        ("enable_probestack", "true"),
        ("probestack_strategy", "inline"),
    ];
    for (name, value) in values {
        flags.set(name, value).map_err(|error| error.to_string())?;
    }
    cranelift_native::builder()?.finish(settings::Flags::new(flags)).map_err(|error| error.to_string())
}

/// Compiles the function of the context. Returns the bytes of its frame; `None` if it is too large for Cranelift.
fn frame_of(isa: &dyn TargetIsa, context: &mut cranelift_codegen::Context) -> Result<Option<u32>, String> {
    let code = match context.compile(isa, &mut ControlPlane::default()) {
        Ok(code) => code,
        Err(CompileError { inner: CodegenError::ImplLimitExceeded | CodegenError::CodeTooLarge, .. }) => {
            return Ok(None);
        }
        Err(error) => return Err(format!("{error:?}")),
    };
    let layout = code.buffer.frame_layout().ok_or("its frame is unknown")?;
    Ok(Some(layout.frame_to_fp_offset))
}

/// Compiles and defines a function with few parameters and results, which needs no guard.
fn define_small(module: &mut JITModule, id: FuncId, context: &mut cranelift_codegen::Context) -> Result<(), String> {
    match frame_of(module.isa(), context)? {
        Some(frame) if frame <= SMALL => define_compiled(module, id, context),
        frame => Err(format!("its frame has {frame:?} bytes; please report this")),
    }
}

/// Defines a function whose code is in the context.
fn define_compiled(module: &mut JITModule, id: FuncId, context: &cranelift_codegen::Context) -> Result<(), String> {
    let code = context.compiled_code().ok_or("it is not compiled")?;
    let relocs = code.buffer.relocs().iter().map(|reloc| ModuleReloc::from_mach_reloc(reloc, &context.func, id));
    let (relocs, alignment): (Vec<_>, _) = (relocs.collect(), u64::from(code.buffer.alignment));
    module.define_function_bytes(id, alignment, code.code_buffer(), &relocs).map_err(|error| format!("{error:?}"))
}

/// Returns the most steps of a run, if the plan has no loops.
fn most_steps(plan: &Plan) -> Option<u64> {
    let mut steps = 0;
    for (at, i) in plan.code().iter().enumerate() {
        let mut is_ahead = true;
        each_successor(plan, at, |to| is_ahead &= to > at);
        steps += is_ahead.then(|| price(i))?;
    }
    Some(steps)
}

/// Defines the function that native code calls for further steps.
#[allow(clippy::result_large_err, reason = "the error is Cranelift's")]
fn define_refill(module: &mut JITModule, builders: &mut FunctionBuilderContext) -> ModuleResult<FuncId> {
    let mut context = module.make_context();
    lower_refill(module, &mut context.func, builders);
    let refill = module.declare_function("refill", Linkage::Local, &context.func.signature)?;
    module.define_function(refill, &mut context)?;
    Ok(refill)
}

/// Returns places one after the other, and the number of their words.
fn in_order(places: &[(Place, Type)]) -> (Vec<(Place, Type)>, usize) {
    let mut at = 0;
    let places = places.iter().map(|(place, ty)| {
        let count = words_of(*place).len() as u32;
        let place = match place {
            Place::Words { .. } => Place::Words { at, count },
            Place::Object(object) => Place::Object(*object),
        };
        at += count;
        (place, *ty)
    });
    (places.collect(), at as usize)
}
