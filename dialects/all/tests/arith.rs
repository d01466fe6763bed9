//! Properties of the operations of `arith` and `math` other than their text.

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

/// Returns the operations of the text, without the module around them.
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
fn vscale_multiples_are_named() {
    let text = printed(
        "%c = arith.constant 4 : index\n%v = \"vector.vscale\"() : () -> index\n%x = arith.muli %c, %v : index\n\
         %y = arith.muli %v, %c : index\n%z = arith.muli %c, %c : index",
    );
    assert!(text.contains("%c4_vscale = arith.muli %c4, %0 : index"), "{text}");
    assert!(text.contains("%c4_vscale_0 = arith.muli %0, %c4 : index"), "{text}");
    assert!(text.contains("%1 = arith.muli %c4, %c4 : index"), "{text}");
}

#[test]
fn division_by_nonzero_constant_is_speculatable() {
    let speculatable = |op: &str, divisor: &str| {
        let ty = divisor.rsplit_once(" : ").map_or("i1", |(_, ty)| ty);
        let (ir, ops) =
            read(&format!("%a = \"u.a\"() : () -> {ty}\n%b = arith.constant {divisor}\n%c = arith.{op} %a, %b : {ty}"));
        assert!(ir.is_memory_effect_free(ops[2]));
        ir.is_speculatable(ops[2])
    };
    for op in ["divui", "ceildivui", "remui"] {
        assert!(speculatable(op, "3 : i32") && speculatable(op, "-1 : i32") && !speculatable(op, "0 : i32"));
        assert!(speculatable(op, "dense<[1, 2]> : vector<2xi8>") && speculatable(op, "dense<7> : tensor<4xi8>"));
        assert!(!speculatable(op, "dense<[1, 0]> : vector<2xi8>") && !speculatable(op, "dense<0> : vector<2xindex>"));
    }
    for op in ["divsi", "ceildivsi", "floordivsi"] {
        assert!(speculatable(op, "3 : i32") && !speculatable(op, "-1 : i32") && !speculatable(op, "0 : i32"));
        assert!(!speculatable(op, "dense<[1, -1]> : vector<2xi8>") && speculatable(op, "dense<2> : vector<2xindex>"));
    }
    assert!(speculatable("remsi", "-1 : i32") && !speculatable("remsi", "0 : i32"));
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
fn constant_values_are_checked() {
    let context = context();
    let mut ir = Ir::new(Arc::clone(&context));
    let b = &mut ir.builder();
    let one = IntegerAttr::i32(&context, 1).into();
    assert!(ConstantOp::materialize(b, one, Type::I32).is_some());
    for (value, ty) in
        [(one, Type::I64), (Attribute::UNIT, Type::I32), (StringAttr::get(&context, "x").into(), Type::NONE)]
    {
        assert!(ConstantOp::materialize(b, value, ty).is_none());
    }
    let signed = IntegerType::get(&context, 8, Signedness::Signed).expect("a width").into();
    let value = IntegerAttr::get(&context, signed, 1).expect("it fits").into();
    assert!(!ConstantOp::is_buildable_with(&context, value, signed));
}

#[test]
fn extended_add_builds_one_overflow_bit_per_element() {
    let (mut ir, ops) = read("%a = \"u.a\"() : () -> vector<[4]xi8>");
    let a = ir.results(ops[0]).next().expect("a value");
    let sum = AddUIExtendedOp::of(&ir, a, a).expect("integers");
    let sum = ir.builder_after(ops[0]).insert(sum).expect("registered");
    assert_eq!(ir.value_type(sum.overflow(&ir)).display(ir.context()).to_string(), "vector<[4]xi1>");
}

#[test]
fn cast_compatibility_is_checked() {
    let (ir, ops) = read("%a = \"u.a\"() : () -> i8\n%0 = arith.extsi %a : i8 to i16");
    let cast = ir.interface::<dyn CastOpInterface>(ops[1]).expect("a cast");
    let compatible = |inputs: &[Type], outputs: &[Type]| cast.are_cast_compatible(&ir, inputs, outputs);
    assert!(compatible(&[Type::I8], &[Type::I32]) && !compatible(&[Type::I8], &[Type::I8]));
    assert!(!compatible(&[Type::I8, Type::I8], &[Type::I32]) && !compatible(&[Type::INDEX], &[Type::I32]));
}
