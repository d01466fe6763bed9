use ods_core::builtin::{ModuleOp, UnrealizedConversionCastOp as CastOp};
use ods_core::ir::OperationParts;
use ods_core::{Attribute, Context, InsertionPoint, Ir, Location, Type};

use crate::{
    GreedyConfig, GreedyDriver, GreedyError, GreedyResult, NoMatch, OpPattern, PatternSet, RewriteResult, Rewriter,
};

/// Returns a module with a cast without operands, and an operation of an unknown dialect that uses it.
fn module() -> (Ir, ModuleOp) {
    let mut ir = Ir::new(Context::new().into());
    let module = ModuleOp::create(&mut ir, Location::UNKNOWN);
    let value = module.body_builder(&mut ir).value(CastOp::new([], [Type::I32])).expect("a cast");
    let (name, block) = (ir.context().op_name("t.use"), ir.value_block(value).expect("the body"));
    let user = OperationParts { operands: &[value], ..OperationParts::new(name, Location::UNKNOWN) };
    ir.create_operation_at(&user, InsertionPoint::end_of(block));
    (ir, module)
}

fn run<P: OpPattern<CastOp>>(ir: &mut Ir, module: ModuleOp) -> Result<GreedyResult, GreedyError> {
    let patterns = PatternSet::new().add::<CastOp, P>().freeze(ir.context());
    let config = GreedyConfig { fold: false, check: true, max_rewrites: Some(1000), ..GreedyConfig::default() };
    GreedyDriver::new(&patterns, config).run(ir, module)
}

/// A pattern that says no after a change.
struct Liar;

impl OpPattern<CastOp> for Liar {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let note = rewriter.ir().context().identifier("t.note");
        rewriter.ir_mut().set_attribute(op, note, Some(Attribute::UNIT));
        Err(NoMatch)
    }
}

/// A pattern that says yes without a change.
struct Boaster;

impl OpPattern<CastOp> for Boaster {
    fn rewrite(_: CastOp, _: &mut Rewriter<'_>) -> RewriteResult {
        Ok(())
    }
}

/// A pattern that fails after building something.
struct Failing;

impl OpPattern<CastOp> for Failing {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        rewriter.before(op).insert(CastOp::new([], [Type::I64]))?;
        Ok(rewriter.erase(op)?)
    }
}

/// A pattern that replaces each operation by an equal one, for ever.
struct Again;

impl OpPattern<CastOp> for Again {
    fn rewrite(op: CastOp, rewriter: &mut Rewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (inputs, types) = (op.inputs(ir), ir.result_types(op).collect::<Vec<_>>());
        rewriter.replace_with(op, CastOp::new(inputs, types))?;
        Ok(())
    }
}

#[test]
fn pattern_that_changes_without_success_is_undone_and_named() {
    let (mut ir, module) = module();
    let before = ir.display(module).to_string();
    let error = run::<Liar>(&mut ir, module).expect_err("it lies");
    assert!(error.to_string().starts_with("pattern 'Liar' returned failure but IR did change"), "{error}");
    assert_eq!(ir.display(module).to_string(), before);
}

#[test]
fn pattern_that_succeeds_without_change_is_named() {
    let (mut ir, module) = module();
    let error = run::<Boaster>(&mut ir, module).expect_err("it lies");
    assert!(error.to_string().starts_with("pattern 'Boaster' returned success but IR did not change"), "{error}");
}

#[test]
fn pattern_that_fails_after_a_change_is_undone_and_named() {
    let (mut ir, module) = module();
    let before = ir.display(module).to_string();
    let error = run::<Failing>(&mut ir, module).expect_err("it fails");
    assert!(error.to_string().starts_with("pattern 'Failing' failed after a change: "), "{error}");
    assert_eq!(ir.display(module).to_string(), before);
}

#[test]
fn patterns_that_never_end_are_reported() {
    let (mut ir, module) = module();
    let result = run::<Again>(&mut ir, module).expect("it is honest");
    assert!(!result.converged);
    assert_eq!((result.iterations, result.repeating), (10, vec!["Again".to_owned()]));
}
