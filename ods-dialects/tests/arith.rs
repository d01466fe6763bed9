//! What the operations of `arith` and `math` know of themselves, beside their text.

use std::sync::Arc;

use ods::prelude::*;
use ods_dialects::arith::*;
use ods_dialects::math::Math;

fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<Math>().expect("one dialect");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

/// The operations of the text, without the module around them.
fn read(text: &str) -> (Ir, Vec<Operation>) {
    let parsed = ods::text::parse(&context(), "file", text.as_bytes()).expect("good text");
    let ops = parsed.ir.walk_pre(parsed.root).filter(|op| *op != parsed.root).collect();
    (parsed.ir, ops)
}

fn printed(text: &str) -> String {
    let parsed = ods::text::parse(&context(), "file", text.as_bytes()).expect("good text");
    ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default())
}

#[test]
fn multiples_of_the_unit_of_scalable_vectors_have_a_name() {
    let text = printed(
        "%c = arith.constant 4 : index\n%v = \"vector.vscale\"() : () -> index\n%x = arith.muli %c, %v : index\n\
         %y = arith.muli %v, %c : index\n%z = arith.muli %c, %c : index",
    );
    assert!(text.contains("%c4_vscale = arith.muli %c4, %0 : index"), "{text}");
    assert!(text.contains("%c4_vscale_0 = arith.muli %0, %c4 : index"), "{text}");
    assert!(text.contains("%1 = arith.muli %c4, %c4 : index"), "{text}");
}

#[test]
fn divisions_by_good_constants_may_run_anywhere() {
    let speculatable = |op: &str, divisor: &str| {
        let ty = divisor.rsplit_once(" : ").map_or("i1", |(_, ty)| ty);
        let (ir, ops) =
            read(&format!("%a = \"u.a\"() : () -> {ty}\n%b = arith.constant {divisor}\n%c = arith.{op} %a, %b : {ty}"));
        assert!(ir.is_memory_effect_free(ops[2]));
        ir.is_speculatable(ops[2])
    };
    for op in ["divui", "ceildivui"] {
        assert!(speculatable(op, "3 : i32") && speculatable(op, "-1 : i32") && !speculatable(op, "0 : i32"));
        assert!(speculatable(op, "dense<[1, 2]> : vector<2xi8>") && speculatable(op, "dense<7> : tensor<4xi8>"));
        assert!(!speculatable(op, "dense<[1, 0]> : vector<2xi8>") && !speculatable(op, "dense<0> : vector<2xindex>"));
    }
    for op in ["divsi", "ceildivsi"] {
        assert!(speculatable(op, "3 : i32") && !speculatable(op, "-1 : i32") && !speculatable(op, "0 : i32"));
        assert!(!speculatable(op, "dense<[1, -1]> : vector<2xi8>") && speculatable(op, "dense<2> : vector<2xindex>"));
    }
    assert!(speculatable("floordivsi", "0 : i32") && speculatable("remui", "0 : i32"));
    let (ir, ops) = read("%a = \"u.a\"() : () -> i32\n%c = arith.divui %a, %a : i32");
    assert!(!ir.is_speculatable(ops[1]));
}

#[test]
fn flags_are_found_by_interfaces() {
    let (ir, ops) = read(
        "%a, %f = \"u.a\"() : () -> (i32, f32)\n%0 = arith.addi %a, %a overflow<nsw> : i32\n\
         %1 = math.sin %f fastmath<nnan> : f32\n%2 = arith.extf %f : f32 to f64\n%3 = arith.truncf %f upward : f32 to f16",
    );
    let overflow = ir.interface::<dyn ArithIntegerOverflowFlagsInterface>(ops[1]).expect("flags");
    assert!(overflow.has_no_signed_wrap(&ir) && !overflow.has_no_unsigned_wrap(&ir));
    let flags = |op| {
        let flags = ir.interface::<dyn ArithFastMathInterface>(op).expect("flags").fast_math_flags_attr(&ir);
        flags.map(|flags| flags.value(ir.context()))
    };
    assert_eq!((flags(ops[2]), flags(ops[3])), (Some(FastMathFlags::Nnan), None));
    let rounding = ir.interface::<dyn ArithRoundingModeInterface>(ops[4]).expect("a mode");
    assert_eq!(rounding.rounding_mode(&ir), Some(RoundingMode::Upward));
}

#[test]
fn vectors_are_unrolled_by_their_shape() {
    let (ir, ops) = read(
        "%a, %b = \"u.a\"() : () -> (vector<2x3xi32>, tensor<2xi32>)\n%0 = arith.addi %a, %a : vector<2x3xi32>\n\
         %1 = arith.addi %b, %b : tensor<2xi32>\n%2:2 = arith.mulsi_extended %a, %a : vector<2x3xi32>",
    );
    let shape = |op| ir.interface::<dyn VectorUnrollOpInterface>(op).and_then(|op| op.shape_for_unroll(&ir));
    assert_eq!((shape(ops[1]), shape(ops[2]), shape(ops[3])), (Some(vec![2, 3]), None, Some(vec![2, 3])));
}

#[test]
fn constants_are_made_of_what_a_constant_may_be() {
    let context = context();
    let mut ir = Ir::new(Arc::clone(&context));
    let block = ir.create_block();
    let at = InsertionPoint::end_of(block);
    let one = IntegerAttr::get(&context, Type::I32, 1).expect("it fits").into();
    assert!(ConstantOp::materialize(&mut ir, at, one, Type::I32, Location::UNKNOWN).is_some());
    for (value, ty) in
        [(one, Type::I64), (Attribute::UNIT, Type::I32), (StringAttr::get(&context, "x").into(), Type::NONE)]
    {
        assert!(ConstantOp::materialize(&mut ir, at, value, ty, Location::UNKNOWN).is_none());
    }
    let signed = IntegerType::get(&context, 8, Signedness::Signed).expect("a width").into();
    let value = IntegerAttr::get(&context, signed, 1).expect("it fits").into();
    assert!(!ConstantOp::is_buildable_with(&context, value, signed));
}

#[test]
fn sums_that_overflow_are_built_with_a_bit_for_each() {
    let (mut ir, ops) = read("%a = \"u.a\"() : () -> vector<[4]xi8>");
    let a = ir.results(ops[0]).next().expect("a value");
    let sum = AddUIExtendedOp::of(&ir, a, a).expect("integers");
    let at = InsertionPoint::after(&ir, ops[0]);
    let sum = sum.create(&mut ir, at, Location::UNKNOWN).expect("registered");
    assert_eq!(ir.value_type(sum.overflow(&ir)).display(ir.context()).to_string(), "vector<[4]xi1>");
}

#[test]
fn casts_know_what_they_cast() {
    let (ir, ops) = read("%a = \"u.a\"() : () -> i8\n%0 = arith.extsi %a : i8 to i16");
    let cast = ir.interface::<dyn CastOpInterface>(ops[1]).expect("a cast");
    let compatible = |inputs: &[Type], outputs: &[Type]| cast.are_cast_compatible(&ir, inputs, outputs);
    assert!(compatible(&[Type::I8], &[Type::I32]) && !compatible(&[Type::I8], &[Type::I8]));
    assert!(!compatible(&[Type::I8, Type::I8], &[Type::I32]) && !compatible(&[Type::INDEX], &[Type::I32]));
}
