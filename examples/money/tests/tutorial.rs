//! The tutorial shows this package: its code is in these files, its console sessions are real, and it is short.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use ods::Context;

const TUTORIAL: &str = include_str!("../../../docs/tutorial-opt.md");
/// The files that a reader of the tutorial writes, in the order of the page.
const FILES: [(&str, &str); 5] = [
    ("src/lib.rs", include_str!("../src/lib.rs")),
    ("src/main.rs", include_str!("../src/main.rs")),
    ("tests/good.mlir", include_str!("good.mlir")),
    ("tests/bad.mlir", include_str!("bad.mlir")),
    ("tests/files.rs", include_str!("files.rs")),
];

/// Returns the blocks of code in these languages.
fn blocks(languages: &[&str]) -> Vec<&'static str> {
    let fenced = TUTORIAL.split("```").skip(1).step_by(2);
    let named = fenced.filter_map(|block| block.split_once('\n'));
    named.filter(|(language, _)| languages.contains(language)).map(|(_, text)| text).collect()
}

#[test]
fn tutorial_shows_every_file_in_full() {
    let mut blocks = blocks(&["rust,ignore", "mlir"]).into_iter();
    for (name, file) in FILES {
        assert!(TUTORIAL.contains(&format!("`{name}`")), "{name} is not named");
        let mut shown = String::new();
        while shown != file {
            let block = blocks.next().unwrap_or_else(|| panic!("this is all that is shown of {name}:\n{shown}"));
            let gap = if shown.is_empty() { "" } else { "\n" };
            shown += &format!("{gap}{block}");
            assert!(file.starts_with(&shown), "{name} does not go on like this:\n{block}");
        }
    }
    assert_eq!(blocks.next(), None, "of no file");
}

#[test]
fn manifest_matches_the_tutorial() {
    let manifest = include_str!("../Cargo.toml");
    let [shown] = blocks(&["toml"])[..] else { panic!("one block of TOML") };
    let (binary, dependency) = shown.split_once("ods = ").expect("it depends on ods");
    assert!(manifest.contains(binary), "{binary}");
    assert!(dependency.contains("features = [\"opt\"]") && manifest.contains("features = [\"opt\"]"));
}

#[test]
fn example_has_at_most_140_lines() {
    let lines: usize = FILES.iter().map(|(_, file)| file.lines().count()).sum();
    assert!(lines < 150, "{lines} lines");
    assert!(TUTORIAL.contains("in 140 lines") && lines <= 140, "{lines} lines");
}

#[test]
fn console_sessions_match_the_tool() {
    let folder = Path::new(env!("CARGO_BIN_EXE_money-opt")).parent().expect("it is in a folder");
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::iter::once(folder.to_owned()).chain(std::env::split_paths(&path));
    let path = std::env::join_paths(folders).expect("folders without colons");
    let sessions = blocks(&["console"]);
    assert_eq!(sessions.len(), 3);
    for session in sessions {
        let (command, expected) = session.strip_prefix("$ ").and_then(|rest| rest.split_once('\n')).expect("a command");
        let output = Command::new("sh").args(["-c", command]).env("PATH", &path).output().expect("there is a shell");
        let said = [output.stdout, output.stderr].concat();
        assert_eq!(String::from_utf8_lossy(&said).trim_end(), expected.trim_end(), "{command}");
    }
}

#[test]
fn version_is_the_package_version() {
    let output = Command::new(env!("CARGO_BIN_EXE_money-opt")).arg("--version").output().expect("the tool runs");
    assert_eq!(String::from_utf8_lossy(&output.stdout), concat!("money-opt ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn standard_dialects_can_be_added() {
    let [shown] = blocks(&["rust,no_run"])[..] else { panic!("one tool that knows more") };
    for line in
        [".register(ods_dialects::register_all)\n", ".dialect::<money::Money>()\n", ".passes(ods_dialects::PASSES)\n"]
    {
        assert!(shown.contains(line), "{line}");
    }
    let context = Arc::new(Context::new());
    ods_dialects::register_all(&context).expect("names differ");
    context.register::<money::Money>().expect("names differ");
    let text = "func.func @sum(%a: !money.amount<eur>) -> !money.amount<eur> {\n  %0 = money.add %a, %a : <eur>\n  \
                return %0 : !money.amount<eur>\n}\n";
    let parsed = ods::text::parse(&context, "both.mlir", text.as_bytes()).expect("both are known");
    assert!(ods::verify::verify(&parsed.ir, parsed.root).is_ok());
}

/// Returns the output and the status of the page's tool that knows the standard dialects and their passes.
fn run_more(arguments: &[&str], input: &str) -> (u8, String) {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let tool = ods::opt::Tool::new("money-opt")
        .register(ods_dialects::register_all)
        .dialect::<money::Money>()
        .passes(ods_dialects::PASSES);
    let mut streams = ods::opt::Streams {
        input: &mut input.as_bytes(),
        output: &mut output,
        errors: &mut errors,
        errors_are_a_terminal: false,
    };
    let status = tool.run_with(arguments.iter().map(Into::into), &mut streams);
    output.extend(errors);
    (status, String::from_utf8_lossy(&output).into_owned())
}

#[test]
fn passes_of_the_standard_dialects_can_be_added() {
    let text = "func.func @f(%a: !money.amount<eur>) {\n  %0 = money.add %a, %a : <eur>\n  return\n}\n";
    let (status, output) = run_more(&["--canonicalize", "--arith-expand"], text);
    assert_eq!((status, output.contains("money.add")), (0, false), "{output}");
}

/// `money` with an empty list, as if a reader had forgotten it.
mod forgotten {
    use ods::prelude::*;

    /// Amounts of money, with no definitions listed.
    #[dialect(name = "money")]
    pub struct Money;
}

#[test]
fn unlisted_operations_are_unknown() {
    let context = Arc::new(Context::new());
    context.register::<forgotten::Money>().expect("it is a dialect");
    context.allow_unregistered_dialects(true);
    for (text, expected) in [
        ("money.add", "custom op 'money.add' is unknown"),
        ("\"u.v\"() {a = !money.amount<eur>} : () -> ()", "dialect 'money' provides no type parsing hook"),
    ] {
        let errors = ods::text::parse(&context, "forgotten.mlir", text.as_bytes()).expect_err("it is unknown");
        assert!(errors.to_string().contains(expected), "{errors}");
        assert!(TUTORIAL.contains(expected), "{expected}");
    }
}
