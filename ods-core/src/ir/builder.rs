//! Building operations: an IR, a place in it and a location, in one.
//!
//! [`OpBuilder`] is what code that makes IR passes around. Builders elsewhere are borrowed from it
//! ([`OpBuilder::at_end_of`] and the like), so the place that it had comes back by itself.
//!
//! Not checked here: what definitions say. Builders of operations check shape and number, the verifier everything.

use crate::context::Context;
use crate::entity::{Block, Location, Operation, Region, Type, Value};
use crate::schema::{BuildError, Builder, Values};

use super::{InsertionPoint, Ir};

/// An [`Ir`], a place in it and a location: what it takes to make operations.
///
/// Operations are inserted one after another, each behind the one before:
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
    /// Builds at the place. See [`Ir::builder_at_end_of`] and the like for common places.
    #[inline]
    pub fn new(ir: &'ir mut Ir, at: InsertionPoint, location: Location) -> Self {
        Self { ir, at, location }
    }

    /// Makes the operation and puts it at the place.
    ///
    /// # Errors
    /// When the dialect is not registered, or result types are to be inferred and cannot be.
    #[inline]
    pub fn insert<B: Builder>(&mut self, op: B) -> Result<B::Op, BuildError> {
        op.create(self.ir, self.at, self.location)
    }

    /// Makes the operation, and returns its result.
    ///
    /// # Errors
    /// Those of [`OpBuilder::insert`]; and, with nothing made, when it has not exactly one result.
    #[inline]
    pub fn value<B: Builder>(&mut self, op: B) -> Result<Value, BuildError> {
        let op = op.into_draft().create(self.ir, self.at, self.location)?;
        match (self.ir.num_results(op), self.ir.result(op, 0)) {
            (1, Some(result)) => Ok(result),
            _ => Err(self.not_one_result(op)),
        }
    }

    /// Makes the operation, and returns its results.
    ///
    /// # Errors
    /// Those of [`OpBuilder::insert`].
    pub fn values<B: Builder>(&mut self, op: B) -> Result<Values, BuildError> {
        let op = op.into_draft().create(self.ir, self.at, self.location)?;
        Ok(self.ir.results(op).collect())
    }

    /// Makes the operation, or what it folds to: the values that stand for its results.
    ///
    /// # Errors
    /// Those of [`OpBuilder::insert`].
    pub fn fold<B: Builder>(&mut self, op: B) -> Result<Values, BuildError> {
        op.create_or_fold(self.ir, self.at, self.location)
    }

    #[cold]
    fn not_one_result(&mut self, op: Operation) -> BuildError {
        let count = self.ir.num_results(op);
        let message = format!("it has {count} results; `insert` and `values` are for any number");
        let error = BuildError::of(self.ir, op, message);
        // Nothing uses it yet.
        let _ = self.ir.erase(op);
        error
    }

    /// The IR.
    #[inline]
    pub fn ir(&self) -> &Ir {
        self.ir
    }

    /// The IR, to change it. The place stays as it is.
    #[inline]
    pub fn ir_mut(&mut self) -> &mut Ir {
        self.ir
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &Context {
        self.ir.context()
    }

    /// The type of the value.
    #[inline]
    pub fn type_of(&self, value: Value) -> Type {
        self.ir.value_type(value)
    }
}

/// Where operations are put, and which location they get.
impl<'ir> OpBuilder<'ir> {
    /// The place.
    #[inline]
    pub fn insertion_point(&self) -> InsertionPoint {
        self.at
    }

    /// Goes to another place, and returns the one before, to come back to.
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

    /// The block that operations are put into; `None` where they are put into none.
    pub fn block(&self) -> Option<Block> {
        self.at.block()
    }

    /// The location that operations get.
    #[inline]
    pub fn location(&self) -> Location {
        self.location
    }

    /// Gives operations from now on another location, and returns the one before.
    pub fn set_location(&mut self, location: Location) -> Location {
        std::mem::replace(&mut self.location, location)
    }

    /// The same, in one expression: `b.with_location(location).value(...)`.
    ///
    /// The location of this builder stays as it is.
    pub fn with_location(&mut self, location: Location) -> OpBuilder<'_> {
        OpBuilder { ir: self.ir, at: self.at, location }
    }

    /// A builder at another place of the IR, with the same location. This one stays where it is.
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

    /// A builder at the end of the block. See [`OpBuilder::at`].
    pub fn at_end_of(&mut self, block: Block) -> OpBuilder<'_> {
        self.at(InsertionPoint::end_of(block))
    }

    /// A builder at the start of the block. See [`OpBuilder::at`].
    pub fn at_start_of(&mut self, block: Block) -> OpBuilder<'_> {
        self.at(InsertionPoint::start_of(self.ir, block))
    }

    /// A builder before the operation. See [`OpBuilder::at`].
    pub fn before(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        self.at(InsertionPoint::before(self.ir, op))
    }

    /// A builder after the operation. See [`OpBuilder::at`].
    pub fn after(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        self.at(InsertionPoint::after(self.ir, op))
    }

    /// A builder for the body that the region has: see [`Ir::builder_in`].
    pub fn inside(&mut self, region: Region) -> OpBuilder<'_> {
        let location = self.location;
        let at = self.ir.end_of_body(region);
        OpBuilder { ir: self.ir, at, location }
    }

    /// Adds a block with arguments of these types at the end of the region.
    pub fn add_block(&mut self, region: Region, types: impl IntoIterator<Item = Type>) -> Block {
        self.ir.add_block_with_arguments(region, types, self.location)
    }
}

/// Builders.
impl Ir {
    /// A builder of operations in no block, such as modules, at an unknown location.
    pub fn builder(&mut self) -> OpBuilder<'_> {
        OpBuilder::new(self, InsertionPoint::DETACHED, Location::UNKNOWN)
    }

    /// A builder at the end of the block, at an unknown location.
    pub fn builder_at_end_of(&mut self, block: Block) -> OpBuilder<'_> {
        OpBuilder::new(self, InsertionPoint::end_of(block), Location::UNKNOWN)
    }

    /// A builder at the start of the block, at an unknown location.
    pub fn builder_at_start_of(&mut self, block: Block) -> OpBuilder<'_> {
        let at = InsertionPoint::start_of(self, block);
        OpBuilder::new(self, at, Location::UNKNOWN)
    }

    /// A builder before the operation, at its location.
    pub fn builder_before(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        let op = op.into();
        let (at, location) = (InsertionPoint::before(self, op), self.location(op));
        OpBuilder::new(self, at, location)
    }

    /// A builder after the operation, at its location.
    pub fn builder_after(&mut self, op: impl Into<Operation>) -> OpBuilder<'_> {
        let op = op.into();
        let (at, location) = (InsertionPoint::after(self, op), self.location(op));
        OpBuilder::new(self, at, location)
    }

    /// A builder for the body that the region has, at the location of the operation that owns the region: at the end of
    /// the first block, but before its terminator. An empty region gets a block without arguments.
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
