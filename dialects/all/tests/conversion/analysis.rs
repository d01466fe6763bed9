//! Conversions that only list what would be legal.

use ods::rewrite::conversion::{Conversion, ConversionPatterns, ConversionRewriter, ConversionTarget, Folding};
use ods_dialects::{arith, func};

use super::{AddForMul, MULTIPLY, Of, Program};

#[test]
fn analysis_changes_nothing() {
    let mut program = Program::new(MULTIPLY);
    let before = program.text();
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<arith::AddIOp>();
    let patterns = ConversionPatterns::new().add(AddForMul);
    let legal = Conversion::partial(&target, &patterns).analyze(&mut program.ir, program.root);
    assert_eq!(legal, [program.op("arith.muli")]);
    assert_eq!(program.text(), before);
}

/// Returns the operations of the program that are legal or would become legal, by name.
fn analyzed(program: &mut Program, conversion: &Conversion<'_>) -> Vec<String> {
    let before = program.text();
    let legal = conversion.analyze(&mut program.ir, program.root);
    assert_eq!(program.text(), before, "it changes nothing");
    legal.into_iter().map(|op| program.ir.name_str(op).to_owned()).collect()
}

#[test]
fn analysis_lists_what_is_legal_or_would_be_in_every_mode() {
    let text = "func.func @f(%x: i32) -> i32 {
      %y = arith.muli %x, %x : i32
      %z = arith.subi %y, %x : i32
      %w = arith.muli %z, %x : i32
      return %w : i32
    }";
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().illegal::<arith::SubIOp>().legal::<arith::AddIOp>().legal::<func::FuncOp>();
    let patterns = ConversionPatterns::new().add(AddForMul);
    let mut program = Program::new(text);
    let partial = Conversion::partial(&target, &patterns).with_folding(Folding::Never);
    let full = Conversion::full(&target, &patterns).with_folding(Folding::Never);
    let expected = ["func.func", "arith.muli", "arith.muli"];
    assert_eq!(analyzed(&mut program, &partial), expected);
    assert_eq!(analyzed(&mut program, &full), expected);
    assert_eq!(analyzed(&mut program, &partial.last_first()), ["arith.muli", "arith.muli", "func.func"]);
}

#[test]
fn analysis_forgets_what_it_tried_in_vain() {
    let text = "func.func @f(%x: i32) {
      %y = arith.muli %x, %x {t.bad} : i32
      %z = arith.muli %x, %x : i32
      return
    }";
    let mut target = ConversionTarget::new();
    target.illegal::<arith::MulIOp>().legal::<arith::AddIOp>().illegal::<arith::SubIOp>();
    // The first product becomes a difference, which nothing makes legal.
    let patterns = ConversionPatterns::new().add(Of(|op: arith::MulIOp, rewriter: &mut ConversionRewriter<'_>| {
        let ir = rewriter.ir();
        let is_bad = ir.attribute(op, "t.bad").is_some();
        let (lhs, rhs) = (op.lhs(ir), op.rhs(ir));
        match is_bad {
            true => rewriter.replace_with(op, arith::SubIOp::new(lhs, rhs)).map(drop)?,
            false => rewriter.replace_with(op, arith::AddIOp::new(lhs, rhs)).map(drop)?,
        }
        Ok(())
    }));
    let mut program = Program::new(text);
    let conversion = Conversion::partial(&target, &patterns).with_folding(Folding::Never);
    let legal = conversion.analyze(&mut program.ir, program.root);
    let good = program.ir.walk_pre(program.root).filter(|op| program.ir.name_str(*op) == "arith.muli").last();
    assert_eq!(legal, good.into_iter().collect::<Vec<_>>());
}
