//! Constraints and traits of a crate's own in every role that formats ask about: they behave as the library's.

use std::sync::Arc;

use ods::prelude::*;
use ods::schema::{OpTrait, TraitSchema};
use ods::text::{PrintOptions, Resources};
use ods::types::{IntegerType, Signedness};

/// Own.
#[dialect(name = "own", ops(SumOp, NameOp, SizeOp, ListOp))]
pub struct Own;

constraint! {
    /// 7-bit integer
    pub Seven: IntegerType = CPred($_self == seven($_ctx)), build => seven($_ctx);

    /// name, not the library's 32-bit integer
    pub I32Attr: StringAttr = StringAttr, as StringAttr;

    /// 7-bit integer attribute
    pub SevenAttr: IntegerAttr = ValueType(Seven), value_type Seven;

    /// list of strings
    pub Words: ArrayAttr = Each(StringAttr);
}

fn seven(context: &Context) -> Type {
    IntegerType::get(context, 7, Signedness::Signless).map_or(Type::I8, Type::from)
}

/// Types that are not written follow from the constraint.
#[op(Own, "sum", format($a "," $b attr_dict))]
pub struct SumOp {
    #[operand]
    a: Seven,
    #[operand]
    b: Seven,
    #[result]
    sum: Seven,
}

/// The attribute is the string that its own constraint demands.
#[op(Own, "name", format("is" $name attr_dict))]
pub struct NameOp {
    #[attr]
    name: I32Attr,
}

/// No type is written after the attribute, so a colon may follow.
#[op(Own, "size", traits(Lonely), format($size ":" "bits" attr_dict))]
pub struct SizeOp {
    #[attr]
    size: SevenAttr,
}

/// A list in brackets is told from what may follow it.
#[op(Own, "list", format(($words^)? "end" attr_dict))]
pub struct ListOp {
    #[attr]
    words: Optional<Words>,
}

/// A trait of this crate.
pub struct Lonely;

impl OpTrait for Lonely {
    const SCHEMA: &'static TraitSchema =
        &TraitSchema::new::<Self>("Lonely").excluding(&[(Crowded::SCHEMA, "one is enough")]);
}

/// Another one.
pub struct Crowded;

impl OpTrait for Crowded {
    const SCHEMA: &'static TraitSchema = &TraitSchema::new::<Self>("Crowded");
}

#[test]
fn formats_of_own_constraints_are_read_back() {
    let context = Arc::new(Context::new());
    context.register::<Own>().expect("the dialect is sound");
    let text = "\
%0 = \"test.value\"() : () -> i7
%1 = own.sum %0, %0
own.name is \"me\"
own.size 3 : bits
own.list [\"a\", \"b\"] end
own.list end
";
    context.allow_unregistered_dialects(true);
    let parsed = ods::text::parse(&context, "own.mlir", text.as_bytes()).expect("it is read");
    let printed = ods::text::print(&parsed.ir, parsed.root, &Resources::default(), &PrintOptions::default());
    for line in text.lines() {
        assert!(printed.contains(line), "{line} is lost:\n{printed}");
    }
}
