//! `cx-to-arith`: each complex number becomes two numbers.

use std::sync::Arc;

use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods::rewrite::conversion::{
    Conversion, ConversionPattern, ConversionPatterns, ConversionRewriter, ConversionTarget, Converted, TypeConverter,
};
use ods_dialects::{arith, func, scf};

use crate::{AddOp, ConstantOp, Cx, MulOp, NormOp, NumberType, RepeatOp, YieldOp};

/// Lowers complex numbers to pairs of `f64`.
#[derive(Pass, Clone, Default)]
#[pass(argument = "cx-to-arith", on(ods::builtin::ModuleOp))]
pub struct CxToArith;

impl OperationPass for CxToArith {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let mut types = TypeConverter::new(cx.ir.shared_context());
        types.keep_types();
        types
            .rule(|types, ty| ty.isa::<NumberType>(types.context()).then(|| Converted::To(vec![Type::F64, Type::F64])));
        let types = Arc::new(types);

        let mut target = ConversionTarget::new();
        target.illegal_dialect::<Cx>().legal_dialect::<arith::Arith>().legal_dialect::<scf::Scf>();
        func::conversion::legal_if_converted(&mut target, &types);

        let patterns = ConversionPatterns::with_types(Arc::clone(&types));
        let patterns = patterns.add::<ConstantOp, _>(Constant).add::<AddOp, _>(Add).add::<MulOp, _>(Mul);
        let patterns = patterns.add::<NormOp, _>(Norm).add::<RepeatOp, _>(Repeat).add::<YieldOp, _>(Yield);
        let patterns = patterns.extend(func::conversion::convert_types(&types));
        Ok(Conversion::partial(&target, &patterns).run(cx.ir, cx.op)?)
    }
}

/// Returns the two numbers that a complex number became.
fn parts(rewriter: &mut ConversionRewriter<'_>, number: Value) -> RewriteResult<[Value; 2]> {
    rewriter.converted(number)?[..].try_into().map_err(|_| NoMatch)
}

struct Constant;

impl ConversionPattern<ConstantOp> for Constant {
    fn rewrite(&self, op: ConstantOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (re, im) = (op.re_attr(rewriter.ir()), op.im_attr(rewriter.ir()));
        let mut b = rewriter.before(op);
        let parts = [b.value(arith::ConstantOp::new(re))?, b.value(arith::ConstantOp::new(im))?];
        rewriter.replace_with_many(op, &[parts])
    }
}

struct Add;

impl ConversionPattern<AddOp> for Add {
    fn rewrite(&self, op: AddOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        let ([a, b], [c, d]) = (parts(rewriter, lhs)?, parts(rewriter, rhs)?);
        let mut builder = rewriter.before(op);
        let sum = [builder.value(arith::AddFOp::new(a, c))?, builder.value(arith::AddFOp::new(b, d))?];
        rewriter.replace_with_many(op, &[sum])
    }
}

struct Mul;

impl ConversionPattern<MulOp> for Mul {
    fn rewrite(&self, op: MulOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let (lhs, rhs) = (op.lhs(rewriter.ir()), op.rhs(rewriter.ir()));
        let ([a, b], [c, d]) = (parts(rewriter, lhs)?, parts(rewriter, rhs)?);
        let mut builder = rewriter.before(op);
        let mut product = |x, y| builder.value(arith::MulFOp::new(x, y));
        let [ac, bd, ad, bc] = [product(a, c)?, product(b, d)?, product(a, d)?, product(b, c)?];
        let (re, im) = (arith::SubFOp::new(ac, bd), arith::AddFOp::new(ad, bc));
        let product = [builder.value(re)?, builder.value(im)?];
        rewriter.replace_with_many(op, &[product])
    }
}

struct Norm;

impl ConversionPattern<NormOp> for Norm {
    fn rewrite(&self, op: NormOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let number = op.number(rewriter.ir());
        let [re, im] = parts(rewriter, number)?;
        let mut b = rewriter.before(op);
        let (re, im) = (b.value(arith::MulFOp::new(re, re))?, b.value(arith::MulFOp::new(im, im))?);
        let norm = b.value(arith::AddFOp::new(re, im))?;
        rewriter.replace(op, [norm])
    }
}

struct Repeat;

impl ConversionPattern<RepeatOp> for Repeat {
    fn rewrite(&self, op: RepeatOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let ir = rewriter.ir();
        let (count, init, body) = (op.count(ir), op.init(ir), op.body(ir));
        let init = parts(rewriter, init)?;
        rewriter.convert_region(body)?;
        let mut b = rewriter.before(op);
        let (zero, one) = (b.value(arith::ConstantOp::index(0))?, b.value(arith::ConstantOp::index(1))?);
        let turns = b.insert(scf::ForOp::new(zero, count, one, init, [Type::F64, Type::F64]))?;
        // The body moves, and gets the number of the turn in front of the two parts.
        let ir = rewriter.ir_mut();
        let region = turns.region(ir);
        ir.take_blocks(body, region);
        if let Some(block) = ir.entry_block(region) {
            ir.insert_argument(block, 0, Type::INDEX, Location::UNKNOWN);
        }
        let results: Values = turns.results(ir);
        rewriter.replace_with_many(op, &[results])
    }
}

struct Yield;

impl ConversionPattern<YieldOp> for Yield {
    fn rewrite(&self, op: YieldOp, rewriter: &mut ConversionRewriter<'_>) -> RewriteResult {
        let next = op.next(rewriter.ir());
        let next = parts(rewriter, next)?;
        rewriter.replace_with(op, scf::YieldOp::new(next)).map(drop)
    }
}
