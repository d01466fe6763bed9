//! Discardable attributes whose names start with a registered dialect: the dialect verifies them.

use rustc_hash::FxHashSet;

use crate::attributes::NamedAttribute;
use crate::diagnostic::Diagnostic;
use crate::entity::{Attribute, Operation};
use crate::ir::Ir;
use crate::schema::{DialectSchema, PredScope};

/// A cache of the attribute dictionaries that no dialect verifies.
#[derive(Debug, Default)]
pub(super) struct Checker {
    indifferent: FxHashSet<Attribute>,
}

impl Checker {
    /// Collects every failure of the operation's discardable attributes.
    pub(super) fn check(&mut self, ir: &Ir, op: Operation, out: &mut Vec<Diagnostic>) {
        if self.is_indifferent(ir, op) {
            return;
        }
        for entry in ir.attributes(op).entries(ir.context()) {
            let Some(dialect) = dialect_of(ir, *entry) else { continue };
            out.extend(check_declared(ir, op, *entry, dialect).err());
            if let Some(Err(error)) = dialect.hooks.map(|hooks| hooks.verify_op_attribute(ir, op, *entry)) {
                out.push(error.about(op));
            }
        }
    }

    /// Returns whether no dialect verifies the operation's discardable attributes.
    #[inline]
    pub(super) fn is_indifferent(&mut self, ir: &Ir, op: Operation) -> bool {
        let dictionary = Attribute::from(ir.attributes(op));
        dictionary == Attribute::EMPTY_DICTIONARY || self.indifferent.contains(&dictionary) || self.learn(ir, op)
    }

    fn learn(&mut self, ir: &Ir, op: Operation) -> bool {
        let attributes = ir.attributes(op);
        if !ir.context().has_attribute(attributes.into()) {
            return false;
        }
        let indifferent = attributes.entries(ir.context()).iter().all(|entry| dialect_of(ir, *entry).is_none());
        if indifferent {
            self.indifferent.insert(attributes.into());
        }
        indifferent
    }
}

/// Returns the dialect that verifies the attribute.
fn dialect_of(ir: &Ir, entry: NamedAttribute) -> Option<&'static DialectSchema> {
    let (dialect, _) = ir.context().str(entry.name).split_once('.')?;
    let dialect = ir.context().dialect(dialect)?;
    (dialect.hooks.is_some() || !dialect.discardable.is_empty()).then_some(dialect)
}

/// Checks an attribute against its declaration in the dialect, if there is one.
fn check_declared(
    ir: &Ir,
    op: Operation,
    entry: NamedAttribute,
    dialect: &'static DialectSchema,
) -> Result<(), Diagnostic> {
    let name = ir.context().str(entry.name);
    let Some(declared) = dialect.discardable.iter().find(|declared| declared.name == name) else { return Ok(()) };
    match declared.constraint.holds(entry.value, &PredScope::at(ir, op)) {
        true => Ok(()),
        false => {
            let summary = declared.constraint.summary();
            Err(ir.op_error(op, format_args!("attribute '{name}' failed to satisfy constraint: {summary}")))
        }
    }
}
