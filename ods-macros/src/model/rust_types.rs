//! Rust types and IR entities in the place of a constraint.

use syn::Type;

use super::op::{Field, Role};

/// Rust types with their constraints: for operands and results, and for attributes.
const STANDS_FOR: &[(&str, &str, &str)] = &[
    ("bool", "I1", "BoolAttr"),
    ("i8", "I8", "I8Attr"),
    ("i16", "I16", "I16Attr"),
    ("i32", "I32", "I32Attr"),
    ("i64", "I64", "I64Attr"),
    ("isize", "Index", "IndexAttr"),
    ("usize", "Index", "IndexAttr"),
    ("u8", "UI8", "UI8Attr"),
    ("u16", "UI16", "UI16Attr"),
    ("u32", "UI32", "UI32Attr"),
    ("u64", "UI64", "UI64Attr"),
    ("f32", "F32", "F32Attr"),
    ("f64", "F64", "F64Attr"),
    ("str", "AnyType", "StrAttr"),
    ("String", "AnyType", "StrAttr"),
];

/// The entities that constraints apply to. `Type` and `Attribute` are also constraints, which all types and attributes
/// satisfy.
const ENTITIES: &[&str] = &["Value", "Type", "Attribute", "Region", "Block"];

/// Returns the entity in the place of a constraint, and the constraint that accepts everything.
pub fn entity(field: &Field) -> Option<(&'static str, &Type, &'static str)> {
    let (constraint, own, any) = match &field.role {
        Role::Operand(group) | Role::Result(group) => (&group.constraint, "Type", "AnyType"),
        Role::Attr(attr) => (&attr.constraint, "Attribute", "AnyAttr"),
        Role::Region(group) => (&group.constraint, "", "AnyRegion"),
        Role::Successor(group) => (&group.constraint, "", "AnySuccessor"),
        Role::Derived { .. } | Role::Property(_) => return None,
    };
    let Type::Path(path) = constraint else { return None };
    let name = ENTITIES.iter().find(|name| path.path.is_ident(name))?;
    (*name != own).then_some((*name, constraint, any))
}

/// Returns whether the field has a Rust type, or an entity, in the place of a constraint.
pub fn is_of_rust_type(field: &Field) -> bool {
    if entity(field).is_some() {
        return true;
    }
    match &field.role {
        Role::Operand(group) | Role::Result(group) => rust_type_of(&group.constraint).is_some(),
        Role::Attr(attr) => rust_type_of(&attr.constraint).is_some(),
        Role::Region(_) | Role::Successor(_) | Role::Derived { .. } | Role::Property(_) => false,
    }
}

/// Returns the Rust type, with the constraints on types and on attributes that it was mistaken for.
pub fn rust_type_of(ty: &Type) -> Option<&'static (&'static str, &'static str, &'static str)> {
    let ty = match ty {
        Type::Reference(reference) => &reference.elem,
        other => other,
    };
    let Type::Path(path) = ty else { return None };
    let name = path.path.get_ident()?;
    STANDS_FOR.iter().find(|(known, _, _)| name == known)
}
