//! Definitions of MLIR that we refuse, with the reasons.

use ods::prelude::*;

/// The dialect of the test.
#[dialect(name = "d")]
pub struct D;

/// `llvm.func` types: the function of a `custom` directive writes the closing bracket.
mod bracket_closed_by_hook {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", types(FunctionType))]
    pub struct D;

    /// A function type.
    #[type_def(D, "func", format("<" $result " " "(" custom<parameters>($params, $is_var_arg) ">"))]
    pub struct FunctionType {
        result: Type,
        #[param(default)]
        params: Vec<Type>,
        is_var_arg: bool,
    }
}

/// `transform.structured.pack_greedily`: the constraint refuses the default.
mod default_against_its_constraint {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[attr(default = [])]
        sizes: Confined<DenseI64ArrayAttr, DenseArrayCount<3>>,
    }
}

/// `transform.xegpu.insert_prefetch`: a field in the other half of a group is not known to be at its default.
mod default_in_other_half {
    use super::*;

    #[op(D, "a", format("x" ("=" $dynamic^) : ($fixed)? attr_dict ":" type($dynamic)))]
    pub struct AOp {
        #[operand]
        dynamic: Optional<AnyInteger>,
        #[attr(default = 1)]
        fixed: I64Attr,
    }
}

/// `xegpu.atomic_rmw`: a pure operation has effects of its own.
mod effects_of_a_pure_operation {
    use super::*;

    #[op(D, "a", traits(Pure), effects(MemRead))]
    pub struct AOp {
        #[operand]
        mask: AnyType,
    }
}

/// `acc.cache`: an operation without memory effects reads.
mod effects_without_memory_effect {
    use super::*;

    #[op(D, "a", traits(NoMemoryEffect))]
    pub struct AOp {
        #[operand(effects(MemRead))]
        var: AnyType,
    }
}

/// `spirv.KHR.CooperativeMatrixLoad`: two optional groups that begin alike.
mod groups_begin_alike {
    use super::*;

    #[op(D, "a", format("x" ("," $memory_operand^)? ("," $alignment^)? attr_dict))]
    pub struct AOp {
        #[attr]
        memory_operand: Optional<StrAttr>,
        #[attr]
        alignment: Optional<I32Attr>,
    }
}

/// `smt.and`: operands that may be absent end the format, and the next operation begins with `%`.
mod operands_at_the_end {
    use super::*;

    #[op(D, "a", format(attr_dict $inputs))]
    pub struct AOp {
        #[operand]
        inputs: Variadic<Index>,
    }
}

/// `irdl.base`: optional attributes that no literal announces. The next operation may begin with a string.
mod optional_attribute_first {
    use super::*;

    #[op(D, "a", format(($base_ref^)? ($base_name^)? attr_dict))]
    pub struct AOp {
        #[attr]
        base_ref: Optional<SymbolRefAttr>,
        #[attr]
        base_name: Optional<StrAttr>,
    }
}

/// `vector.print`: every part may be absent, and the first is an operand. `mlir-opt` prints the operation without its default
/// `punctuation <newline>`, and then reads the result of the next operation, `%1 = ...`, as the operand.
mod optional_operand_first {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", enums(Punctuation))]
    pub struct D;

    /// Punctuation.
    #[enum_attr(i32)]
    pub enum Punctuation {
        #[case("newline")]
        NewLine,
        #[case("comma")]
        Comma,
    }

    #[op(D, "a", format(($source^ ":" type($source))? oilist("str" $text | "punctuation" $punctuation) attr_dict))]
    pub struct AOp {
        #[operand]
        source: Optional<AnyType>,
        #[attr(default = Punctuation::NewLine)]
        punctuation: Punctuation,
        #[attr]
        text: Optional<StrAttr>,
    }
}

/// 29 operations have an argument without a name, which would have no accessor.
mod part_without_a_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[operand]
        _: AnyInteger,
    }
}

/// `nvvm.barrier`: an optional attribute of any kind, without a literal. The next operation's location or name may be taken for it.
mod qualified_attribute_without_literal {
    use super::*;

    #[op(D, "a", format((qualified($reduction)^)? attr_dict))]
    pub struct AOp {
        #[attr]
        reduction: Optional<AnyAttr>,
    }
}

/// `scf.reduce`: regions that may be missing, before the dictionary. `{` begins either.
mod regions_before_dictionary {
    use super::*;

    #[op(D, "a", format($reductions attr_dict))]
    pub struct AOp {
        #[region]
        reductions: Variadic<AnyRegion>,
    }
}

/// 52 operations have a result without a name, which would have no accessor.
mod result_without_a_name {
    use super::*;

    #[op(D, "a")]
    pub struct AOp {
        #[result]
        _: AnyInteger,
    }
}

/// An operation has one format, proved or not.
mod two_formats {
    use super::*;

    #[op(D, "a", format(attr_dict), unproved_format(attr_dict))]
    pub struct AOp {}
}

/// `llvm.di_subprogram`: two lists, which have no brackets of their own.
mod two_lists_in_struct {
    use super::*;

    /// The dialect of the test.
    #[dialect(name = "d", attrs(SubprogramAttr))]
    pub struct D;

    /// A subprogram.
    #[attr_def(D, "di_subprogram", format("<" struct(params) ">"))]
    pub struct SubprogramAttr {
        name: Option<StringAttr>,
        #[param(default)]
        retained_nodes: Vec<Attribute>,
        #[param(default)]
        annotations: Vec<Attribute>,
    }
}

fn main() {}
