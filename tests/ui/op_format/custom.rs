//! `custom` and `ref`.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// F15: arguments of `custom` without a comma.
mod custom_arguments_without_comma {
    use super::*;

    #[op(D, "a", format(custom<one>($value $other) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[operand]
        other: I<64>,
    }
}

/// F12: `custom` whose name is not closed.
mod custom_not_closed {
    use super::*;

    #[op(D, "a", format(custom<one($value) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// Functions with other parameters than the format needs.
mod custom_of_another_signature {
    use super::*;

    #[dialect(name = "my")]
    pub struct My;

    mod forms {
        use ods::prelude::*;

        pub fn parse(parser: &mut OpAsmParser<'_>) -> ParseResult<UnresolvedOperand> {
            parser.parse_operand()
        }

        pub fn print(printer: &mut OpAsmPrinter<'_>, _: &Ir, _: Operation, value: Value) {
            printer.print_operand(value);
        }
    }

    #[op(My, "x", format(custom<forms>($a) attr_dict))]
    pub struct XOp {
        #[operand]
        a: Optional<I32>,
    }
}

/// F11: `custom` with an empty name.
mod custom_with_empty_path {
    use super::*;

    #[op(D, "a", format(custom<>($value) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F13: `custom` without its arguments.
mod custom_without_parentheses {
    use super::*;

    #[op(D, "a", format(custom<one> attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F10: `custom` without the name of its functions.
mod custom_without_path {
    use super::*;

    #[op(D, "a", format(custom($value) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F14: all operands as an argument of `custom`.
mod operands_in_custom {
    use super::*;

    #[op(D, "a", format(custom<one>(operands) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F50: a reference outside of `custom`.
mod ref_outside_custom {
    use super::*;

    #[op(D, "a", format($value ref(type($value)) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F58: a reference to the dictionary of attributes, which comes later.
mod ref_to_attr_dict_before_it {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(attr_dict)) attr_dict))]
    pub struct AOp {}
}

/// F63: a reference to an attribute, which is nowhere.
mod ref_to_attribute_before_it {
    use super::*;

    #[op(D, "a", format(custom<one>(ref($size)) attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
    }
}

/// F64: a reference to an operand, which is nowhere.
mod ref_to_operand_before_it {
    use super::*;

    #[op(D, "a", format(custom<one>(ref($value)) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F57: a reference to all operands.
mod ref_to_operands {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(operands)) attr_dict))]
    pub struct AOp {}
}

/// F07: a reference to the dictionary of properties.
mod ref_to_prop_dict {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(prop_dict)) attr_dict))]
    pub struct AOp {}
}

/// F65: a reference to a property, which is nowhere.
mod ref_to_property_before_it {
    use super::*;

    #[op(D, "a", format(custom<one>(ref($count)) attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
    }
}

/// F62: a reference to a region, which is nowhere.
mod ref_to_region_before_it {
    use super::*;

    #[op(D, "a", format(custom<one>(ref($body)) attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// F56: a reference to all regions.
mod ref_to_regions {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(regions)) attr_dict))]
    pub struct AOp {}
}

/// F61: a reference to a successor, which is nowhere.
mod ref_to_successor_before_it {
    use super::*;

    #[op(D, "a", traits(Terminator), format(custom<one>(ref($to)) attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// F55: a reference to all successors.
mod ref_to_successors {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(successors)) attr_dict))]
    pub struct AOp {}
}

/// F60: a reference to two at once.
mod ref_to_two {
    use super::*;

    #[op(D, "a", format(custom<one>(ref($value $other)) operands attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[operand]
        other: I<64>,
    }
}

/// F51: a reference to the type of an operand, which is nowhere.
mod ref_to_type_before_it {
    use super::*;

    #[op(D, "a", format($value custom<one>(ref(type($value))) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F53: a reference to the type of a result, which is nowhere.
mod ref_to_type_of_result_before_it {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(type($made))) attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

/// F52: a reference to the types of all operands.
mod ref_to_types_of_operands {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(type(operands))) attr_dict))]
    pub struct AOp {}
}

/// F54: a reference to the types of all results.
mod ref_to_types_of_results {
    use super::*;

    #[op(D, "a", format(custom<one>(ref(type(results))) attr_dict))]
    pub struct AOp {}
}

/// F59: a reference to nothing.
mod ref_without_parentheses {
    use super::*;

    #[op(D, "a", format(custom<one>(ref) attr_dict))]
    pub struct AOp {}
}

/// F16: the types of all operands as an argument of `custom`.
mod type_of_operands_in_custom {
    use super::*;

    #[op(D, "a", format(operands custom<one>(type(operands)) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

fn main() {}
