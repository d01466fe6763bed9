//! The functions of the library from Rust, and from Python by `tvm_ffi`, which is skipped where the package is missing.

use std::path::Path;

use ods_packed::{PackedFunc, Tensor, Value};

#[path = "../../support/library.rs"]
mod support;

fn tensor(shape: &[i64], elements: &[f64]) -> Tensor {
    Tensor::new(shape, elements.to_vec()).expect("a tensor")
}

const GUIDE: &str = include_str!("../../../docs/end-to-end.md");
/// The files that the guide shows, in its order.
const FILES: [(&str, &str, &str); 4] = [
    ("src/dialect.rs", "rust,ignore", include_str!("../src/dialect.rs")),
    ("src/model.mlir", "mlir", include_str!("../src/model.mlir")),
    ("src/lib.rs", "rust,ignore", include_str!("../src/lib.rs")),
    ("call.py", "python", include_str!("../call.py")),
];

#[test]
fn the_guide_shows_every_file_in_full() {
    let fenced = GUIDE.split("```").skip(1).step_by(2);
    let mut blocks = fenced.filter_map(|block| block.split_once('\n'));
    for (name, language, file) in FILES {
        assert!(GUIDE.contains(&format!("`{name}`")), "{name} is not named");
        let mut shown = String::new();
        while shown != file {
            let (_, block) = blocks.find(|(found, _)| *found == language).unwrap_or_else(|| panic!("{name}:\n{shown}"));
            let gap = if shown.is_empty() { "" } else { "\n" };
            shown += &format!("{gap}{block}");
            assert!(file.starts_with(&shown), "{name} does not go on like this:\n{block}");
        }
    }
}

#[test]
fn functions_are_called_from_rust() {
    let score = PackedFunc::of::<scorer::score>();
    assert_eq!(score.call(&[0.0.into(), 0.0.into()]).expect("a score"), 0.5.into());
    let (table, scores) = (tensor(&[2, 2], &[0.0, 0.0, 100.0, 0.0]), tensor(&[2], &[0.0; 2]));
    let score_all = PackedFunc::of::<scorer::score_all>();
    score_all.call(&[Value::Tensor(table), Value::Tensor(scores.clone())]).expect("scores");
    let found = scores.view().and_then(|view| view.to_vec::<f64>()).expect("elements");
    assert_eq!(found, [0.5, 1.0 / (1.0 + (-6.0_f64).exp())]);
    let shares = scorer::function("shares").expect("a function of the model");
    let error = shares.call(&[Value::Tensor(tensor(&[2], &[0.0; 2]))]).expect_err("a sum of 0");
    assert_eq!(error.message(), "'score.normalize' op of elements whose sum is 0 ([0.000000e+00, 0.000000e+00])");
    let frame = error.frames().first().expect("a place");
    assert_eq!((&*frame.file, frame.line), ("model.mlir", 29));
}

#[test]
fn python_calls_the_functions() {
    support::run_script(Path::new(env!("CARGO_MANIFEST_DIR")), "scorer");
}
