//! Text that a blank would have to keep from an attribute, and cannot.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `#map` behind a value.
mod beside_alias_behind_value {
    use super::*;

    #[op(D, "a", format($x $map attr_dict))]
    pub struct AOp {
        #[operand]
        x: I32,
        #[attr]
        map: AffineMapAttr,
    }
}

/// `<` behind an attribute and a blank.
mod beside_angle_behind_blank {
    use super::*;

    #[op(D, "a", format($t " " "<" ">" attr_dict))]
    pub struct AOp {
        #[attr]
        t: TypeAttr,
    }
}

/// `<` behind an attribute, where what is between may be missing.
mod beside_angle_behind_missing {
    use super::*;

    #[op(D, "a", format($t $x "<" ">" attr_dict))]
    pub struct AOp {
        #[attr]
        t: TypeAttr,
        #[operand]
        x: Optional<I32>,
    }
}

/// `<` behind an attribute, where a group begins.
mod beside_angle_in_group {
    use super::*;

    #[op(D, "a", format($t ("<" $n^ ">")? attr_dict))]
    pub struct AOp {
        #[attr]
        t: TypeAttr,
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// `<` behind an attribute of another clause.
mod beside_angle_of_clause {
    use super::*;

    #[op(D, "a", format(oilist("v" $v | "<" $n ">") attr_dict))]
    pub struct AOp {
        #[attr]
        v: Optional<TypeAttr>,
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// `<` behind an attribute, where another group does not.
mod beside_angle_of_else {
    use super::*;

    #[op(D, "a", format($t ("k" $u^) : ("<" ">")? attr_dict))]
    pub struct AOp {
        #[attr]
        t: AnyAttr,
        #[attr]
        u: UnitAttr,
    }
}

/// `prop_dict` behind a type.
mod beside_angle_of_properties {
    use super::*;

    #[op(D, "a", format($x attr_dict ":" type($x) prop_dict))]
    pub struct AOp {
        #[operand]
        x: AnyType,
        #[property]
        p: i64,
    }
}

/// `<` behind a type, where a group begins.
mod beside_angle_of_type_in_group {
    use super::*;

    #[op(D, "a", format($x attr_dict ":" type($x) ("<" $n^ ">")?))]
    pub struct AOp {
        #[operand]
        x: AnyType,
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// `<` behind an attribute of a constraint of one's own.
mod beside_angle_of_user {
    use super::*;

    constraint! {
        /// any attribute of the test
        pub Own: Attribute = TruePred;
    }

    #[op(D, "a", format($t ("<" $n^ ">")? attr_dict))]
    pub struct AOp {
        #[attr]
        t: Own,
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// `#d.a` behind values.
mod beside_attribute_behind_values {
    use super::*;

    #[op(D, "a", format(operands $any attr_dict))]
    pub struct AOp {
        #[operand]
        x: I32,
        #[attr]
        any: AnyAttr,
    }
}

/// A form that begins with `<`, behind a type.
mod beside_form_behind_type {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(FlagsAttr))]
    pub struct D;

    /// Flags.
    #[attr_def(D, "flags", format("<" $n ">"))]
    pub struct FlagsAttr {
        n: i64,
    }

    #[op(D, "a", format($x attr_dict ":" type($x) $flags))]
    pub struct AOp {
        #[operand]
        x: AnyType,
        #[attr]
        flags: FlagsAttr,
    }
}

/// A type that begins with `<`, behind an attribute of a constraint of one's own.
mod beside_type_behind_user {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", types(TType))]
    pub struct D;

    constraint! {
        /// any attribute of the test
        pub Own: Attribute = TruePred;
    }

    /// A type.
    #[type_def(D, "t", format("<" $n ">"))]
    pub struct TType {
        n: i64,
    }

    #[op(D, "a", format($x attr_dict ":" $t type($x)))]
    pub struct AOp {
        #[operand]
        x: TType,
        #[attr]
        t: Own,
    }
}

fn main() {}
