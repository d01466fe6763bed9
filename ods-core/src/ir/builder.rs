//! Building operations: an IR, an insertion point and a location in one value.
//!
//! Code that creates IR passes an [`OpBuilder`] around. Builders for other insertion points borrow from it
//! ([`OpBuilder::at_end_of`] and similar), so the original insertion point is restored automatically.
//!
//! Nothing is checked against definitions here: the operations' own builders check shapes and counts, and the verifier
//! checks everything.

use std::fmt;

use crate::context::Context;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Block, Location, Operation, Region, Type, Value};
use crate::schema::{BuildError, Builder, OpSchema};

use super::{InsertionPoint, Ir, OperationParts, Values};

/// A builder of operations: an [`Ir`], an insertion point and a location.
///
/// Each operation is inserted after the previous one:
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
/// use ods::{Context, Ir, Type};
///
/// # fn main() -> ods::Result {
/// let mut ir = Ir::new(Context::new().into());
/// let module = ir.builder().insert(ModuleOp::new())?;
/// let mut b = module.body_builder(&mut ir);
/// let number = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let index = b.value(UnrealizedConversionCastOp::new([number], [Type::INDEX]))?;
/// assert_eq!(b.ir().value_type(index), Type::INDEX);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct OpBuilder<'ir> {
    ir: &'ir mut Ir,
    at: InsertionPoint,
    location: Location,
}

impl<'ir> OpBuilder<'ir> {
    /// Creates a builder at the insertion point. See [`Ir::builder_at_end_of`] and similar methods for common places.
    #[inline]
    pub fn new(ir: &'ir mut Ir, at: InsertionPoint, location: Location) -> Self {
        Self { ir, at, location }
    }

    /// Creates the operation and inserts it at the insertion point.
    ///
    /// # Errors
    /// Returns an error if the dialect is not registered, or result types cannot be inferred.
    #[inline]
    pub fn insert<B: Builder>(&mut self, op: B) -> Result<B::Op, BuildError> {
        op.create(self.ir, self.at, self.location)
    }

    /// Inserts a constant: an operation with one attribute, and one result of this type. `None` if no context
    /// registered the definition, it has other parts, the IR is full, or the insertion point is next to a detached
    /// operation.
    ///
    /// Folding creates so many constants that a draft of each would count.
    #[doc(hidden)]
    pub fn insert_constant(&mut self, schema: &'static OpSchema, value: Attribute, ty: Type) -> Option<Operation> {
        let name = schema.id.name()?;
        self.context().registered_op_table(name, schema)?;
        let is_full = self.ir.is_nearly_full() && !self.ir.has_room(1, 0);
        if is_full || schema.attributes.len() != 1 || schema.word_count() != 0 {
            return None;
        }
        let parts = OperationParts {
            inherent: &[Some(value)],
            result_types: &[ty],
            ..OperationParts::new(name, self.location)
        };
        self.ir.try_create_operation_at(&parts, self.at)
    }

    /// Creates and inserts the operation, and returns its only result.
    ///
    /// # Errors
    /// Returns the errors of [`OpBuilder::insert`], and an error if the operation does not have exactly one result;
    /// nothing is created in that case.
    #[inline]
    pub fn value<B: Builder>(&mut self, op: B) -> Result<Value, BuildError> {
        let created = op.into_draft().create(self.ir, self.at, self.location);
        self.only_result(created)
    }

    /// Does the rest of the work of [`OpBuilder::value`], which is compiled for each operation.
    fn only_result(&mut self, created: Result<Operation, BuildError>) -> Result<Value, BuildError> {
        let op = created?;
        match self.ir.only_result(op) {
            Some(result) => Ok(result),
            None => Err(self.not_one_result(op)),
        }
    }

    /// Creates and inserts the operation, and returns its results.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Location, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let two = ir.builder().values(UnrealizedConversionCastOp::new([], [Type::I32, Type::I64]))?;
    /// assert_eq!(two.len(), 2);
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`OpBuilder::insert`].
    pub fn values<B: Builder>(&mut self, op: B) -> Result<Values, BuildError> {
        let op = op.into_draft().create(self.ir, self.at, self.location)?;
        Ok(self.ir.results(op).collect())
    }

    /// Folds the operation, or creates it if it does not fold. Returns the values of its results.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Location, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let mut b = ir.builder();
    /// let number = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// let kept = b.fold(UnrealizedConversionCastOp::new([number], [Type::I64]))?;
    /// assert_eq!(b.type_of(kept[0]), Type::I64); // casts do not fold
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`OpBuilder::insert`].
    pub fn fold<B: Builder>(&mut self, op: B) -> Result<Values, BuildError> {
        op.create_or_fold(self.ir, self.at, self.location)
    }

    #[cold]
    fn not_one_result(&mut self, op: Operation) -> BuildError {
        let count = self.ir.num_results(op);
        let message = format!("it has {count} results, not one; use `insert` or `values`");
        let error = BuildError::of(self.ir, op, message);
        // The new operation has no uses yet.
        let _ = self.ir.erase(op);
        error
    }

    /// Returns an error diagnostic at this builder's location, resolved to file, line and column.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, Ir};
    /// # let mut ir = Ir::new(Context::new().into());
    /// let location = ir.context().file_location("a.calc", 1, 5);
    /// let error = ir.builder().with_location(location).error("unknown variable 'x'");
    /// assert_eq!(error.to_string(), "a.calc:1:5: error: unknown variable 'x'");
    /// ```
    #[cold]
    pub fn error(&self, message: impl fmt::Display) -> Diagnostic {
        Diagnostic::error(self.location, message).resolved(self.context())
    }

    /// Returns the IR.
    #[inline]
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// Returns the IR mutably. The insertion point does not change.
    #[inline]
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// Returns the context.
    #[inline]
    pub fn context(&self) -> &Context {
        self.ir.context()
    }

    /// Returns the type of the value.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        self.ir.value_type(value)
    }
}

/// Bound of traits that add methods to builders:
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::UnrealizedConversionCastOp;
/// use ods::schema::BuildError;
/// use ods::{Context, Ir, OpBuilder, Type, Value};
///
/// trait CastBuilder<'ir>: AsMut<OpBuilder<'ir>> {
///     fn cast(&mut self, value: Value, to: Type) -> Result<Value, BuildError> {
///         self.as_mut().value(UnrealizedConversionCastOp::new([value], [to]))
///     }
/// }
///
/// impl<'ir> CastBuilder<'ir> for OpBuilder<'ir> {}
///
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let mut b = ir.builder();
/// # let number = b.value(UnrealizedConversionCastOp::new([], [Type::I32]))?;
/// let index = b.cast(number, Type::INDEX)?;
/// # assert_eq!(b.type_of(index), Type::INDEX);
/// # Ok(())
/// # }
/// ```
impl<'ir> AsMut<OpBuilder<'ir>> for OpBuilder<'ir> {
    #[inline]
    fn as_mut(&mut self) -> &mut Self {
        self
    }
}

/// The insertion point and the location of new operations.
impl<'ir> OpBuilder<'ir> {
    /// Returns the insertion point.
    #[inline]
    pub fn insertion_point(&self) -> InsertionPoint {
        self.at
    }

    /// Sets the insertion point and returns the previous one, so that it can be restored.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::{Context, InsertionPoint, Ir};
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let (first, second) = (ir.create_block(), ir.create_block());
    /// let mut b = ir.builder_at_end_of(first);
    /// let saved = b.set_insertion_point(InsertionPoint::end_of(second));
    /// assert_eq!(b.block(), Some(second));
    /// b.set_insertion_point(saved);
    /// assert_eq!(b.block(), Some(first));
    /// ```
    pub fn set_insertion_point(&mut self, at: InsertionPoint) -> InsertionPoint {
        std::mem::replace(&mut self.at, at)
    }

    /// Returns the block that operations are inserted into; `None` if the insertion point is detached.
    pub fn block(&self) -> Option<Block> {
        self.at.block()
    }

    /// Returns the location given to new operations.
    #[inline]
    pub fn location(&self) -> Location {
        self.location
    }

    /// Sets the location given to new operations and returns the previous one.
    pub fn set_location(&mut self, location: Location) -> Location {
        std::mem::replace(&mut self.location, location)
    }

    /// Returns a builder at the same insertion point with another location. This builder's location does not change.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Location, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let location = ir.context().file_location("a.calc", 1, 5);
    /// let mut b = ir.builder();
    /// let cast = b.with_location(location).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// assert_eq!((b.ir().location(cast), b.location()), (location, Location::UNKNOWN));
    /// # Ok(())
    /// # }
    /// ```
    pub fn with_location(&mut self, location: Location) -> OpBuilder<'_> {
        OpBuilder { ir: self.ir, at: self.at, location }
    }

    /// Returns a builder at another insertion point, with the same location. This builder's insertion point does not
    /// change.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::UnrealizedConversionCastOp;
    /// # use ods::{Context, Ir, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let (first, second) = (ir.create_block(), ir.create_block());
    /// let mut b = ir.builder_at_end_of(first);
    /// let cast = b.at_end_of(second).insert(UnrealizedConversionCastOp::new([], [Type::I1]))?;
    /// b.before(cast).insert(UnrealizedConversionCastOp::new([], [Type::I8]))?;
    /// assert_eq!(b.block(), Some(first));
    /// assert_eq!(ir.block_ops(second).count(), 2);
    /// # Ok(())
    /// # }
    /// ```
    pub fn at(&mut self, at: InsertionPoint) -> OpBuilder<'_> {
        OpBuilder { ir: self.ir, at, location: self.location }
    }

    /// Returns a builder at the end of the block. See [`OpBuilder::at`].
    pub fn at_end_of(&mut self, block: Block) -> OpBuilder<'_> {
        self.at(InsertionPoint::end_of(block))
    }

    /// Returns a builder at the start of the block. See [`OpBuilder::at`].
    pub fn at_start_of(&mut self, block: Block) -> OpBuilder<'_> {
        self.at(InsertionPoint::start_of(self.ir, block))
    }

    /// Returns a builder before the operation. See [`OpBuilder::at`].
    pub fn before(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        self.at(InsertionPoint::before(self.ir, op))
    }

    /// Returns a builder after the operation. See [`OpBuilder::at`].
    pub fn after(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        self.at(InsertionPoint::after(self.ir, op))
    }

    /// Returns a builder inside the region's body. See [`Ir::builder_in`].
    pub fn inside(&mut self, region: Region) -> OpBuilder<'_> {
        let location = self.location;
        let at = self.ir.end_of_body(region);
        OpBuilder { ir: self.ir, at, location }
    }

    /// Appends a block with arguments of these types to the region.
    pub fn add_block(&mut self, region: Region, types: impl IntoIterator<Item = Type>) -> Block {
        self.ir.add_block_with_arguments(region, types, self.location)
    }
}

/// Builders.
impl Ir {
    /// Returns a builder for detached operations, such as modules, at an unknown location.
    pub fn builder(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(self, InsertionPoint::DETACHED, Location::UNKNOWN)
    }

    /// Returns a builder at the end of the block, at an unknown location.
    pub fn builder_at_end_of(&mut self, block: Block) -> OpBuilder<'_> {
        OpBuilder::new(self, InsertionPoint::end_of(block), Location::UNKNOWN)
    }

    /// Returns a builder at the start of the block, at an unknown location.
    pub fn builder_at_start_of(&mut self, block: Block) -> OpBuilder<'_> {
        let at = InsertionPoint::start_of(self, block);
        OpBuilder::new(self, at, Location::UNKNOWN)
    }

    /// Returns a builder before the operation, at its location.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Location, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// # let block = ir.create_block();
    /// let second = ir.builder_at_end_of(block).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// ir.builder_before(second).insert(UnrealizedConversionCastOp::new([], [Type::I64]))?;
    /// assert_eq!(ir.last_op(block), Some(second.into()));
    /// # Ok(())
    /// # }
    /// ```
    pub fn builder_before(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        let op = op.into();
        let (at, location) = (InsertionPoint::before(self, op), self.location(op));
        OpBuilder::new(self, at, location)
    }

    /// Returns a builder after the operation, at its location.
    pub fn builder_after(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        let op = op.into();
        let (at, location) = (InsertionPoint::after(self, op), self.location(op));
        OpBuilder::new(self, at, location)
    }

    /// Returns a builder inside the region's body: at the end of the first block, before its terminator if it has one.
    /// Its location is that of the operation that owns the region. An empty region gets a block without arguments.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::builtin::{ModuleOp, UnrealizedConversionCastOp};
    /// # use ods::{Context, Ir, Location, Type};
    /// # fn main() -> ods::Result {
    /// # let mut ir = Ir::new(Context::new().into());
    /// let module = ir.builder().insert(ModuleOp::new())?;
    /// let region = ir.region(module, 0).expect("a module has a region");
    /// ir.builder_in(region).insert(UnrealizedConversionCastOp::new([], [Type::I32]))?;
    /// assert!(module.body(&ir).is_some());
    /// # Ok(())
    /// # }
    /// ```
    pub fn builder_in(&mut self, region: Region) -> OpBuilder<'_> {
        let location = self.location(self.region_parent(region));
        let at = self.end_of_body(region);
        OpBuilder::new(self, at, location)
    }

    fn end_of_body(&mut self, region: Region) -> InsertionPoint {
        let block = self.entry_block(region).unwrap_or_else(|| self.add_block(region));
        match self.terminator(block) {
            Some(terminator) => InsertionPoint::before(self, terminator),
            None => InsertionPoint::end_of(block),
        }
    }
}

#[cfg(test)]
mod tests;
