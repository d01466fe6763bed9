//! MLIR-style operations as plain Rust.
//!
//! A struct with [`#[op]`](op) is the whole definition of an operation: it gives you the typed operation, its builder,
//! verifier, operand adaptor, parser, printer, documentation and a machine-readable schema, on top of a small and fast
//! IR.
//!
//! ```rust
//! use ods::prelude::*;
//!
//! /// My dialect.
//! #[dialect(name = "my", ops(AddOp))]
//! pub struct My;
//!
//! /// Adds two numbers.
//! #[op(My, "add", traits(Pure, Commutative, SameOperandsAndResultType),
//!      format($lhs "," $rhs attr_dict ":" type($sum)))]
//! pub struct AddOp {
//!     #[operand]
//!     lhs: SignlessIntegerOrIndexLike,
//!     #[operand]
//!     rhs: SignlessIntegerOrIndexLike,
//!     #[result]
//!     sum: SignlessIntegerOrIndexLike,
//! }
//!
//! fn main() -> ods::Result {
//!     let context = Context::new();
//!     context.register::<My>()?;
//!     let mut ir = Ir::new(context.into());
//!     let block = ir.create_block();
//!     let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
//!     let add = ir.builder_at_end_of(block).insert(AddOp::new(x, x))?;
//!     assert_eq!(ir.value_type(add.sum(&ir)), Type::I32);
//!     println!("{}", ir.display(add));
//!     Ok(())
//! }
//! ```
//!
//! # Definitions
//!
//! [`#[dialect]`](dialect) and [`#[op]`](op) define dialects and operations, [`op_family!`] several similar operations,
//! [`constraint!`] constraints on their parts, [`#[type_def]`](type_def), [`#[attr_def]`](attr_def) and
//! [`#[enum_attr]`](enum_attr) types, attributes and enums, [`#[op_interface]`](op_interface) and the related macros
//! interfaces. [`constraints`] is MLIR's library of constraints, [`traits`] that of traits, and [`interfaces`] that of
//! interfaces. [`prelude`] exports everything that a file of definitions needs.
//!
//! # IR
//!
//! A [`Context`] holds interned data and the registered dialects; an [`Ir`] holds operations, and an [`OpBuilder`]
//! creates them. [`Operation`], [`Block`], [`Region`], [`Value`], [`Type`] and [`Attribute`] are small handles that are
//! `Copy`. [`text::parse`] reads MLIR's text, [`Ir::display`] and [`text::print`] write it, and [`verify::verify`]
//! checks operations against their definitions. Every error converts to [`Error`].
//!
//! # Guide
//!
//! * Start here: [a dialect and its tool][tutorial-opt], [your first dialect][tutorial], [building IR][building].
//! * Parts of operations: [groups of operands and results][operands], [constraints][guide-constraints],
//!   [attributes][guide-attributes], [properties][guide-properties], [enums][guide-enums],
//!   [types and attributes of a dialect][types-and-attributes].
//! * Behaviour: [traits][guide-traits], [interfaces][guide-interfaces], [effects][guide-effects], [hooks][guide-hooks].
//! * Transformation: [patterns][guide-patterns], [passes][guide-passes], [conversion][guide-conversion].
//! * Text: [formats][guide-formats], [custom forms][custom-forms], [limits][guide-limits].
//! * More: [families of operations][families], [checking rewrites][checking],
//!   [signatures for IREE][abi], [reading definitions from tools][readers],
//!   the [phrasebook][phrasebook] from TableGen to Rust, and the [feature coverage][coverage].
//!
//! # Features
//!
//! * `parallel` (on by default) verifies isolated operations on several threads.
//! * `opt` adds `ods::opt`, the command line of `mlir-opt` for any dialect. Its subcommand `run` executes functions.
//! * `check` adds `ods::check`, which compares what functions compute before and after a rewrite.
//! * `jit` adds `ods::jit`, native code for functions; `Tool::native(ods::jit::call)` adds it to a tool.
//! * `python` adds `ods::python`, which makes a Python package of dialects.
//!
//! Each but the first adds crates, and rebuilds none.
//!
//! [tutorial-opt]: https://docs.rs/crate/ods-ir/latest/source/docs/tutorial-opt.md
//! [tutorial]: https://docs.rs/crate/ods-ir/latest/source/docs/tutorial.md
//! [building]: https://docs.rs/crate/ods-ir/latest/source/docs/building.md
//! [operands]: https://docs.rs/crate/ods-ir/latest/source/docs/operands.md
//! [guide-constraints]: https://docs.rs/crate/ods-ir/latest/source/docs/constraints.md
//! [guide-attributes]: https://docs.rs/crate/ods-ir/latest/source/docs/attributes.md
//! [guide-properties]: https://docs.rs/crate/ods-ir/latest/source/docs/properties.md
//! [guide-enums]: https://docs.rs/crate/ods-ir/latest/source/docs/enums.md
//! [types-and-attributes]: https://docs.rs/crate/ods-ir/latest/source/docs/types-and-attributes.md
//! [guide-traits]: https://docs.rs/crate/ods-ir/latest/source/docs/traits.md
//! [guide-interfaces]: https://docs.rs/crate/ods-ir/latest/source/docs/interfaces.md
//! [guide-effects]: https://docs.rs/crate/ods-ir/latest/source/docs/effects.md
//! [guide-hooks]: https://docs.rs/crate/ods-ir/latest/source/docs/hooks.md
//! [guide-formats]: https://docs.rs/crate/ods-ir/latest/source/docs/formats.md
//! [custom-forms]: https://docs.rs/crate/ods-ir/latest/source/docs/custom-forms.md
//! [guide-limits]: https://docs.rs/crate/ods-ir/latest/source/docs/limits.md
//! [families]: https://docs.rs/crate/ods-ir/latest/source/docs/families.md
//! [guide-patterns]: https://docs.rs/crate/ods-ir/latest/source/docs/patterns.md
//! [guide-passes]: https://docs.rs/crate/ods-ir/latest/source/docs/passes.md
//! [guide-conversion]: https://docs.rs/crate/ods-ir/latest/source/docs/conversion.md
//! [checking]: https://docs.rs/crate/ods-ir/latest/source/docs/checking.md
//! [abi]: https://docs.rs/crate/ods-ir/latest/source/docs/abi.md
//! [readers]: https://docs.rs/crate/ods-ir/latest/source/docs/readers.md
//! [phrasebook]: https://docs.rs/crate/ods-ir/latest/source/docs/phrasebook.md
//! [coverage]: https://docs.rs/crate/ods-ir/latest/source/docs/ods-coverage.md

pub use ods_base::{
    Attribute, Block, Context, Diagnostic, Diagnostics, Error, Identifier, InsertionPoint, Ir, Location, OpBuilder,
    OpName, Operation, Region, Result, Severity, Type, Value, external_model, into_attr, match_op,
};
pub use ods_base::{
    affine, attributes, builtin, constraints, context, diagnostic, exec, fold, interfaces, ir, location, numeric, pass,
    prelude, rewrite, schema, semantics, sub_elements, text, traits, types, verify,
};
pub use ods_base::{
    attr_def, attr_interface, constraint, dialect, dialect_interface, enum_attr, op, op_family, op_interface, pattern,
    type_def, type_interface,
};

/// Checks of rewrites against what operations mean (feature `check`).
#[cfg(feature = "check")]
pub use ods_check as check;
/// Native code for functions (feature `jit`).
#[cfg(feature = "jit")]
pub use ods_jit as jit;
/// The command line of `mlir-opt`, for any dialect (feature `opt`).
#[cfg(feature = "opt")]
pub use ods_opt_main as opt;
/// Python packages of dialects, with MLIR's Python API (feature `python`).
#[cfg(feature = "python")]
pub use ods_python as python;

#[doc(hidden)]
pub use ods_base::__private;
#[cfg(rust_analyzer)]
#[doc(hidden)]
pub use ods_base::language;

/// Snippets of the README and the guide, compiled and run as tests.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../README.md")]
    struct Readme;
    #[doc = include_str!("../docs/tutorial.md")]
    struct Tutorial;
    #[doc = include_str!("../docs/building.md")]
    struct Building;
    #[doc = include_str!("../docs/attributes.md")]
    struct Attributes;
    #[doc = include_str!("../docs/constraints.md")]
    struct Constraints;
    #[doc = include_str!("../docs/enums.md")]
    struct Enums;
    #[doc = include_str!("../docs/families.md")]
    struct Families;
    #[doc = include_str!("../docs/formats.md")]
    struct Formats;
    #[doc = include_str!("../docs/interfaces.md")]
    struct Interfaces;
    #[doc = include_str!("../docs/effects.md")]
    struct Effects;
    #[doc = include_str!("../docs/types-and-attributes.md")]
    struct TypesAndAttributes;
    #[doc = include_str!("../docs/operands.md")]
    struct Operands;
    #[doc = include_str!("../docs/properties.md")]
    struct Properties;
    #[doc = include_str!("../docs/custom-forms.md")]
    struct CustomForms;
    #[doc = include_str!("../docs/hooks.md")]
    struct Hooks;
    #[doc = include_str!("../docs/readers.md")]
    struct Readers;
    #[doc = include_str!("../docs/traits.md")]
    struct Traits;
    #[doc = include_str!("../docs/phrasebook.md")]
    struct Phrasebook;
    #[doc = include_str!("../docs/patterns.md")]
    struct Patterns;
    #[doc = include_str!("../docs/passes.md")]
    struct Passes;
}
