//! Elements of memrefs and tensors, and objects.

use std::collections::HashSet;

use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, MemFlagsData, StackSlot, StackSlotData, StackSlotKind, Value, types};
use cranelift_frontend::Variable;

use ods_exec::{Instruction, Opcode, Place, RuntimeValue};

use super::{Lower, Parameter};
use crate::analysis::Format;
use crate::context::Context;
use crate::runtime;
use crate::signature::{Kind, each_changed_object};
use crate::view::View;

/// The place of an object's view: variables for its fields, in their order, or an offset in the frame.
#[derive(Clone, Copy)]
pub(super) enum ViewPlace {
    Registers([Variable; FIELDS.len()]),
    Frame(i32),
}

/// The offsets of the fields of a view.
const FIELDS: [i32; 6] =
    [View::ADDRESS, View::SIZES[0], View::SIZES[1], View::STRIDES[0], View::STRIDES[1], View::BARRIER];

/// The positions of fields among them.
const ADDRESS: usize = 0;
const SIZES: [usize; 2] = [1, 2];
const STRIDES: [usize; 2] = [3, 4];
const BARRIER: usize = 5;

impl Lower<'_, '_> {
    /// Gives views their places. Parameters have their views at the start, other objects none.
    pub(super) fn declare_views(&mut self) {
        let mut objects: Vec<u32> = self.analysis.formats.keys().copied().collect();
        objects.sort_unstable();
        let parameters: HashSet<Place> = self.plan.parameters().iter().map(|(place, _)| *place).collect();
        for (position, object) in objects.into_iter().enumerate() {
            let view = match self.analysis.is_in_frame() {
                true => ViewPlace::Frame((position * size_of::<View>()) as i32),
                false => ViewPlace::Registers(FIELDS.map(|_| self.b.declare_var(types::I64))),
            };
            self.views.insert(object, view);
            if parameters.contains(&Place::Object(object)) {
                self.describe(object);
            } else {
                self.describe_nothing(view);
            }
        }
    }

    /// Sets a view to one without elements.
    fn describe_nothing(&mut self, view: ViewPlace) {
        let zero = self.b.ins().iconst(types::I64, 0);
        match view {
            ViewPlace::Registers(variables) => {
                variables.into_iter().for_each(|variable| self.b.def_var(variable, zero));
                let none = self.b.ins().iconst(types::I64, View::none().barrier as i64);
                self.b.def_var(variables[BARRIER], none);
            }
            // The other fields are not used if the first size is 0.
            ViewPlace::Frame(offset) => {
                let slot = self.views_slot();
                self.b.ins().stack_store(types::I64, zero, slot, offset + View::SIZES[0]);
            }
        }
    }

    /// Returns the room for a view, or for all of them if words are in the frame.
    fn views_slot(&mut self) -> StackSlot {
        let count = if self.analysis.is_in_frame() { self.analysis.formats.len() } else { 1 };
        let data = StackSlotData::new(StackSlotKind::ExplicitSlot, (count * size_of::<View>()) as u32, 3);
        *self.view_slot.get_or_insert_with(|| self.b.create_sized_stack_slot(data))
    }

    /// Returns a field of a view.
    fn field_of(&mut self, view: ViewPlace, field: usize) -> Value {
        match view {
            ViewPlace::Registers(variables) => self.b.use_var(variables[field]),
            ViewPlace::Frame(offset) => {
                let slot = self.views_slot();
                self.b.ins().stack_load(types::I64, types::I64, slot, offset + FIELDS[field])
            }
        }
    }

    fn object_address(&mut self, object: u32) -> Value {
        let offset = self.b.ins().iconst(types::I64, i64::from(object) * size_of::<RuntimeValue>() as i64);
        let objects = self.parameter(Parameter::Objects);
        self.b.ins().iadd(objects, offset)
    }

    /// Sets the view of an object from the object.
    fn describe(&mut self, object: u32) {
        let (Some(view), Some(format)) =
            (self.views.get(&object).copied(), self.analysis.formats.get(&object).copied())
        else {
            return;
        };
        let slot = self.views_slot();
        let offset = match view {
            ViewPlace::Registers(_) => 0,
            ViewPlace::Frame(offset) => offset,
        };
        let room = self.b.ins().stack_addr(types::I64, slot, offset);
        let at = self.object_address(object);
        let format = self.b.ins().iconst(types::I64, runtime::pack(format) as i64);
        self.call_runtime(runtime::describe as *const () as usize, &[at, room, format]);
        if let ViewPlace::Registers(variables) = view {
            for (variable, offset) in variables.into_iter().zip(FIELDS) {
                let value = self.b.ins().stack_load(types::I64, types::I64, slot, offset);
                self.b.def_var(variable, value);
            }
        }
    }

    /// Sets the views of objects that the instruction has changed, and empties the views of memory that native code
    /// must not access any more.
    pub(super) fn renew_views(&mut self, i: Instruction) {
        if self.views.is_empty() {
            return;
        }
        let mut changed = Vec::new();
        each_changed_object(self.plan, &i, |object| changed.push(object));
        changed.sort_unstable();
        changed.dedup();
        changed.iter().for_each(|object| self.describe(*object));
        // Accesses by views in the frame test the flag themselves.
        if self.analysis.is_in_frame() || !matches!(i.opcode, Opcode::Kernel | Opcode::Call) {
            return;
        }
        let mut objects: Vec<u32> = self.views.keys().copied().collect();
        objects.sort_unstable();
        for object in objects.into_iter().filter(|object| changed.binary_search(object).is_err()) {
            self.empty_if_barred(object);
        }
    }

    fn empty_if_barred(&mut self, object: u32) {
        let Some(ViewPlace::Registers(variables)) = self.views.get(&object).copied() else { return };
        let flag = self.b.use_var(variables[BARRIER]);
        let is_barred = self.b.ins().load(types::I8, MemFlagsData::trusted(), flag, 0);
        let (size, zero) = (self.b.use_var(variables[SIZES[0]]), self.b.ins().iconst(types::I64, 0));
        let size = self.b.ins().select(is_barred, zero, size);
        self.b.def_var(variables[SIZES[0]], size);
    }

    /// Returns the address of an element; leaves if it is out of bounds.
    fn element(&mut self, i: Instruction, format: Format, view: ViewPlace) -> Value {
        let indices: Vec<Value> =
            [i.b, i.c].into_iter().take(format.rank.into()).map(|word| self.get(word, Kind::I64)).collect();
        let mut address = self.field_of(view, ADDRESS);
        if indices.is_empty() {
            let size = self.field_of(view, SIZES[0]);
            let zero = self.b.ins().iconst(types::I64, 0);
            let is_empty = self.b.ins().icmp(IntCC::Equal, size, zero);
            self.leave_if(is_empty);
        }
        for (dimension, index) in indices.iter().enumerate() {
            let size = self.field_of(view, SIZES[dimension]);
            let is_proven = self.fast.as_ref().is_some_and(|fast| fast.is_proven(self.at, dimension));
            if is_proven || !self.compared.insert((*index, size)) {
                continue;
            }
            let is_outside = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, *index, size);
            self.leave_if(is_outside);
        }
        if self.analysis.is_in_frame() {
            let flag = self.field_of(view, BARRIER);
            let is_barred = self.b.ins().load(types::I8, MemFlagsData::trusted(), flag, 0);
            self.leave_if(is_barred);
        }
        for (dimension, index) in indices.iter().enumerate() {
            let offset = if format.is_dense && dimension + 1 == indices.len() {
                let shift = self.b.ins().iconst(types::I64, i64::from(format.bytes.trailing_zeros()));
                self.b.ins().ishl(*index, shift)
            } else {
                let stride = self.field_of(view, STRIDES[dimension]);
                self.b.ins().imul(*index, stride)
            };
            address = self.b.ins().iadd(address, offset);
        }
        address
    }

    /// Returns the size of a dimension of the memref that an instruction accesses.
    pub(super) fn size_of(&mut self, i: Instruction, dimension: usize) -> Option<Value> {
        let (_, view) = self.view_of(i)?;
        Some(self.field_of(view, SIZES[dimension]))
    }

    pub(super) fn view_of(&self, i: Instruction) -> Option<(Format, ViewPlace)> {
        let format = self.analysis.formats.get(&i.a).copied()?;
        let view = self.views.get(&i.a).copied()?;
        (u16::from(format.rank) == i.extra).then_some((format, view))
    }

    /// Translates the load of an element.
    pub(super) fn load(&mut self, i: Instruction) {
        let Some((format, view)) = self.view_of(i) else { return self.load_elsewhere(i) };
        let address = self.element(i, format, view);
        // Elements of a view of bytes are not aligned.
        let flags = MemFlagsData::new().with_notrap();
        let (kind, value) = match (format.kind, format.bytes) {
            (Kind::I64, 1) => (Kind::I64, self.b.ins().uload8(types::I64, flags, address, 0)),
            (Kind::I64, 2) => (Kind::I64, self.b.ins().uload16(types::I64, flags, address, 0)),
            (kind, _) => (kind, self.b.ins().load(super::words::type_of(kind), flags, address, 0)),
        };
        self.set(i.d, value, kind);
    }

    /// Translates the load of an element by a function of Rust.
    fn load_elsewhere(&mut self, i: Instruction) {
        let object = self.object_address(i.a);
        let rank = self.b.ins().iconst(types::I64, i64::from(i.extra));
        let zero = self.b.ins().iconst(types::I64, 0);
        let mut indices = [zero; 2];
        for (index, word) in indices.iter_mut().zip([i.b, i.c]).take(i.extra.into()) {
            *index = self.get(word, Kind::I64);
        }
        let arguments = [self.context(), object, rank, indices[0], indices[1]];
        let status = self.call_runtime(runtime::element as *const () as usize, &arguments);
        self.take_result(status, i.d);
    }

    /// Sets a word to the result of a function of Rust; leaves if the status says so.
    pub(super) fn take_result(&mut self, status: Value, word: u32) {
        self.leave_by(status);
        let context = self.context();
        let value = self.b.ins().load(types::I64, MemFlagsData::trusted(), context, Context::RESULT);
        self.set(word, value, Kind::I64);
    }

    /// Translates the store of an element.
    pub(super) fn store(&mut self, i: Instruction) {
        let Some((format, view)) = self.view_of(i) else {
            // Only memory of unusual elements or ranks.
            return self.leave_always();
        };
        let address = self.element(i, format, view);
        let flags = MemFlagsData::new().with_notrap();
        let value = self.get(i.d, format.kind);
        match (format.kind, format.bytes) {
            (Kind::I64, 1) => self.b.ins().istore8(flags, value, address, 0),
            (Kind::I64, 2) => self.b.ins().istore16(flags, value, address, 0),
            _ => self.b.ins().store(flags, value, address, 0),
        };
    }

    /// Translates a move of objects.
    pub(super) fn transport(&mut self, i: Instruction) {
        let condition = match i.opcode {
            Opcode::SelectObject => self.get(i.a, Kind::I64),
            _ => self.b.ins().iconst(types::I64, 0),
        };
        let site = self.site();
        let arguments = [self.context(), self.parameter(Parameter::Objects), site, condition];
        let status = self.call_runtime(runtime::transport as *const () as usize, &arguments);
        self.fail_if(status);
        self.renew_views(i);
    }
}
