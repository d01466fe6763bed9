//! The definition language of `ods`: `#[dialect]`, `#[op]`, `op_family!`, `#[type_def]`, `#[attr_def]`, the interfaces
//! and `constraint!`.
//!
//! `entry` runs the stages of each macro, a folder each:
//!
//! 1. `parse` reads tokens into a `model`, and reports items that are invalid on their own;
//! 2. `check` contains the rules across items, one function each;
//! 3. `expand` generates the Rust code, one file per artefact.
//!
//! The stages do not know each other, except that each element of an operation's format has its part of all stages in
//! one file of `directives`. `model` represents a definition, with the spans for errors, and has the facts
//! that several stages need. `editor` reads the words of a definition for editors, beside the stages.
//!
//! Invariants:
//! * All errors of a definition are reported at once, each on the offending token (`errors::Errors`).
//! * The user's item survives every error, along with as much of the expansion as makes sense, so that the rest of the
//!   file does not drown in follow-up errors.
//! * Expansions name nothing but items of `::ods` (or of the `crate = ...` of the definition) and the user's own
//!   tokens. Items for expansions alone are in `::ods::__private`, `::ods::rewrite::__private` and
//!   `::ods::exec::__private`.
//! * Expansions compile under `#![no_implicit_prelude]`, where not even `#[diagnostic::...]` is known.
//! * A panic is a bug, and becomes an error with instructions for a report (`bug`).
//! * The macros read the definition's tokens only: no files, no environment.

mod bug;
mod check;
mod code;
mod directives;
mod docs;
mod editor;
mod entry;
mod errors;
mod expand;
mod model;
mod parse;
mod suggest;
#[cfg(test)]
mod tests;

use proc_macro::TokenStream;

/// Converts the input of a macro.
fn read(tokens: TokenStream) -> proc_macro2::TokenStream {
    parse::ungroup::opened(tokens.into())
}

/// Defines a dialect.
///
/// ```
/// # use ods::prelude::*;
/// /// The TensorFlow dialect.
/// #[dialect(name = "tf", ops(AddOp))]
/// pub struct Tf;
/// # /// Adds.
/// # #[op(Tf, "Add")]
/// # pub struct AddOp {}
/// ```
///
/// | key | meaning |
/// |---|---|
/// | `name = "tf"` | the prefix of its operations' names; required |
/// | `ops(A, B)` | its operations; registered along with it |
/// | `interfaces(I)` | traits with `#[dialect_interface]` that the struct implements |
/// | `semantics` | operations that implement `ods::exec::Evaluate` (feature `exec`) can be executed |
/// | `types(T)`, `attrs(A)` | its types and attributes: see [`macro@type_def`] and [`macro@attr_def`] |
/// | `enums(E)` | its enums; documented along with it |
/// | `dependent(D)` | dialects that are registered along with it |
/// | `op_traits(T, ...)` | traits that all its operations have |
/// | `discardable(note: StrAttr)` | attributes that any operation may have: `Tf::NOTE` reads and writes `tf.note` |
/// | `hooks` | the struct implements `DialectHooks`: constants, verification of attributes, upgrades |
/// | `version = (1, 0)` | the version that files say they were written with |
/// | `extends = D` | in place of a name: these operations are added to `D`, from anywhere |
/// | `crate = path` | the path of `ods`, if it is not `::ods` |
#[proc_macro_attribute]
pub fn dialect(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[dialect]", || entry::dialect(read(arguments), read(item))).into()
}

/// Defines an operation: the struct is the whole definition.
///
#[doc = include_str!("../docs/op.md")]
#[doc = include_str!("../docs/op_format.md")]
#[proc_macro_attribute]
pub fn op(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[op]", || entry::op(read(arguments), read(item))).into()
}

/// Defines an interface of operations: an ordinary trait that can be looked up on any operation at run time.
///
/// ```
/// # use ods::prelude::*;
/// /// Has a price.
/// #[op_interface]
/// pub trait Priced {
///     /// The price of this operation.
///     fn price(&self, ir: &Ir) -> u32;
///
///     /// Returns the total price of `count` items.
///     fn total(&self, ir: &Ir, count: u32) -> u32 {
///         self.price(ir) * count
///     }
///
///     /// Whether prices of such operations can change.
///     fn may_change() -> bool;
///
///     /// Runs for every operation with the interface, after its constraints held.
///     #[verify]
///     fn verify_price(&self, ir: &Ir) -> Result<(), Diagnostic> {
///         match self.price(ir) {
///             0 => Err(ir.op_error(self.operation(), "is not for free")),
///             _ => Ok(()),
///         }
///     }
/// }
/// ```
///
/// An operation lists the interface, `#[op(Shop, "apple", interfaces(Priced))]`, and implements the trait.
/// `ir.interface::<dyn Priced>(op)` then returns a copyable handle that has the methods, static ones too; `operation()`
/// is the operation. A supertrait is a base interface: operations that list an interface have its bases, too.
///
/// | key | meaning |
/// |---|---|
/// | `requires(Terminator)` | traits that an operation with the interface has |
/// | `crate = path` | the path of `ods`, if it is not `::ods` |
#[proc_macro_attribute]
pub fn op_interface(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[op_interface]", || {
        entry::interface(model::interface::Kind::Operation, read(arguments), read(item))
    })
    .into()
}

/// Defines an interface of types; as `#[op_interface]`, with `&Context` in place of the `Ir`. `dyn X` is a constraint:
/// `#[operand] shape: dyn ShapedTypeInterface`.
///
/// ```
/// use ods::prelude::*;
///
/// /// Has a length in bytes.
/// #[type_interface]
/// pub trait Measured {
///     /// Returns the length.
///     fn length(&self, context: &Context) -> u64;
/// }
///
/// /// Files.
/// #[dialect(name = "file", ops(ReadOp), types(BlockType))]
/// pub struct File;
///
/// /// A block of a file.
/// #[type_def(File, "block", interfaces(Measured), format("<" $pages ">"))]
/// pub struct BlockType {
///     pages: u64,
/// }
///
/// impl Measured for BlockType {
///     fn length(&self, context: &Context) -> u64 {
///         self.pages(context) * 4096
///     }
/// }
///
/// /// Reads something that has a length.
/// #[op(File, "read")]
/// pub struct ReadOp {
///     #[operand]
///     from: dyn Measured,
/// }
///
/// fn main() {
///     let context = Context::new();
///     let ty = Type::from(BlockType::get(&context, 2));
///     assert_eq!(ty.interface::<dyn Measured>(&context).map(|ty| ty.length(&context)), Some(8192));
/// }
/// ```
#[proc_macro_attribute]
pub fn type_interface(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[type_interface]", || entry::interface(model::interface::Kind::Type, read(arguments), read(item)))
        .into()
}

/// Defines an interface of attributes; as `#[op_interface]`, with `&Context` in place of the `Ir`. `dyn X` is a
/// constraint: `#[attr] values: dyn ElementsAttrInterface`.
///
/// ```
/// use ods::prelude::*;
///
/// /// Has a name.
/// #[attr_interface]
/// pub trait Named {
///     /// Returns the name.
///     fn name(&self, context: &Context) -> String;
/// }
///
/// /// People.
/// #[dialect(name = "people", attrs(PersonAttr))]
/// pub struct People;
///
/// /// A person.
/// #[attr_def(People, "person", interfaces(Named), format("<" $first $last ">"))]
/// pub struct PersonAttr {
///     first: String,
///     last: String,
/// }
///
/// impl Named for PersonAttr {
///     fn name(&self, context: &Context) -> String {
///         format!("{} {}", self.first(context), self.last(context))
///     }
/// }
///
/// fn main() {
///     let context = Context::new();
///     let person = Attribute::from(PersonAttr::get(&context, "Ada", "Lovelace"));
///     assert_eq!(person.interface::<dyn Named>(&context).map(|it| it.name(&context)), Some("Ada Lovelace".into()));
/// }
/// ```
#[proc_macro_attribute]
pub fn attr_interface(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[attr_interface]", || {
        entry::interface(model::interface::Kind::Attribute, read(arguments), read(item))
    })
    .into()
}

/// Defines an interface of dialects: a trait that a dialect's struct implements and `#[dialect(interfaces(X))]` lists.
/// `context.dialect("tf")?.interface::<dyn X>()` finds it.
///
/// ```
/// use ods::prelude::*;
///
/// /// Has a home page.
/// #[dialect_interface]
/// pub trait Documented {
///     /// Returns the address.
///     fn address(&self) -> &'static str;
/// }
///
/// /// My dialect.
/// #[dialect(name = "my", interfaces(Documented))]
/// pub struct My;
///
/// impl Documented for My {
///     fn address(&self) -> &'static str {
///         "https://example.org"
///     }
/// }
///
/// fn main() -> ods::Result {
///     let context = Context::new();
///     context.register::<My>()?;
///     let documented = context.dialect_interface::<dyn Documented>("my").expect("the dialect has the interface");
///     assert_eq!(documented.address(), "https://example.org");
///     Ok(())
/// }
/// ```
#[proc_macro_attribute]
pub fn dialect_interface(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[dialect_interface]", || {
        entry::interface(model::interface::Kind::Dialect, read(arguments), read(item))
    })
    .into()
}

/// Defines a type of a dialect: the struct's fields are its parameters.
///
#[doc = include_str!("../docs/type_def.md")]
#[proc_macro_attribute]
pub fn type_def(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[type_def]", || entry::def(model::def::Kind::Type, read(arguments), read(item))).into()
}

/// Defines an attribute of a dialect: the struct's fields are its parameters.
///
/// All of [`#[type_def]`](macro@type_def) holds, with `#` in place of `!`; a `parse` function of `custom_format` also
/// takes the type that is expected, or written after the attribute: `parse(parser, ty: Option<Type>)`.
///
/// ```
/// # use ods::prelude::*;
/// # /// A dialect.
/// # #[dialect(name = "my", attrs(RangeAttr))]
/// # pub struct My;
/// /// A range of numbers.
/// #[attr_def(My, "range", format("<" struct(params) ">"), traits(Pred("it is not empty", CPred($from < $to))))]
/// pub struct RangeAttr {
///     from: i64,
///     to: i64,
/// }
/// # let context = std::sync::Arc::new(Context::new());
/// # context.register::<My>().unwrap();
/// let read = ods::text::parse_attribute(&context, "#my.range<to = 5, from = 2>");
/// assert_eq!(read.unwrap(), RangeAttr::get(&context, 2, 5).unwrap().into());
/// let invalid = RangeAttr::get(&context, 5, 2).unwrap_err();
/// assert_eq!(invalid.to_string(), "failed to verify that it is not empty");
/// ```
#[proc_macro_attribute]
pub fn attr_def(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[attr_def]", || entry::def(model::def::Kind::Attribute, read(arguments), read(item))).into()
}

/// Defines an enum whose cases are attributes.
///
/// ```
/// # use ods::prelude::*;
/// /// padding of a pool
/// #[enum_attr(str)]
/// pub enum Padding {
///     #[case("SAME")]
///     Same,
///     #[case("VALID")]
///     Valid,
/// }
///
/// /// ways in which integers may not overflow
/// #[enum_attr(bits)]
/// pub enum OverflowFlags {
///     #[case("none")]
///     None = 0,
///     #[case("nsw")]
///     Nsw,
///     #[case("nuw")]
///     Nuw,
/// }
///
/// assert_eq!(Padding::symbolize("SAME"), Some(Padding::Same));
/// assert_eq!((OverflowFlags::Nsw | OverflowFlags::Nuw).to_string(), "nsw|nuw");
/// ```
///
/// The enum is itself a constraint on attributes: `#[attr] padding: Padding` has a getter that gives the Rust enum. It
/// is also the type of a property (`#[property] padding: Padding`) and of a parameter of types and attributes.
///
/// | argument | meaning |
/// |---|---|
/// | a dialect and a name, `Test, "padding"` | the attribute belongs to the dialect `Test` and is called `PaddingAttr`: `#test<padding SAME>` |
/// | `format("<" $value ">")` | the syntax of such an attribute; `$value` by default |
/// | `i64`, or any other width | attributes are integers of this width; 32 bits by default |
/// | `str` | attributes are strings: the texts of the cases |
/// | `bits` | cases are bits of the integer; the enum becomes a newtype with constants, `\|`, `&`, `^` and `!` |
/// | `separator = ", "` | the separator between the texts of bits; `"\|"` by default |
/// | `primary_groups` | groups are printed in place of their bits |
/// | `quoted` | several bits are printed as one string in quotes |
/// | `known_as = "::mlir::test::Padding"` | the name in messages of the enum of a dialect's attribute; its own name by default |
/// | `crate = path` | the path of `ods`, if it is not `::ods` |
///
/// The value of a case is a number, by default one more than that of the previous case. In a bit enum, it is a bit
/// (`1 << 3`), by default the next one, 0 for the empty set, or a group such as `A | B`.
///
/// | attribute of a case | meaning |
/// |---|---|
/// | `#[case("text")]` | the text; the name of the case by default |
/// | `#[alias]` | before `Other = Case`: a second name of the case, whose text is only parsed |
#[proc_macro_attribute]
pub fn enum_attr(arguments: TokenStream, item: TokenStream) -> TokenStream {
    bug::reported("#[enum_attr]", || entry::enum_attr(read(arguments), read(item))).into()
}

/// Defines constraints.
///
/// ```
/// # use ods::prelude::*;
/// fn len(attribute: Attribute, context: &Context) -> Option<usize> {
///     attribute.cast::<ArrayAttr>(context).map(|array| array.elements(context).len())
/// }
///
/// constraint! {
///     /// tensor of floating-point values
///     pub FpTensor: TensorType = And(TensorType, ElementType(AnyFloat));
///
///     /// array attribute with at least {N} elements
///     pub AtLeast<const N: usize>: ArrayAttr = CPred(len($_self, $_ctx) >= Some(N));
/// }
/// ```
///
/// The subject of the constraint follows the colon: `Type`, `Attribute`, `Region` or `Block`; or a view such as
/// `IntegerAttr`, which accessors of attributes then return. The doc comment is the summary for messages; `{N}` in it
/// is replaced by the argument for the generic parameter `N`.
///
/// | predicate | holds where |
/// |---|---|
/// | `CPred(code)` | the code is true |
/// | `And(P, Q)` | all hold |
/// | `Or(P, Q)` | one holds |
/// | `Neg(P)` | `P` does not hold |
/// | `SubstLeaves($_self, code, P)` | `P` holds for the result of the code: a value, or an `Option` of one |
/// | `Concat(code, P, code)` | the code around `P` is true |
/// | `ElementType(P)` | the entity has an element type, which satisfies `P` |
/// | `ValueType(P)` | the attribute has a type, and `P` holds of it |
/// | `Each(P)` | `P` holds of every element |
/// | `AnyStrAttrOf("a", "b")` | the attribute is one of these strings |
/// | `ConstantAttr(F32Attr, 1.0)` | the attribute satisfies the constraint and has this value |
/// | `Test(constant)` | the `AttrValuePred` accepts the value of the attribute |
/// | `TruePred` | always |
/// | the name of a constraint, `AnyFloat` | the constraint holds |
///
/// In code, `$_self` is the entity, `$_ctx` and `$_builder` the context, `$_op` the operation.
///
/// After the predicate come clauses, with a comma before each:
///
/// | clause | meaning |
/// |---|---|
/// | `from T => code` | makes an attribute of the Rust value `$_value: T`, which setters, builders and defaults then take |
/// | `into T => code` | makes the Rust value that getters give, of the view `$_self` |
/// | `as C` | takes `from` and `into` over from another constraint |
/// | `build => code` | makes the only type that satisfies the constraint |
/// | `value_type C` | in formats, the attribute is written without its type, the only one that `C` allows |
/// | `dense_array_of C` | in formats, the attribute is written as `[...]`, with elements of the only type that `C` allows |
/// | `symbol_name` | in formats, the attribute is written as `@name` |
///
/// `crate = path;` before the first constraint is the path of `ods`, if it is not `::ods`.
#[proc_macro]
pub fn constraint(items: TokenStream) -> TokenStream {
    bug::reported("constraint!", || entry::constraints(read(items))).into()
}

/// Defines rewrite patterns: a left side that matches operations, guards, and a right side that replaces the root.
///
/// ```
/// # use ods::prelude::*;
/// # use ods::pattern;
/// # use ods::rewrite::{GreedyConfig, GreedyDriver, PatternSet};
/// # /// My dialect.
/// # #[dialect(name = "my", ops(NegOp))]
/// # pub struct My;
/// /// Negation.
/// #[op(My, "neg", traits(Pure, SameOperandsAndResultType))]
/// pub struct NegOp {
///     #[operand]
///     value: IntegerType,
///     #[result]
///     negated: IntegerType,
/// }
///
/// pattern! {
///     /// The negation of a negation is the value.
///     pub NegOfNeg: NegOp { value: NegOp { value: x } } => x;
/// }
/// # fn main() -> ods::Result {
/// # let context = Context::new();
/// # context.register::<My>()?;
/// # let mut ir = Ir::new(context.into());
/// # let module = ods::builtin::ModuleOp::create(&mut ir, Location::UNKNOWN);
/// # let block = ir.entry_block(ir.region(module, 0).expect("a region")).expect("a block");
/// # let x = ir.add_argument(block, Type::I32, Location::UNKNOWN);
/// # let mut b = ir.builder_at_end_of(block);
/// # let once = b.value(NegOp::new(x))?;
/// # let twice = b.insert(NegOp::new(once))?;
/// let patterns = PatternSet::new().with::<NegOfNeg>().freeze(ir.context());
/// GreedyDriver::new(&patterns, GreedyConfig::default()).run(&mut ir, module).expect("sound patterns");
/// assert_eq!(ir.block_ops(block).count(), 0);
/// # Ok(())
/// # }
/// ```
#[proc_macro]
pub fn pattern(items: TokenStream) -> TokenStream {
    bug::reported("pattern!", || entry::patterns(read(items))).into()
}

/// Defines families of similar operations: templates, and a row per operation.
///
/// ```
/// # use ods::prelude::*;
/// # /// My dialect.
/// # #[dialect(name = "my", ops(AddOp, MaxOp))]
/// # pub struct My;
/// op_family! {
///     /// Both operands and the result have the same type, {T}.
///     #[op(My, traits(Pure, SameOperandsAndResultType))]
///     struct Binary<T> {
///         #[operand]
///         lhs: T,
///         #[operand]
///         rhs: T,
///         #[result]
///         result: T,
///     }
///
///     /// Adds two integers.
///     pub AddOp = Binary<AnyInteger>("add", traits(Commutative));
///
///     /// The larger of two numbers.
///     pub MaxOp = Binary<AnyFloat>("max") { #[attr] quiet: UnitAttr };
/// }
/// ```
///
/// A template is a struct with an `#[op]` that lacks the operation's name. Its parameters are types (`T`) or values
/// (`const N: usize`), which may be used anywhere in it. A row gives an operation its visibility, its name, the
/// arguments for the parameters, its name in the text format, further keys of `#[op]`, and further fields. The entries
/// of `traits(...)`, `interfaces(...)`, `effects(...)`, `canonicalize(...)` and `builders(...)` are added to the
/// template's. The documentation of the row comes first, that of the template after it, with `{T}` replaced by the
/// row's argument.
///
/// The row's fields come after the template's. Fields in front of the templates come first, joined by a plus:
/// `pub ReadOp = { #[operand] from: AnyMemRef } + Hint("read");`.
///
/// A row may join templates: `pub TaskOp = IfClause + PriorityClause<I32>("task");` has the fields, traits and
/// documentation of each, in this order.
///
/// A template with a visibility, `pub(crate) struct IfClause { ... }`, is for other `op_family!`s, too. They import it
/// in front of their templates and rows: `use crate::clauses::IfClause;`. Its paths mean what they mean there.
///
/// `impl CastOpInterface for Cast { ... }` and `impl Cast { ... }`, where `Cast` is a template, are an `impl` for each
/// of its rows; the template's parameters mean the same in it. `impl Cast<Draft> { ... }` has builders.
///
/// A row expands to the struct with `#[op]` that one would write by hand.
#[proc_macro]
pub fn op_family(items: TokenStream) -> TokenStream {
    bug::reported("op_family!", || entry::family(read(items))).into()
}

/// Implements `Pass` for a struct whose fields are the options and statistics of the pass, and defines `ENTRY`, which
/// describes it to registries and tools.
///
/// The struct implements `OperationPass`, which is its work, `Clone`, and `Default`: the values of options that
/// pipelines do not give.
///
/// ```
/// use ods::pass::{OperationPass, Pass, PassContext, PassManager, PassRegistry, PassResult};
/// use ods::prelude::*;
///
/// /// Counts operations.
/// #[derive(Pass, Clone, Default)]
/// #[pass(on(ods::builtin::ModuleOp))]
/// struct CountOps {
///     /// Whether those inside of others count.
///     #[option]
///     nested: bool,
///     /// Number of operations
///     #[statistic]
///     num_ops: u64,
/// }
///
/// impl OperationPass for CountOps {
///     fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
///         let all = cx.ir.walk_pre(cx.op).filter(|op| self.nested || cx.ir.parent_op(*op) == Some(cx.op));
///         self.num_ops += all.count() as u64;
///         Ok(())
///     }
/// }
///
/// let mut registry = PassRegistry::new();
/// registry.add(CountOps::ENTRY);
/// assert!(PassManager::parse("builtin.module(count-ops{nested=true})", &registry).is_ok());
/// ```
///
/// | key of `#[pass(...)]` | meaning |
/// |---|---|
/// | `argument = "count-ops"` | the name in pipelines; by default, the name of the struct in kebab case |
/// | `name = "CountOps"` | the name in messages and reports; by default, the name of the struct |
/// | `description = "..."` | the description in lists; by default, the first line of the doc comment |
/// | `on(ModuleOp)` | the operation that the pass runs on; by default, any |
/// | `on(dyn FunctionOpInterface)` | the interface of the operations that the pass runs on |
/// | `crate = path` | the path of `ods`, if it is not `::ods` |
///
/// `#[option]` fields implement `OptionValue`; `#[statistic]` fields are of type `u64`, and their doc comments are the
/// descriptions. `name = "..."` in either gives another name than that of the field in kebab case.
#[proc_macro_derive(Pass, attributes(pass, option, statistic))]
pub fn pass(item: TokenStream) -> TokenStream {
    bug::reported("#[derive(Pass)]", || entry::pass(read(item))).into()
}
