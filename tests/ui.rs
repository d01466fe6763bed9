//! Definitions that do not compile, and what the compiler says of them.
//!
//! `tests/ui/<rule>/<case>.rs` has one mistake (those of `several` have many, those of `aftermath` also code that goes
//! on as if there were none), and `<case>.stderr` the messages. A first line such as `O03: ...` names the definition of
//! `mlir-tblgen` that it corresponds to. `TRYBUILD=overwrite cargo test --test ui` records messages anew: read them.

#[test]
fn wrong_definitions() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("tests/ui/*/*.rs");
}
