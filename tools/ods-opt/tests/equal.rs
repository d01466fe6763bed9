//! The subcommand `equal`, on the modules in `equal/`.

mod common;

use common::run_standard;

const BEFORE: &str = "tools/ods-opt/tests/equal/before.mlir";
const AFTER: &str = "tools/ods-opt/tests/equal/after.mlir";

#[test]
fn differences_have_their_arguments() {
    let expected = "\
@double: refined; tested on 256 of 256 inputs
@half: not refined
  arguments: -1 : i64
  before: 0 : i64
  after: -1 : i64
@unknown: not compared: the types of the function have changed
seed: 1
";
    let done = run_standard(["equal", BEFORE, AFTER], b"");
    assert_eq!((done.output().as_str(), done.errors().as_str(), done.status), (expected, "", 1));
}

#[test]
fn equal_modules_succeed() {
    let expected = "\
@double: refined; tested on 256 of 256 inputs
@half: refined; tested on 100 inputs
@unknown: refined; tested on 256 of 256 inputs
seed: 7
";
    let flags = ["equal", BEFORE, BEFORE, "--inputs", "100", "--seed", "7", "--solver-steps", "0"];
    run_standard(flags, b"").assert_prints(expected, &flags);
    // Equal formulas need no solver.
    let expected = expected.replace("tested on 100 inputs", "proved for all inputs");
    run_standard(&flags[..7], b"").assert_prints(&expected, &flags[..7]);
}
