//! Branches, and an assertion.

use std::ops::Range;

use ods::prelude::*;

use super::canonicalize::*;
use super::{ControlFlow, cases};
use ods_arith::common::integers;
use ods_arith::common::quoted::quoted;

/// Terminates the program with a message if the condition is false.
///
/// ```mlir
/// cf.assert %inside, "the index is past the end"
/// ```
#[op(ControlFlow, "assert", effects(MemWrite), format($arg "," $msg attr_dict), canonicalize)]
pub struct AssertOp {
    #[operand]
    arg: I1,
    #[attr]
    msg: StrAttr,
}

/// Branches to a block, passing values to its arguments.
///
/// ```mlir
/// cf.br ^next(%i, %sum : index, f64)
/// ```
#[op(ControlFlow, "br",
    traits(Pure, Terminator),
    interfaces(BranchOpInterface),
    format($dest ("(" $destOperands^ ":" type($destOperands) ")")? attr_dict),
    canonicalize,
)]
pub struct BranchOp {
    #[operand]
    destOperands: Variadic<AnyType>,
    #[successor]
    dest: AnySuccessor,
}

impl BranchOpInterface for BranchOp {
    fn successor_operands(&self, ir: &Ir, _: usize) -> SuccessorOperands {
        SuccessorOperands::new(0..ir.num_operands(*self))
    }

    fn successor_for_operands(&self, ir: &Ir, _: &[Option<Attribute>]) -> Option<Block> {
        Some(self.dest(ir))
    }
}

/// Branches to one of two blocks: the first one if the condition is true.
///
/// ```mlir
/// cf.cond_br %more weights([9, 1]), ^turn(%i : index), ^end
/// ```
#[op(ControlFlow, "cond_br",
    traits(AttrSizedOperandSegments, Pure, Terminator),
    interfaces(BranchOpInterface, WeightedBranchOpInterface),
    format(
        $condition ("weights" "(" $branch_weights^ ")")? ","
        $trueDest ("(" $trueDestOperands^ ":" type($trueDestOperands) ")")? ","
        $falseDest ("(" $falseDestOperands^ ":" type($falseDestOperands) ")")?
        attr_dict
    ),
    canonicalize(
        SimplifyConstCondBranchPred, SimplifyPassThroughCondBranch, SimplifyCondBranchIdenticalSuccessors,
        SimplifyCondBranchFromCondBranchOnSameCondition, CondBranchTruthPropagation, DropUnreachableCondBranch,
    ),
)]
pub struct CondBranchOp {
    #[operand]
    condition: I1,
    #[operand]
    trueDestOperands: Variadic<AnyType>,
    #[operand]
    falseDestOperands: Variadic<AnyType>,
    #[attr]
    branch_weights: Optional<DenseI32ArrayAttr>,
    #[successor]
    trueDest: AnySuccessor,
    #[successor]
    falseDest: AnySuccessor,
}

impl WeightedBranchOpInterface for CondBranchOp {}

impl BranchOpInterface for CondBranchOp {
    fn successor_operands(&self, ir: &Ir, index: usize) -> SuccessorOperands {
        let field = if index == 0 { "trueDestOperands" } else { "falseDestOperands" };
        SuccessorOperands::new(ir.operand_range(*self, field))
    }

    fn successor_for_operands(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        let condition = operands.first().copied().flatten()?.cast::<BoolAttr>(ir.context())?;
        Some(if condition.value() { self.true_dest(ir) } else { self.false_dest(ir) })
    }
}

/// Branches to the block of the case that equals the flag, or to the default block.
///
/// ```mlir
/// cf.switch %digit : i8, [
///   default: ^many,
///   0: ^none,
///   1: ^one(%x : f64)
/// ]
/// ```
#[op(ControlFlow, "switch",
    traits(AttrSizedOperandSegments, Pure, Terminator),
    interfaces(BranchOpInterface),
    format(
        $flag ":" type($flag) "," "[" "\n"
        custom<cases>(ref(type($flag)), $defaultDestination, $defaultOperands, type($defaultOperands), $case_values,
            $caseDestinations, $caseOperands, type($caseOperands))
        "]" attr_dict
    ),
    verify,
    builders(of),
    canonicalize(
        SimplifySwitchWithOnlyDefault, DropSwitchCasesThatMatchDefault, SimplifyConstSwitchValue,
        SimplifyPassThroughSwitch, SimplifySwitchFromSwitchOnSameCondition,
        SimplifySwitchFromDefaultSwitchOnSameCondition,
    ),
)]
pub struct SwitchOp {
    #[operand]
    flag: AnyInteger,
    #[operand]
    defaultOperands: Variadic<AnyType>,
    #[operand(segments = case_operand_segments)]
    caseOperands: VariadicOfVariadic<AnyType>,
    #[attr]
    case_values: Optional<AnyIntElementsAttr>,
    #[attr]
    case_operand_segments: DenseI32ArrayAttr,
    #[successor]
    defaultDestination: AnySuccessor,
    #[successor]
    caseDestinations: Variadic<AnySuccessor>,
}

impl SwitchOp<Draft> {
    /// Creates a switch with operands for the default block and for each case.
    pub fn of(
        ir: &Ir,
        flag: Value,
        (default, operands): (Block, Vec<Value>),
        cases: impl IntoIterator<Item = (i64, Block, Vec<Value>)>,
    ) -> Self {
        let (mut values, mut blocks, mut lists) = (Vec::new(), Vec::new(), Vec::new());
        for (value, block, operands) in cases {
            values.push(value);
            blocks.push(block);
            lists.push(operands);
        }
        let built = Self::new(flag, operands, lists, default, blocks);
        match values.is_empty() {
            true => built,
            false => match case_values(ir.context(), ir.value_type(flag), &values) {
                Some(values) => built.with_case_values(values),
                None => Self::over(Draft::new(SwitchOp::SCHEMA).wrong("a case is not a value of the flag's type")),
            },
        }
    }
}

/// Returns the values as a vector of the type.
fn case_values(context: &Context, ty: Type, values: &[i64]) -> Option<DenseElementsAttr> {
    let shape = VectorType::get(context, &[values.len() as i64], ty).ok()?;
    let value = |value: &i64| integers::exact(context, ty, *value).map(Attribute::from);
    DenseElementsAttr::get(context, shape, &values.iter().map(value).collect::<Result<Vec<_>, _>>().ok()?).ok()
}

impl BranchOpInterface for SwitchOp {
    fn successor_operands(&self, ir: &Ir, index: usize) -> SuccessorOperands {
        let operands = self.successor_ranges(ir).nth(index).map(SuccessorOperands::new);
        operands.unwrap_or_else(|| SuccessorOperands::new(0..0))
    }

    fn all_successor_operands(&self, ir: &Ir) -> Vec<SuccessorOperands> {
        self.successor_ranges(ir).map(SuccessorOperands::new).collect()
    }

    fn successor_for_operands(&self, ir: &Ir, operands: &[Option<Attribute>]) -> Option<Block> {
        let flag = operands.first().copied().flatten()?.cast::<IntegerAttr>(ir.context())?;
        let flag = flag.int(ir.context())?;
        let values = self.case_values_attr(ir);
        let is_flag = |case: usize| values?.int(ir.context(), case as u64).filter(|value| value == flag);
        let mut cases = self.case_destinations(ir).into_iter().enumerate();
        let case = cases.find_map(|(case, block)| is_flag(case).map(|_| block));
        Some(case.unwrap_or_else(|| self.default_destination(ir)))
    }
}

impl SwitchOp {
    /// Returns the positions of the operands for the default block and for each case.
    fn successor_ranges(self, ir: &Ir) -> impl Iterator<Item = Range<usize>> + '_ {
        let defaults = ir.operand_range(self, "defaultOperands");
        let mut end = defaults.end;
        let cases = self.case_operand_segments(ir).into_iter().map(move |length| {
            let start = end;
            end += usize::try_from(length).unwrap_or_default();
            start..end
        });
        std::iter::once(defaults).chain(cases)
    }

    /// Checks that each case has a value of the flag's type.
    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (op, context) = (self.operation(), ir.context());
        let cases = self.case_destinations(ir).len();
        let Some(values) = self.case_values_attr(ir) else {
            // MLIR reads past the end of the list here.
            return match cases {
                0 => Ok(()),
                _ => Err(ir.op_error(
                    op,
                    format_args!("number of case values (0) should match number of case destinations ({cases})"),
                )),
            };
        };
        let (flag, element) = (ir.value_type(self.flag(ir)), values.ty(context).element_type(context));
        if flag != element {
            let (flag, element) = (quoted(ir, flag), quoted(ir, element));
            return Err(ir.op_error(op, format_args!("'flag' type ({flag}) should match case value type ({element})")));
        }
        let count = values.ty(context).cast::<ShapedType>(context).and_then(|ty| ty.num_elements(context)).unwrap_or(0);
        if count != cases as u64 {
            let message = format!("number of case values ({count}) should match number of case destinations ({cases})");
            return Err(ir.op_error(op, message));
        }
        Ok(())
    }
}
