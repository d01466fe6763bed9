//! Words: variables, or in the frame.

use cranelift_codegen::ir::{InstBuilder, MemFlagsData, StackSlot, StackSlotData, StackSlotKind, Type, Value, types};

use super::Lower;
use crate::signature::Kind;

/// The greatest number of words in the frame whose values are also in registers.
const MAX_RECENT: usize = 16;

/// Returns the type of values of a kind.
pub(super) fn type_of(kind: Kind) -> Type {
    match kind {
        Kind::I32 => types::I32,
        Kind::I64 => types::I64,
        Kind::F32 => types::F32,
        Kind::F64 => types::F64,
    }
}

impl Lower<'_, '_> {
    /// Returns a constant word.
    pub(super) fn constant(&mut self, word: u64, kind: Kind) -> Value {
        match kind {
            Kind::I32 => self.b.ins().iconst(types::I32, i64::from(word as u32)),
            Kind::I64 => self.b.ins().iconst(types::I64, word as i64),
            Kind::F32 => self.b.ins().f32const(f32::from_bits(word as u32)),
            Kind::F64 => self.b.ins().f64const(f64::from_bits(word)),
        }
    }

    /// Returns the constant that a word is, if it is never written.
    pub(super) fn constant_of(&self, word: u32) -> Option<u64> {
        self.analysis.constant_of(self.plan, word)
    }

    /// Returns the value of a word.
    pub(super) fn get(&mut self, word: u32, kind: Kind) -> Value {
        if let Some(constant) = self.constant_of(word) {
            let loaded = self.fast.as_ref().and_then(|fast| fast.constant(word, kind));
            return loaded.unwrap_or_else(|| self.constant(constant, kind));
        }
        let own = self.analysis.kinds[word as usize];
        let value = if self.analysis.is_in_frame() {
            self.get_from_frame(word, own)
        } else {
            let variable = self.variable(word);
            self.b.use_var(variable)
        };
        self.convert(value, own, kind)
    }

    /// Returns the value of a word in its own kind.
    pub(super) fn get_own(&mut self, word: u32) -> Value {
        self.get(word, self.analysis.kinds[word as usize])
    }

    /// Sets a word.
    pub(super) fn set(&mut self, word: u32, value: Value, kind: Kind) {
        let own = self.analysis.kinds[word as usize];
        if self.analysis.is_in_frame() {
            return self.set_in_frame(word, value, kind, own);
        }
        let value = self.convert(value, kind, own);
        let variable = self.variable(word);
        self.b.def_var(variable, value);
    }

    fn get_from_frame(&mut self, word: u32, own: Kind) -> Value {
        if let Some(value) = self.recent.get(&word) {
            return *value;
        }
        let value = self.reload(word);
        let value = self.convert(value, Kind::I64, own);
        self.remember(word, value);
        value
    }

    fn set_in_frame(&mut self, word: u32, value: Value, kind: Kind, own: Kind) {
        // The frame has the whole word, as functions of Rust read it.
        let whole = self.convert(value, kind, Kind::I64);
        let slot = self.frame();
        self.b.ins().stack_store(types::I64, whole, slot, 8 * word as i32);
        let value = self.convert(value, kind, own);
        self.remember(word, value);
    }

    fn remember(&mut self, word: u32, value: Value) {
        if self.recent.len() >= MAX_RECENT {
            self.recent.clear();
        }
        self.recent.insert(word, value);
    }

    fn variable(&mut self, word: u32) -> cranelift_frontend::Variable {
        if let Some(variable) = self.variables[word as usize] {
            return variable;
        }
        let variable = self.b.declare_var(type_of(self.analysis.kinds[word as usize]));
        self.variables[word as usize] = Some(variable);
        variable
    }

    /// Converts a value between kinds, as the bits of a word.
    pub(super) fn convert(&mut self, value: Value, from: Kind, to: Kind) -> Value {
        let flags = MemFlagsData::new();
        match (from, to) {
            (Kind::I32, Kind::I32) | (Kind::I64, Kind::I64) | (Kind::F32, Kind::F32) | (Kind::F64, Kind::F64) => value,
            (Kind::I32, Kind::I64) => self.b.ins().uextend(types::I64, value),
            (Kind::I64, Kind::I32) => self.b.ins().ireduce(types::I32, value),
            (Kind::I32, Kind::F32) => self.b.ins().bitcast(types::F32, flags, value),
            (Kind::F32, Kind::I32) => self.b.ins().bitcast(types::I32, flags, value),
            (Kind::I64, Kind::F64) => self.b.ins().bitcast(types::F64, flags, value),
            (Kind::F64, Kind::I64) => self.b.ins().bitcast(types::I64, flags, value),
            (Kind::F32, Kind::I64 | Kind::F64) => {
                let bits = self.convert(value, from, Kind::I32);
                self.convert(bits, Kind::I32, to)
            }
            (Kind::I64, Kind::F32) => {
                let bits = self.convert(value, from, Kind::I32);
                self.convert(bits, Kind::I32, to)
            }
            (Kind::I32, Kind::F64) | (Kind::F64, Kind::I32 | Kind::F32) => {
                let bits = self.convert(value, from, Kind::I64);
                self.convert(bits, Kind::I64, to)
            }
        }
    }

    /// Returns whether a word is not zero, as a condition.
    pub(super) fn truth(&mut self, word: u32) -> Value {
        match self.analysis.kinds[word as usize] {
            Kind::I32 => self.get(word, Kind::I32),
            Kind::I64 | Kind::F32 | Kind::F64 => self.get(word, Kind::I64),
        }
    }

    /// Returns the signed number of a word, in 64 bits.
    pub(super) fn signed(&mut self, word: u32, width: u8) -> Value {
        if let Some(constant) = self.constant_of(word) {
            return self.b.ins().iconst(types::I64, ods_exec::signed(constant, width));
        }
        if width == 32 {
            let value = self.get(word, Kind::I32);
            return self.b.ins().sextend(types::I64, value);
        }
        let value = self.get(word, Kind::I64);
        self.sign_extend(value, width)
    }

    /// Returns the signed number of the lower bits of a value.
    pub(super) fn sign_extend(&mut self, value: Value, width: u8) -> Value {
        let short = match width {
            64 => return value,
            0 => return self.b.ins().iconst(types::I64, 0),
            8 => types::I8,
            16 => types::I16,
            32 => types::I32,
            _ => {
                let unused = self.b.ins().iconst(types::I64, i64::from(64 - width));
                let shifted = self.b.ins().ishl(value, unused);
                return self.b.ins().sshr(shifted, unused);
            }
        };
        let value = self.b.ins().ireduce(short, value);
        self.b.ins().sextend(types::I64, value)
    }

    /// Returns a value of 64 bits with only its lower bits.
    pub(super) fn truncate(&mut self, value: Value, width: u8) -> Value {
        let short = match width {
            64 => return value,
            8 => types::I8,
            16 => types::I16,
            32 => types::I32,
            _ => {
                let mask = self.b.ins().iconst(types::I64, ods_exec::truncate(u64::MAX, width) as i64);
                return self.b.ins().band(value, mask);
            }
        };
        let value = self.b.ins().ireduce(short, value);
        self.b.ins().uextend(types::I64, value)
    }

    /// Returns the room for the words in memory.
    pub(super) fn frame(&mut self) -> StackSlot {
        let size = 8 * self.plan.words().len() as u32;
        let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, size, 3);
        *self.slot.get_or_insert_with(|| self.b.create_sized_stack_slot(slot))
    }

    /// Stores words to memory, unless they are there. Of narrow words, `is_short` stores only the lower half.
    pub(super) fn spill(&mut self, words: impl IntoIterator<Item = u32>, is_short: bool) {
        let slot = self.frame();
        for word in words {
            if self.analysis.is_in_frame() && self.constant_of(word).is_none() {
                continue;
            }
            let value = if is_short { self.get_own(word) } else { self.get(word, Kind::I64) };
            self.b.ins().stack_store(types::I64, value, slot, 8 * word as i32);
        }
    }

    /// Loads a word from memory.
    pub(super) fn reload(&mut self, word: u32) -> Value {
        let slot = self.frame();
        self.b.ins().stack_load(types::I64, types::I64, slot, 8 * word as i32)
    }
}
