//! The words of definitions, as editors show them: an item each, which `__editor!` names.
//!
//! `UPDATE=1 cargo test -p ods-macros --lib language` makes this of the documentation of the macros.

/// `dialect`: key.
pub mod dialect {
    /// `name = "tf"`: the prefix of its operations' names; required
    pub mod name {}
    /// `ops(A, B)`: its operations; registered along with it
    pub mod ops {}
    /// `interfaces(I)`: traits with `#[dialect_interface]` that the struct implements
    pub mod interfaces {}
    /// `semantics`: operations that implement `ods::exec::Evaluate` (feature `exec`) can be executed
    pub mod semantics {}
    /// `types(T)`, `attrs(A)`: its types and attributes: see [`macro@type_def`] and [`macro@attr_def`]
    pub mod types {}
    /// `types(T)`, `attrs(A)`: its types and attributes: see [`macro@type_def`] and [`macro@attr_def`]
    pub mod attrs {}
    /// `enums(E)`: its enums; documented along with it
    pub mod enums {}
    /// `dependent(D)`: dialects that are registered along with it
    pub mod dependent {}
    /// `op_traits(T, ...)`: traits that all its operations have
    pub mod op_traits {}
    /// `discardable(note: StrAttr)`: attributes that any operation may have: `Tf::NOTE` reads and writes `tf.note`
    pub mod discardable {}
    /// `hooks`: the struct implements `DialectHooks`: constants, verification of attributes, upgrades
    pub mod hooks {}
    /// `version = (1, 0)`: the version that files say they were written with
    pub mod version {}
    /// `extends = D`: in place of a name: these operations are added to `D`, from anywhere
    pub mod extends {}
}

/// `op`: key.
pub mod op {
    /// `traits(T, ...)`: traits, and constraints over several parts such as `AllTypesMatch(lhs, rhs)`
    pub mod traits {}
    /// `interfaces(I, ...)`: traits with `#[op_interface]` that the op implements
    pub mod interfaces {}
    /// `effects(MemRead, MemWrite<R>)`: its effects on memory; also in `#[operand(...)]`, `#[result(...)]` and, of a
    /// symbol, `#[attr(...)]`
    pub mod effects {}
    /// `verify`: `fn verify(self, ir: &Ir) -> Result<(), Diagnostic>` of the op runs after everything else
    pub mod verify {}
    /// `verify_regions`: `fn verify_regions(self, ir: &Ir) -> Result<(), Diagnostic>` runs after the verifiers of
    /// nested operations
    pub mod verify_regions {}
    /// `verify_symbol_uses`:
    /// `fn verify_symbol_uses(self, ir: &Ir, symbols: &mut SymbolTables) -> Result<(), Diagnostic>`
    pub mod verify_symbol_uses {}
    /// `fold`: `fn fold(self, ir: &mut Ir, constants: &Constants<'_>) -> Option<OpFoldResult>` (or `FoldResult`)
    pub mod fold {}
    /// `evaluate`: `fn evaluate(self, call: &mut Call<'_>) -> Result<(), Fault>` executes the op (`ods::exec`); without
    /// `fold`, constants fold by it
    pub mod evaluate {}
    /// `canonicalize`, `canonicalize(A, B)`: `fn canonicalize(self, rewriter: &mut Rewriter<'_>) -> RewriteResult`; or
    /// patterns
    pub mod canonicalize {}
    /// `format(...)`: the text of the operation after its name, see below
    pub mod format {}
    /// `unproved_format(...)`: the same, without the proof that printed text can be parsed
    pub mod unproved_format {}
    /// `custom_format`: the op has `parse` and `print`, which read and write its text after the name
    pub mod custom_format {}
    /// `builders(f, ...)`: names of further builders, which are functions of the op
    pub mod builders {}
    /// `skip_default_builders`: only these builders can call `new`
    pub mod skip_default_builders {}
    /// `doc_group = G`: the chapter of the documentation that it is in: a `static G: DocGroup`
    pub mod doc_group {}
}

/// `op`: constraint.
pub mod relation {
    /// `AllTypesMatch(lhs, rhs, sum)`: all have one type; of `Variadic` parts, one list of types
    pub struct AllTypesMatch;
    /// `AllElementTypesMatch(lhs, sum)`: all have one element type
    pub struct AllElementTypesMatch;
    /// `AllShapesMatch(lhs, rhs)`: all have one shape
    pub struct AllShapesMatch;
    /// `AllRanksMatch(lhs, rhs)`: all have the same rank
    pub struct AllRanksMatch;
    /// `TypesMatchWith("sum is the element type of lhs", lhs, sum, |ty, context| ty.element_type(context))`: the
    /// second's type is computed from the first's
    pub struct TypesMatchWith;
    /// `OptionalTypesMatchWith(...)`: the same, where one of them is `Optional`; holds if it is absent
    pub struct OptionalTypesMatchWith;
    /// `RangedTypesMatchWith("...", ins, outs, |types, context| ...)`: the types of the second group are computed from
    /// the first's
    pub struct RangedTypesMatchWith;
    /// `AllElementCountsMatch(lhs, rhs)`: all have the same number of elements
    pub struct AllElementCountsMatch;
    /// `AllTypeIDsMatch(lhs, rhs)`: all have one kind of type
    pub struct AllTypeIDsMatch;
    /// `ShapedTypeMatchesElementCountAndTypes(out, ins)`: `out` has as many elements as `ins` has values, of their type
    pub struct ShapedTypeMatchesElementCountAndTypes;
    /// `TypeIs(lhs, C)`, `ElementTypeIs(lhs, C)`: the (element) type satisfies a constraint
    pub struct TypeIs;
    /// `TypeIs(lhs, C)`, `ElementTypeIs(lhs, C)`: the (element) type satisfies a constraint
    pub struct ElementTypeIs;
    /// `AllMatch("as many of each", $xs.len(), $ys.len())`: the expressions are equal
    pub struct AllMatch;
    /// `PredOpTrait("lhs is not sum", CPred($lhs != $sum))`: the code is true
    pub struct PredOpTrait;
}

/// `op`: role.
pub mod role {
    /// `#[operand]`: a type constraint `C`, `Optional<C>`, `Variadic<C>`: an operand, or a group of them
    pub mod operand {}
    /// `#[result]`: likewise: a result, or a group of them
    pub mod result {}
    /// `#[attr]`: an attribute constraint `C`, `Optional<C>`: an inherent attribute
    pub mod attr {}
    /// `#[property]`: a Rust type, `Optional<T>`: plain data inside the operation
    pub mod property {}
    /// `#[region]`: a region constraint `C`, `Variadic<C>`: a region; the last may be a group
    pub mod region {}
    /// `#[successor]`: a successor constraint `C`, `Variadic<C>`: a successor; the last may be a group
    pub mod successor {}
    /// `#[derived(|op, ir| ...)]`: any Rust type: an attribute that is computed
    pub mod derived {}
}

/// `op`: option of `#[attr]`.
pub mod attr {
    /// `default = value`: the value if the attribute is absent
    pub mod default {}
    /// `name = "k"`: the name in the IR, if it differs from the field's
    pub mod name {}
    /// `effects(MemRead)`: of an attribute that refers to a symbol: the effect on the symbol
    pub mod effects {}
}

/// `op`: option of `#[property]`.
pub mod property {
    /// `default = value`: the value if none is given
    pub mod default {}
    /// `is = closure`: the condition that values satisfy
    pub mod is {}
    /// `summary = "..."`: the words for `is` in messages
    pub mod summary {}
    /// `constant = value`: the only value
    pub mod constant {}
    /// `name = "k"`: the name in the IR, if it differs from the field's
    pub mod name {}
}

/// `op`: option of `#[operand]`.
pub mod operand {
    /// `segments = lengths`: of a `VariadicOfVariadic<C>`: the attribute with the lengths of the groups
    pub mod segments {}
    /// `effects(MemRead)`: the effect on the memory that the operand refers to; likewise in `#[result(...)]`
    pub mod effects {}
    /// `build`: of `#[result]`: exactly one type satisfies the constraint, so that `new` does not take it
    pub mod build {}
}

/// `op`: effect.
pub mod effect {
    /// `MemRead`, `MemWrite`: memory is read, or written
    pub struct MemRead;
    /// `MemRead`, `MemWrite`: memory is read, or written
    pub struct MemWrite;
    /// `MemAlloc`, `MemFree`: memory is allocated, or freed
    pub struct MemAlloc;
    /// `MemAlloc`, `MemFree`: memory is allocated, or freed
    pub struct MemFree;
}

/// `op`: element.
pub mod op_format {
    /// `operands`, `regions`, `successors`: all of them, with commas between them
    pub mod operands {}
    /// `operands`, `regions`, `successors`: all of them, with commas between them
    pub mod regions {}
    /// `operands`, `regions`, `successors`: all of them, with commas between them
    pub mod successors {}
    /// `results`: all results, in `type(results)` and `functional_type(operands, results)`
    pub mod results {}
    /// `attr_dict`: `{...}`: the attributes that no other element writes; every format has it
    pub mod attr_dict {}
    /// `attr_dict_with_keyword`: the same after the keyword `attributes`, so that a region can follow
    pub mod attr_dict_with_keyword {}
    /// `custom<f>($a, type($b), ref($c), "text")`: `f::parse` reads the arguments, `f::print` writes them
    pub mod custom {}
    /// `ref($a)`: in `custom<f>(...)`: a value that was parsed before
    pub mod r#ref {}
    /// `functional_type(operands, results)`: `(types) -> types`
    pub mod functional_type {}
    /// `oilist("if" $a | "nowait")`: clauses in any order, each at most once
    pub mod oilist {}
    /// `prop_dict`: `<{...}>`: the properties and inherent attributes that no other element writes; `attr_dict` has all
    /// other attributes
    pub mod prop_dict {}
    /// `qualified($name)`, `qualified(type($name))`: an attribute or type with its dialect and mnemonic,
    /// `!bank.account<i32>` instead of `<i32>`
    pub mod qualified {}
    /// `type($name)`, `type(operands)`, `type(results)`: the types of operands or results
    pub mod r#type {}
}

/// `op_interface`: key.
pub mod interface {
    /// `requires(Terminator)`: traits that an operation with the interface has
    pub mod requires {}
}

/// `type_def`: key.
pub mod def {
    /// `format(...)`: the text of the parameters, see below
    pub mod format {}
    /// `custom_format`: the type has functions `parse(parser: &mut AsmParser<'_>) -> ParseResult<Self>` and
    /// `print(self, printer: &mut AsmPrinter<'_>)`
    pub mod custom_format {}
    /// `verify`: `fn verify(context: &Context, pointee: Type, space: u32) -> Result<(), Invalid>` of the type checks
    /// the parameters; `get` returns its error
    pub mod verify {}
    /// `alias`: it is printed as `!ptr`, with `!ptr = ...` at the top of a file
    pub mod alias {}
    /// `interfaces(I, ...)`: traits with `#[type_interface]` that it implements
    pub mod interfaces {}
    /// `traits(T, ...)`: traits; and `Pred("the width is even", CPred($width % 2 == 0))`
    pub mod traits {}
}

/// `type_def`: attribute of a field.
pub mod field {
    /// `#[param(...)]`: options of the parameter
    pub mod param {}
}

/// `type_def`: option of `#[param]`.
pub mod param {
    /// `default`, `default = value`: the value that is not printed; `default = |context| ...` if it needs a context
    pub mod default {}
    /// `is = C`: the constraint that a type or attribute satisfies
    pub mod is {}
    /// `mutable`: `set_...` sets it later, and it does not belong to the type's identity: for types that contain
    /// themselves
    pub mod mutable {}
    /// `self_type`: of attributes: the attribute's type, which follows it as `: type`
    pub mod self_type {}
}

/// `type_def`: element.
pub mod def_format {
    /// `qualified($name)`: the same with dialect and mnemonic
    pub mod qualified {}
    /// `params`: all parameters, with commas between them
    pub mod params {}
    /// `struct(params)`, `struct($a, $b)`: `a = 1, b = 2`, read in any order, a list last
    pub mod r#struct {}
    /// `custom<f>($a, ref($b), "text")`: `f::parse(parser, b, "text")` gives `a`, `f::print(printer, a, b, "text")`
    /// writes it
    pub mod custom {}
    /// `ref($a)`: in `custom<f>(...)`: a value that was parsed before
    pub mod r#ref {}
}

/// `enum_attr`: argument.
pub mod enum_attr {
    /// `format("<" $value ">")`: the syntax of such an attribute; `$value` by default
    pub mod format {}
    /// `i64`, or any other width: attributes are integers of this width; 32 bits by default
    pub mod i64 {}
    /// `str`: attributes are strings: the texts of the cases
    pub mod str {}
    /// `bits`: cases are bits of the integer; the enum becomes a newtype with constants, `|`, `&`, `^` and `!`
    pub mod bits {}
    /// `separator = ", "`: the separator between the texts of bits; `"|"` by default
    pub mod separator {}
    /// `primary_groups`: groups are printed in place of their bits
    pub mod primary_groups {}
    /// `quoted`: several bits are printed as one string in quotes
    pub mod quoted {}
    /// `known_as = "::mlir::test::Padding"`: the name in messages of the enum of a dialect's attribute; its own name by
    /// default
    pub mod known_as {}
}

/// `enum_attr`: attribute of a case.
pub mod case {
    /// `#[case("text")]`: the text; the name of the case by default
    pub mod case {}
    /// `#[alias]`: before `Other = Case`: a second name of the case, whose text is only parsed
    pub mod alias {}
}

/// `constraint`: predicate.
pub mod predicate {
    /// `CPred(code)`: the code is true
    pub struct CPred;
    /// `And(P, Q)`: all hold
    pub struct And;
    /// `Or(P, Q)`: one holds
    pub struct Or;
    /// `Neg(P)`: `P` does not hold
    pub struct Neg;
    /// `SubstLeaves($_self, code, P)`: `P` holds for the result of the code: a value, or an `Option` of one
    pub struct SubstLeaves;
    /// `Concat(code, P, code)`: the code around `P` is true
    pub struct Concat;
    /// `ElementType(P)`: the entity has an element type, which satisfies `P`
    pub struct ElementType;
    /// `ValueType(P)`: the attribute has a type, and `P` holds of it
    pub struct ValueType;
    /// `Each(P)`: `P` holds of every element
    pub struct Each;
    /// `AnyStrAttrOf("a", "b")`: the attribute is one of these strings
    pub struct AnyStrAttrOf;
    /// `ConstantAttr(F32Attr, 1.0)`: the attribute satisfies the constraint and has this value
    pub struct ConstantAttr;
    /// `Test(constant)`: the `AttrValuePred` accepts the value of the attribute
    pub struct Test;
    /// `TruePred`: always
    pub struct TruePred;
}

/// `constraint`: clause.
pub mod clause {
    /// `from T => code`: makes an attribute of the Rust value `$_value: T`, which setters, builders and defaults then
    /// take
    pub mod from {}
    /// `into T => code`: makes the Rust value that getters give, of the view `$_self`
    pub mod into {}
    /// `as C`: takes `from` and `into` over from another constraint
    pub mod r#as {}
    /// `build => code`: makes the only type that satisfies the constraint
    pub mod build {}
    /// `value_type C`: in formats, the attribute is written without its type, the only one that `C` allows
    pub mod value_type {}
    /// `dense_array_of C`: in formats, the attribute is written as `[...]`, with elements of the only type that `C`
    /// allows
    pub mod dense_array_of {}
    /// `symbol_name`: in formats, the attribute is written as `@name`
    pub mod symbol_name {}
}
