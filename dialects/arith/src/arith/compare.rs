//! Comparisons, and selection.

use ods::prelude::*;

use super::canonicalize::*;
use super::compare_converted::CmpFIntToFPConst;
use super::{Arith, ArithFastMathInterface, CmpFPredicate, CmpIPredicate, FastMathFlags};

op_family! {
    /// The result is an `i1` for each element.
    #[op(Arith,
        traits(
            Pure,
            SameTypeOperands,
            TypesMatchWith("result type has i1 element type and same shape as operands", lhs, result, |ty, context| {
                ty.with_element_type(context, Type::I1)
            }),
            ElementwiseMappable,
        ),
        interfaces(VectorUnrollOpInterface),
    )]
    struct CompareOp<P, T> {
        #[attr]
        predicate: P,
        #[operand]
        lhs: T,
        #[operand]
        rhs: T,
        #[result]
        result: BoolLike,
    }

    impl VectorUnrollOpInterface for CompareOp {}

    /// Integer comparison
    ///
    /// ```mlir
    /// %below = arith.cmpi ult, %i, %end : index
    /// %same = arith.cmpi eq, %a, %b : vector<8xi16>
    /// ```
    pub CmpIOp = CompareOp<CmpIPredicate, SignlessIntegerOrIndexLike>("cmpi", fold, interfaces(InferIntRangeInterface),
        canonicalize(CmpIExtSI, CmpIExtUI),
        format($predicate "," $lhs "," $rhs attr_dict ":" type($lhs)));

    /// Floating-point comparison
    ///
    /// ```mlir
    /// %less = arith.cmpf olt, %x, %y : f64
    /// %unordered = arith.cmpf uno, %a, %b fastmath<ninf> : tensor<?xf32>
    /// ```
    pub CmpFOp = CompareOp<CmpFPredicate, FloatLike>("cmpf", fold,
        canonicalize(CmpFIntToFPConst),
        interfaces(ArithFastMathInterface),
        format($predicate "," $lhs "," $rhs ("fastmath" "" $fastmath^)? attr_dict ":" type($lhs)),
    ) {
        #[attr(default = FastMathFlags::None)]
        fastmath: FastMathFlags,
    };
}

impl ArithFastMathInterface for CmpFOp {}

/// Selection of one of two values
///
/// The result is the first value if the condition is true, and the second one otherwise. A condition with a shape
/// selects element by element.
///
/// ```mlir
/// %larger = arith.select %more, %x, %y : f64
/// %merged = arith.select %mask, %new, %old : tensor<?xi1>, tensor<?xi8>
/// ```
#[op(Arith, "select",
    traits(
        Pure,
        AllTypesMatch(true_value, false_value, result),
        PredOpTrait("condition is signless i1 or has matching shape", CPred(
            $condition == Type::I1 || ($condition.shape($_ctx).is_some() && $condition.shape($_ctx) == $result.shape($_ctx))
        )),
        ElementwiseMappable,
    ),
    interfaces(InferIntRangeInterface, SelectLikeOpInterface, VectorUnrollOpInterface),
    fold,
    canonicalize(RedundantSelectFalse, RedundantSelectTrue, SelectNotCond, SelectI1ToNot, SelectToExtUI),
    custom_format,
    verify,
)]
pub struct SelectOp {
    #[operand]
    condition: BoolLike,
    #[operand]
    true_value: AnyType,
    #[operand]
    false_value: AnyType,
    #[result]
    result: AnyType,
}

impl SelectOp {
    /// Parses the operands and types; the type of the condition may be omitted if it is `i1`.
    fn parse(parser: &mut OpAsmParser<'_>, state: &mut OperationState<'_>) -> ParseResult<()> {
        let operands = parser.parse_operands(3, Delimiter::None)?;
        parser.parse_optional_attr_dict(state)?;
        let first = parser.parse_colon_type()?;
        let (condition, result) = match parser.parse_optional_punctuation(",")? {
            true => (first, parser.parse_type()?),
            false => (Type::I1, first),
        };
        state.types.push(result);
        let types = [condition, result, result];
        parser.resolve_operands(&operands, &types, parser.name_location(), &mut state.operands)
    }

    fn print(self, ir: &Ir, printer: &mut OpAsmPrinter<'_>) {
        printer.print(' ');
        printer.print_operands(ir.operands(self));
        let entries = printer.attributes_of(self);
        printer.print_optional_attr_dict(&entries, &[]);
        printer.print(" : ");
        let condition = ir.value_type(self.condition(ir));
        if condition.isa::<ShapedType>(ir.context()) {
            printer.print_type(condition);
            printer.print(", ");
        }
        printer.print_type(ir.value_type(self.result(ir)));
    }

    fn verify(self, ir: &Ir) -> Result<(), Diagnostic> {
        let (context, condition) = (ir.context(), ir.value_type(self.condition(ir)));
        if condition == Type::I1 {
            return Ok(());
        }
        let (op, found) = (self.operation(), condition.display(context));
        let result = ir.value_type(self.result(ir));
        if !result.isa::<TensorType>(context) && !result.isa::<VectorType>(context) {
            let message = format_args!("expected condition to be a signless i1, but got '{found}'");
            return Err(ir.op_error(op, message));
        }
        match result.with_element_type(context, Type::I1) {
            Some(expected) if expected != condition => {
                let expected = expected.display(context);
                let message = format_args!(
                    "expected condition type to have the same shape as the result type, expected '{expected}', \
                     but got '{found}'"
                );
                Err(ir.op_error(op, message))
            }
            _ => Ok(()),
        }
    }
}

impl SelectLikeOpInterface for SelectOp {
    fn condition(&self, ir: &Ir) -> Value {
        SelectOp::condition(self, ir)
    }
    fn true_value(&self, ir: &Ir) -> Value {
        SelectOp::true_value(self, ir)
    }
    fn false_value(&self, ir: &Ir) -> Value {
        SelectOp::false_value(self, ir)
    }
}

impl VectorUnrollOpInterface for SelectOp {}
