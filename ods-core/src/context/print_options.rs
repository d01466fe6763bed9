//! How to print.

/// How to print; the default prints what `mlir-opt` prints without flags.
///
/// See [`print`](crate::text::print()) for an example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintOptions {
    /// Every operation in generic form: `--mlir-print-op-generic`.
    pub generic: bool,
    /// The operations are known to be good, and need not be verified before code of their definitions prints them.
    /// Where they are not, that code may panic.
    pub assume_verified: bool,
    /// Locations: `--mlir-print-debuginfo`.
    pub debug_info: bool,
    /// Locations for people, which no parser reads: `--mlir-pretty-debuginfo`.
    pub pretty_debug_info: bool,
    /// No aliases, each operation readable on its own: `--mlir-print-local-scope`.
    pub local_scope: bool,
    /// Values are named after their name locations: `--mlir-use-nameloc-as-prefix`.
    pub name_locations_as_prefix: bool,
    /// No two values have one name, wherever they are: `--mlir-print-unique-ssa-ids`.
    pub unique_names: bool,
    /// Comments say who uses each value: `--mlir-print-value-users`.
    pub value_users: bool,
    /// Dots in place of what is in regions, which no parser reads: `--mlir-print-skip-regions`.
    pub skip_regions: bool,
    /// Elements attributes with more elements than this are a string of digits; `None`: than 100.
    /// `--mlir-print-elementsattrs-with-hex-if-larger`.
    pub hex_elements_larger_than: Option<u64>,
    /// Elements attributes with more elements than this are elided: `--mlir-elide-elementsattrs-if-larger`.
    pub elide_elements_larger_than: Option<u64>,
    /// Resource strings with more characters than this are elided: `--mlir-elide-resource-strings-if-larger`.
    pub elide_resources_larger_than: Option<u64>,
}

impl PrintOptions {
    /// What `mlir-opt` prints without flags.
    pub const DEFAULT: Self = Self {
        generic: false,
        assume_verified: false,
        debug_info: false,
        pretty_debug_info: false,
        local_scope: false,
        name_locations_as_prefix: false,
        unique_names: false,
        value_users: false,
        skip_regions: false,
        hex_elements_larger_than: None,
        elide_elements_larger_than: None,
        elide_resources_larger_than: None,
    };
}

impl Default for PrintOptions {
    fn default() -> Self {
        Self::DEFAULT
    }
}
