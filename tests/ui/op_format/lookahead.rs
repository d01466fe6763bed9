//! An absent part that cannot be told from the part after it.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// F30: a region right behind the dictionary of attributes.
mod attr_dict_before_region {
    use super::*;

    #[op(D, "a", format(attr_dict $body))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// A word that some attribute begins with, behind one that may be missing.
mod attribute_taken_for_another {
    use super::*;

    #[op(D, "a", format(($n^)? "true" attr_dict))]
    pub struct AOp {
        #[attr]
        n: Optional<I64Attr>,
    }
}

/// An `else` that begins as the group does.
mod else_begins_as_group {
    use super::*;

    #[op(D, "a", format(("at" $size^) : ("at" "none")? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// A string after an enum in a group in a group.
mod empty_text_in_nested_group {
    use super::*;

    /// a section
    #[enum_attr(str)]
    pub enum Section {
        #[case("")]
        Default,
        #[case("data")]
        Data,
    }

    /// A dialect.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    #[op(D, "a", verify, format(("(" $size^ ($section^)? $note ")")? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr(default = Section::Default)]
        section: Section,
        #[attr]
        note: Optional<StrAttr>,
    }

    impl AOp {
        fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// The empty text in the other half of a group that begins with a string.
mod empty_text_in_other_half {
    use super::*;

    /// a section
    #[enum_attr(str)]
    pub enum Section {
        #[case("")]
        Default,
        #[case("data")]
        Data,
    }

    /// A dialect.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    /// An operation.
    #[op(D, "a", verify, format(($note^) : ($section)? ":" attr_dict))]
    pub struct AOp {
        #[attr]
        note: Optional<StrAttr>,
        #[attr(default = Section::Default)]
        section: Section,
    }

    impl AOp {
        fn verify(self, _: &Ir) -> Result<(), Diagnostic> {
            Ok(())
        }
    }
}

/// An enum whose default is another case than the one without a text.
mod empty_text_of_other_default {
    use super::*;

    /// Visibilities.
    #[enum_attr]
    pub enum Visibility {
        #[case("")]
        Default,
        #[case("hidden")]
        Hidden,
    }

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("fast")]
        Fast,
    }

    #[op(D, "a", format(($mode^)? ($visibility^)? attr_dict))]
    pub struct AOp {
        #[attr]
        mode: Optional<Mode>,
        #[attr(default = Visibility::Hidden)]
        visibility: Visibility,
    }
}

/// A string after a property that may be absent.
mod empty_text_of_property {
    use super::*;

    /// a section
    #[enum_attr(str)]
    pub enum Section {
        #[case("")]
        Default,
        #[case("data")]
        Data,
    }

    /// A dialect.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    #[op(D, "a", format(($section^)? $note ":" attr_dict))]
    pub struct AOp {
        #[property(default = Section::Default)]
        section: Section,
        #[property]
        note: String,
    }
}

/// A string after quoted bits that may be absent.
mod empty_text_of_quoted_bits {
    use super::*;

    /// quoted bits
    #[enum_attr(bits, quoted)]
    pub enum Marks {
        #[case("")]
        None = 0,
        #[case("bold")]
        Bold,
    }

    /// A dialect.
    #[dialect(name = "d", ops(AOp))]
    pub struct D;

    #[op(D, "a", format(($marks^)? $note ":" attr_dict))]
    pub struct AOp {
        #[attr(default = Marks::None)]
        marks: Marks,
        #[attr]
        note: StrAttr,
    }
}

/// Two enums that may be missing, of which each has a case without a text.
mod empty_texts {
    use super::*;

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
}

/// A literal behind a group that begins with it.
mod group_before_its_literal {
    use super::*;

    #[op(D, "a", format(("at" $size^)? "at" attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
    }
}

/// Two groups that begin with one literal.
mod group_before_same_group {
    use super::*;

    #[op(D, "a", format(("at" $size^)? ("at" $other^)? attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr]
        other: Optional<I64Attr>,
    }
}

/// A word that an integer of the user's may be.
mod group_before_truth_of_user {
    use super::*;

    #[op(D, "a", format(("true" $urgent^)? $number attr_dict))]
    pub struct AOp {
        #[attr]
        urgent: UnitAttr,
        #[attr]
        number: APIntAttr,
    }
}

/// A group that begins with what the anchor does not tell.
mod group_begins_with_other {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments), format(($first $second^)? attr_dict ":"))]
    pub struct AOp {
        #[operand]
        first: Optional<I<64>>,
        #[operand]
        second: Optional<I<64>>,
    }
}

/// Two lists, one right behind the other.
mod list_before_list {
    use super::*;

    #[op(D, "a", traits(AttrSizedOperandSegments), format($first $second attr_dict ":"))]
    pub struct AOp {
        #[operand]
        first: Variadic<I<64>>,
        #[operand]
        second: Variadic<I<64>>,
    }
}

/// An array that may be missing, before `#map`.
mod missing_array_before_alias {
    use super::*;

    #[op(D, "a", format(($b^)? $map attr_dict))]
    pub struct AOp {
        #[attr]
        b: Optional<DenseI64ArrayAttr>,
        #[attr]
        map: AffineMapAttr,
    }
}

/// An array of a constraint of one's own that may be missing.
mod missing_array_before_attribute {
    use super::*;

    constraint! {
        /// an array of the test
        pub Own: ArrayAttr = ArrayAttr;
    }

    #[op(D, "a", format(($b^)? $any attr_dict))]
    pub struct AOp {
        #[attr]
        b: Optional<Own>,
        #[attr]
        any: AnyAttr,
    }
}

/// An enum that may be missing, and may be in quotes.
mod missing_enum_before_attribute {
    use super::*;

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("none")]
        None,
        #[case("all")]
        All,
    }

    #[op(D, "a", format(($mode^)? $any attr_dict))]
    pub struct AOp {
        #[attr]
        mode: Optional<Mode>,
        #[attr]
        any: AnyAttr,
    }
}

/// An enum that may be missing, with a case that is a type.
mod missing_enum_before_type {
    use super::*;

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("none")]
        None,
        #[case("all")]
        All,
    }

    #[op(D, "a", format($mode type($x) $x attr_dict))]
    pub struct AOp {
        #[attr]
        mode: Optional<Mode>,
        #[operand]
        x: AnyType,
    }
}

/// An enum of the dialect that may be missing, whose form begins with no literal.
mod missing_form_without_literal {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(Mode))]
    pub struct D;

    /// Modes.
    #[enum_attr(D, "mode")]
    pub enum Mode {
        #[case("none")]
        None,
        #[case("all")]
        All,
    }

    #[op(D, "a", format(($mode^ "k")? ":" attr_dict))]
    pub struct AOp {
        #[attr]
        mode: Optional<Mode>,
    }
}

/// A number is read where `true` stands.
mod missing_property_before_truth {
    use super::*;

    #[op(D, "a", format(($count^)? $urgent attr_dict))]
    pub struct AOp {
        #[property(default = 3)]
        count: i64,
        #[property]
        urgent: bool,
    }
}

/// An array in full that may be missing.
mod missing_qualified_array {
    use super::*;

    #[op(D, "a", format((qualified($b)^)? $n attr_dict))]
    pub struct AOp {
        #[attr]
        b: Optional<DenseI64ArrayAttr>,
        #[attr]
        n: I64Attr,
    }
}

/// An attribute that may be missing before a case that it could be.
mod missing_type_before_enum {
    use super::*;

    /// Modes.
    #[enum_attr]
    pub enum Mode {
        #[case("true")]
        Yes,
        #[case("maybe")]
        Maybe,
    }

    #[op(D, "a", format($ty $mode attr_dict))]
    pub struct AOp {
        #[attr]
        ty: Optional<TypeAttr>,
        #[attr]
        mode: Mode,
    }
}

/// An attribute that may be missing before another of its kind.
mod optional_attribute_before_its_kind {
    use super::*;

    #[op(D, "a", format($size $other attr_dict))]
    pub struct AOp {
        #[attr]
        size: Optional<I64Attr>,
        #[attr]
        other: I64Attr,
    }
}

/// An operand that may be missing before another.
mod optional_before_operand {
    use super::*;

    #[op(D, "a", format($first $second attr_dict))]
    pub struct AOp {
        #[operand]
        first: Optional<I<64>>,
        #[operand]
        second: I<64>,
    }
}

/// Types, maybe none, before what types can begin with.
mod optional_type_before_parenthesis {
    use super::*;

    #[op(D, "a", format($values attr_dict ":" type($values) "(" ")"))]
    pub struct AOp {
        #[operand]
        values: Variadic<AnyType>,
    }
}

/// Regions, maybe none, right before the dictionary.
mod regions_before_attr_dict {
    use super::*;

    #[op(D, "a", format($bodies attr_dict))]
    pub struct AOp {
        #[region]
        bodies: Variadic<AnyRegion>,
    }
}

/// An enum at the end that may be missing: the next operation may begin with text, as a case may.
mod text_behind_enum {
    use super::*;

    /// padding
    #[enum_attr]
    pub enum Padding {
        #[case("same")]
        Same,
    }

    #[op(D, "a", format(attr_dict ($padding^)?))]
    pub struct AOp {
        #[attr]
        padding: Optional<Padding>,
    }
}

/// A word behind an enum that may be missing, and is the text of a case.
mod word_is_a_case {
    use super::*;

    /// padding
    #[enum_attr]
    pub enum Padding {
        #[case("same")]
        Same,
        #[case("valid")]
        Valid,
    }

    #[op(D, "a", format($padding "same" attr_dict))]
    pub struct AOp {
        #[attr]
        padding: Optional<Padding>,
    }
}

/// A word behind a group that begins with an enum, and is the text of a case.
mod word_is_a_case_of_group {
    use super::*;

    /// padding
    #[enum_attr]
    pub enum Padding {
        #[case("same")]
        Same,
        #[case("x")]
        X,
    }

    #[op(D, "a", format(($padding^)? "x" attr_dict))]
    pub struct AOp {
        #[attr]
        padding: Optional<Padding>,
    }
}

fn main() {}
