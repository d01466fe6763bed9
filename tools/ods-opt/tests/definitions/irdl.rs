//! `export-irdl`, and that `mlir-opt` with the exported file accepts and rejects what our verifier does.
//!
//! `corpus.mlir` has operations, divided by `// -----`; `corpus.answers` what `mlir-opt` said of each. A chunk that
//! begins with `// wider` is accepted by IRDL alone, one that begins with `// narrower` by us alone: where IRDL cannot
//! express what the definition says. Everything else must be answered alike.

use std::fs;
use std::process::Command;

use super::{is_recorded, output, recorded, run};

/// The separator of chunks in the corpus.
const MARKER: &str = "// -----\n";

fn corpus() -> Vec<String> {
    let text = fs::read_to_string(recorded("corpus.mlir")).expect("the corpus");
    text.split(MARKER).map(str::to_owned).collect()
}

/// Returns `accepted`, or `rejected: ` and the first error.
fn answer(errors: &str, accepted: bool) -> String {
    let error = errors.lines().find_map(|line| line.split_once("error: ").map(|(_, error)| error)).unwrap_or_default();
    if accepted { "accepted".to_owned() } else { format!("rejected: {error}") }
}

/// Returns the answer of our verifier.
fn ours(chunk: &str) -> String {
    let run = run(&["--allow-unregistered-dialect"], chunk);
    answer(&run.errors(), run.status == 0)
}

/// Returns the answer of `mlir-opt`, which reads the dialect from the exported file.
fn ask(oracle: &str, chunk: &str) -> String {
    let file = super::fresh_folder("irdl");
    fs::create_dir_all(&file).expect("the folder can be made");
    let file = file.join("chunk.mlir");
    fs::write(&file, chunk).expect("the file can be written");
    let dialect = format!("--irdl-file={}", recorded("demo.irdl.mlir").display());
    let mut command = Command::new(oracle);
    command.args([&dialect, "--allow-unregistered-dialect", "--mlir-print-op-on-diagnostic=false"]).arg(&file);
    let done = command.output().unwrap_or_else(|error| panic!("{oracle}: {error}"));
    answer(&String::from_utf8_lossy(&done.stderr), done.status.success())
}

#[test]
fn dialects_as_irdl() {
    is_recorded("demo.irdl.mlir", &output(&["export-irdl", "--dialect", "demo"]));
}

#[test]
fn omits_names_that_irdl_rejects() {
    let exported = output(&["export-irdl", "--dialect", "demo"]);
    assert!(exported.contains("// demo.camelCase.op is omitted: IRDL takes no name that has upper-case letters.\n"));
    let none = ods_opt_main::Tool::new("x").dialect::<UpperCase>();
    let exported = super::run_tool(&none, ["export-irdl"], b"").output();
    assert_eq!(exported, "// The dialect 'upperCase' is omitted: IRDL takes no name that has upper-case letters.\n");
}

/// A dialect whose type and constraint have names of the library's.
mod namesake {
    use ods::prelude::*;

    #[dialect(name = "namesake", types(IntegerType, PairType), attrs(PathAttr), ops(TakeOp))]
    pub struct Namesake;

    /// An integer of this dialect.
    #[type_def(Namesake, "integer")]
    pub struct IntegerType {}

    /// A pair.
    #[type_def(Namesake, "pair", format("<" params ">"))]
    pub struct PairType {
        first: IntegerType,
        second: ods::types::IntegerType,
    }

    /// A path.
    #[attr_def(Namesake, "path", format("<" params ">"))]
    pub struct PathAttr {
        symbol: FlatSymbolRefAttr,
    }

    constraint! {
        /// integer of this dialect
        pub Own: Type = CPred($_self.isa::<IntegerType>($_ctx));

        /// builtin integer
        pub Builtin: Type = CPred($_self.isa::<ods::types::IntegerType>($_ctx));

        /// region with fewer than {N} blocks
        pub SizedRegion<const N: usize>: Region = CPred($_op.ir.blocks($_self).count() < N);

        /// region with 2 blocks
        pub TwoBlocks: Region = And(MinSizedRegion<2>, MaxSizedRegion<2>);
    }

    /// An operation on both.
    #[op(Namesake, "take")]
    pub struct TakeOp {
        #[operand]
        own: Own,
        #[operand]
        builtin: Builtin,
        #[operand]
        pair: PairType,
        #[region]
        own_size: SizedRegion<3>,
        #[region]
        two: TwoBlocks,
    }
}

#[test]
fn kinds_do_not_depend_on_names() {
    let tool = ods_opt_main::Tool::new("x").dialect::<namesake::Namesake>();
    let exported = super::run_tool(&tool, ["export-irdl"], b"").output();
    let expected = r##"irdl.dialect @namesake {
  irdl.type @integer {
  }
  irdl.type @pair {
    %0 = irdl.base @namesake::@integer
    %1 = irdl.base "!builtin.integer"
    irdl.parameters(first: %0, second: %1)
  }
  irdl.attribute @path {
    // symbol: wider than FlatSymbolRefAttr
    %0 = irdl.base "#builtin.symbol_ref"
    irdl.parameters(symbol: %0)
  }
  irdl.operation @take {
    %0 = irdl.base @namesake::@integer
    %1 = irdl.base "!builtin.integer"
    %2 = irdl.base @namesake::@pair
    irdl.operands(own: %0, builtin: %1, pair: %2)
    // own_size: wider than region with fewer than 3 blocks
    %3 = irdl.region
    %4 = irdl.region with size 2
    irdl.regions(own_size: %3, two: %4)
  }
}
"##;
    assert_eq!(exported, expected);
}

/// A dialect whose name IRDL does not take.
#[ods::prelude::dialect(name = "upperCase")]
struct UpperCase;

/// Returns the recorded answers, or those of the oracle if one is given.
fn answers() -> Vec<String> {
    if let Ok(oracle) = std::env::var("ORACLE") {
        let now: Vec<String> = corpus().iter().map(|chunk| ask(&oracle, chunk) + "\n").collect();
        is_recorded("corpus.answers", &now.concat());
    }
    let recorded = fs::read_to_string(recorded("corpus.answers")).expect("the recorded answers");
    recorded.lines().map(str::to_owned).collect()
}

#[test]
fn irdl_agrees_with_the_verifier() {
    let (corpus, answers) = (corpus(), answers());
    assert_eq!(corpus.len(), answers.len(), "one answer per chunk");
    assert!(!answers.iter().any(|answer| answer.contains("function type")), "every chunk can be read");
    for (i, (chunk, theirs)) in corpus.iter().zip(answers).enumerate() {
        let ours = ours(chunk);
        let expected = match (ours == "accepted", theirs == "accepted") {
            (false, true) => "// wider",
            (true, false) => "// narrower",
            _ => "",
        };
        let begins = ["// wider", "// narrower"].into_iter().find(|mark| chunk.starts_with(mark)).unwrap_or_default();
        assert_eq!(begins, expected, "chunk {i}\n{chunk}ours: {ours}\ntheirs: {theirs}");
    }
}

#[test]
fn corpus_has_valid_and_invalid_cases_of_most_operations() {
    let corpus = corpus();
    let exported = output(&["export-irdl", "--dialect", "demo"]);
    for name in exported.lines().filter_map(|line| line.trim().strip_prefix("irdl.operation @")) {
        let name = format!("\"demo.{}\"", name.trim_end_matches(" {"));
        let said: Vec<bool> =
            corpus.iter().filter(|chunk| chunk.contains(&name)).map(|c| ours(c) == "accepted").collect();
        assert!(said.contains(&true) && said.contains(&false), "{name}: {said:?}");
    }
}
