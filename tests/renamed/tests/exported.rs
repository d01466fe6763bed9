//! Another crate's macro makes definitions here: its `$crate` stays that crate, wherever errors would be shown.

use my_ods::prelude::*;

#[dialect(name = "other", ops(MadeOp), crate = ::my_ods)]
pub struct Other;

renamed::exported_op!(Other, MadeOp, Vec<i64>);

#[test]
fn definition_spans_two_crates() {
    let context = std::sync::Arc::new(Context::new());
    context.register::<Other>().expect("a good dialect");
    let text = "\"other.exported\"() <{small = 7 : i32, values = array<i64: 1, 2>}> : () -> ()";
    let parsed = my_ods::text::parse(&context, "in", text.as_bytes()).expect("a good text");
    assert!(my_ods::verify::verify(&parsed.ir, parsed.root).is_ok());
    let ir = &parsed.ir;
    let block = ir.regions(parsed.root).next().and_then(|region| ir.entry_block(region)).expect("a module has a block");
    let made = ir.first_op(block).and_then(|op| ir.cast::<MadeOp>(op)).expect("it is there");
    assert_eq!((made.small(ir).value(ir.context()), made.values(ir)), (Some(7), &[1, 2][..]));
}
