//! Signatures and calls recorded from the originals.

use xtask::abi_vectors;

#[test]
fn recorded_vectors_give_the_recorded_outcomes() {
    let report = abi_vectors::run(include_str!("vectors.jsonl"));
    assert!(report.differences.is_empty(), "{report}");
    let counts = |kind: &str| (report.kinds[kind].same, report.kinds[kind].required);
    assert_eq!(counts("components"), (43, 0));
    assert_eq!(counts("mangle"), (17, 3));
    assert_eq!(counts("sip"), (61, 2));
    assert_eq!(counts("raw-mangle"), (12, 0));
    assert_eq!(counts("raw"), (34, 1));
    assert_eq!(counts("iree"), (79, 0));
}

#[test]
fn differences_are_reported_with_their_line() {
    let report = abi_vectors::run(
        "{\"kind\": \"raw\", \"text\": \"I1!R1!\", \"describes\": \"() -> (x)\"}\n\n{\"kind\": \"x\"}\n[",
    );
    assert_eq!(report.differences.len(), 3);
    assert!(report.differences[0].starts_with("line 1: "), "{report}");
    assert!(
        report.differences[0].ends_with("describes: recorded Some(\"() -> (x)\"), ours Some(\"() -> ()\")"),
        "{report}"
    );
    assert!(report.differences[1].ends_with("unknown kind `x`"), "{report}");
    assert!(report.to_string().ends_with("all: 0 as recorded, 0 as required instead, 3 different, of 3"), "{report}");
}
