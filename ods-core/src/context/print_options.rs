//! Print options.

/// The options for printing; the default prints what `mlir-opt` prints without flags.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintOptions {
    /// Prints every operation in generic form: `--mlir-print-op-generic`.
    pub generic: bool,
    /// Prints custom forms without verifying the operations first. If they are invalid, code of their definitions may
    /// panic.
    pub assume_verified: bool,
    /// Prints locations: `--mlir-print-debuginfo`.
    pub debug_info: bool,
    /// Prints locations in a readable form that cannot be parsed: `--mlir-pretty-debuginfo`.
    pub pretty_debug_info: bool,
    /// Prints no aliases, so that each operation is readable on its own: `--mlir-print-local-scope`.
    pub local_scope: bool,
    /// Names values after their name locations: `--mlir-use-nameloc-as-prefix`.
    pub name_locations_as_prefix: bool,
    /// Gives no two values the same name, even in separate scopes: `--mlir-print-unique-ssa-ids`.
    pub unique_names: bool,
    /// Prints the users of each value as comments: `--mlir-print-value-users`.
    pub value_users: bool,
    /// Prints dots in place of the contents of regions; cannot be parsed: `--mlir-print-skip-regions`.
    pub skip_regions: bool,
    /// The number of elements above which an elements attribute is printed as hex; `None` means 100.
    /// `--mlir-print-elementsattrs-with-hex-if-larger`.
    pub hex_elements_larger_than: Option<u64>,
    /// The number of elements above which an elements attribute is elided: `--mlir-elide-elementsattrs-if-larger`.
    pub elide_elements_larger_than: Option<u64>,
    /// The number of characters above which a resource string is elided: `--mlir-elide-resource-strings-if-larger`.
    pub elide_resources_larger_than: Option<u64>,
}

impl PrintOptions {
    /// The options of `mlir-opt` without flags.
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
