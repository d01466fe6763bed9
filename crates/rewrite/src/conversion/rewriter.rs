//! The access to the IR that patterns of conversions have.

use std::sync::Arc;

use ods_core::ir::{InsertionPoint, OpBuilder, Values};
use ods_core::schema::{Builder, Op, OpSchema, OpSource};
use ods_core::{Attribute, Block, Diagnostic, Error, Ir, Operation, Region, Type, Value};

use super::casts::Casts;
use super::{SignatureConversion, TypeConverter};
use crate::{NoMatch, PatternError, RewriteResult};

/// The IR, and the conversion of types of the pattern that runs.
#[derive(Debug)]
pub struct ConversionRewriter<'a> {
    pub(super) ir: &'a mut Ir,
    pub(super) casts: &'a mut Casts,
    pub(super) types: Option<&'a Arc<TypeConverter>>,
    pub(super) pattern: &'static str,
}

/// The converted operands of an operation, with its attributes and regions: the source of an adaptor.
#[derive(Clone, Debug)]
pub struct ConvertedOperands {
    op: Operation,
    operands: Values,
}

impl OpSource for ConvertedOperands {
    fn operand_count(&self, _: &Ir) -> usize {
        self.operands.len()
    }
    fn operand_at(&self, _: &Ir, index: usize) -> Option<Value> {
        self.operands.get(index).copied()
    }
    fn attribute_at(&self, ir: &Ir, schema: &'static OpSchema, index: usize) -> Option<Attribute> {
        self.op.attribute_at(ir, schema, index)
    }
    fn region_at(&self, ir: &Ir, index: usize) -> Option<Region> {
        ir.region(self.op, index)
    }
    fn schema_of(&self, ir: &Ir) -> Option<&'static OpSchema> {
        ir.schema(self.op)
    }
    fn with_words<R>(
        &self,
        ir: &Ir,
        schema: &'static OpSchema,
        start: usize,
        count: usize,
        read: impl FnOnce(&[u32]) -> R,
    ) -> R {
        self.op.with_words(ir, schema, start, count, read)
    }
}

impl ConversionRewriter<'_> {
    /// Returns the IR.
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// Returns the IR mutably, to create and change operations. Values get other types by the functions here.
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// Returns the conversion of types of the pattern.
    ///
    /// # Errors
    /// Returns an error if the pattern was added to a set without one.
    pub fn types(&self) -> RewriteResult<Arc<TypeConverter>> {
        self.types.cloned().ok_or_else(|| {
            let message = format!(
                "pattern '{}' converts types, but has no type converter; create the set by \
                 `ConversionPatterns::with_types`",
                self.pattern
            );
            Error::new(message).into()
        })
    }

    /// Returns a builder before the operation, at its location.
    pub fn before(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        self.ir.builder_before(op)
    }

    /// Returns the accessors of the operation over its converted operands: the same ones if the pattern converts no
    /// types.
    ///
    /// # Errors
    /// Returns an error if the type of an operand cannot be converted, or becomes several types; see
    /// [`ConversionRewriter::converted`] for those.
    pub fn adaptor<O: Op>(&mut self, op: O) -> RewriteResult<O::Over<ConvertedOperands>> {
        let op = op.operation();
        let mut operands = Values::new();
        for index in 0..self.ir.num_operands(op) {
            let Some(operand) = self.ir.operand(op, index) else { continue };
            operands.push(self.converted_one(operand)?);
        }
        Ok(O::with_source(ConvertedOperands { op, operands }))
    }

    /// Returns the values that the value becomes: itself if its type is legal, or the pattern converts no types.
    ///
    /// # Errors
    /// Returns `NoMatch` if its type cannot be converted.
    pub fn converted(&mut self, value: Value) -> RewriteResult<Values> {
        let Some(types) = self.types else { return Ok([value].into_iter().collect()) };
        let wanted = types.convert(self.ir.value_type(value)).ok_or(NoMatch)?;
        Ok(self.casts.converted(self.ir, value, &wanted, types))
    }

    /// Returns the value that the value becomes.
    ///
    /// # Errors
    /// Returns `NoMatch` if its type cannot be converted, and another error if it becomes several types.
    pub fn converted_one(&mut self, value: Value) -> RewriteResult<Value> {
        let Some(types) = self.types else { return Ok(value) };
        let ty = self.ir.value_type(value);
        if types.is_legal(ty) {
            return Ok(value);
        }
        match self.converted(value)?[..] {
            [one] => Ok(one),
            _ => Err(Error::new(format!("pattern '{}' does not support 1:N conversion", self.pattern)).into()),
        }
    }

    /// Returns the types that the type becomes.
    ///
    /// # Errors
    /// Returns `NoMatch` if the type cannot be converted.
    pub fn convert_type(&self, ty: Type) -> RewriteResult<Arc<[Type]>> {
        self.types()?.convert(ty).ok_or(NoMatch)
    }

    /// Replaces each result of the operation by one value, which may have another type, and erases the operation.
    ///
    /// # Errors
    /// Returns an error if the number of values is wrong; nothing is changed in that case.
    pub fn replace(&mut self, op: impl Into<Operation>, values: impl AsRef<[Value]>) -> RewriteResult {
        let lists: Vec<&[Value]> = values.as_ref().chunks(1).collect();
        self.replace_each(op.into(), &lists)
    }

    /// Replaces each result of the operation by a list of values: one, several or none. Corresponds to MLIR's
    /// `replaceOpWithMultiple`.
    ///
    /// # Errors
    /// Returns an error if the number of lists is wrong; nothing is changed in that case.
    pub fn replace_with_many<V: AsRef<[Value]>>(&mut self, op: impl Into<Operation>, values: &[V]) -> RewriteResult {
        let lists: Vec<&[Value]> = values.iter().map(AsRef::as_ref).collect();
        self.replace_each(op.into(), &lists)
    }

    fn replace_each(&mut self, op: Operation, lists: &[&[Value]]) -> RewriteResult {
        let count = self.ir.num_results(op);
        if lists.len() != count {
            let name = self.ir.name_str(op);
            let message = format!("'{name}' op has {count} results, but there are {} replacements", lists.len());
            return Err(Error::new(message).into());
        }
        for (index, values) in lists.iter().enumerate() {
            let Some(result) = self.ir.result(op, index) else { continue };
            self.casts.replace(self.ir, result, values, InsertionPoint::before(self.ir, op), self.types);
        }
        Ok(self.ir.erase(op)?)
    }

    /// Creates an operation before `op`, at its location, and replaces the results of `op` by its results, which may
    /// have other types.
    ///
    /// # Errors
    /// Returns an error if it cannot be created, or has another number of results.
    pub fn replace_with<B: Builder>(&mut self, op: impl Into<Operation>, new: B) -> RewriteResult<B::Op> {
        let op = op.into();
        let new = self.before(op).insert(new)?;
        let results: Values = self.ir.results(new).collect();
        self.replace(op, results)?;
        Ok(new)
    }

    /// Erases the operation.
    ///
    /// # Errors
    /// Returns an error if its results are used.
    pub fn erase(&mut self, op: impl Into<Operation>) -> RewriteResult {
        Ok(self.ir.erase(op.into())?)
    }

    /// Converts the arguments of all blocks of the region. Corresponds to MLIR's `convertRegionTypes`.
    ///
    /// # Errors
    /// Returns `NoMatch` if a type cannot be converted; nothing is changed in that case.
    pub fn convert_region(&mut self, region: Region) -> RewriteResult {
        let types = self.types()?;
        let blocks: Vec<Block> = self.ir.blocks(region).collect();
        let of = |block: &Block| self.ir.arguments(*block).map(|argument| self.ir.value_type(argument));
        let conversions: Option<Vec<_>> = blocks.iter().map(|block| types.convert_signature(of(block))).collect();
        for (block, conversion) in blocks.into_iter().zip(conversions.ok_or(NoMatch)?) {
            self.convert_block(block, &conversion);
        }
        Ok(())
    }

    /// Gives the block new arguments in place of the old ones. Corresponds to MLIR's `applySignatureConversion`.
    pub fn convert_block(&mut self, block: Block, conversion: &SignatureConversion) {
        let mut index = 0;
        for types in conversion.inputs() {
            let Some(old) = self.ir.argument(block, index) else { return };
            if **types == [self.ir.value_type(old)] {
                index += 1;
                continue;
            }
            let location = self.ir.argument_location(block, index);
            let values: Values = types
                .iter()
                .zip(index + 1..)
                .map(|(ty, at)| self.ir.insert_argument(block, at, *ty, location))
                .collect();
            self.casts.replace(self.ir, old, &values, InsertionPoint::start_of(self.ir, block), self.types);
            // The argument has no uses left.
            let _ = self.ir.erase_argument(block, index);
            index += values.len();
        }
    }

    /// Returns an error that ends the conversion, at the operation.
    pub fn error(&self, op: impl Into<Operation>, message: impl std::fmt::Display) -> PatternError {
        let error: Diagnostic = self.ir.error(op, message);
        error.into()
    }
}
