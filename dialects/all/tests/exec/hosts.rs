//! Functions without a body, for which functions of the host stand.

use ods_exec::{Engine, MemRef, RuntimeValue, Tensor, display};

use crate::support::module;

const TEXT: &str = "
    func.func private @describe(i8, tensor<?xf32>, memref<*xindex>) -> (vector<2xi32>, i1)
    func.func @f(%0: i8, %1: tensor<?xf32>, %2: memref<*xindex>) -> (vector<2xi32>, i1) {
      %3:2 = call @describe(%0, %1, %2) : (i8, tensor<?xf32>, memref<*xindex>) -> (vector<2xi32>, i1)
      return %3#0, %3#1 : vector<2xi32>, i1
    }";

/// Calls `f`, with the kernel for the function that it calls.
fn call(
    kernel: impl Fn(&mut ods_exec::Call<'_>) -> Result<(), ods_exec::Fault> + Send + Sync + 'static,
) -> Vec<RuntimeValue> {
    let (ir, root) = module(TEXT);
    let engine = Engine::new(&ir, root).expect("a valid module").with_function("describe", kernel);
    let tensor = Tensor::of(&[1], &[1.5_f32]).expect("one element");
    let memref = MemRef::of(&Tensor::of(&[2], &[3_i64, 4]).expect("two elements")).expect("memory");
    let arguments = [RuntimeValue::Word(0xFF), tensor.into(), memref.into()];
    engine.function("f").and_then(|f| f.call_with(&arguments)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn operands_have_the_types_of_the_parameters() {
    let results = call(|call| {
        let texts: Result<Vec<String>, ods_exec::Fault> = (0..call.num_operands())
            .map(|operand| Ok(display(call.ir().context(), call.operand_type(operand)?, &call.operand(operand)?)))
            .collect();
        let is_expected = texts? == ["-1", "[1.500000e+00]", "[3, 4]"];
        let has_no_more = call.operand_type(3).is_err() && call.result_type(2).is_err();
        call.set(0, Tensor::of(&[2], &[1_i32, 2])?)?;
        call.set_word(1, u64::from(is_expected && has_no_more))
    });
    assert_eq!(results[1], RuntimeValue::Word(1));
}

#[test]
fn elements_of_results_have_the_type_of_the_result() {
    let results = call(|call| {
        call.set_elements(0, &[2], |_, indices| Ok(indices[0] as u64 + 7))?;
        call.set_word(1, 0)
    });
    assert_eq!(results[0], RuntimeValue::Tensor(Tensor::of(&[2], &[7_i32, 8]).expect("two elements")));
}

/// Calls `f` with a kernel that sets a result wrongly. Returns the error.
fn refused(kernel: impl Fn(&mut ods_exec::Call<'_>) -> Result<(), ods_exec::Fault> + Send + Sync + 'static) -> String {
    let (ir, root) = module(
        "func.func private @host() -> (i8, i1, vector<2xi32>, i100)
         func.func @f() -> (i8, i1, vector<2xi32>, i100) {
           %0:4 = call @host() : () -> (i8, i1, vector<2xi32>, i100)
           return %0#0, %0#1, %0#2, %0#3 : i8, i1, vector<2xi32>, i100
         }",
    );
    let engine = Engine::new(&ir, root).expect("a valid module").with_function("host", kernel);
    let called = engine.function("f").and_then(|f| f.call_with(&[]));
    called.expect_err("a result does not have its type").to_string()
}

#[test]
fn results_that_their_type_does_not_have_are_errors() {
    let error = refused(|call| call.set_word(0, u64::MAX));
    assert!(error.contains("result 0 has the type 'i8', which a number with the bits 0xffffffffffffffff"), "{error}");
    let error = refused(|call| call.set(1, RuntimeValue::Word(3)));
    assert!(error.contains("result 1 has the type 'i1', which a number with the bits 0x3"), "{error}");
    let error = refused(|call| call.set(2, Tensor::of(&[3], &[1_i32, 2, 3])?));
    assert!(error.contains("which a tensor of shape [3] with elements of 32 bits is not"), "{error}");
    let error = refused(|call| call.set_words(3, &[0, 1 << 36]));
    assert!(error.contains("result 3 has the type 'i100', which a number with the bits 0x1000000000"), "{error}");
}

#[test]
fn arguments_that_their_type_does_not_have_are_errors() {
    let (ir, root) = module("func.func @f(%0: i100, %1: complex<i8>) { return }");
    let engine = Engine::new(&ir, root).expect("a valid module");
    let call = |wide: [u64; 2], parts: [u64; 2]| {
        let arguments = [wide, parts].map(|words| RuntimeValue::of_words(&words));
        engine.function("f").and_then(|f| f.call_with(&arguments)).map(drop)
    };
    assert!(call([u64::MAX, (1 << 36) - 1], [255, 255]).is_ok());
    for (wide, parts) in [([0, 1 << 36], [0, 0]), ([0, 0], [0, 256])] {
        let error = call(wide, parts).expect_err("surplus bits").to_string();
        assert!(error.contains("a number with the bits 0x"), "{error}");
    }
}

#[test]
fn functions_as_arguments_have_the_type_of_the_call() {
    let (ir, root) = module(
        "func.func @call(%f: (i32) -> i32, %x: i32) -> i32 {
           %y = func.call_indirect %f(%x) : (i32) -> i32
           return %y : i32
         }
         func.func @wide(%x: i64) -> i64 { return %x : i64 }
         func.func @same(%x: i32) -> i32 { return %x : i32 }
         func.func @float(%x: i32) -> f32 { %y = arith.bitcast %x : i32 to f32 return %y : f32 }",
    );
    let engine = Engine::new(&ir, root).expect("a valid module");
    let call = |function| {
        let arguments = [RuntimeValue::Function(function), RuntimeValue::Word(5)];
        engine.function("call").and_then(|f| f.call_with(&arguments)).map_err(|error| error.to_string())
    };
    assert_eq!(call(2), Ok(vec![RuntimeValue::Word(5)]));
    for other in [0, 1, 3, 4, u32::MAX] {
        let error = call(other).expect_err("another type, or no function");
        assert!(error.contains("'func.call_indirect' op calls a function of another type"), "{error}");
    }
}
