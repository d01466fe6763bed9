//! Parts of an operation whose text would run into the text after it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// FB7: a colon behind an attribute that may have a type.
mod attribute_before_colon {
    use super::*;

    #[op(D, "a", format($first ":" attr_dict))]
    pub struct AOp {
        #[attr]
        first: AnyAttr,
    }
}

/// Any attribute at the end of one of the user's own.
mod colon_behind_attribute_in_attribute {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(Note))]
    pub struct D;

    /// A note.
    #[attr_def(D, "note", format("of" $what))]
    pub struct Note {
        what: Attribute,
    }

    #[op(D, "a", format($note attr_dict ":" type($x)))]
    pub struct AOp {
        #[attr]
        note: Note,
        #[result]
        x: AnyType,
    }
}

/// An attribute without a form of its own.
mod colon_behind_attribute_in_full {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(Note))]
    pub struct D;

    /// A note.
    #[attr_def(D, "note")]
    pub struct Note;

    #[op(D, "a", format($note attr_dict ":" type($x)))]
    pub struct AOp {
        #[attr]
        note: Note,
        #[result]
        x: AnyType,
    }
}

/// A string whose type is one of several.
mod colon_behind_typed_string {
    use super::*;

    #[op(D, "a", format($name attr_dict ":" type($x)))]
    pub struct AOp {
        #[attr]
        name: TypedStrAttr<AnyInteger>,
        #[result]
        x: AnyType,
    }
}

/// Bits with commas between them before a comma.
mod comma_behind_bits {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(Flags))]
    pub struct D;

    /// Flags.
    #[enum_attr(D, "flags", bits, separator = ", ")]
    pub enum Flags {
        #[case("a")]
        A = 1,
        #[case("b")]
        B = 2,
    }

    #[op(D, "a", format($flags "," $last attr_dict))]
    pub struct AOp {
        #[attr]
        flags: Flags,
        #[attr]
        last: I64Attr,
    }
}

/// A list of the user's own, without brackets, before a comma.
mod comma_behind_list_of_user {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(Sizes))]
    pub struct D;

    /// Sizes.
    #[attr_def(D, "sizes", format("of" $sizes))]
    pub struct Sizes {
        sizes: Vec<i64>,
    }

    #[op(D, "a", format($sizes "," $last attr_dict))]
    pub struct AOp {
        #[attr]
        sizes: Sizes,
        #[attr]
        last: I64Attr,
    }
}

/// What may be missing at the end of a definition's format, which would be taken to be there.
mod definition_goes_on {
    use super::*;

    /// A dialect.
    #[dialect(name = "d", ops(AOp, BOp), types(PairType), attrs(RangeAttr))]
    pub struct D;

    /// A range, without brackets.
    #[attr_def(D, "range", format("from" $from ("to" $to^)?))]
    pub struct RangeAttr {
        from: i64,
        to: Option<i64>,
    }

    /// A pair, without brackets.
    #[type_def(D, "pair", format("pair" $elements))]
    pub struct PairType {
        elements: Vec<Type>,
    }

    /// Two.
    #[op(D, "a", format($range "to" $other attr_dict))]
    pub struct AOp {
        #[attr]
        range: RangeAttr,
        #[attr]
        other: StrAttr,
    }

    /// Two results.
    #[op(D, "b", format(attr_dict ":" type($first) "," type($second)))]
    pub struct BOp {
        #[result]
        first: PairType,
        #[result]
        second: PairType,
    }
}

/// An attribute may end with what another begins with.
mod definition_goes_on_with_another {
    use super::*;

    /// A dialect.
    #[dialect(name = "test", ops(CopyOp), attrs(FromAttr, ToAttr))]
    pub struct Test;

    /// A beginning, and an end where there is one.
    #[attr_def(Test, "from", format("from" $start ("to" $end^)?))]
    pub struct FromAttr {
        start: i64,
        end: Option<i64>,
    }

    /// An end.
    #[attr_def(Test, "to", format("to" $end))]
    pub struct ToAttr {
        end: i64,
    }

    /// Copies.
    #[op(Test, "copy", format($from $to attr_dict))]
    pub struct CopyOp {
        #[attr]
        from: FromAttr,
        #[attr]
        to: ToAttr,
    }
}

/// A comma behind a list.
mod list_before_comma {
    use super::*;

    #[op(D, "a", format($values "," $last attr_dict ":"))]
    pub struct AOp {
        #[operand]
        values: Variadic<I<64>>,
        #[operand]
        last: I<64>,
    }
}

/// A comma behind all operands.
mod operands_before_comma {
    use super::*;

    #[op(D, "a", format(operands "," $size attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[attr]
        size: I64Attr,
    }
}

/// A colon behind an attribute of the user's in full, which could be followed by a type.
mod qualified_before_colon {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(PointAttr))]
    pub struct D;

    /// A point.
    #[attr_def(D, "point", format("<" $x ">"))]
    pub struct PointAttr {
        x: i64,
    }

    #[op(D, "a", format(qualified($point) attr_dict ":" type($made)))]
    pub struct AOp {
        #[attr]
        point: PointAttr,
        #[result]
        made: AnyType,
    }
}

/// A comma behind a list of successors.
mod successors_before_comma {
    use super::*;

    #[op(D, "a", traits(Terminator), format($others "," $value attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[successor]
        others: Variadic<AnySuccessor>,
    }
}

/// Two colons behind a symbol, which would go on with it.
mod symbol_before_colons {
    use super::*;

    #[op(D, "a", format($a ":" ":" $n attr_dict))]
    pub struct AOp {
        #[attr]
        a: SymbolRefAttr,
        #[attr]
        n: SymbolRefAttr,
    }
}

/// `<` behind a type.
mod type_before_angle {
    use super::*;

    #[op(D, "a", format($value attr_dict ":" type($value) "<" ">"))]
    pub struct AOp {
        #[operand]
        value: AnyType,
    }
}

/// A comma behind a list of types.
mod types_before_comma {
    use super::*;

    #[op(D, "a", format($values attr_dict ":" type($values) "," type($made)))]
    pub struct AOp {
        #[operand]
        values: Variadic<AnyType>,
        #[result]
        made: AnyType,
    }
}

fn main() {}
