//! Patterns of conversions.

use std::fmt;
use std::sync::Arc;

use ods_core::Operation;
use ods_core::schema::{Op, OpSchema};

use super::{ConversionRewriter, TypeConverter};
use crate::set::short_name;
use crate::{OpPattern, Pattern, PatternRoot, PatternSchema, RewriteResult, Rewriter};

/// A pattern that makes operations of kind `O` legal. Corresponds to MLIR's `OpConversionPattern`.
///
/// Unlike an [`OpPattern`], it sees operands with converted types, and may give results other types. It is a value, so
/// that it can have options.
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::{Builtin, ModuleOp, UnrealizedConversionCastOp};
/// use ods_rewrite::RewriteResult;
/// use ods_rewrite::conversion::{Conversion, ConversionPattern, ConversionPatterns};
/// use ods_rewrite::conversion::{ConversionRewriter, ConversionTarget};
/// # use ods::{Context, Ir, Location, Type};
///
/// /// Casts to index by way of i64.
/// struct CastTwice;
///
/// impl ConversionPattern<UnrealizedConversionCastOp> for CastTwice {
///     fn rewrite(&self, op: UnrealizedConversionCastOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
///         let inputs = rewriter.adaptor(op)?.inputs(rewriter.ir());
///         let middle = rewriter.before(op).value(UnrealizedConversionCastOp::new(inputs, [Type::I64]))?;
///         rewriter.replace_with(op, UnrealizedConversionCastOp::new([middle], [Type::INDEX]))?;
///         Ok(())
///     }
/// }
/// # fn main() -> ods::Result {
/// # let mut ir = Ir::new(Context::new().into());
/// # let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// # let body = ir.region(module, 0).and_then(|region| ir.entry_block(region)).expect("a body");
/// let mut b = ir.builder_at_end_of(body);
/// let x = b.value(UnrealizedConversionCastOp::new([], [Type::I64]))?;
/// b.insert(UnrealizedConversionCastOp::new([x], [Type::INDEX]))?;
/// b.insert(UnrealizedConversionCastOp::new([x], [Type::F64]))?;
///
/// let mut target = ConversionTarget::new();
/// target.legal_if::<UnrealizedConversionCastOp>(|ir, cast| !ir.result_types(cast).eq([Type::F64]));
/// let failure = Conversion::partial(&target, &ConversionPatterns::new()).run(&mut ir, module);
/// let message =
///     "failed to legalize operation 'builtin.unrealized_conversion_cast' that was explicitly marked illegal";
/// assert_eq!(failure.unwrap_err().message, message);
///
/// let patterns = ConversionPatterns::new().add(CastTwice);
/// Conversion::partial(&target, &patterns).run(&mut ir, module)?;
/// assert_eq!(ir.block_ops(body).count(), 4);
/// # Ok(())
/// # }
/// ```
pub trait ConversionPattern<O: Op>: Send + Sync + 'static {
    /// The benefit: of the patterns that need equally many steps, the one with the highest benefit is tried first.
    const BENEFIT: u16 = 1;
    /// The operations that the pattern creates, if it says so: patterns whose operations are legal are tried before
    /// those whose operations must be converted in turn.
    const GENERATES: &'static [&'static OpSchema] = &[];
    /// Whether the pattern may be applied to operations that it created, because that ends.
    const BOUNDED_RECURSION: bool = false;

    /// Replaces the operation, changes it in place, or changes nothing.
    ///
    /// # Errors
    /// Returns an error if the pattern does not apply.
    fn rewrite(&self, op: O, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult;
}

type Apply = Arc<dyn Fn(Operation, &mut ConversionRewriter<'_>) -> RewriteResult + Send + Sync>;

/// A pattern in a set.
#[derive(Clone)]
pub(super) struct Entry {
    pub(super) name: &'static str,
    pub(super) root: PatternRoot,
    pub(super) benefit: u16,
    pub(super) generates: &'static [&'static OpSchema],
    pub(super) bounded_recursion: bool,
    pub(super) types: Option<Arc<TypeConverter>>,
    pub(super) apply: Apply,
}

/// Patterns of a conversion, in the order of adding.
///
/// See [`ConversionPattern`] for an example.
#[derive(Clone, Default)]
pub struct ConversionPatterns {
    types: Option<Arc<TypeConverter>>,
    pub(super) entries: Vec<Entry>,
}

impl fmt::Debug for ConversionPatterns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.entries.iter().map(|entry| entry.name)).finish()
    }
}

impl ConversionPatterns {
    /// Creates an empty set, without conversion of types.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates an empty set whose patterns convert types.
    pub fn with_types(types: Arc<TypeConverter>) -> Self {
        Self { types: Some(types), entries: Vec::new() }
    }

    /// Adds a pattern.
    // A set of patterns has no sum.
    #[allow(clippy::should_implement_trait)]
    #[must_use]
    pub fn add<O: Op, P: ConversionPattern<O>>(mut self, pattern: P) -> Self {
        self.entries.push(Entry {
            name: short_name(std::any::type_name::<P>()),
            root: PatternRoot::Op(|| O::SCHEMA),
            benefit: P::BENEFIT,
            generates: P::GENERATES,
            bounded_recursion: P::BOUNDED_RECURSION,
            types: self.types.clone(),
            apply: Arc::new(move |op, rewriter| pattern.rewrite(O::from_operation(op), rewriter)),
        });
        self
    }

    /// Adds a pattern for all operations that the root includes.
    #[must_use]
    pub fn add_for(
        mut self,
        name: &'static str,
        root: PatternRoot,
        apply: impl Fn(Operation, &mut ConversionRewriter<'_>) -> RewriteResult + Send + Sync + 'static,
    ) -> Self {
        let (types, apply) = (self.types.clone(), Arc::new(apply));
        let (benefit, generates, bounded_recursion) = (1, &[], false);
        self.entries.push(Entry { name, root, benefit, generates, bounded_recursion, types, apply });
        self
    }

    /// Adds a pattern that converts no types.
    #[must_use]
    pub fn add_plain<O: Op, P: OpPattern<O>>(self) -> Self {
        self.add_schema(P::SCHEMA.named(short_name(std::any::type_name::<P>())))
    }

    /// Adds a pattern of `pattern!`.
    #[must_use]
    pub fn with<P: Pattern>(self) -> Self {
        P::SCHEMAS.iter().fold(self, |set, schema| set.add_schema(*schema))
    }

    fn add_schema(mut self, schema: PatternSchema) -> Self {
        self.entries.push(Entry {
            name: schema.name,
            root: schema.root,
            benefit: schema.benefit,
            generates: &[],
            bounded_recursion: false,
            types: None,
            apply: Arc::new(move |op, rewriter| (schema.rewrite)(op, &mut Rewriter::new(rewriter.ir_mut()))),
        });
        self
    }

    /// Adds the patterns of another set, which keep their conversion of types.
    #[must_use]
    pub fn extend(mut self, other: Self) -> Self {
        self.entries.extend(other.entries);
        self
    }
}
