//! A type: a parameter, a default, a group; and an attribute with a verifier, a constraint and a function.

/// Pointer.
///
/// Points somewhere.
#[type_def(Test, "ptr", format("<" $pointee ("," $space^)? ">"))]
pub struct PtrType {
    /// The type of the target.
    pointee: Type,
    #[param(default = 0)]
    space: u32,
}

/// A scale.
#[attr_def(Test, "scale", format("<" custom<scale>($by, "times") ">"), verify, alias, traits(Shown))]
pub struct ScaleAttr {
    #[param(is = AnyFloat)]
    by: Attribute,
    #[param(self_type)]
    ty: Type,
}
