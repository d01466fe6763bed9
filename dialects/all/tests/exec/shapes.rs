//! Shapes, computed by kernels on abstract tensors.

use ods::prelude::*;
use ods::types::{DYNAMIC, Shape};
use ods_exec::{Call, Engine, Evaluate, Fault, FaultKind, Number, Tensor, infer_shapes};

use super::support::module;

/// The dialect of operations that users define.
#[dialect(name = "user", ops(OuterOp, RepeatOp))]
struct User;

/// The products of the elements of two vectors.
#[op(User, "outer", format($lhs "," $rhs attr_dict ":" functional_type(operands, results)))]
struct OuterOp {
    #[operand]
    lhs: AnyTensor,
    #[operand]
    rhs: AnyTensor,
    #[result]
    result: AnyTensor,
}

impl Evaluate for OuterOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let (lhs, rhs) = (call.tensor(0)?.clone(), call.tensor(1)?.clone());
        let shape = [lhs.shape(), rhs.shape()].concat();
        call.set_elements(0, &shape, |_, indices| {
            let [a, b] = [lhs.position(&indices[..1])?, rhs.position(&indices[1..])?];
            Ok(lhs.elements().word(a)?.wrapping_mul(rhs.elements().word(b)?) & 0xFFFF_FFFF)
        })
    }
}

/// As many copies of a number as a second one says.
#[op(User, "repeat", format($value "," $count attr_dict ":" functional_type(operands, results)))]
struct RepeatOp {
    #[operand]
    value: AnyType,
    #[operand]
    count: Index,
    #[result]
    result: AnyTensor,
}

impl Evaluate for RepeatOp {
    fn evaluate(&self, call: &mut Call<'_>) -> Result<(), Fault> {
        let count = call.index(1)?;
        call.set_elements(0, &[2 * count], |call, _| call.word(0))
    }
}

/// Returns the result of inferring shapes of the results of the operation that `%r` names in a function.
fn infer(text: &str, shapes: &[Option<&[i64]>]) -> Result<Vec<Option<Shape>>, String> {
    let context = Context::new();
    ods_dialects::register_all(&context).expect("the dialects are new");
    context.register::<User>().expect("the dialect is new");
    context.attach::<dyn Evaluate, OuterOp>().expect("there is room");
    context.attach::<dyn Evaluate, RepeatOp>().expect("there is room");
    let parsed =
        ods::text::parse(&context.into(), "f.mlir", text.as_bytes()).unwrap_or_else(|e| panic!("{e:?}\n{text}"));
    let ir = &parsed.ir;
    let function = ir.walk_pre(parsed.root).find(|op| ir.name_str(*op) == "func.func").expect("a function");
    let block = ir.entry_block(ir.region(function, 0).expect("a body")).expect("a block");
    let end = ir.terminator(block).expect("a return");
    let op = ir.operands(end).next().and_then(|value| ir.defining_op(value)).expect("an operation");
    infer_shapes(ir, op, shapes).map_err(|error| error.to_string())
}

/// Returns the shape of the only result.
fn shape(text: &str, shapes: &[Option<&[i64]>]) -> Vec<i64> {
    let results = infer(text, shapes).unwrap_or_else(|error| panic!("{error}\n{text}"));
    results[0].as_ref().unwrap_or_else(|| panic!("no shape\n{text}")).to_vec()
}

const D: i64 = DYNAMIC;

#[test]
fn elements_have_the_shape_of_operands() {
    let add = "func.func @f(%a: tensor<?x?xi32>, %b: tensor<?x?xi32>) -> tensor<?x?xi32> {
      %r = arith.addi %a, %b : tensor<?x?xi32>
      return %r : tensor<?x?xi32>
    }";
    assert_eq!(shape(add, &[Some(&[2, 3]), Some(&[2, 3])]), [2, 3]);
    assert_eq!(shape(add, &[Some(&[2, D]), Some(&[D, 3])]), [2, 3]);
    assert_eq!(shape(add, &[]), [D, D]);
    let error = infer(add, &[Some(&[2, 3]), Some(&[2, 4])]).expect_err("different shapes");
    assert!(error.contains("f.mlir:2:12: error: 'arith.addi' op operands of different shapes"), "{error}");
    let select = "func.func @f(%c: i1, %a: tensor<?x?xf32>, %b: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %r = arith.select %c, %a, %b : tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }";
    assert_eq!(shape(select, &[None, Some(&[2, D]), Some(&[D, 3])]), [2, 3]);
    let vector = "func.func @f(%a: vector<2xf32>) -> vector<2xi1> {
      %r = arith.cmpf olt, %a, %a : vector<2xf32>
      return %r : vector<2xi1>
    }";
    assert_eq!(shape(vector, &[]), [2]);
    let scalar = "func.func @f(%a: i32) -> i32 { %r = arith.divsi %a, %a : i32 return %r : i32 }";
    assert_eq!(infer(scalar, &[]), Ok(vec![None]));
}

#[test]
fn slices_have_their_sizes() {
    let extract = "func.func @f(%t: tensor<?x?x?xf32>, %n: index) -> tensor<?x2xf32> {
      %r = tensor.extract_slice %t[%n, 0, 1] [%n, 1, 2] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x2xf32>
      return %r : tensor<?x2xf32>
    }";
    assert_eq!(shape(extract, &[Some(&[4, 4, 4])]), [D, 2]);
    let error = infer(extract, &[Some(&[4, 4, 2])]).expect_err("a slice that is too long");
    assert!(
        error.contains("'tensor.extract_slice' op slice of offset 1, size 2 and stride 1 is out of bounds"),
        "{error}"
    );
    let constant = "func.func @f(%t: tensor<?xf32>) -> tensor<?xf32> {
      %n = arith.constant 3 : index
      %r = tensor.extract_slice %t[%n] [%n] [1] : tensor<?xf32> to tensor<?xf32>
      return %r : tensor<?xf32>
    }";
    assert_eq!(shape(constant, &[Some(&[6])]), [3]);
    assert!(infer(constant, &[Some(&[5])]).is_err());
    let insert = "func.func @f(%p: tensor<?xf32>, %t: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
      %r = tensor.insert_slice %p into %t[0, %n] [1, %n] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }";
    assert_eq!(shape(insert, &[Some(&[2]), Some(&[4, 5])]), [4, 5]);
}

#[test]
fn sizes_are_summed_and_multiplied() {
    let concat = "func.func @f(%a: tensor<?x?xf32>, %b: tensor<?x4xf32>) -> tensor<?x?xf32> {
      %r = tensor.concat dim(0) %a, %b, %a : (tensor<?x?xf32>, tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }";
    assert_eq!(shape(concat, &[Some(&[2, 4]), Some(&[5, 4]), Some(&[2, 4])]), [9, 4]);
    assert_eq!(shape(concat, &[Some(&[2, D]), None, Some(&[D, 4])]), [D, 4]);
    assert_eq!(shape(concat, &[Some(&[2, D]), Some(&[1, 4])]), [5, 4]);
    assert!(infer(concat, &[Some(&[2, 4]), None, Some(&[3, 4])]).is_err());
    assert!(infer(concat, &[Some(&[2, 3])]).is_err_and(|error| error.contains("along dimension 0")));
    let collapse = "func.func @f(%a: tensor<?x?x4xf32>) -> tensor<?x?xf32> {
      %r = tensor.collapse_shape %a [[0], [1, 2]] : tensor<?x?x4xf32> into tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }";
    assert_eq!(shape(collapse, &[Some(&[D, 3, 4])]), [D, 12]);
    let expand = "func.func @f(%a: tensor<?xf32>, %n: index) -> tensor<?x4xf32> {
      %r = tensor.expand_shape %a [[0, 1]] output_shape [%n, 4] : tensor<?xf32> into tensor<?x4xf32>
      return %r : tensor<?x4xf32>
    }";
    assert_eq!(shape(expand, &[Some(&[12])]), [3, 4]);
    assert_eq!(shape(expand, &[]), [D, 4]);
    let pad = "func.func @f(%a: tensor<?x?xf32>, %n: index, %v: f32) -> tensor<?x?xf32> {
      %r = tensor.pad %a low[1, %n] high[2, 0] {
      ^bb0(%i: index, %j: index):
        %w = arith.addf %v, %v : f32
        tensor.yield %w : f32
      } : tensor<?x?xf32> to tensor<?x?xf32>
      return %r : tensor<?x?xf32>
    }";
    assert_eq!(shape(pad, &[Some(&[4, 4])]), [7, D]);
    let generate = "func.func @f(%n: index) -> tensor<3x?xindex> {
      %r = tensor.generate %n {
      ^bb0(%i: index, %j: index):
        tensor.yield %i : index
      } : tensor<3x?xindex>
      return %r : tensor<3x?xindex>
    }";
    assert_eq!(shape(generate, &[]), [3, D]);
    let splat = "func.func @f(%v: f32, %n: index) -> tensor<?x2xf32> {
      %r = tensor.splat %v[%n] : tensor<?x2xf32>
      return %r : tensor<?x2xf32>
    }";
    assert_eq!(shape(splat, &[]), [D, 2]);
}

#[test]
fn constants_are_known() {
    let reshape = "func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {
      %s = arith.constant dense<[3, 4]> : tensor<2xi32>
      %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
      return %r : tensor<*xf32>
    }";
    assert_eq!(shape(reshape, &[Some(&[12])]), [3, 4]);
    assert!(infer(reshape, &[Some(&[13])]).is_err_and(|error| error.contains("does not have as many elements")));
    assert!(infer(reshape, &[]).is_err_and(|error| error.contains("operand 0 is an unranked tensor; pass its shape")));
    let dynamic = "func.func @f(%a: tensor<*xf32>, %s: tensor<2xi32>) -> tensor<*xf32> {
      %r = tensor.reshape %a(%s) : (tensor<*xf32>, tensor<2xi32>) -> tensor<*xf32>
      return %r : tensor<*xf32>
    }";
    assert!(infer(dynamic, &[Some(&[12])]).is_err_and(|error| error.contains("needs elements of an abstract tensor")));
}

#[test]
fn kernels_of_users_compute_shapes() {
    let outer = "func.func @f(%a: tensor<?xi32>, %b: tensor<?xi32>) -> tensor<*xi32> {
      %r = user.outer %a, %b : (tensor<?xi32>, tensor<?xi32>) -> tensor<*xi32>
      return %r : tensor<*xi32>
    }";
    assert_eq!(shape(outer, &[Some(&[2]), Some(&[3])]), [2, 3]);
    assert_eq!(shape(outer, &[Some(&[2])]), [2, D]);
    let repeat = "func.func @f(%v: i32, %n: index) -> tensor<?xi32> {
      %c2 = arith.constant 2 : index
      %q = user.repeat %v, %n : (i32, index) -> tensor<?xi32>
      %r = user.repeat %v, %c2 : (i32, index) -> tensor<?xi32>
      return RESULT : tensor<?xi32>
    }";
    assert_eq!(shape(&repeat.replace("RESULT", "%r"), &[]), [4]);
    let error = infer(&repeat.replace("RESULT", "%q"), &[]).expect_err("an unknown number");
    assert!(error.contains("'user.repeat' op needs"), "{error}");
}

#[test]
fn unknown_numbers_are_not_guessed() {
    let condition = "func.func @f(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
      %r = scf.if %c -> tensor<?xf32> { scf.yield %a : tensor<?xf32> } else { scf.yield %b : tensor<?xf32> }
      return %r : tensor<?xf32>
    }";
    assert!(infer(condition, &[]).is_err_and(|error| error.contains("'scf.if' op needs numbers that are unknown")));
    let memory = "func.func @f(%m: memref<2xf32>, %t: tensor<2xf32>) -> tensor<2xf32> {
      %r = user.outer %t, %t : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      return %r : tensor<2xf32>
    }";
    assert!(infer(memory, &[None, None, None]).is_err_and(|error| error.contains("has 2 operands, found 3 shapes")));
    assert!(infer(memory, &[Some(&[3])]).is_err_and(|error| error.contains("operand 0 does not have the shape [3]")));
}

#[test]
fn functions_run_on_abstract_tensors() {
    let (ir, op) = module(
        "func.func @f(%t: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, index) {
          %c0 = arith.constant 0 : index
          %a = arith.addf %t, %t : tensor<?x?xf32>
          %b = tensor.concat dim(1) %a, %t : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
          %c = tensor.pad %b low[0, %n] high[1, 0] {
          ^bb0(%i: index, %j: index):
            %z = arith.constant 0.0 : f32
            tensor.yield %z : f32
          } : tensor<?x?xf32> to tensor<?x?xf32>
          %d = tensor.dim %c, %c0 : tensor<?x?xf32>
          %e = tensor.extract_slice %c[0, 0] [%d, 2] [1, 1] : tensor<?x?xf32> to tensor<?x2xf32>
          %g = tensor.cast %e : tensor<?x2xf32> to tensor<?x?xf32>
          return %g, %d : tensor<?x?xf32>, index
        }",
    );
    let f = Engine::new(&ir, op).and_then(|engine| engine.function("f")).expect("a function");
    let float = Some(Number { bits: 32, parts: 1 });
    let (result, rows): (Tensor, i64) = f.call((&Tensor::unknown(&[3, 4], float), 2)).expect("a shape");
    assert!(result.is_unknown());
    assert_eq!((result.shape(), rows), (&[4, 2][..], 4));
    let (ir, op) = module(
        "func.func @f(%t: tensor<2xf32>, %i: index) -> f32 {
          %r = tensor.extract %t[%i] : tensor<2xf32>
          return %r : f32
        }",
    );
    let f = Engine::new(&ir, op).and_then(|engine| engine.function("f")).expect("a function");
    let error = f.call::<_, f32>((&Tensor::unknown(&[2], float), 0)).expect_err("an element is needed");
    assert_eq!(error.kind(), FaultKind::Unknown);
}
