//! Each part of an operation is in its format once.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// F01: no dictionary of attributes.
mod attr_dict_missing {
    use super::*;

    #[op(D, "a", format("now"))]
    pub struct AOp {}
}

/// F02: the dictionary of attributes twice.
mod attr_dict_twice {
    use super::*;

    #[op(D, "a", format(attr_dict attr_dict))]
    pub struct AOp {}
}

/// F03: the dictionary of attributes twice, once with its keyword.
mod attr_dict_twice_with_keyword {
    use super::*;

    #[op(D, "a", format(attr_dict attr_dict_with_keyword))]
    pub struct AOp {}
}

/// FA1: an attribute twice.
mod attribute_twice {
    use super::*;

    #[op(D, "a", format($size $size attr_dict))]
    pub struct AOp {
        #[attr]
        size: I64Attr,
    }
}

/// F26: an operand, and all of them.
mod operand_and_operands {
    use super::*;

    #[op(D, "a", format($value operands attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// FB2: an operand that the format lacks.
mod operand_missing {
    use super::*;

    #[op(D, "a", format(attr_dict ":" type($made)))]
    pub struct AOp {
        #[operand]
        value: AnyMemRef,
        #[result]
        made: AnyMemRef,
    }
}

/// FA2: an operand twice.
mod operand_twice {
    use super::*;

    #[op(D, "a", format($value $value attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// FA3: all operands, and one of them.
mod operands_and_operand {
    use super::*;

    #[op(D, "a", format(operands $value attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F25: all operands twice.
mod operands_twice {
    use super::*;

    #[op(D, "a", format(operands operands attr_dict))]
    pub struct AOp {}
}

/// F05: the dictionary of properties twice.
mod prop_dict_twice {
    use super::*;

    #[op(D, "a", format(prop_dict prop_dict attr_dict))]
    pub struct AOp {}
}

/// FB8: a property that neither the format nor a dictionary has.
mod property_missing {
    use super::*;

    #[op(D, "a", format(attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
    }
}

/// FAB: a property twice in `custom`.
mod property_twice_in_custom {
    use super::*;

    #[op(D, "a", format(custom<one>($count, $count) attr_dict))]
    pub struct AOp {
        #[property]
        count: i64,
    }
}

/// F28: a region, and all of them.
mod region_and_regions {
    use super::*;

    #[op(D, "a", format($body regions attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// FB0: a region that the format lacks.
mod region_missing {
    use super::*;

    #[op(D, "a", format(attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// FA6: a region twice.
mod region_twice {
    use super::*;

    #[op(D, "a", format($body $body attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// F27: all regions twice.
mod regions_twice {
    use super::*;

    #[op(D, "a", format(regions regions attr_dict))]
    pub struct AOp {
        #[region]
        body: AnyRegion,
    }
}

/// Several fields that the format lacks.
mod several_missing {
    use super::*;

    #[op(D, "a", format("now"))]
    pub struct AOp {
        #[operand]
        value: I<64>,
        #[region]
        body: AnyRegion,
        #[property]
        count: i64,
    }
}

/// FB1: a successor that the format lacks.
mod successor_missing {
    use super::*;

    #[op(D, "a", traits(Terminator), format(attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// FA5: a successor twice.
mod successor_twice {
    use super::*;

    #[op(D, "a", traits(Terminator), format($to $to attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// F33: all successors twice.
mod successors_twice {
    use super::*;

    #[op(D, "a", traits(Terminator), format(successors successors attr_dict))]
    pub struct AOp {
        #[successor]
        to: AnySuccessor,
    }
}

/// F38: the type of an operand, and those of all.
mod type_of_operand_and_operands {
    use super::*;

    #[op(D, "a", format(operands type($value) type(operands) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F39: the types of all operands, and that of one.
mod type_of_operands_and_operand {
    use super::*;

    #[op(D, "a", format(operands type(operands) type($value) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F37: the types of all operands twice.
mod type_of_operands_twice {
    use super::*;

    #[op(D, "a", format(operands type(operands) type(operands) attr_dict))]
    pub struct AOp {
        #[operand]
        value: I<64>,
    }
}

/// F41: the type of a result twice.
mod type_of_result_twice {
    use super::*;

    #[op(D, "a", format(type($made) type($made) attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

/// F40: the types of all results twice.
mod type_of_results_twice {
    use super::*;

    #[op(D, "a", format(type(results) type(results) attr_dict))]
    pub struct AOp {
        #[result]
        made: I<64>,
    }
}

fn main() {}
