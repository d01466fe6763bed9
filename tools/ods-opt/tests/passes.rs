//! Pipelines over files: the output is what `mlir-opt` 22.1.8 printed.
//!
//! `passes/*.mlir` has the pipeline in a comment on the first line, and one module or several, split by `// -----`;
//! `passes/*.out` is the recorded output, and `passes/*.err`, if there is one, the recorded text of the standard error
//! stream. Three things are changed: in `random_floats.out`, numbers of `f80` and `f128` that no double is are in
//! hexadecimal, since `mlir-opt` reads decimals as doubles; in `numbers_only.out`, an `arith.trunci` lacks `nsw`, which
//! does not hold of it; in `scf_to_cf.out`, the flags of `cf.switch` have 64 bits, since 32 do not tell all numbers
//! apart.

use std::path::{Path, PathBuf};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/passes")
}

#[test]
fn pipelines_print_what_mlir_opt_prints() {
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the folder exists")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "mlir"))
        .collect();
    files.sort();
    assert!(files.len() > 20, "{} files", files.len());
    let wrong: Vec<String> = files.iter().filter_map(|file| difference(file)).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the first line that differs from the recorded output.
fn difference(file: &Path) -> Option<String> {
    let text = std::fs::read_to_string(file).expect("it can be read");
    let pipeline = text.lines().next().and_then(|line| line.strip_prefix("// ")).expect("a pipeline");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .args(["--allow-unregistered-dialect", "--split-input-file"])
        .arg(format!("--pass-pipeline={pipeline}"))
        .arg(file)
        .output()
        .expect("the tool runs");
    let printed = String::from_utf8_lossy(&output.stdout);
    let expected = std::fs::read_to_string(file.with_extension("out")).expect("a recorded output");
    let errors = String::from_utf8_lossy(&output.stderr);
    let reports = std::fs::read_to_string(file.with_extension("err"));
    if reports.is_ok_and(|expected| errors != expected) {
        return Some(format!("{}: the standard error stream differs\n{errors}", file.display()));
    }
    if printed == expected {
        return None;
    }
    let line = printed.lines().zip(expected.lines()).position(|(a, b)| a != b).unwrap_or(0);
    let at = |text: &str| text.lines().nth(line).unwrap_or_default().to_owned();
    let name = file.display();
    Some(format!("{name}: line {}: {:?}, expected {:?}\n{errors}", line + 1, at(&printed), at(&expected)))
}

// MLIR's patterns make invalid operations of these slices, which are out of bounds.
#[test]
fn slices_that_are_out_of_bounds_stay_valid() {
    let input = "
func.func @insert(%t: tensor<5xf32>, %s: tensor<?xf32>) -> tensor<5xf32> {
  %c10 = arith.constant 10 : index
  %r = tensor.insert_slice %s into %t[0] [%c10] [1] : tensor<?xf32> into tensor<5xf32>
  return %r : tensor<5xf32>
}
func.func @part_of_cast(%m: memref<5xf32>) -> memref<10xf32, strided<[1]>> {
  %c = memref.cast %m : memref<5xf32> to memref<?xf32>
  %r = memref.subview %c[0] [10] [1] : memref<?xf32> to memref<10xf32, strided<[1]>>
  return %r : memref<10xf32, strided<[1]>>
}";
    let file = std::env::temp_dir().join(format!("ods_slices_test_{}.mlir", std::process::id()));
    std::fs::write(&file, input).expect("an input");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt")).arg("--canonicalize").arg(&file).output();
    std::fs::remove_file(&file).expect("it can be removed");
    let output = output.expect("the tool runs");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains("tensor.insert_slice %arg1 into %arg0[0] [%c10] [1]"), "{output:?}");
    assert!(printed.contains("memref.subview %cast[0] [10] [1]"), "{output:?}");
}

// MLIR makes an `arith.select` of unranked tensors, whose verifier reads beyond the end of the shape.
#[test]
fn minima_of_unranked_tensors_are_not_expanded() {
    let input = "
func.func @f(%a: tensor<*xf32>, %b: tensor<*xf32>, %c: tensor<*xi32>, %d: tensor<*xi32>) {
  %0 = arith.maximumf %a, %b : tensor<*xf32>
  %1 = arith.minsi %c, %d : tensor<*xi32>
  \"foo.use\"(%0, %1) : (tensor<*xf32>, tensor<*xi32>) -> ()
  return
}";
    let file = std::env::temp_dir().join(format!("ods_unranked_test_{}.mlir", std::process::id()));
    std::fs::write(&file, input).expect("an input");
    let flags = ["--arith-expand", "--allow-unregistered-dialect"];
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt")).args(flags).arg(&file).output();
    std::fs::remove_file(&file).expect("it can be removed");
    let output = output.expect("the tool runs");
    let printed = String::from_utf8_lossy(&output.stdout);
    assert!(printed.contains("arith.maximumf %arg0, %arg1 : tensor<*xf32>"), "{output:?}");
    assert!(printed.contains("arith.minsi %arg2, %arg3 : tensor<*xi32>"), "{output:?}");
}

#[test]
fn rewritten_loops_have_the_locations_of_mlir_opt() {
    let input = "
func.func @compared(%a: i32) {
  %0 = scf.while : () -> i32 {
    %v = \"foo.value\"() : () -> i32
    %differs = arith.cmpi ne, %v, %a : i32
    scf.condition(%differs) %v : i32
  } do {
  ^bb0(%w: i32):
    %again = arith.cmpi ne, %w, %a : i32
    \"foo.use\"(%again, %w) : (i1, i32) -> ()
    scf.yield
  }
  return
}
func.func @swapped(%a: i32, %b: i64) -> (i64, i32) {
  %0:2 = scf.while (%c = %a, %d = %b) : (i32, i64) -> (i64, i32) {
    %go = \"foo.go\"() : () -> i1
    scf.condition(%go) %d, %c : i64, i32
  } do {
  ^bb0(%e: i64, %f: i32):
    %g = \"foo.next\"(%e) : (i64) -> i32
    %h = \"foo.next\"(%f) : (i32) -> i64
    scf.yield %g, %h : i32, i64
  }
  return %0#0, %0#1 : i64, i32
}
func.func @cast(%t: tensor<4xf32>, %f: f32, %m: index, %n: index) -> tensor<?xf32> {
  %c = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %r = scf.for %i = %m to %n step %n iter_args(%u = %c) -> (tensor<?xf32>) {
    %v = tensor.insert %f into %u[%i] : tensor<?xf32>
    scf.yield %v : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}";
    let file = std::env::temp_dir().join(format!("ods_loops_test_{}.mlir", std::process::id()));
    std::fs::write(&file, input).expect("an input");
    let flags =
        ["--canonicalize", "--allow-unregistered-dialect", "--mlir-print-debuginfo", "--mlir-print-local-scope"];
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt")).args(flags).arg(&file).output();
    std::fs::remove_file(&file).expect("it can be removed");
    let printed = String::from_utf8_lossy(&output.expect("the tool runs").stdout).into_owned();
    let located = printed.replace(&file.display().to_string(), "in");
    for line in [
        "%true = arith.constant true loc(\"in\":9:14)",
        "^bb0(%arg2: i32 loc(\"in\":16:10), %arg3: i64 loc(\"in\":16:10)):",
        "scf.yield %inserted : tensor<4xf32> loc(\"in\":29:8)",
    ] {
        assert!(located.contains(line), "{line} is not in\n{located}");
    }
}

/// Runs `snapshot-op-locations` and returns the output with locations, and the file that the pass wrote.
fn snapshot(name: &str, options: &str, input: &str) -> (String, String) {
    let folder = std::env::temp_dir().join(format!("ods_snapshot_test_{}_{name}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join("in.mlir"), input).expect("an input");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt"))
        .current_dir(&folder)
        .args(["--mlir-print-debuginfo", "--mlir-print-local-scope", "in.mlir"])
        .arg(format!("--pass-pipeline=builtin.module(snapshot-op-locations{{filename=snapshot {options}}})"))
        .output()
        .expect("the tool runs");
    let written = std::fs::read_to_string(folder.join("snapshot")).expect("the pass wrote it");
    std::fs::remove_dir_all(&folder).expect("it can be removed");
    (String::from_utf8_lossy(&output.stdout).into_owned(), written)
}

const SNAPSHOT_INPUT: &str = "func.func @f(%a: i1) {\n\n  scf.if %a { func.call @f(%a) : (i1) -> () }\n  return\n}\n";

#[test]
fn snapshots_replace_locations() {
    let (output, written) = snapshot("replace", "", SNAPSHOT_INPUT);
    let expected = r#"module {
  func.func @f(%arg0: i1 loc("in.mlir":1:14)) {
    scf.if %arg0 {
      func.call @f(%arg0) : (i1) -> () loc("snapshot":4:6)
    } loc("snapshot":3:4)
    return loc("snapshot":6:4)
  } loc("snapshot":2:2)
} loc("snapshot":1:0)
"#;
    assert_eq!(output, expected);
    let expected = r#"module {
  func.func @f(%arg0: i1) {
    scf.if %arg0 {
      func.call @f(%arg0) : (i1) -> ()
    }
    return
  }
}
"#;
    assert_eq!(written, expected);
}

#[test]
fn tagged_snapshots_keep_locations() {
    let (output, written) = snapshot("tag", "tag=lowered print-op-generic", SNAPSHOT_INPUT);
    let expected = r#"    return loc(fused["in.mlir":4:3, "lowered"("snapshot":9:4)])"#;
    assert!(output.contains(expected), "{output}");
    assert!(written.contains("\n    \"func.return\"() : () -> ()\n"), "{written}");
}

/// Keeps operations valid; MLIR 22 makes invalid ones, and constants of unknown size.
#[test]
fn arith_expand_keeps_operations_valid() {
    let input = "
func.func @f(%n: f4E2M1FN, %d: f64, %t: tensor<?xbf16>, %p: f8E8M0FNU) {
  %0 = arith.extf %n : f4E2M1FN to f64
  %1 = arith.truncf %d : f64 to f4E2M1FN
  %2 = arith.extf %t : tensor<?xbf16> to tensor<?xf32>
  %3 = arith.scaling_extf %n, %p fastmath<nnan> : f4E2M1FN, f8E8M0FNU to f6E3M2FN
  return
}";
    let printed = expanded("include-bf16=true include-f4e2m1=true", input);
    for line in [
        "arith.extf %15 : f32 to f64",
        "arith.truncf %arg1 : f64 to f4E2M1FN",
        "arith.extf %arg2 : tensor<?xbf16> to tensor<?xf32>",
        "arith.extf %arg3 fastmath<nnan> : f8E8M0FNU to f32",
        "arith.truncf %19 fastmath<nnan> : f32 to f6E3M2FN",
    ] {
        assert!(printed.contains(line), "{line} is absent from {printed}");
    }
}

/// Runs `arith-expand` and returns the output.
fn expanded(options: &str, input: &str) -> String {
    let file = std::env::temp_dir().join(format!("ods_expand_test_{}.mlir", std::process::id()));
    std::fs::write(&file, input).expect("an input");
    let flag = format!("--arith-expand={options}");
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt")).arg(flag).arg(&file).output();
    std::fs::remove_file(&file).expect("it can be removed");
    let output = output.expect("the tool runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// Returns the output for an input, which must be accepted.
fn printed(name: &str, flags: &[&str], input: &str) -> String {
    let file = std::env::temp_dir().join(format!("ods_{name}_test_{}.mlir", std::process::id()));
    std::fs::write(&file, input).expect("an input");
    let flags = flags.iter().chain(&["--allow-unregistered-dialect"]);
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_ods-opt")).args(flags).arg(&file).output();
    std::fs::remove_file(&file).expect("it can be removed");
    let output = output.expect("the tool runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}

// MLIR hangs: the branch of an unreachable cycle passes arguments of its own destination, so that the two cannot be
// merged.
#[test]
fn blocks_of_unreachable_cycles_are_not_merged() {
    let input = "
func.func @f(%v: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  cf.cond_br %true, ^a, ^b
^a:
  cf.br ^c(%true : i1)
^b:
  cf.br ^c(%true : i1)
^c(%0: i1):
  cf.br ^d
^d:
  cf.cond_br %0, ^e, ^f
^e:
  cf.br ^d
^f:
  cf.br ^loop(%c0, %true : index, i1)
^loop(%1: index, %2: i1):
  %3 = arith.cmpi slt, %1, %c1 : index
  cf.cond_br %3, ^again, ^exit
^again:
  %4 = arith.addi %1, %c1 : index
  cf.br ^loop(%4, %2 : index, i1)
^exit:
  return %2 : i1
}";
    let expected = "module {
  func.func @f(%arg0: i1) -> i1 {
    cf.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    cf.br ^bb1
  }
}";
    assert_eq!(printed("cycle", &["--canonicalize"], input).trim_end(), expected);
}

// MLIR hangs: once the blocks of the unreachable loop were merged, sums would depend on themselves.
#[test]
fn canonicalization_ends_for_loops_that_become_unreachable() {
    let input = "
func.func private @use(index)
func.func @f(%v: i1) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  cf.cond_br %false, ^head(%c0 : index), ^exit(%c1 : index)
^head(%i: index):
  func.call @use(%i) : (index) -> ()
  cf.cond_br %v, ^left, ^right
^left:
  func.call @use(%c1) : (index) -> ()
  cf.br ^latch
^right:
  cf.br ^latch
^latch:
  %n = arith.addi %i, %c1 : index
  %m = arith.addi %n, %c1 : index
  func.call @use(%m) : (index) -> ()
  cf.br ^head(%m : index)
^exit(%x: index):
  return %x : index
}";
    let printed = printed("ends", &["--canonicalize=test-convergence=true"], input);
    assert!(printed.contains("    return %c1 : index") && !printed.contains("call"), "{printed}");
}

// MLIR replaces these results by no value, which is invalid.
#[test]
fn operations_that_yield_their_own_results_stay() {
    let input = "
%true = arith.constant true
%c = \"foo.flag\"() : () -> i1
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%0 = scf.if %true -> i32 { scf.yield %0 : i32 } else { scf.yield %0 : i32 }
%1 = scf.if %c -> i32 { scf.yield %1 : i32 } else { scf.yield %1 : i32 }
%2 = memref.alloca_scope -> (i32) { memref.alloca_scope.return %2 : i32 }
%3 = scf.execute_region -> i32 { scf.yield %3 : i32 }
%4 = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%4) -> i32 {
  %x = \"foo.x\"() : () -> i32
  scf.reduce(%x : i32) {
  ^bb0(%a: i32, %b: i32):
    scf.reduce.return %a : i32
  }
}
\"foo.use\"(%0, %1, %2, %3, %4) : (i32, i32, i32, i32, i32) -> ()";
    let printed = printed("own", &["--canonicalize"], input);
    for line in [
        "%1 = scf.if",
        "%2 = scf.if",
        "%3 = memref.alloca_scope",
        "%4 = scf.execute_region",
        "%5 = scf.parallel",
        "\"foo.use\"(%1, %2, %3, %4, %5)",
    ] {
        assert!(printed.contains(line), "{printed}");
    }
}

// MLIR makes a fill of the inferred type, which its verifier refuses where the result has another.
#[test]
fn concatenated_fills_have_the_type_of_the_result() {
    let input = "
func.func @f(%v: f32, %n: index) -> tensor<8xf32> {
  %e = tensor.empty(%n) : tensor<?xf32>
  %a = linalg.fill ins(%v : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %r = tensor.concat dim(0) %a, %a : (tensor<?xf32>, tensor<?xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}";
    assert!(printed("concat", &["--canonicalize"], input).contains("-> tensor<8xf32>\n    return"));
}

// MLIR crashes, or drops `ub.unreachable` and continues after the call.
#[test]
fn code_after_inlined_bodies_that_never_return_is_unreachable() {
    let input = "
func.func private @ext(i32)
func.func private @never(%x: i32) -> (i32, i32) {
  func.call @ext(%x) : (i32) -> ()
  ub.unreachable
}
func.func private @nested(%x: i32) -> i32 {
  %0:2 = func.call @never(%x) : (i32) -> (i32, i32)
  func.call @ext(%0#1) : (i32) -> ()
  return %0#0 : i32
}
func.func private @nothing() {
  ub.unreachable
}
func.func @used(%x: i32) -> i32 {
  %0 = func.call @nested(%x) : (i32) -> i32
  return %0 : i32
}
func.func @without_results() {
  func.call @nothing() : () -> ()
  return
}
func.func @one_block_only(%c: i1, %x: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = func.call @nested(%x) : (i32) -> i32
    scf.yield %1 : i32
  } else {
    scf.yield %x : i32
  }
  return %0 : i32
}";
    let simplified = printed("never", &["--inline"], input);
    for function in [
        "@used(%arg0: i32) -> i32 {\n    call @ext(%arg0) : (i32) -> ()\n    ub.unreachable\n  }",
        "@without_results() {\n    ub.unreachable\n  }",
        "%1 = func.call @nested(%arg1) : (i32) -> i32\n      scf.yield %1 : i32",
    ] {
        assert!(simplified.contains(function), "{simplified}");
    }
    let plain = printed("never", &["--inline=default-pipeline="], input);
    let rest = "    ub.unreachable\n  ^bb1:  // no predecessors\n    return";
    assert!(plain.contains(rest), "{plain}");
}

// MLIR crashes. Only unreachable code has such calls.
#[test]
fn calls_that_pass_their_own_results_stay() {
    let input = "
func.func private @same(%x: i32) -> i32 {
  return %x : i32
}
func.func private @blocks(%x: i32) -> i32 {
  cf.br ^end(%x : i32)
^end(%y: i32):
  return %y : i32
}
func.func @f(%x: i32) -> i32 {
  return %x : i32
^unreachable:
  %0 = func.call @same(%0) : (i32) -> i32
  %1 = func.call @blocks(%1) : (i32) -> i32
  return %0 : i32
}";
    let printed = printed("calls", &["--inline=default-pipeline="], input);
    assert!(printed.contains("%0 = call @same(%0)") && printed.contains("%1 = call @blocks(%1)"), "{printed}");
}

#[test]
fn callables_may_move_into_callers_that_the_call_graph_did_not_know() {
    let input = "
func.func private @last(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func @user(%x: i32) -> i32 {
  %f = func.constant @middle : (i32) -> i32
  %y = func.call_indirect %f(%x) : (i32) -> i32
  return %y : i32
}
func.func private @middle(%x: i32) -> i32 {
  %y = func.call @last(%x) : (i32) -> i32
  return %y : i32
}";
    // The indirect call becomes a direct one before `@middle` had its turn.
    let printed = printed("moved", &["--inline"], input);
    assert!(printed.contains("@user") && printed.contains("arith.addi"), "{printed}");
    assert!(!["call", "@middle", "@last"].iter().any(|gone| printed.contains(gone)), "{printed}");
}

#[test]
fn operations_fold_to_no_result_of_an_operation_around_a_user() {
    let input = "
func.func @f(%c: i1, %a: index) {
  return
^first:
  %r = scf.if %c -> index {
    \"u.use\"(%x) : (index) -> ()
    scf.yield %a : index
  } else {
    scf.yield %a : index
  }
  cf.br ^second
^second:
  %x = arith.maxsi %r, %r : index
  cf.br ^first
}";
    let printed = printed("around", &["--arith-expand"], input);
    assert!(printed.contains("\"u.use\"(%2)") && printed.contains("%2 = arith.select"), "{printed}");
}
