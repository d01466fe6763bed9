//! Facts about a plan: its blocks, the words that are live, and the kinds of words.

use std::collections::HashMap;

use ods_core::types::{MemRefType, ShapedType, TypeData};
use ods_core::{Ir, Type};
use ods_exec::{Instruction, InstructionFormat, Number, Opcode, Place, Plan, WordKind};

use crate::lower::{parameter_words, result_words};
use crate::signature::{Kind, each_read, each_successor, each_write, may_leave, operands};
use crate::translation::{MAX_SIZE, Translation, size};

/// The greatest numbers of words of parameters and of results: with them, frames of functions that only pass them on
/// are [`SMALL`](crate::stack::SMALL).
const MAX_PASSED: usize = 128;

/// The facts about a memref's elements that its type states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Format {
    /// The size of an element in bytes.
    pub bytes: u8,
    /// The kind of an element's word.
    pub kind: Kind,
    /// The number of dimensions, up to two.
    pub rank: u8,
    /// Whether the last stride is 1.
    pub is_dense: bool,
    /// Whether elements are stored.
    pub is_stored: bool,
}

/// The facts about a plan.
pub struct Analysis {
    /// The first instruction of each block that can be reached, and the one after its last.
    pub blocks: Vec<(usize, usize)>,
    /// The block that begins at an instruction.
    pub block_at: HashMap<usize, usize>,
    /// Whether a word is written.
    pub is_written: Vec<bool>,
    /// The kind of each word.
    pub kinds: Vec<Kind>,
    /// The words that are live at the end of each block; none if words are in the frame.
    live_out: Vec<Vec<u64>>,
    /// The translation of the plan.
    pub translation: Translation,
    /// The formats of memrefs that are accessed, by object.
    pub formats: HashMap<u32, Format>,
    /// Whether there are instructions with a price in steps.
    pub has_steps: bool,
}

impl Analysis {
    /// Returns the facts about a plan; `None` if it is too large.
    pub fn of(ir: &Ir, plan: &Plan) -> Option<Self> {
        let passes_many = parameter_words(plan).count().max(result_words(plan)) > MAX_PASSED;
        if size(plan).max(plan.words().len()) > MAX_SIZE || passes_many {
            return None;
        }
        let blocks = blocks(plan)?;
        let block_at = blocks.iter().enumerate().map(|(block, (first, _))| (*first, block)).collect();
        let mut is_written = vec![false; plan.words().len()];
        for i in plan.code() {
            each_write(plan, i, |word| is_written[word as usize] = true);
        }
        for (place, _) in plan.parameters() {
            words_of(*place).for_each(|word| is_written[word] = true);
        }
        let formats = formats(ir, plan);
        let kinds = kinds(ir, plan, &is_written, &formats);
        let has_steps = plan.code().iter().any(|i| i.opcode.format().has_price());
        let (live_out, translation) = (Vec::new(), Translation::InFrame);
        let mut analysis = Self { blocks, block_at, is_written, kinds, live_out, translation, formats, has_steps };
        analysis.translation = analysis.choose(ir, plan);
        Some(analysis)
    }

    /// Returns whether words are in the frame.
    pub fn is_in_frame(&self) -> bool {
        self.translation == Translation::InFrame
    }

    /// Computes the live words at the ends of blocks.
    pub fn find_live(&mut self, ir: &Ir, plan: &Plan) {
        let size = plan.words().len().div_ceil(64);
        // A block adds the words that it reads first, and removes the words that it writes.
        let (mut live_in, mut kept) = (Vec::new(), Vec::new());
        for (first, end) in self.blocks.iter().copied() {
            let (mut added, mut all) = (vec![0; size], vec![u64::MAX; size]);
            for at in (first..end).rev() {
                self.step_back(ir, plan, at, &mut added);
                each_write(plan, &plan.code()[at], |word| all[word as usize / 64] &= !(1 << (word % 64)));
            }
            live_in.push(added);
            kept.push(all);
        }
        self.live_out = vec![vec![0; size]; self.blocks.len()];
        let order = self.successors_first(plan);
        let mut changed = true;
        while changed {
            changed = false;
            for block in order.iter().copied() {
                let live_out = &mut self.live_out[block];
                each_successor(plan, self.blocks[block].1 - 1, |to| {
                    let from = &live_in[self.block_at[&to]];
                    live_out.iter_mut().zip(from).for_each(|(live, from)| *live |= from);
                });
                for ((live, out), kept) in live_in[block].iter_mut().zip(live_out).zip(&kept[block]) {
                    let more = *live | (*out & kept);
                    changed |= more != *live;
                    *live = more;
                }
            }
        }
    }

    /// Returns the blocks in an order in which successors are first, but for the starts of loops.
    fn successors_first(&self, plan: &Plan) -> Vec<usize> {
        let successors = |block: usize| {
            let mut successors = Vec::new();
            each_successor(plan, self.blocks[block].1 - 1, |to| successors.push(self.block_at[&to]));
            successors
        };
        let (mut order, mut seen) = (Vec::with_capacity(self.blocks.len()), vec![false; self.blocks.len()]);
        let first = self.block_at[&0];
        seen[first] = true;
        let mut pending = vec![(first, successors(first))];
        while let Some((block, left)) = pending.last_mut() {
            match left.pop() {
                Some(next) if !seen[next] => {
                    seen[next] = true;
                    pending.push((next, successors(next)));
                }
                Some(_) => {}
                None => {
                    order.push(*block);
                    pending.pop();
                }
            }
        }
        order
    }

    /// Returns the words that may be read before they are written, for a function whose words are in the frame.
    pub fn read_first(&self, ir: &Ir, plan: &Plan) -> Vec<u32> {
        // The block that wrote a word last. All other blocks find written what the first one has.
        let mut writer = vec![usize::MAX; plan.words().len()];
        let mut is_first = vec![false; plan.words().len()];
        let start = self.block_at[&0];
        let others = (0..self.blocks.len()).filter(|block| *block != start);
        for block in std::iter::once(start).chain(others) {
            for at in self.blocks[block].0..self.blocks[block].1 {
                let i = &plan.code()[at];
                let mut read = |word: u32| {
                    let word = word as usize;
                    is_first[word] |= self.is_written[word] && writer[word] != block && writer[word] != start;
                };
                each_read(plan, i, &mut read);
                // The instructions of an operation show the same words.
                let is_next = at > self.blocks[block].0 && plan.origins()[at] == plan.origins()[at - 1];
                if self.shows(plan, i) && !(is_next && self.shows(plan, &plan.code()[at - 1])) {
                    shown(ir, plan, at).into_iter().for_each(read);
                }
                each_write(plan, i, |word| {
                    let writer = &mut writer[word as usize];
                    *writer = if *writer == start { start } else { block };
                });
            }
        }
        (0..plan.words().len() as u32).filter(|word| is_first[*word as usize]).collect()
    }

    /// Returns whether an instruction may have an error that shows words.
    fn shows(&self, plan: &Plan, i: &Instruction) -> bool {
        let format = i.opcode.format();
        may_leave(format) && i.opcode != Opcode::Copy && !format.has_price() || self.may_overflow(plan, i)
    }

    /// Returns the constant that a word is, if it is never written.
    pub fn constant_of(&self, plan: &Plan, word: u32) -> Option<u64> {
        (!self.is_written[word as usize]).then(|| plan.words()[word as usize])
    }

    /// Returns whether an instruction is the end of a counted loop whose counter may overflow. Before the step, the
    /// counter is below the bound: a constant step of 1 does not overflow, nor does a larger one below a low bound.
    pub fn may_overflow(&self, plan: &Plan, i: &Instruction) -> bool {
        if i.opcode.format() != InstructionFormat::Loop {
            return false;
        }
        let is_signed = i.opcode == Opcode::LoopS;
        let constant = |word| {
            let word = self.constant_of(plan, word)?;
            Some(if is_signed { ods_exec::signed(word, i.width).into() } else { i128::from(word) })
        };
        let greatest = (1_i128 << i.width.saturating_sub(is_signed.into())) - 1;
        let bound = constant(i.b).unwrap_or(greatest);
        constant(i.c).is_none_or(|step| step <= 0 || bound - 1 + step > greatest)
    }

    /// Turns the set of words that are live after an instruction into the set of words that are live before it.
    fn step_back(&self, ir: &Ir, plan: &Plan, at: usize, live: &mut [u64]) {
        let i = &plan.code()[at];
        each_write(plan, i, |word| live[word as usize / 64] &= !(1 << (word % 64)));
        let mut add = |word: u32| {
            if self.is_written[word as usize] {
                live[word as usize / 64] |= 1 << (word % 64);
            }
        };
        each_read(plan, i, &mut add);
        if self.shows(plan, i) {
            shown(ir, plan, at).into_iter().for_each(add);
        }
    }

    /// Calls `visit` with each instruction of a block at which native code may be left, the last one first, and the set
    /// of words that are live before it.
    pub fn each_live(&self, ir: &Ir, plan: &Plan, block: usize, mut visit: impl FnMut(usize, &[u64])) {
        let (first, end) = self.blocks[block];
        let mut live = self.live_out[block].clone();
        for at in (first..end).rev() {
            self.step_back(ir, plan, at, &mut live);
            if may_leave(plan.code()[at].opcode.format()) {
                visit(at, &live);
            }
        }
    }

    /// Returns the live words before each instruction of a block at which native code may be left; none if words are in
    /// the frame.
    pub fn live_words(&self, ir: &Ir, plan: &Plan, block: usize) -> HashMap<usize, Vec<u32>> {
        let mut all = HashMap::new();
        if !self.is_in_frame() {
            self.each_live(ir, plan, block, |at, live| {
                let is_live = |word: &u32| live[*word as usize / 64] >> (word % 64) & 1 == 1;
                all.insert(at, (0..plan.words().len() as u32).filter(is_live).collect());
            });
        }
        all
    }
}

/// Returns the words that the message of an error of an instruction shows.
pub fn shown(ir: &Ir, plan: &Plan, at: usize) -> Vec<u32> {
    let op = plan.origins()[at];
    let places = ir.operands(op).filter_map(|operand| plan.places().get(&operand));
    places.flat_map(|place| words_of(*place)).map(|word| word as u32).collect()
}

/// Returns the words of a place.
pub fn words_of(place: Place) -> std::ops::Range<usize> {
    match place {
        Place::Words { at, count } => at as usize..(at + count) as usize,
        Place::Object(_) => 0..0,
    }
}

/// Returns the blocks that can be reached, in order; `None` if a jump leaves the code.
fn blocks(plan: &Plan) -> Option<Vec<(usize, usize)>> {
    let code = plan.code();
    let mut is_first = vec![false; code.len() + 1];
    is_first[0] = true;
    let mut is_valid = true;
    for at in (0..code.len()).filter(|at| code[*at].opcode.format().is_jump()) {
        is_first[at + 1] = true;
        each_successor(plan, at, |to| match is_first.get_mut(to) {
            Some(first) => *first = true,
            None => is_valid = false,
        });
    }
    let ends: Vec<usize> = (1..=code.len()).filter(|at| is_first[*at] || *at == code.len()).collect();
    let end_of = |first: usize| ends[ends.partition_point(|end| *end <= first)];
    let mut reached = vec![false; code.len()];
    let mut pending = vec![0];
    while let Some(first) = pending.pop() {
        if first >= code.len() {
            return None;
        }
        if !std::mem::replace(&mut reached[first], true) {
            each_successor(plan, end_of(first) - 1, |to| pending.push(to));
        }
    }
    is_valid.then(|| (0..code.len()).filter(|at| reached[*at]).map(|first| (first, end_of(first))).collect())
}

/// Returns the formats of the memrefs in objects that elements are loaded from or stored to.
fn formats(ir: &Ir, plan: &Plan) -> HashMap<u32, Format> {
    let mut types: HashMap<u32, Option<Type>> = HashMap::new();
    let values = plan.places().iter().map(|(value, place)| (*place, ir.value_type(*value)));
    for (place, ty) in values.chain(plan.parameters().iter().copied()) {
        if let Place::Object(at) = place {
            let known = types.entry(at).or_insert(Some(ty));
            *known = known.filter(|known| *known == ty);
        }
    }
    let accesses = plan.code().iter().filter(|i| matches!(i.opcode, Opcode::Load | Opcode::Store));
    let mut formats: HashMap<u32, Format> = accesses
        .filter_map(|i| {
            let format = format_of(ir, (*types.get(&i.a)?)?)?;
            (u16::from(format.rank) == i.extra).then_some((i.a, format))
        })
        .collect();
    for i in plan.code().iter().filter(|i| i.opcode == Opcode::Store) {
        if let Some(format) = formats.get_mut(&i.a) {
            format.is_stored = true;
        }
    }
    formats
}

fn format_of(ir: &Ir, ty: Type) -> Option<Format> {
    let context = ir.context();
    let memref = ty.cast::<MemRefType>(context)?;
    let element = ty.cast::<ShapedType>(context)?.element_type(context);
    let number = Number::of(context, element).filter(|number| number.cells() == 1)?;
    let (strides, _) = memref.strides_and_offset(context)?;
    let bytes = number.cell_bytes() as u8;
    let kind = match (element.data(context), number.bits) {
        (TypeData::Float(_), 32) => Kind::F32,
        (TypeData::Float(_), 64) => Kind::F64,
        _ if bytes == 4 => Kind::I32,
        _ => Kind::I64,
    };
    let rank = u8::try_from(strides.len()).ok().filter(|rank| *rank <= 2)?;
    Some(Format { bytes, kind, rank, is_dense: strides.last() == Some(&1), is_stored: false })
}

/// The choice of kinds: words that are copied to each other have the same.
struct Votes {
    parents: Vec<usize>,
    /// The number of uses as each kind.
    votes: Vec<[u32; 4]>,
    /// Whether a value may have more than 32 bits.
    is_wide: Vec<bool>,
}

impl Votes {
    fn root(&mut self, mut word: usize) -> usize {
        while self.parents[word] != word {
            self.parents[word] = self.parents[self.parents[word]];
            word = self.parents[word];
        }
        word
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.parents[a] = b;
            for kind in 0..4 {
                self.votes[b][kind] += self.votes[a][kind];
            }
            self.is_wide[b] |= self.is_wide[a];
        }
    }

    fn vote(&mut self, word: u32, kind: Kind) {
        let root = self.root(word as usize);
        self.votes[root][kind as usize] += 1;
    }

    fn widen(&mut self, word: usize) {
        let root = self.root(word);
        self.is_wide[root] = true;
    }

    /// Counts an instruction that computes a word from words.
    fn count(&mut self, plan: &Plan, i: &Instruction, is_written: &[bool]) {
        for (word, kind) in operands(i) {
            match kind {
                Some(kind) if is_written[word as usize] => self.vote(word, kind),
                None if is_written[word as usize] => self.join(word as usize, i.d as usize),
                // A constant.
                None if plan.words()[word as usize] >> 32 != 0 => self.widen(i.d as usize),
                Some(_) | None => {}
            }
        }
        let Some(kind) = i.opcode.result().and_then(|word| Kind::of_word(word, i)) else { return };
        let is_flag = i.opcode.result() == Some(WordKind::Flag);
        let is_short =
            kind != Kind::F64 && i.opcode != Opcode::Apply && i.opcode != Opcode::SignExtend && i.width <= 32;
        self.vote(i.d, kind);
        if !kind.is_narrow() && !is_flag && !is_short {
            self.widen(i.d as usize);
        }
    }

    fn choice(&mut self, word: usize) -> Kind {
        let root = self.root(word);
        let [i32s, i64s, f32s, f64s] = self.votes[root];
        if self.is_wide[root] {
            return if f64s > i64s + i32s { Kind::F64 } else { Kind::I64 };
        }
        let most = i32s.max(i64s).max(f32s);
        match most {
            0 => Kind::I64,
            _ if f32s == most => Kind::F32,
            _ if i32s == most => Kind::I32,
            _ => Kind::I64,
        }
    }
}

fn kinds(ir: &Ir, plan: &Plan, is_written: &[bool], formats: &HashMap<u32, Format>) -> Vec<Kind> {
    let count = plan.words().len();
    let mut votes = Votes { parents: (0..count).collect(), votes: vec![[0; 4]; count], is_wide: vec![false; count] };
    let is_narrow_type = |ty: Type| Number::of(ir.context(), ty).is_some_and(|number| number.bits <= 32);
    let mut narrow: Vec<bool> = vec![false; count];
    for (value, place) in plan.places() {
        if is_narrow_type(ir.value_type(*value)) {
            words_of(*place).for_each(|word| narrow[word] = true);
        }
    }
    for (place, ty) in plan.parameters() {
        let kind = match ty.data(ir.context()) {
            TypeData::Float(format) if format.bits() == 32 => Kind::F32,
            TypeData::Float(format) if format.bits() == 64 => Kind::F64,
            _ => Kind::I64,
        };
        for word in words_of(*place) {
            if !is_narrow_type(*ty) {
                votes.widen(word);
            }
            if kind != Kind::I64 {
                votes.vote(word as u32, kind);
            }
        }
    }
    for i in plan.code() {
        let each = |votes: &mut Votes, words: &[u32], kind| {
            words.iter().filter(|word| is_written[**word as usize]).for_each(|word| votes.vote(*word, kind));
        };
        match i.opcode.format() {
            InstructionFormat::Words => votes.count(plan, i, is_written),
            InstructionFormat::Load | InstructionFormat::Store => {
                let format = formats.get(&i.a).copied();
                if let Some(format) = format {
                    votes.vote(i.d, format.kind);
                }
                if i.opcode == Opcode::Load && format.is_none_or(|format| format.bytes > 4) {
                    votes.widen(i.d as usize);
                }
            }
            InstructionFormat::Compare => each(&mut votes, &[i.a, i.b], Kind::of_width(i.width)),
            InstructionFormat::Loop => {
                each(&mut votes, &[i.a, i.b, i.c], Kind::of_width(i.width));
                if i.width > 32 {
                    votes.widen(i.a as usize);
                }
            }
            InstructionFormat::Call | InstructionFormat::Kernel => each_write(plan, i, |word| {
                if !narrow[word as usize] {
                    votes.widen(word as usize);
                }
            }),
            InstructionFormat::Jump
            | InstructionFormat::Branch
            | InstructionFormat::Return
            | InstructionFormat::Transport
            | InstructionFormat::FailIf
            | InstructionFormat::Fail
            | InstructionFormat::Trace => {}
        }
    }
    (0..count).map(|word| votes.choice(word)).collect()
}
