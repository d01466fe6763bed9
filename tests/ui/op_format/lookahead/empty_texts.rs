//! Two enums that may be missing, of which each has a case without a text.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// Visibilities.
#[enum_attr]
pub enum Visibility {
    #[case("")]
    Default,
    #[case("hidden")]
    Hidden,
}

/// Addresses.
#[enum_attr]
pub enum UnnamedAddr {
    #[case("")]
    None,
    #[case("local")]
    Local,
}

#[op(D, "a", format(($visibility^)? ($addr^)? $name attr_dict))]
pub struct AOp {
    #[attr(default = Visibility::Default)]
    visibility: Visibility,
    #[attr]
    addr: Optional<UnnamedAddr>,
    #[attr]
    name: SymbolNameAttr,
}

fn main() {}
