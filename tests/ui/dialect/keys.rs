//! The keys of `#[dialect]`, and keys of TableGen.

use ods::prelude::*;

/// The namespace, as in TableGen.
mod cpp_namespace {
    use super::*;

    #[dialect(name = "a", cppNamespace = "::a")]
    pub struct A;
}

/// The path of the crate is a number.
mod crate_is_a_number {
    use super::*;

    #[dialect(name = "a", crate = 5)]
    pub struct A;
}

/// `dependentDialects`, as in TableGen.
mod dependent_dialects_key {
    use super::*;

    #[dialect(name = "a", dependentDialects = ["b"])]
    pub struct A;
}

/// The description as a key, as in TableGen.
mod description_key {
    use super::*;

    #[dialect(name = "a", description = "does things")]
    pub struct A;
}

/// The key of TableGen.
mod discardable_attrs_key {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", discardableAttrs(note: StrAttr))]
    pub struct D;
}

/// Further declarations, as in TableGen.
mod extra_class_declaration {
    use super::*;

    #[dialect(name = "a", extraClassDeclaration = "void f();")]
    pub struct A;
}

/// L03: a key that there is not.
mod has_constant_materializer {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", hasConstantMaterializer)]
    pub struct D;
}

/// A key twice.
mod key_twice {
    use super::*;

    #[dialect(name = "a", name = "b")]
    pub struct A;
}

/// A key with a slip.
mod misspelt_key {
    use super::*;

    #[dialect(nmae = "a")]
    pub struct A;
}

/// The operations under another key.
mod operations_key {
    use super::*;

    #[dialect(name = "a", operations(AOp))]
    pub struct A;
}

/// The summary as a key, as in TableGen.
mod summary_key {
    use super::*;

    #[dialect(name = "a", summary = "does things")]
    pub struct A;
}

/// L03: a key that does not exist.
mod unknown_key {
    use super::*;

    #[dialect(name = "a", useFoldAPI = 3)]
    pub struct A;
}

/// A version in quotes.
mod version_is_a_string {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", version = "1.0")]
    pub struct D;
}

/// A version of one number.
mod version_is_one_number {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", version = 3)]
    pub struct D;
}

fn main() {}
