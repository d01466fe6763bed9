//! Legality of operations.

use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

use ods_core::OpName;
use ods_core::schema::{Dialect, Op};
use ods_core::{Ir, Operation};
use rustc_hash::FxHashMap;

/// Whether an operation may stay in a conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Legality {
    /// It may.
    Legal,
    /// It may, and operations inside are left alone.
    RecursivelyLegal,
    /// It must be converted.
    Illegal,
    /// The target does not say.
    Unknown,
}

impl Legality {
    /// Returns whether the operation may stay.
    pub fn is_legal(self) -> bool {
        matches!(self, Self::Legal | Self::RecursivelyLegal)
    }
}

type Callback = Arc<dyn Fn(&Ir, Operation) -> Option<bool> + Send + Sync>;

/// A rule about operations of a kind.
#[derive(Clone)]
enum Rule {
    Legal,
    Illegal,
    Dynamic(Callback),
}

/// The operations that are legal. Corresponds to MLIR's `ConversionTarget`.
///
/// A rule about an operation is stronger than one about its dialect, which is stronger than one about all others; of
/// two about the same thing, the last one holds.
///
/// ```
/// # use ods_core as ods;
/// use ods::builtin::{Builtin, ModuleOp, UnrealizedConversionCastOp};
/// use ods_rewrite::conversion::{ConversionTarget, Legality};
/// # use ods::{Context, Ir, Location};
///
/// let mut target = ConversionTarget::new();
/// target.legal_dialect::<Builtin>().illegal::<UnrealizedConversionCastOp>();
///
/// # let mut ir = Ir::new(Context::new().into());
/// let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
/// assert_eq!(target.legality(&ir, module), Legality::Legal);
/// ```
#[derive(Clone, Default)]
pub struct ConversionTarget {
    ops: FxHashMap<String, Rule>,
    dialects: FxHashMap<String, Rule>,
    others: Option<Callback>,
    recursive: FxHashMap<String, Callback>,
    /// The rules by name, found so far.
    found: RefCell<FxHashMap<OpName, Arc<Found>>>,
}

/// The rules about the operations with one name.
struct Found {
    rule: Option<Rule>,
    recursive: Option<Callback>,
}

impl fmt::Debug for ConversionTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (ops, dialects) = (self.ops.len(), self.dialects.len());
        f.debug_struct("ConversionTarget").field("ops", &ops).field("dialects", &dialects).finish_non_exhaustive()
    }
}

/// Returns a callback for operations of kind `O`.
fn callback<O: Op>(answer: impl Fn(&Ir, O) -> Option<bool> + Send + Sync + 'static) -> Callback {
    Arc::new(move |ir, op| answer(ir, O::from_operation(op)))
}

impl ConversionTarget {
    /// Creates a target that says nothing about any operation.
    pub fn new() -> Self {
        Self::default()
    }

    fn op(&mut self, name: &str, rule: Rule) -> &mut Self {
        self.ops.insert(name.to_owned(), rule);
        self.found.get_mut().clear();
        self
    }

    fn dialect(&mut self, name: &str, rule: Rule) -> &mut Self {
        self.dialects.insert(name.to_owned(), rule);
        self.found.get_mut().clear();
        self
    }

    /// Makes operations of kind `O` legal.
    pub fn legal<O: Op>(&mut self) -> &mut Self {
        self.op(&O::SCHEMA.name(), Rule::Legal)
    }

    /// Makes operations of kind `O` illegal.
    pub fn illegal<O: Op>(&mut self) -> &mut Self {
        self.op(&O::SCHEMA.name(), Rule::Illegal)
    }

    /// Makes operations of kind `O` legal if the function returns `true`.
    pub fn legal_if<O: Op>(&mut self, is_legal: impl Fn(&Ir, O) -> bool + Send + Sync + 'static) -> &mut Self {
        self.op(&O::SCHEMA.name(), Rule::Dynamic(callback(move |ir, op| Some(is_legal(ir, op)))))
    }

    /// Makes the operations inside operations of kind `O` legal, if that one is legal and the function returns `true`.
    pub fn recursively_legal_if<O: Op>(
        &mut self,
        is_recursive: impl Fn(&Ir, O) -> bool + Send + Sync + 'static,
    ) -> &mut Self {
        self.recursive.insert(O::SCHEMA.name(), callback(move |ir, op| Some(is_recursive(ir, op))));
        self.found.get_mut().clear();
        self
    }

    /// Makes the operations of a dialect legal.
    pub fn legal_dialect<D: Dialect>(&mut self) -> &mut Self {
        self.dialect(D::NAME, Rule::Legal)
    }

    /// Makes the operations of a dialect illegal.
    pub fn illegal_dialect<D: Dialect>(&mut self) -> &mut Self {
        self.dialect(D::NAME, Rule::Illegal)
    }

    /// Makes the operations of a dialect legal if the function returns `Some(true)`, illegal if `Some(false)`.
    pub fn legal_dialect_if<D: Dialect>(
        &mut self,
        is_legal: impl Fn(&Ir, Operation) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.dialect(D::NAME, Rule::Dynamic(Arc::new(is_legal)))
    }

    /// Makes operations without another rule legal if the function returns `Some(true)`, illegal if `Some(false)`.
    pub fn legal_others_if(
        &mut self,
        is_legal: impl Fn(&Ir, Operation) -> Option<bool> + Send + Sync + 'static,
    ) -> &mut Self {
        self.others = Some(Arc::new(is_legal));
        self.found.get_mut().clear();
        self
    }

    /// Returns whether the operation may stay.
    pub fn legality(&self, ir: &Ir, op: impl Into<Operation>) -> Legality {
        let op = op.into();
        // A callback may ask for the legality of other operations.
        let found = {
            let mut all = self.found.borrow_mut();
            Arc::clone(all.entry(ir.name(op)).or_insert_with(|| Arc::new(self.find(ir.name_str(op)))))
        };
        let is_legal = match &found.rule {
            None => return Legality::Unknown,
            Some(Rule::Legal) => true,
            Some(Rule::Illegal) => false,
            Some(Rule::Dynamic(callback)) => {
                let Some(is_legal) = callback(ir, op) else { return Legality::Unknown };
                is_legal
            }
        };
        match (is_legal, &found.recursive) {
            (false, _) => Legality::Illegal,
            (true, Some(is_recursive)) if is_recursive(ir, op) == Some(true) => Legality::RecursivelyLegal,
            (true, _) => Legality::Legal,
        }
    }

    /// Returns whether the target has a rule that makes some operations of this name legal.
    pub(super) fn may_be_legal(&self, name: &str) -> bool {
        matches!(self.find(name).rule, Some(Rule::Legal | Rule::Dynamic(_)))
    }

    /// Returns whether operations of this name are legal without a condition.
    pub(super) fn is_always_legal(&self, name: &str) -> bool {
        matches!(self.find(name).rule, Some(Rule::Legal))
    }

    fn find(&self, name: &str) -> Found {
        let dialect = name.split_once('.').map_or("builtin", |(dialect, _)| dialect);
        let rule = self.ops.get(name).or_else(|| self.dialects.get(dialect)).cloned();
        let rule = rule.or_else(|| self.others.clone().map(Rule::Dynamic));
        Found { rule, recursive: self.recursive.get(name).cloned() }
    }
}
