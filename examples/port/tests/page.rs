//! The guide's page shows this package: its code is in these files, and its console session is real.

use std::process::Command;

const PAGE: &str = include_str!("../../../docs/port-your-dialect.md");
/// The files that the page shows, in its order.
const FILES: [(&str, &str); 5] = [
    ("src/lib.rs", include_str!("../src/lib.rs")),
    ("src/lower.rs", include_str!("../src/lower.rs")),
    ("src/main.rs", include_str!("../src/main.rs")),
    ("tests/power.mlir", include_str!("power.mlir")),
    ("tests/files.rs", include_str!("files.rs")),
];

/// Returns the blocks of code in these languages.
fn blocks(languages: &[&str]) -> Vec<&'static str> {
    let fenced = PAGE.split("```").skip(1).step_by(2);
    let named = fenced.filter_map(|block| block.split_once('\n'));
    named.filter(|(language, _)| languages.contains(language)).map(|(_, text)| text).collect()
}

#[test]
fn page_shows_every_file_in_full() {
    let mut blocks = blocks(&["rust,ignore", "mlir"]).into_iter();
    for (name, file) in FILES {
        assert!(PAGE.contains(&format!("`{name}`")), "{name} is not named");
        let mut shown = String::new();
        while shown.trim_end() != file.trim_end() {
            let block = blocks.next().unwrap_or_else(|| panic!("this is all that is shown of {name}:\n{shown}"));
            let gap = if shown.is_empty() { "" } else { "\n" };
            shown += &format!("{gap}{block}");
            assert!(file.trim_end().starts_with(shown.trim_end()), "{name} does not have this next:\n{block}");
        }
    }
    assert_eq!(blocks.next(), None, "of no file");
}

#[test]
fn manifest_has_the_dependencies_of_the_page() {
    let manifest = include_str!("../Cargo.toml");
    let [shown] = blocks(&["toml"])[..] else { panic!("one block of TOML") };
    let features = "features = [\"opt\"]";
    assert!(shown.contains(features) && manifest.contains(features), "{features}");
}

#[test]
fn console_session_is_real() {
    let [session] = blocks(&["console"])[..] else { panic!("one session") };
    let (command, expected) = session.strip_prefix("$ ").and_then(|rest| rest.split_once('\n')).expect("a command");
    let command = command.replace("cx-opt", env!("CARGO_BIN_EXE_cx-opt"));
    let output = Command::new("sh").args(["-c", &command]).current_dir(env!("CARGO_MANIFEST_DIR")).output();
    let output = output.expect("there is a shell");
    assert_eq!(String::from_utf8_lossy(&[output.stdout, output.stderr].concat()), expected, "{command}");
}
