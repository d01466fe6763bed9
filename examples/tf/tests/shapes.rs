//! Shape inference over the operations of `tf`: the pass `infer-shapes` asks them for shapes.

use std::sync::Arc;

use ods::pass::{PassManager, PassRegistry};
use ods::prelude::*;
use ods::text::{Parsed, parse};
use ods_dialects::{cf, func};
use tf_opt::Tf;
use tf_opt::shapes::Windows;

/// Returns a context in which no operation casts tensors.
fn context() -> Arc<Context> {
    let context = Context::new();
    context.register::<Tf>().expect("a good dialect");
    context.register::<func::Func>().expect("a good dialect");
    context.register::<cf::ControlFlow>().expect("a good dialect");
    context.allow_unregistered_dialects(true);
    Arc::new(context)
}

fn parsed(text: &str) -> Parsed {
    let parsed = parse(&context(), "test.mlir", text.as_bytes()).expect("a good module");
    ods::verify::verify(&parsed.ir, parsed.root).expect("a valid module");
    parsed
}

/// Runs the pass. Returns the IR and the error, if there is one.
fn run(text: &str) -> (String, Option<String>) {
    let mut module = parsed(text);
    let pipeline = "builtin.module(infer-shapes)";
    let mut manager = PassManager::parse(pipeline, &PassRegistry::new()).expect("a good pipeline");
    let error = manager.run(&mut module.ir, module.root).err().map(|error| error.to_string());
    (module.ir.display(module.root).to_string(), error)
}

#[track_caller]
fn check(before: &str, after: &str) {
    let (printed, error) = run(before);
    assert_eq!(error, None);
    let expected = parsed(after);
    assert_eq!(printed, expected.ir.display(expected.root).to_string());
    assert_eq!(run(&printed).0, printed, "it is a fixed point");
}

/// Returns the type that a pool of this form infers for its result.
fn pooled(input: &str, padding: &str, ksize: &str, strides: &str) -> String {
    let attributes = format!("{{ksize = {ksize}, padding = \"{padding}\", strides = {strides}}}");
    let text = format!(
        "func.func @f(%x: tensor<{input}xf32>) {{\n\
         %0 = tf.AvgPool %x {attributes} : (tensor<{input}xf32>) -> tensor<*xf32>\nreturn\n}}"
    );
    let (printed, error) = run(&text);
    let ty = printed.split("-> tensor<").nth(1).and_then(|rest| rest.split('>').next()).expect("a result");
    error.unwrap_or_else(|| ty.trim_end_matches("xf32").to_owned())
}

#[test]
fn pools_count_their_windows() {
    assert_eq!(pooled("1x28x28x3", "SAME", "[1, 2, 2, 1]", "[1, 2, 2, 1]"), "1x14x14x3");
    assert_eq!(pooled("1x28x29x3", "SAME", "[1, 3, 3, 1]", "[1, 2, 2, 1]"), "1x14x15x3");
    assert_eq!(pooled("1x28x29x3", "VALID", "[1, 3, 3, 1]", "[1, 2, 2, 1]"), "1x13x14x3");
    assert_eq!(pooled("?x?x29x3", "VALID", "[1, 3, 3, 1]", "[1, 2, 2, 1]"), "?x?x14x3");
    assert_eq!(pooled("1x3x28x28", "SAME", "[1, 1, 2, 2]", "[1, 1, 2, 2]"), "1x3x14x14");
    assert_eq!(pooled("*", "SAME", "[1, 2, 2, 1]", "[1, 2, 2, 1]"), "*");
    let error = pooled("1x2x2x3", "VALID", "[1, 3, 3, 1]", "[1, 1, 1, 1]");
    assert!(error.contains("windows of 3 elements do not fit into 2"), "{error}");
    let error = pooled("2x2x3", "VALID", "[1, 2, 2, 1]", "[1, 1, 1, 1]");
    assert!(error.contains("expected `ksize` and `strides` for 3 dimensions, but found 4 and 4"), "{error}");
}

#[test]
fn windows_are_counted_at_the_limits() {
    let windows = |size, stride, is_padded| Windows { size, stride, is_padded };
    assert_eq!(windows(i64::MAX, i64::MAX, true).count(i64::MAX), Ok(1));
    assert_eq!(windows(1, 1, false).count(i64::MAX), Ok(i64::MAX));
    assert_eq!(windows(1, 1, true).count(0), Ok(0));
    assert!(windows(1, 1, false).count(0).is_err());
    assert!(windows(1, 0, true).count(4).is_err());
    assert!(windows(-1, 1, true).count(4).is_err());
}

#[test]
fn biases_tell_the_last_size() {
    check(
        "func.func @f(%x: tensor<4x?xf32>, %b: tensor<3xf32>, %c: tensor<4x3xf32>) {
           %0 = tf.BiasAdd %x, %b : (tensor<4x?xf32>, tensor<3xf32>) -> tensor<*xf32>
           %1 = tf.Relu %0 : tensor<*xf32>
           %2 = tf.LeakyRelu %1 : tensor<*xf32>
           %3 = tf.Add %2, %2 : tensor<*xf32>
           %4 = tf.BiasAdd %x, %c : (tensor<4x?xf32>, tensor<4x3xf32>) -> tensor<?x?xf32>
           return
         }",
        "func.func @f(%x: tensor<4x?xf32>, %b: tensor<3xf32>, %c: tensor<4x3xf32>) {
           %0 = tf.BiasAdd %x, %b : (tensor<4x?xf32>, tensor<3xf32>) -> tensor<4x3xf32>
           %1 = tf.Relu %0 : tensor<4x3xf32>
           %2 = tf.LeakyRelu %1 : tensor<4x3xf32>
           %3 = tf.Add %2, %2 : tensor<4x3xf32>
           %4 = tf.BiasAdd %x, %c : (tensor<4x?xf32>, tensor<4x3xf32>) -> tensor<4x?xf32>
           return
         }",
    );
}

#[test]
fn values_keep_their_types_where_nothing_casts() {
    let before = "
      func.func @kept(%x: tensor<4xf32>, %b: tensor<?xf32>) {
        %0 = tf.BiasAdd %x, %b : (tensor<4xf32>, tensor<?xf32>) -> tensor<?xf32>
        %1 = tf.Relu %0 : tensor<?xf32>
        \"t.use\"(%1) : (tensor<?xf32>) -> ()
        return
      }
      func.func private @f(%x: tensor<*xf32>) -> tensor<*xf32> {
        %0 = tf.Relu %x : tensor<*xf32>
        return %0 : tensor<*xf32>
      }
      func.func @joined(%x: tensor<4x3xf32>, %y: tensor<4x5xf32>, %b: tensor<?xf32>) {
        %0 = tf.BiasAdd %x, %b : (tensor<4x3xf32>, tensor<?xf32>) -> tensor<*xf32>
        %1 = call @f(%0) : (tensor<*xf32>) -> tensor<*xf32>
        %2 = tf.BiasAdd %y, %b : (tensor<4x5xf32>, tensor<?xf32>) -> tensor<*xf32>
        %3 = call @f(%2) : (tensor<*xf32>) -> tensor<*xf32>
        return
      }";
    check(before, &before.replace("tensor<*xf32>", "tensor<4x?xf32>"));
}

#[test]
fn long_chains_before_a_fixed_type_are_kept() {
    let mut text = "func.func @f(%x: tensor<4xf32>) {\n\
                    %v0 = tf.BiasAdd %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>\n"
        .to_owned();
    for index in 0..300 {
        text.push_str(&format!("%v{} = tf.Relu %v{index} : tensor<?xf32>\n", index + 1));
    }
    text.push_str("\"t.use\"(%v300) : (tensor<?xf32>) -> ()\nreturn\n}\n");
    let other = "func.func @g(%x: tensor<4xf32>) {\n\
                 %0 = tf.BiasAdd %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<SIZExf32>\nreturn\n}";
    check(&(text.clone() + &other.replace("SIZE", "?")), &(text + &other.replace("SIZE", "4")));
}

#[test]
fn long_ways_to_a_fixed_type_are_kept() {
    let mut text = "func.func @f(%x: tensor<4xf32>) {\n\
                    %v0 = tf.BiasAdd %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>\n\
                    cf.br ^b0(%v0 : tensor<?xf32>)\n"
        .to_owned();
    for index in 0..300 {
        text.push_str(&format!(
            "^b{index}(%w{index}: tensor<?xf32>):\ncf.br ^b{}(%w{index} : tensor<?xf32>)\n",
            index + 1
        ));
    }
    text.push_str("^b300(%w300: tensor<?xf32>):\n\"t.use\"(%w300) : (tensor<?xf32>) -> ()\nreturn\n}\n");
    let other = "func.func @g(%x: tensor<4xf32>) {\n\
                 %0 = tf.BiasAdd %x, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<SIZExf32>\nreturn\n}";
    check(&(text.clone() + &other.replace("SIZE", "?")), &(text + &other.replace("SIZE", "4")));
}

#[test]
fn contradictions_name_the_place_and_both_types() {
    let text = "func.func private @f(%x: tensor<?x?x?x?xf32>) {
  %0 = tf.AvgPool %x {ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = \"SAME\"} : (tensor<?x?x?x?xf32>) -> tensor<1x13x14x3xf32>
  return
}
func.func @g(%x: tensor<1x28x28x3xf32>, %b: tensor<3xf32>) {
  %0 = tf.BiasAdd %x, %b : (tensor<1x28x28x3xf32>, tensor<3xf32>) -> tensor<?x?x?x?xf32>
  call @f(%0) : (tensor<?x?x?x?xf32>) -> ()
  return
}";
    let (after, error) = run(text);
    let expected = "test.mlir:2:8: error: 'tf.AvgPool' op result #0 has type 'tensor<1x13x14x3xf32>', but its shape is inferred \
                    to be 1x14x14x3\n\
                    note: operand #0 is inferred to have type 'tensor<1x28x28x3xf32>'";
    assert_eq!(error.as_deref(), Some(expected));
    let before = parsed(text);
    assert_eq!(after, before.ir.display(before.root).to_string());
}

#[test]
fn shapes_that_do_not_fit_are_reported() {
    let (_, error) = run("func.func @f(%x: tensor<4x5xf32>, %b: tensor<3xf32>) {
  %0 = tf.BiasAdd %x, %b : (tensor<4x5xf32>, tensor<3xf32>) -> tensor<4x?xf32>
  return
}");
    let error = error.unwrap_or_default();
    let expected =
        "'tf.BiasAdd' op has no shape for the inferred types of its operands: expected a bias of size 5, but found 3";
    assert!(error.contains(expected), "{error}");
}
