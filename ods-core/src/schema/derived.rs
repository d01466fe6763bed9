//! Derived attributes of any operation: MLIR's `DerivedAttributeOpInterface`.

use crate::attributes::{DictionaryAttr, NamedAttribute};
use crate::entity::Operation;
use crate::ir::Ir;

use super::OpSchema;

impl OpSchema {
    /// Returns whether `name` is a derived attribute.
    pub fn is_derived(&self, name: &str) -> bool {
        self.derived.iter().any(|derived| derived.name == name)
    }
}

impl Ir {
    /// Returns whether `name` is a derived attribute of the operation.
    pub fn is_derived_attribute(&self, op: impl Into<Operation>, name: &str) -> bool {
        let op = op.into();
        self.schema(op).is_some_and(|schema| schema.is_derived(name))
    }

    /// Computes the derived attributes of an operation. Values that cannot be converted to attributes are omitted. Like
    /// accessors, only for verified operations.
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
