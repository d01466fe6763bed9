//! Conversion of types.

use std::fmt;
use std::sync::{Arc, PoisonError, RwLock};

use ods_core::context::Context;
use ods_core::ir::{OpBuilder, Values};
use ods_core::{Ir, Operation, Region, Type, Value};
use rustc_hash::FxHashMap;

use super::SignatureConversion;

/// The result of a rule of a [`TypeConverter`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Converted {
    /// The type becomes these: one, several, or none.
    To(Vec<Type>),
    /// The type cannot be converted; rules that were added earlier are not asked.
    Illegal,
}

impl From<Type> for Converted {
    fn from(ty: Type) -> Self {
        Self::To(vec![ty])
    }
}

impl From<Vec<Type>> for Converted {
    fn from(types: Vec<Type>) -> Self {
        Self::To(types)
    }
}

type Rule = Box<dyn Fn(&TypeConverter, Type) -> Option<Converted> + Send + Sync>;
type Source = Box<dyn Fn(&mut OpBuilder<'_>, Type, &[Value]) -> Option<Value> + Send + Sync>;
type Target = Box<dyn Fn(&mut OpBuilder<'_>, &[Type], &[Value]) -> Option<Values> + Send + Sync>;

/// Conversion of types: which types values get, and how a value of one type becomes one of the other. Corresponds to
/// MLIR's `TypeConverter`.
///
/// A type is legal if it converts to itself. Rules are asked from the last to the first, until one answers; without an
/// answer, the type is illegal. Results are cached.
///
/// ```
/// # use ods_core as ods;
/// use ods::{Context, Type};
/// use ods_rewrite::conversion::{Converted, TypeConverter};
///
/// let mut types = TypeConverter::new(Context::new().into());
/// types.keep_types(); // all types for which the rules below have no answer
/// types.rule(|_, ty| (ty == Type::I64).then(|| Converted::To(vec![Type::I32, Type::I32])));
/// assert_eq!(types.convert(Type::I64).as_deref(), Some(&[Type::I32, Type::I32][..]));
/// assert!(types.is_legal(Type::F32) && !types.is_legal(Type::I64));
/// ```
pub struct TypeConverter {
    context: Arc<Context>,
    rules: Vec<Rule>,
    sources: Vec<Source>,
    targets: Vec<Target>,
    keeps_casts: bool,
    cache: RwLock<FxHashMap<Type, Option<Arc<[Type]>>>>,
}

impl fmt::Debug for TypeConverter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TypeConverter").field("rules", &self.rules.len()).finish_non_exhaustive()
    }
}

impl TypeConverter {
    /// Creates a converter without rules, for types of the context.
    pub fn new(context: Arc<Context>) -> Self {
        Self {
            context,
            rules: Vec::new(),
            sources: Vec::new(),
            targets: Vec::new(),
            keeps_casts: false,
            cache: RwLock::default(),
        }
    }

    /// Returns the context.
    pub fn context(&self) -> &Arc<Context> {
        &self.context
    }

    /// Adds a rule; it returns `None` for types that it is not about. The converter that it gets converts types inside
    /// the type.
    pub fn rule(&mut self, rule: impl Fn(&Self, Type) -> Option<Converted> + Send + Sync + 'static) -> &mut Self {
        self.rules.push(Box::new(rule));
        self.cache = RwLock::default();
        self
    }

    /// Adds a rule that keeps every type.
    pub fn keep_types(&mut self) -> &mut Self {
        self.rule(|_, ty| Some(ty.into()))
    }

    /// Adds a source materialization: it makes a value of the old type from converted values, for users that are not
    /// converted. `None` if it is not about these types.
    pub fn source(
        &mut self,
        make: impl Fn(&mut OpBuilder<'_>, Type, &[Value]) -> Option<Value> + Send + Sync + 'static,
    ) -> &mut Self {
        self.sources.push(Box::new(make));
        self
    }

    /// Adds a target materialization: it makes values of converted types from others, for converted users of values
    /// that are not converted. `None` if it is not about these types.
    pub fn target(
        &mut self,
        make: impl Fn(&mut OpBuilder<'_>, &[Type], &[Value]) -> Option<Values> + Send + Sync + 'static,
    ) -> &mut Self {
        self.targets.push(Box::new(make));
        self
    }

    /// Lets `builtin.unrealized_conversion_cast` be the materialization where no other one is, so that it may stay
    /// after the conversion.
    pub fn keep_casts(&mut self) -> &mut Self {
        self.keeps_casts = true;
        self
    }

    pub(super) fn keeps_casts(&self) -> bool {
        self.keeps_casts
    }

    /// Makes a value of type `ty` from converted values.
    pub(super) fn make_source(&self, b: &mut OpBuilder<'_>, ty: Type, values: &[Value]) -> Option<Value> {
        self.sources.iter().rev().find_map(|make| make(b, ty, values))
    }

    /// Makes values of converted types.
    pub(super) fn make_target(&self, b: &mut OpBuilder<'_>, types: &[Type], values: &[Value]) -> Option<Values> {
        self.targets.iter().rev().find_map(|make| make(b, types, values))
    }

    /// Returns the types that the type becomes; `None` if it cannot be converted.
    pub fn convert(&self, ty: Type) -> Option<Arc<[Type]>> {
        if let Some(known) = self.cache.read().unwrap_or_else(PoisonError::into_inner).get(&ty) {
            return known.clone();
        }
        let converted = match self.rules.iter().rev().find_map(|rule| rule(self, ty)) {
            Some(Converted::To(types)) => Some(types.into()),
            Some(Converted::Illegal) | None => None,
        };
        self.cache.write().unwrap_or_else(PoisonError::into_inner).insert(ty, converted.clone());
        converted
    }

    /// Returns the one type that the type becomes; `None` if it cannot be converted, or becomes several.
    pub fn convert_one(&self, ty: Type) -> Option<Type> {
        match self.convert(ty)?[..] {
            [one] => Some(one),
            _ => None,
        }
    }

    /// Returns the types that the types become, one after the other.
    pub fn convert_all(&self, types: impl IntoIterator<Item = Type>) -> Option<Vec<Type>> {
        let mut all = Vec::new();
        for ty in types {
            all.extend_from_slice(&self.convert(ty)?);
        }
        Some(all)
    }

    /// Returns the conversion of the arguments of a block.
    pub fn convert_signature(&self, types: impl IntoIterator<Item = Type>) -> Option<SignatureConversion> {
        types.into_iter().map(|ty| self.convert(ty)).collect::<Option<Vec<_>>>().map(SignatureConversion::new)
    }

    /// Returns whether the type converts to itself.
    pub fn is_legal(&self, ty: Type) -> bool {
        self.convert(ty).is_some_and(|types| *types == [ty])
    }

    /// Returns whether all types are legal.
    pub fn are_legal(&self, types: impl IntoIterator<Item = Type>) -> bool {
        types.into_iter().all(|ty| self.is_legal(ty))
    }

    /// Returns whether the types of operands and results are legal.
    pub fn is_legal_op(&self, ir: &Ir, op: impl Into<Operation>) -> bool {
        let op = op.into();
        self.are_legal(ir.operands(op).map(|operand| ir.value_type(operand))) && self.are_legal(ir.result_types(op))
    }

    /// Returns whether the types of the arguments of the region's blocks are legal.
    pub fn is_legal_region(&self, ir: &Ir, region: Region) -> bool {
        let mut arguments = ir.blocks(region).flat_map(|block| ir.arguments(block));
        arguments.all(|argument| self.is_legal(ir.value_type(argument)))
    }
}
