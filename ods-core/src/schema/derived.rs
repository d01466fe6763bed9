//! Derived attributes, whatever the operation: MLIR's `DerivedAttributeOpInterface`.

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::entity::Operation;
use crate::ir::Ir;

use super::OpSchema;

impl OpSchema {
    /// Whether `name` is a derived attribute.
    pub fn is_derived(&self, name: &str) -> bool {
        self.derived.iter().any(|derived| derived.name == name)
    }
}

impl Ir {
    /// Whether `name` is an attribute that the operation's definition computes.
    pub fn is_derived_attribute(&self, op: impl Into<Operation>, name: &str) -> bool {
        let op = op.into();
        self.schema(op).is_some_and(|schema| schema.is_derived(name))
    }

    /// The derived attributes of an operation, computed. Those that are no attributes, or not of this operation, are left
    /// out. As accessors, of verified operations only.
    pub fn derived_attributes(&self, op: impl Into<Operation>) -> DictionaryAttr {
        let op = op.into();
        let derived = self.schema(op).map_or(&[][..], |schema| schema.derived);
        let entry = |derived: &super::DerivedSchema| {
            let value = derived.materialize?(self, op)?;
            Some(NamedAttribute { name: self.context().identifier(derived.name), value })
        };
        let entries: Vec<NamedAttribute> = derived.iter().filter_map(entry).collect();
        DictionaryAttr::get(self.context(), &entries)
    }
}
