//! Planning of operations.

use std::sync::OnceLock;

use ods_core::attributes::SymbolRefAttr;
use ods_core::{Attribute, Block, Ir, Operation, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::constants::to_runtime_value_within;
use crate::engine::Module;
use crate::evaluate::Evaluate;
use crate::fault::FaultKind;
use crate::global::Global;
use crate::layout::{Layout, Number};
use crate::opcode::InstructionFormat;
use crate::opcode::Opcode;
use crate::runtime_value::RuntimeValue;

use super::copies::in_sequence;
use super::{Instruction, Place, Plan, Source, TraceSite, WordFunction};

mod calls;
mod poison;
mod regions;
mod unknown;

/// A position in the code that is not known yet: see [`Planner::label`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Label(u32);

/// A way out of a region: where its terminator's values go, and where the run continues.
#[derive(Clone, Debug)]
pub struct Exit {
    /// The places that get the values.
    pub places: Vec<Place>,
    /// The position at which the run continues.
    pub label: Label,
}

/// The plan of a function in the making: [`Evaluate::plan`] adds the instructions of an operation.
///
/// Values have places, which [`Planner::source`] and [`Planner::place`] return; [`Planner::word`] and
/// [`Planner::constant`] return further words. Instructions are added by [`Planner::emit`], and positions among them
/// are labels.
pub struct Planner<'p> {
    module: &'p Module<'p>,
    plan: Plan,
    op: Operation,
    /// Positions of labels.
    labels: Vec<u32>,
    blocks: FxHashMap<Block, Label>,
    constants: FxHashMap<u64, u32>,
    exits: Vec<Vec<Exit>>,
    /// The position of the label that was bound last.
    last_bound: usize,
    /// The operations since the last jump.
    steps: u32,
    /// Words with unknown values, if only shapes are computed.
    unknown: Option<FxHashSet<u32>>,
    /// Values that are not moved.
    kept: FxHashSet<Value>,
}

impl<'p> Planner<'p> {
    pub(crate) fn new(module: &'p Module<'p>, op: Operation) -> Self {
        let plan = Plan {
            code: Vec::new(),
            origins: Vec::new(),
            // Unused operands of instructions refer to the first word.
            words: vec![0],
            objects: 0,
            parameters: Vec::new(),
            results: Vec::new(),
            kernels: Vec::new(),
            calls: Vec::new(),
            functions: Vec::new(),
            constants: Vec::new(),
            messages: Vec::new(),
            traces: Vec::new(),
            places: FxHashMap::default(),
            steps: OnceLock::new(),
        };
        Self {
            module,
            plan,
            op,
            labels: Vec::new(),
            blocks: FxHashMap::default(),
            constants: FxHashMap::default(),
            exits: Vec::new(),
            last_bound: 0,
            steps: 0,
            unknown: None,
            kept: FxHashSet::default(),
        }
    }

    /// Returns the IR.
    pub fn ir(&self) -> &'p Ir {
        self.module.ir()
    }

    /// Returns the operation that is planned.
    pub fn op(&self) -> Operation {
        self.op
    }

    pub(crate) fn plan_mut(&mut self) -> &mut Plan {
        &mut self.plan
    }

    /// Returns a new place for a value of the type.
    pub fn new_place(&mut self, ty: Type) -> Place {
        match Layout::of(self.ir().context(), ty) {
            Layout::Words(count) => Place::Words { at: self.words(count), count },
            Layout::Object => Place::Object(self.object()),
        }
    }

    /// Returns a new word.
    pub fn word(&mut self) -> u32 {
        self.words(1)
    }

    fn words(&mut self, count: u32) -> u32 {
        let at = self.plan.words.len();
        self.plan.words.resize(at + count as usize, 0);
        u32::try_from(at).unwrap_or(u32::MAX)
    }

    /// Returns a new object.
    pub fn object(&mut self) -> u32 {
        self.plan.objects += 1;
        self.plan.objects - 1
    }

    /// Returns a word with a constant, which must not be written.
    pub fn constant(&mut self, word: u64) -> u32 {
        if let Some(at) = self.constants.get(&word) {
            return *at;
        }
        let at = self.word();
        self.plan.words[at as usize] = word;
        self.constants.insert(word, at);
        at
    }

    /// Returns the constant in a word; `None` if there is none, or it is 0.
    pub fn constant_in(&self, word: u32) -> Option<u64> {
        // Constants alone are there before the code runs.
        self.plan.words.get(word as usize).copied().filter(|constant| *constant != 0)
    }

    /// Returns the place of a value.
    pub fn place(&mut self, value: Value) -> Place {
        if let Some(place) = self.plan.places.get(&value) {
            return *place;
        }
        let place = self.new_place(self.ir().value_type(value));
        self.plan.places.insert(value, place);
        place
    }

    /// Lets a value be in a place that exists. If it has one already, for a loop, the place is copied there.
    pub fn set_place(&mut self, value: Value, place: Place) {
        match self.plan.places.get(&value).copied() {
            None => {
                self.plan.places.insert(value, place);
            }
            Some(own) => self.copy(&[Source { place, is_last: false }], &[own]),
        }
    }

    /// Makes a value a constant.
    pub fn set_constant(&mut self, value: Value, word: u64) {
        let at = self.constant(word);
        self.set_place(value, Place::Words { at, count: 1 });
    }

    /// Returns the first word of a number; the first word of the frame if the value is an object.
    pub fn word_of(&mut self, value: Value) -> u32 {
        match self.place(value) {
            Place::Words { at, .. } => at,
            Place::Object(_) => 0,
        }
    }

    /// Returns the object of a value; a new one if it is a number.
    pub fn object_of(&mut self, value: Value) -> u32 {
        match self.place(value) {
            Place::Object(at) => at,
            Place::Words { .. } => self.object(),
        }
    }

    /// Returns the place of an operand of the operation that is planned.
    pub fn source(&mut self, value: Value) -> Source {
        Source { place: self.place(value), is_last: self.is_last_use(value) }
    }

    /// Keeps a value that a later turn of a loop needs, so that its last user does not move it.
    pub fn keep(&mut self, value: Value) {
        self.kept.insert(value);
    }

    /// Returns whether the operation is the only user of a value that is defined in the same block.
    fn is_last_use(&self, value: Value) -> bool {
        let ir = self.ir();
        ir.has_one_use(value)
            && ir.users(value).eq([self.op])
            && ir.value_block(value) == ir.parent_block(self.op)
            && !self.module.traces()
            && !self.kept.contains(&value)
    }

    /// Adds an instruction.
    pub fn emit(&mut self, instruction: Instruction) {
        self.plan.code.push(instruction);
        self.plan.origins.push(self.op);
    }

    /// Adds an instruction on words.
    pub fn compute(&mut self, opcode: Opcode, width: u8, extra: u16, d: u32, [a, b, c]: [u32; 3]) {
        self.emit(Instruction { opcode, width, extra, d, a, b, c });
    }

    fn control(&mut self, opcode: Opcode, d: u32, a: u32, b: u32, c: u32) {
        self.emit(Instruction { opcode, width: 0, extra: 0, d, a, b, c });
    }

    /// Adds an instruction that computes `d` with a function.
    pub fn apply(&mut self, function: WordFunction, d: u32, operands: [u32; 3]) {
        let position = self.plan.functions.len();
        self.plan.functions.push(function);
        match u16::try_from(position) {
            Ok(extra) => self.compute(Opcode::Apply, 0, extra, d, operands),
            Err(_) => self.fail("more than 65536 functions in a plan"),
        }
    }

    /// Returns a label, for [`Planner::bind`].
    pub fn label(&mut self) -> Label {
        self.labels.push(u32::MAX);
        Label(self.labels.len() as u32 - 1)
    }

    /// Puts a label at the next instruction.
    pub fn bind(&mut self, label: Label) {
        self.last_bound = self.plan.code.len();
        self.labels[label.0 as usize] = self.last_bound as u32;
    }

    /// Returns the operations since the last jump, as the price of the next.
    fn take_steps(&mut self) -> u32 {
        std::mem::take(&mut self.steps) + 1
    }

    /// Returns the same for an instruction with room for 16 bits. If there are more steps, a jump to the instruction
    /// takes all but one.
    fn take_short_steps(&mut self) -> u16 {
        let steps = self.take_steps();
        u16::try_from(steps).unwrap_or_else(|_| {
            let next = self.label();
            self.control(Opcode::Jump, steps - 1, next.0, 0, 0);
            self.bind(next);
            1
        })
    }

    /// Adds a jump.
    pub fn jump(&mut self, to: Label) {
        let steps = self.take_steps();
        self.control(Opcode::Jump, steps, to.0, 0, 0);
    }

    /// Adds a branch: to `then` if the word `condition` is not 0, else to `otherwise`.
    pub fn branch(&mut self, condition: u32, then: Label, otherwise: Label) {
        let steps = self.take_steps();
        if let Some(fused) = self.fused(condition, steps) {
            return self.emit(Instruction { c: then.0, d: otherwise.0, ..fused });
        }
        self.control(Opcode::Branch, steps, condition, then.0, otherwise.0);
    }

    /// Returns the branch that a comparison becomes if the instruction before computes the condition, which nothing
    /// else uses.
    fn fused(&mut self, condition: u32, steps: u32) -> Option<Instruction> {
        let (last, extra) = (*self.plan.code.last()?, u16::try_from(steps).ok()?);
        let comparison = last.opcode.comparison().filter(|_| last.opcode.format() == InstructionFormat::Words)?;
        let opcode = Opcode::branch_by(comparison);
        let is_target = self.last_bound == self.plan.code.len();
        if last.d != condition || is_target || !self.is_only_for(condition) {
            return None;
        }
        self.plan.code.pop();
        self.plan.origins.pop();
        Some(Instruction { opcode, extra, ..last })
    }

    /// Returns whether the operation is the only one that uses the word, which is a value.
    fn is_only_for(&self, word: u32) -> bool {
        let ir = self.ir();
        let is_it = |value: Value| self.plan.places.get(&value) == Some(&Place::Words { at: word, count: 1 });
        !self.module.traces() && ir.operands(self.op).any(|operand| is_it(operand) && ir.has_one_use(operand))
    }

    /// Adds a branch by the word `value`: to a label per case, or to the last label.
    pub fn switch(&mut self, value: u32, cases: &[(u64, Label)], otherwise: Label) {
        // Numbers of cases may be anything, so that they are compared one after the other.
        for (case, label) in cases {
            let (case, next, extra) = (self.constant(*case), self.label(), self.take_short_steps());
            let opcode = Opcode::BranchEq;
            self.emit(Instruction { opcode, width: 64, extra, d: next.0, a: value, b: case, c: label.0 });
            self.bind(next);
        }
        self.jump(otherwise);
    }

    /// Adds the end of a counted loop: the words `counter`, `bound` and `step` are numbers of `width` bits. The step is
    /// positive. If the counter after the last turn is not a number of `width` bits, the behaviour is undefined.
    pub fn count_up(&mut self, is_signed: bool, width: u8, [counter, bound, step]: [u32; 3], body: Label) {
        let extra = self.take_short_steps();
        let opcode = if is_signed { Opcode::LoopS } else { Opcode::LoopU };
        self.emit(Instruction { opcode, width, extra, d: body.0, a: counter, b: bound, c: step });
    }

    /// Adds the end of the function.
    pub fn finish(&mut self) {
        self.control(Opcode::Return, 0, 0, 0, 0);
    }

    /// Adds the error of an operation that cannot be executed. The message is a phrase after the operation's name.
    pub fn fail(&mut self, message: &str) {
        let position = self.message(FaultKind::Missing, message);
        self.control(Opcode::Fail, 0, 0, position, 0);
    }

    /// Adds undefined behaviour. The message is a phrase after the operation's name.
    pub fn undefined(&mut self, message: &str) {
        let position = self.message(FaultKind::Undefined, message);
        self.control(Opcode::Fail, 0, 0, position, 0);
    }

    /// Adds undefined behaviour for the case that the word `condition` is not 0.
    pub fn undefined_if(&mut self, condition: u32, message: &str) {
        let position = self.message(FaultKind::Undefined, message);
        self.control(Opcode::FailIf, 0, condition, position, 0);
    }

    fn message(&mut self, kind: FaultKind, message: &str) -> u32 {
        self.plan.messages.push((kind, message.into()));
        self.plan.messages.len() as u32 - 1
    }

    /// Adds the copies of operands of the operation to places, all at once.
    pub fn copy_values(&mut self, values: impl IntoIterator<Item = Value>, to: &[Place]) {
        let sources: Vec<Source> = values.into_iter().map(|value| self.source(value)).collect();
        self.copy(&sources, to);
    }

    /// Adds copies, all at once.
    pub fn copy(&mut self, sources: &[Source], to: &[Place]) {
        let (mut words, mut objects, mut moves) = (Vec::new(), Vec::new(), Vec::new());
        for (source, to) in sources.iter().zip(to) {
            match (source.place, *to) {
                (Place::Words { at: from, count }, Place::Words { at: to, .. }) => {
                    words.extend((0..count).map(|word| (to + word, from + word)));
                }
                (Place::Object(from), Place::Object(to)) if from != to => {
                    objects.push((to, from));
                    if source.is_last {
                        moves.push(from);
                    }
                }
                (Place::Object(_), Place::Object(_)) => {}
                (Place::Words { .. }, Place::Object(_)) | (Place::Object(_), Place::Words { .. }) => {
                    self.fail("value of another representation than its place");
                }
            }
        }
        for (to, from) in in_sequence(&words, || self.word()) {
            self.compute(Opcode::Copy, 64, 0, to, [from, 0, 0]);
        }
        for (to, from) in in_sequence(&objects, || self.object()) {
            let opcode = if moves.contains(&from) { Opcode::MoveObject } else { Opcode::CopyObject };
            self.control(opcode, to, from, 0, 0);
        }
    }

    /// Returns the position of the function that a symbol in the operation refers to.
    pub fn resolve(&self, symbol: &str) -> Option<u32> {
        self.module.resolve(self.op, SymbolRefAttr::get(self.ir().context(), symbol, &[]))
    }

    /// Returns the operation that a symbol in the operation refers to.
    pub fn symbol(&self, symbol: impl Into<SymbolRefAttr>) -> Option<Operation> {
        self.module.symbol(self.op, symbol.into())
    }

    /// Returns the storage that an operation which defines a global has in the engine.
    pub fn global(&self, op: Operation) -> Global {
        self.module.global(op)
    }

    /// Returns the value of a constant attribute; `None` if it has none, or its elements exceed the memory of a run.
    pub fn runtime_value(&self, constant: Attribute) -> Option<RuntimeValue> {
        to_runtime_value_within(self.ir().context(), constant, self.module.limits().bytes)
    }

    /// Adds the move of a constant object to a place.
    pub fn constant_object(&mut self, to: u32, object: RuntimeValue) {
        self.plan.constants.push(object);
        let position = self.plan.constants.len() as u32 - 1;
        self.control(Opcode::ConstantObject, to, position, 0, 0);
    }

    /// Adds the load of an element of a memref or tensor of numbers: `d` gets its word. Up to two indices are words.
    pub fn load(&mut self, object: Value, indices: &[Value], d: Value) {
        let (a, d) = (self.object_of(object), self.word_of(d));
        let [b, c] = self.two_words(indices);
        self.emit(Instruction { opcode: Opcode::Load, width: 64, extra: indices.len() as u16, d, a, b, c });
    }

    /// Adds the store of a word as an element of a memref of numbers. Up to two indices are words.
    pub fn store(&mut self, value: Value, object: Value, indices: &[Value]) {
        let (a, d) = (self.object_of(object), self.word_of(value));
        let [b, c] = self.two_words(indices);
        self.emit(Instruction { opcode: Opcode::Store, width: 64, extra: indices.len() as u16, d, a, b, c });
    }

    fn two_words(&mut self, values: &[Value]) -> [u32; 2] {
        [0, 1].map(|position| values.get(position).map_or(0, |value| self.word_of(*value)))
    }

    /// Returns the format of a value's elements, or of the value if it is a number.
    pub fn element_number(&self, value: Value) -> Option<Number> {
        let context = self.ir().context();
        let ty = self.ir().value_type(value);
        Number::of(context, ty.cast::<ods_core::types::ShapedType>(context).map_or(ty, |ty| ty.element_type(context)))
    }

    /// Plans an operation.
    pub(crate) fn plan_op(&mut self, op: Operation) {
        self.op = op;
        self.steps += 1;
        let is_before =
            self.ir().num_regions(op) > 0 || self.ir().num_successors(op) > 0 || self.ir().num_results(op) == 0;
        if is_before {
            self.trace(true);
        }
        self.evaluate();
        self.op = op;
        if !is_before || self.ir().num_regions(op) > 0 {
            self.trace(false);
        }
    }

    fn evaluate(&mut self) {
        let (ir, op) = (self.ir(), self.op);
        if let Some(kernel) = self.module.kernel(ir.name_str(op)) {
            return self.kernel(kernel.clone());
        }
        match ir.interface::<dyn Evaluate>(op) {
            Some(operation) => operation.plan(self),
            None => {
                let name = ir.name_str(op);
                self.fail(&format!(
                    "has no kernel; implement `Evaluate` for it, or pass one for '{name}' to `Engine::with_kernel`"
                ));
            }
        }
    }

    /// Adds a report of the operation, if the engine traces.
    fn trace(&mut self, is_before: bool) {
        if !self.module.traces() {
            return;
        }
        let (ir, op) = (self.ir(), self.op);
        let operands = ir.operands(op).map(|value| (self.place(value), ir.value_type(value))).collect();
        let results = match is_before {
            true => Box::default(),
            false => ir.results(op).map(|value| (self.place(value), ir.value_type(value))).collect(),
        };
        self.plan.traces.push(TraceSite { op, operands, results, is_before });
        let position = self.plan.traces.len() as u32 - 1;
        self.control(Opcode::Trace, 0, position, 0, 0);
    }

    /// Returns the plan, in which labels are positions.
    pub(crate) fn into_plan(mut self) -> Plan {
        self.resolve_labels();
        rotate(&mut self.plan);
        if !self.plan.is_sound() {
            self.plan.code.clear();
            self.plan.origins.clear();
            self.fail(
                "has a plan with a position outside of its frame or code; correct `Evaluate::plan` of its operations",
            );
        }
        self.plan
    }

    fn resolve_labels(&mut self) {
        let resolve = |label: &mut u32| *label = self.labels.get(*label as usize).copied().unwrap_or(u32::MAX);
        for instruction in &mut self.plan.code {
            match instruction.opcode.format() {
                InstructionFormat::Jump => resolve(&mut instruction.a),
                InstructionFormat::Branch => [&mut instruction.b, &mut instruction.c].into_iter().for_each(resolve),
                InstructionFormat::Compare => [&mut instruction.c, &mut instruction.d].into_iter().for_each(resolve),
                InstructionFormat::Loop => resolve(&mut instruction.d),
                InstructionFormat::Words
                | InstructionFormat::Return
                | InstructionFormat::Call
                | InstructionFormat::Kernel
                | InstructionFormat::Load
                | InstructionFormat::Store
                | InstructionFormat::Transport
                | InstructionFormat::FailIf
                | InstructionFormat::Fail
                | InstructionFormat::Trace => {}
            }
        }
    }
}

/// Replaces jumps to a branch by the branch, so that a loop whose condition is at its top has one jump per turn.
fn rotate(plan: &mut Plan) {
    for at in 0..plan.code.len() {
        let jump = plan.code[at];
        let target = jump.a as usize;
        let Some(branch) = plan.code.get(target).copied().filter(|_| jump.opcode == Opcode::Jump) else { continue };
        let copy = match branch.opcode.format() {
            InstructionFormat::Branch => branch.d.checked_add(jump.d).map(|d| Instruction { d, ..branch }),
            InstructionFormat::Compare => {
                let steps = u16::try_from(jump.d).ok().and_then(|steps| branch.extra.checked_add(steps));
                steps.map(|extra| Instruction { extra, ..branch })
            }
            InstructionFormat::Words
            | InstructionFormat::Jump
            | InstructionFormat::Loop
            | InstructionFormat::Return
            | InstructionFormat::Call
            | InstructionFormat::Kernel
            | InstructionFormat::Load
            | InstructionFormat::Store
            | InstructionFormat::Transport
            | InstructionFormat::FailIf
            | InstructionFormat::Fail
            | InstructionFormat::Trace => None,
        };
        if let Some(copy) = copy {
            (plan.code[at], plan.origins[at]) = (copy, plan.origins[target]);
        }
    }
}
