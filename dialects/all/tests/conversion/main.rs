//! Dialect conversion: modes, types, materializations, and patterns that break their contract.

mod analysis;

use std::sync::Arc;

use ods::prelude::*;
use ods::rewrite::conversion::{
    Conversion, ConversionPattern, ConversionPatterns, ConversionRewriter, ConversionTarget, Converted, Folding,
    TypeConverter,
};
use ods_dialects::{arith, cf, func, scf};

struct Program {
    ir: Ir,
    root: Operation,
}

impl Program {
    fn new(text: &str) -> Self {
        let context = Context::new();
        ods_dialects::register_all(&context).expect("fresh context");
        context.allow_unregistered_dialects(true);
        let parsed = ods::text::parse(&Arc::new(context), "test.mlir", text.as_bytes()).expect("it parses");
        Self { ir: parsed.ir, root: parsed.root }
    }

    /// Returns the conversion of `i64` to two `i32`.
    fn wide(&self) -> TypeConverter {
        let mut types = TypeConverter::new(self.ir.shared_context());
        types.keep_types();
        types.rule(|_, ty| (ty == Type::I64).then(|| Converted::To(vec![Type::I32, Type::I32])));
        types
    }

    /// Returns the conversion of `i32` to `i64`, without code between them.
    fn wide_of_i32(&self) -> TypeConverter {
        let mut types = TypeConverter::new(self.ir.shared_context());
        types.keep_types();
        types.rule(|_, ty| (ty == Type::I32).then(|| Converted::To(vec![Type::I64])));
        types
    }

    /// Converts functions, branches, and `arith.addi`.
    fn split(&mut self, types: TypeConverter) -> Result<(), Diagnostic> {
        let types = Arc::new(types);
        let mut target = ConversionTarget::new();
        let of_arith = Arc::clone(&types);
        target.legal_dialect_if::<arith::Arith>(move |ir, op| Some(of_arith.is_legal_op(ir, op)));
        func::conversion::legal_if_converted(&mut target, &types);
        cf::conversion::legal_if_converted(&mut target, &types);
        let patterns = ConversionPatterns::with_types(Arc::clone(&types)).add(SplitAdd);
        let patterns = patterns.extend(func::conversion::convert_types(&types));
        let patterns = patterns.extend(cf::conversion::convert_types(&types));
        Conversion::partial(&target, &patterns).run(&mut self.ir, self.root)
    }

    fn text(&self) -> String {
        ods::verify::verify(&self.ir, self.root).expect("it is valid");
        self.ir.display(self.root).to_string()
    }

    fn op(&self, name: &str) -> Operation {
        self.ir.walk_pre(self.root).find(|op| self.ir.name_str(*op) == name).expect("there is one")
    }
}

/// Adds halves, without the carry.
struct SplitAdd;

impl ConversionPattern<arith::AddIOp> for SplitAdd {
    fn rewrite(&self, op: arith::AddIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        let (lhs, rhs) = (rewriter.converted(lhs)?, rewriter.converted(rhs)?);
        let mut b = rewriter.before(op);
        let halves = [b.value(arith::AddIOp::new(lhs[0], rhs[0]))?, b.value(arith::AddIOp::new(lhs[1], rhs[1]))?];
        rewriter.replace_with_many(op, &[halves])
    }
}

/// Replaces multiplication by addition.
struct AddForMul;

impl ConversionPattern<arith::MulIOp> for AddForMul {
    fn rewrite(&self, op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let operands = rewriter.adaptor(op)?;
        let (lhs, rhs) = (operands.lhs(rewriter.ir()), operands.rhs(rewriter.ir()));
        rewriter.replace_with(op, arith::AddIOp::new(lhs, rhs))?;
        Ok(())
    }
}

const MULTIPLY: &str = "func.func @f(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}";

#[test]
fn partial_conversion_leaves_unknown_operations() {
    let mut program = Program::new("\"t.a\"() : () -> ()");
    let target = ConversionTarget::new();
    Conversion::partial(&target, &ConversionPatterns::new()).run(&mut program.ir, program.root).expect("nothing to do");
    let failed = Conversion::full(&target, &ConversionPatterns::new()).run(&mut program.ir, program.root);
    assert_eq!(failed.unwrap_err().message, "failed to legalize operation 'builtin.module'");
}

#[test]
fn illegal_operations_must_go() {
    let mut program = Program::new(MULTIPLY);
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<arith::AddIOp>();
    let failed = Conversion::partial(&target, &ConversionPatterns::new()).run(&mut program.ir, program.root);
    let error = failed.unwrap_err();
    assert_eq!(error.message, "failed to legalize operation 'arith.muli' that was explicitly marked illegal");
    assert_eq!(error.subject, Some(program.op("arith.muli")));
    let patterns = ConversionPatterns::new().add(AddForMul);
    Conversion::partial(&target, &patterns).run(&mut program.ir, program.root).expect("there is a pattern");
    assert!(program.text().contains("arith.addi %arg0, %arg0"));
}

#[test]
fn products_must_be_legal() {
    let mut program = Program::new(MULTIPLY);
    let mut target = ConversionTarget::new();
    target.illegal_dialect::<arith::Arith>();
    let patterns = ConversionPatterns::new().add(AddForMul);
    let failed = Conversion::partial(&target, &patterns).run(&mut program.ir, program.root);
    let message = "pattern 'AddForMul' produced IR that could not be legalized: 'arith.addi' is not legal, and no \
                   pattern applies to it";
    assert_eq!(failed.unwrap_err().message, message);
}

#[test]
fn values_become_several_in_functions_and_branches() {
    let mut program = Program::new(
        "func.func @f(%x: i64 {t.a = 1 : i32}, %c: i1) -> (i64 {t.b}) {
          %y = arith.addi %x, %x : i64
          cf.cond_br %c, ^a(%y : i64), ^b
        ^a(%z: i64):
          %r = func.call @f(%z, %c) : (i64, i1) -> i64
          return %r : i64
        ^b:
          cf.br ^a(%x : i64) {t.c}
        }",
    );
    let types = program.wide();
    program.split(types).expect("all is converted");
    let expected = "\
module {
  func.func @f(%arg0: i32 {t.a = 1 : i32}, %arg1: i32 {t.a = 1 : i32}, %arg2: i1) -> (i32 {t.b}, i32 {t.b}) {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg1, %arg1 : i32
    cf.cond_br %arg2, ^bb1(%0, %1 : i32, i32), ^bb2
  ^bb1(%2: i32, %3: i32):  // 2 preds: ^bb0, ^bb2
    %4:2 = call @f(%2, %3, %arg2) : (i32, i32, i1) -> (i32, i32)
    return %4#0, %4#1 : i32, i32
  ^bb2:  // pred: ^bb0
    cf.br ^bb1(%arg0, %arg1 : i32, i32) {t.c}
  }
}";
    assert_eq!(program.text(), expected);
}

const USED: &str = "func.func @f(%x: i64) {
  %y = arith.addi %x, %x : i64
  \"t.use\"(%y) : (i64) -> ()
  return
}";

#[test]
fn a_cast_that_stays_needs_a_materialization() {
    let mut program = Program::new(USED);
    let types = program.wide();
    let error = program.split(types).expect_err("the user needs the old type");
    let message = "failed to legalize unresolved materialization from ('i32', 'i32') to ('i64') that remained live \
                   after conversion";
    assert_eq!(error.message, message);
    let note = "see existing live user here: \"t.use\"(%2) : (i64) -> ()";
    assert_eq!(error.notes.iter().map(|note| note.message.as_str()).collect::<Vec<_>>(), [note]);
}

#[test]
fn materializations_make_code() {
    let mut program = Program::new(USED);
    let mut types = program.wide();
    types.source(|b, ty, halves| {
        let low = b.value(arith::ExtUIOp::new(halves[0], ty)).ok()?;
        let high = b.value(arith::ExtUIOp::new(halves[1], ty)).ok()?;
        b.value(arith::OrIOp::new(low, high)).ok()
    });
    program.split(types).expect("the user gets code");
    let text = program.text();
    assert!(text.contains("%4 = arith.ori %2, %3 : i64\n    \"t.use\"(%4) : (i64) -> ()"), "{text}");
}

#[test]
fn casts_may_stay_and_cancel_later() {
    let mut program = Program::new(
        "func.func @f() -> i64 {
          %x = \"t.make\"() : () -> i64
          return %x : i64
        }",
    );
    let mut types = program.wide();
    types.keep_casts();
    program.split(types).expect("a cast stays");
    let cast = "%1:2 = builtin.unrealized_conversion_cast %0 : i64 to i32, i32";
    assert!(program.text().contains(cast), "{}", program.text());
}

#[test]
fn a_one_to_one_adaptor_refuses_several_values() {
    let mut program = Program::new("func.func @f(%x: i64) {\n  %y = arith.muli %x, %x : i64\n  return\n}");
    let types = Arc::new(program.wide());
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>();
    let patterns = ConversionPatterns::with_types(types).add(AddForMul);
    let failed = Conversion::partial(&target, &patterns).run(&mut program.ir, program.root);
    assert_eq!(
        failed.unwrap_err().message,
        "pattern 'AddForMul' failed: pattern 'AddForMul' does not support 1:N conversion"
    );
}

#[test]
fn recursively_legal_operations_keep_what_is_inside() {
    let mut program = Program::new(MULTIPLY);
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<func::FuncOp>();
    target.recursively_legal_if::<func::FuncOp>(|ir, function| function.sym_name(ir) == "f");
    Conversion::partial(&target, &ConversionPatterns::new()).run(&mut program.ir, program.root).expect("left alone");
    let other = MULTIPLY.replace("@f", "@g");
    let mut program = Program::new(&other);
    assert!(Conversion::partial(&target, &ConversionPatterns::new()).run(&mut program.ir, program.root).is_err());
}

#[test]
fn operations_are_folded_if_asked() {
    let text = "func.func @f() -> i32 {
      %c = arith.constant 3 : i32
      %y = arith.muli %c, %c : i32
      return %y : i32
    }";
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal_others_if(|_, _| Some(true));
    let patterns = ConversionPatterns::new().add(AddForMul);
    let converted = |folding| {
        let mut program = Program::new(text);
        let conversion = Conversion::partial(&target, &patterns).with_folding(folding);
        conversion.run(&mut program.ir, program.root).expect("there is a pattern");
        program.text()
    };
    assert!(converted(Folding::BeforePatterns).contains("arith.constant 9"));
    assert!(converted(Folding::AfterPatterns).contains("arith.addi"));
    assert!(converted(Folding::Never).contains("arith.addi"));
}

#[test]
fn folding_after_patterns_takes_what_no_pattern_takes() {
    let text = "func.func @f() -> i32 {
      %c = arith.constant 3 : i32
      %y = arith.muli %c, %c : i32
      return %y : i32
    }";
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal_others_if(|_, _| Some(true));
    let converted = |target: &ConversionTarget, folding| {
        let mut program = Program::new(text);
        let patterns = ConversionPatterns::new();
        let conversion = Conversion::partial(target, &patterns).with_folding(folding);
        conversion.run(&mut program.ir, program.root).map(|()| program.text()).map_err(|error| error.message)
    };
    for folding in [Folding::BeforePatterns, Folding::AfterPatterns] {
        assert!(converted(&target, folding).expect("it folds").contains("arith.constant 9"));
    }
    let failed = converted(&target, Folding::Never);
    let message = "failed to legalize operation 'arith.muli' that was explicitly marked illegal";
    assert_eq!(failed, Err(message.to_owned()));
    // The constant that a fold makes must be legal, too.
    target.legal_if::<arith::ConstantOp>(|ir, constant| {
        let nine = IntegerAttr::get(ir.context(), Type::I32, 9).expect("an integer type");
        constant.value(ir) != Attribute::from(nine)
    });
    let failed = converted(&target, Folding::BeforePatterns);
    assert_eq!(failed, Err("failed to legalize folded operation 'arith.constant'".to_owned()));
}

#[test]
fn what_is_inside_recursively_legal_operations_stays_in_every_order() {
    let text = "module @outer {
      module @inner {
        func.func @f(%x: i32) -> i32 {
          %y = arith.muli %x, %x : i32
          return %y : i32
        }
      }
      func.func @g(%x: i32) -> i32 {
        %y = arith.muli %x, %x : i32
        return %y : i32
      }
    }";
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<arith::AddIOp>().legal::<ods::builtin::ModuleOp>();
    target.recursively_legal_if::<ods::builtin::ModuleOp>(|ir, module| ir.symbol_name(module) == Some("inner"));
    let patterns = ConversionPatterns::new().add(AddForMul);
    let conversion = Conversion::partial(&target, &patterns);
    for conversion in [conversion.clone(), conversion.last_first()] {
        let mut program = Program::new(text);
        conversion.run(&mut program.ir, program.root).expect("there is a pattern");
        let text = program.text();
        assert_eq!((text.matches("arith.muli").count(), text.matches("arith.addi").count()), (1, 1), "{text}");
    }
}

/// A pattern whose behaviour is given by a function.
struct Of<F>(F);

impl<F> ConversionPattern<arith::MulIOp> for Of<F>
where
    F: Fn(arith::MulIOp, &mut ConversionRewriter<'_>) -> RewriteResult + Send + Sync + 'static,
{
    fn rewrite(&self, op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        self.0(op, rewriter)
    }
}

/// Runs a pattern on a multiplication, and returns the message of the error.
fn wrong(
    pattern: impl Fn(arith::MulIOp, &mut ConversionRewriter<'_>) -> RewriteResult + Send + Sync + 'static,
) -> String {
    let mut program = Program::new(MULTIPLY);
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>();
    let patterns = ConversionPatterns::new().add(Of(pattern));
    let failed = Conversion::partial(&target, &patterns).run(&mut program.ir, program.root);
    failed.expect_err("the pattern is wrong").message
}

#[test]
fn wrong_patterns_are_named() {
    let lies = wrong(|_, _| Ok(()));
    assert_eq!(lies, "pattern 'Of' neither replaced the operation nor changed it in place");
    let changes = wrong(|op, rewriter| {
        rewriter.before(op).value(arith::ConstantOp::integer(Type::I32, 1))?;
        Err(NoMatch)
    });
    assert_eq!(changes, "pattern 'Of' changed the IR but did not apply");
    let again = wrong(|op, rewriter| {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        rewriter.replace_with(op, arith::MulIOp::new(lhs, rhs))?;
        Ok(())
    });
    assert!(again.starts_with("pattern 'Of' produced IR that could not be legalized: 'arith.muli'"), "{again}");
    let few = wrong(|op, rewriter| rewriter.replace(op, []));
    assert_eq!(few, "pattern 'Of' failed: 'arith.muli' op has 1 results, but there are 0 replacements");
    let converts = wrong(|op, rewriter| rewriter.convert_region(rewriter.ir().region(op, 0).ok_or(NoMatch)?));
    assert!(converts.starts_with("failed to legalize operation 'arith.muli'"), "{converts}");
    let untyped = wrong(|_, rewriter| rewriter.types().map(|_| ()));
    assert!(untyped.contains("pattern 'Of' converts types, but has no type converter; create the set by"), "{untyped}");
}

/// Multiplies again, without end.
struct Forever;

impl ConversionPattern<arith::MulIOp> for Forever {
    const BOUNDED_RECURSION: bool = true;

    fn rewrite(&self, op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        rewriter.replace_with(op, arith::MulIOp::new(lhs, rhs))?;
        Ok(())
    }
}

#[test]
fn recursion_without_end_is_reported() {
    let mut program = Program::new(MULTIPLY);
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>();
    let patterns = ConversionPatterns::new().add(Forever);
    let failed = Conversion::partial(&target, &patterns).run(&mut program.ir, program.root);
    assert_eq!(failed.unwrap_err().message, "pattern 'Forever' is applied to its own products without end");
}

/// Counts down in an attribute, in one more multiplication each.
struct CountDown;

impl ConversionPattern<arith::MulIOp> for CountDown {
    const BOUNDED_RECURSION: bool = true;

    fn rewrite(&self, op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let name = ir.context().identifier("t.left");
        let left = ir.attribute(op, "t.left").and_then(|left| left.cast::<IntegerAttr>(ir.context())).ok_or(NoMatch)?;
        let left = left.value(ir.context()).ok_or(NoMatch)?;
        let (lhs, rhs) = (op.lhs(ir), op.rhs(ir));
        if left == 0 {
            rewriter.replace_with(op, arith::AddIOp::new(lhs, rhs))?;
            return Ok(());
        }
        let next = IntegerAttr::get(ir.context(), Type::I32, left - 1)?;
        let new = rewriter.before(op).insert(arith::MulIOp::new(lhs, rhs))?;
        rewriter.ir_mut().set_attribute(new, name, Some(next.into()));
        let result = new.result(rewriter.ir());
        rewriter.replace(op, [result])
    }
}

#[test]
fn recursion_may_be_as_deep_as_the_limit() {
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<arith::AddIOp>();
    let patterns = ConversionPatterns::new().add(CountDown);
    let converted = |count: usize| {
        let mut program = Program::new(&MULTIPLY.replace("%x, %x", &format!("%x, %x {{t.left = {count} : i32}}")));
        let conversion = Conversion::partial(&target, &patterns).with_folding(Folding::Never);
        conversion.run(&mut program.ir, program.root).map(|()| program.text()).map_err(|error| error.message)
    };
    // The last of 256 patterns makes the sum.
    assert!(converted(255).expect("the limit").contains("arith.addi"));
    assert_eq!(converted(256), Err("pattern 'CountDown' is applied to its own products without end".to_owned()));
}

#[test]
fn changes_of_patterns_that_refuse_are_undone_and_those_before_stay() {
    let text = "func.func @f(%x: i32) -> i32 {
      %y = arith.muli %x, %x : i32
      %z = arith.subi %y, %x {t.refused} : i32
      return %z : i32
    }";
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().illegal::<arith::SubIOp>().legal::<arith::AddIOp>();
    let refuse = |op, rewriter: &mut ConversionRewriter<'_>| {
        rewriter.before(op).value(arith::ConstantOp::integer(Type::I32, 1))?;
        Err(NoMatch)
    };
    let root = ods::rewrite::PatternRoot::Op(|| arith::SubIOp::SCHEMA);
    let patterns = ConversionPatterns::new().add(AddForMul).add_for("Refuse", root, refuse);
    let mut program = Program::new(text);
    let conversion = Conversion::partial(&target, &patterns).with_folding(Folding::Never);
    let error = conversion.run(&mut program.ir, program.root).expect_err("it breaks its contract");
    assert_eq!(error.message, "pattern 'Refuse' changed the IR but did not apply");
    assert_eq!(error.subject, Some(program.op("arith.subi")));
    // Half converted: the sum is there, the constant is not.
    let half = program.text();
    assert!(half.contains("arith.addi") && !half.contains("arith.constant"), "{half}");
}

/// Multiplication becomes a subtraction, which must be converted in turn.
struct SubForMul;

impl ConversionPattern<arith::MulIOp> for SubForMul {
    const BENEFIT: u16 = 10;
    const GENERATES: &'static [&'static ods::schema::OpSchema] = &[arith::SubIOp::SCHEMA];

    fn rewrite(&self, op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        rewriter.replace_with(op, arith::SubIOp::new(lhs, rhs))?;
        Ok(())
    }
}

/// Subtraction becomes exclusive or.
struct XorForSub;

impl ConversionPattern<arith::SubIOp> for XorForSub {
    fn rewrite(&self, op: arith::SubIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        rewriter.replace_with(op, arith::XOrIOp::new(lhs, rhs))?;
        Ok(())
    }
}

#[test]
fn the_shortest_way_is_tried_first() {
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().illegal::<arith::SubIOp>().legal::<arith::AddIOp>().legal::<arith::XOrIOp>();
    let converted = |patterns: ConversionPatterns| {
        let mut program = Program::new(MULTIPLY);
        let conversion = Conversion::partial(&target, &patterns).with_folding(Folding::Never);
        conversion.run(&mut program.ir, program.root).map(|()| program.text())
    };
    let patterns = ConversionPatterns::new().add(SubForMul).add(XorForSub);
    assert!(converted(patterns.clone()).expect("two steps").contains("arith.xori"));
    assert!(converted(patterns.add(AddForMul)).expect("one step").contains("arith.addi"));
    let failed = converted(ConversionPatterns::new().add(SubForMul)).expect_err("a subtraction can never become legal");
    assert!(failed.message.starts_with("failed to legalize operation 'arith.muli'"), "{failed}");
}

#[test]
fn ways_of_equal_length_are_tried_by_benefit() {
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<arith::SubIOp>().legal::<arith::AddIOp>();
    let converted = |patterns: &ConversionPatterns| {
        let mut program = Program::new(MULTIPLY);
        let conversion = Conversion::partial(&target, patterns).with_folding(Folding::Never);
        conversion.run(&mut program.ir, program.root).map(|()| program.text())
    };
    for patterns in [
        ConversionPatterns::new().add(AddForMul).add(SubForMul),
        ConversionPatterns::new().add(SubForMul).add(AddForMul),
    ] {
        assert!(converted(&patterns).expect("one step").contains("arith.subi"), "its benefit is 10");
    }
}

#[test]
fn casts_stay_without_materializations() {
    let mut program = Program::new(MULTIPLY);
    let types = Arc::new(program.wide_of_i32());
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal_others_if(|_, _| Some(true));
    let patterns = ConversionPatterns::with_types(types).add(WideMul);
    let conversion = Conversion::partial(&target, &patterns).with_folding(Folding::Never);
    let failed = conversion.clone().run(&mut program.ir, program.root).expect_err("nothing makes an `i32`");
    assert!(failed.message.contains("failed to legalize unresolved materialization"), "{failed}");
    let mut program = Program::new(MULTIPLY);
    conversion.without_materializations().run(&mut program.ir, program.root).expect("casts stay");
    let text = program.text();
    assert!(text.contains("builtin.unrealized_conversion_cast %arg0 : i32 to i64"), "{text}");
    assert!(text.contains("arith.muli %0, %0 : i64") || text.contains("arith.addi %0, %0 : i64"), "{text}");
}

/// Adds 64-bit numbers instead of multiplying 32-bit ones.
struct WideMul;

impl ConversionPattern<arith::MulIOp> for WideMul {
    fn rewrite(&self, op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let operands = rewriter.adaptor(op)?;
        let (lhs, rhs) = (operands.lhs(rewriter.ir()), operands.rhs(rewriter.ir()));
        let sum = rewriter.before(op).value(arith::AddIOp::new(lhs, rhs))?;
        rewriter.replace(op, [sum])
    }
}

#[test]
fn loops_become_branches_in_linear_time() {
    let one = "scf.for %i = %a to %b step %c {\n scf.if %p { \"t.use\"(%i) : (index) -> () }\n }\n";
    let text = format!("func.func @f(%a: index, %b: index, %c: index, %p: i1) {{\n{}return\n}}", one.repeat(2000));
    let mut program = Program::new(&text);
    let mut target = ConversionTarget::new();
    target.illegal_dialect::<scf::Scf>().legal_others_if(|_, _| Some(true)).legal::<scf::YieldOp>();
    Conversion::partial(&target, &scf::to_cf::patterns()).last_first().run(&mut program.ir, program.root).expect("all");
    let text = program.text();
    assert_eq!((text.matches("cf.cond_br").count(), text.matches("scf.").count()), (4000, 0));
}

#[test]
fn cases_beyond_32_bits_get_a_wider_flag() {
    let mut program = Program::new(
        "func.func @f(%i: index) {
          scf.index_switch %i
          case 9223372036854775807 { scf.yield }
          default {}
          return
        }",
    );
    let mut target = ConversionTarget::new();
    target.illegal::<scf::IndexSwitchOp>().legal_others_if(|_, _| Some(true));
    let patterns = scf::to_cf::patterns();
    Conversion::partial(&target, &patterns).run(&mut program.ir, program.root).expect("there is a pattern");
    let text = program.text();
    assert!(text.contains("cf.switch %0 : i64, [") && text.contains("9223372036854775807: ^bb1"), "{text}");
}
