//! The keys of `#[op]`, and keys of TableGen.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// G07: `arguments`, as in TableGen.
mod arguments_key {
    use super::*;

    #[op(D, "a", arguments = (ins))]
    pub struct AOp {}
}

/// `attributes` as a key.
mod attributes_key {
    use super::*;

    #[op(D, "a", attributes = "(ins)")]
    pub struct AOp {}
}

/// O01, O02, O32, O40: `builders`, as in TableGen.
mod builders {
    use super::*;

    #[op(D, "a", builders = [OpBuilder((ins))])]
    pub struct AOp {}
}

/// `description` as a key.
mod description_key {
    use super::*;

    #[op(D, "a", description = "words")]
    pub struct AOp {}
}

/// `extraClassDeclaration` as a key.
mod extra_class_declaration_key {
    use super::*;

    #[op(D, "a", extraClassDeclaration = "void f();")]
    pub struct AOp {}
}

/// `assemblyFormat`, as in TableGen.
mod format_key {
    use super::*;

    #[op(D, "a", assemblyFormat = "attr-dict")]
    pub struct AOp {}
}

/// `hasVerifier`, as in TableGen.
mod has_verifier_key {
    use super::*;

    #[op(D, "a", hasVerifier = 1)]
    pub struct AOp {}
}

/// Interfaces as a key, as in pliron and melior.
mod interfaces {
    use super::*;

    #[op(D, "a", interfaces = [OneResult])]
    pub struct AOp {}
}

/// A key with a slip.
mod misspelt_key {
    use super::*;

    #[op(D, "a", trait(Pure))]
    pub struct AOp {}
}

/// TableGen's name of a key.
mod op_doc_group_key {
    use super::*;

    /// An operation.
    #[op(D, "a", opDocGroup = Arithmetic)]
    pub struct AOp {}
}

/// `operands` as a key.
mod operands_key {
    use super::*;

    #[op(D, "a", operands = 2)]
    pub struct AOp {}
}

/// `regions` as a key.
mod regions_key {
    use super::*;

    #[op(D, "a", regions = 1)]
    pub struct AOp {}
}

/// `results` as a key.
mod results_key {
    use super::*;

    #[op(D, "a", results = 1)]
    pub struct AOp {}
}

/// O53: `skipDefaultBuilders`, as in TableGen.
mod skip_default_builders {
    use super::*;

    #[op(D, "a", skipDefaultBuilders = 1)]
    pub struct AOp {}
}

/// `successors` as a key.
mod successors_key {
    use super::*;

    #[op(D, "a", successors = 1)]
    pub struct AOp {}
}

/// The summary as a key, as in TableGen.
mod summary_key {
    use super::*;

    #[op(D, "a", summary = "does things")]
    pub struct AOp {}
}

/// `traits = [...]`, as TableGen's lists.
mod traits_as_list {
    use super::*;

    #[op(D, "a", traits = [Pure])]
    pub struct AOp {}
}

/// `traits[...]`
mod traits_in_brackets {
    use super::*;

    #[op(D, "a", traits[Pure])]
    pub struct AOp {}
}

/// A key twice.
mod traits_twice {
    use super::*;

    #[op(D, "a", traits(Pure), traits(Pure))]
    pub struct AOp {}
}

/// Traits without a list.
mod traits_without_list {
    use super::*;

    #[op(D, "a", traits)]
    pub struct AOp {}
}

/// G01: a key that does not exist.
mod unknown_key {
    use super::*;

    #[op(D, "a", nosuchfield = 1)]
    pub struct AOp {}
}

/// A key twice.
mod verify_twice {
    use super::*;

    #[op(D, "a", verify, verify)]
    pub struct AOp {}

    impl AOp {
        fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// `verify(check)`
mod verify_with_function {
    use super::*;

    #[op(D, "a", verify(check))]
    pub struct AOp {}
}

/// `verify = true`
mod verify_with_value {
    use super::*;

    #[op(D, "a", verify = true)]
    pub struct AOp {}
}

fn main() {}
