//! Execution of the operations.

use std::sync::Arc;

use ods::exec::{Engine, Tensor};
use ods::{Context, Ir, Operation};

fn module(text: &str) -> (Ir, Operation) {
    let context = Context::new();
    context.register::<tf_opt::Tf>().expect("a new dialect");
    ods_dialects::register_all(&context).expect("new dialects");
    let parsed = ods::text::parse(&Arc::new(context), "f.mlir", text.as_bytes()).unwrap_or_else(|e| panic!("{e:?}"));
    (parsed.ir, parsed.root)
}

fn call(text: &str, arguments: (&Tensor,)) -> Tensor {
    let (ir, root) = module(text);
    let f = Engine::new(&ir, root).and_then(|engine| engine.function("f")).expect("a function");
    f.call(arguments).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn pools_average_their_windows() {
    let image: Vec<f32> = (0..9).map(|value| value as f32).collect();
    let image = Tensor::of(&[1, 3, 3, 1], &image).expect("a tensor");
    let pool = |padding: &str, size: i64| {
        call(
            &format!(
                "func.func @f(%x: tensor<1x3x3x1xf32>) -> tensor<1x{size}x{size}x1xf32> {{
                  %y = tf.AvgPool %x {{ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = \"{padding}\"}}
                    : (tensor<1x3x3x1xf32>) -> tensor<1x{size}x{size}x1xf32>
                  return %y : tensor<1x{size}x{size}x1xf32>
                }}"
            ),
            (&image,),
        )
    };
    assert_eq!(pool("VALID", 1).values::<f32>(), Ok(vec![2.0]));
    // The windows at the border have fewer elements.
    assert_eq!(pool("SAME", 2).values::<f32>(), Ok(vec![2.0, 3.5, 6.5, 8.0]));
}

#[test]
fn element_wise_operations_are_computed() {
    let x = Tensor::of(&[1, 2], &[-2.0_f32, 4.0]).expect("a tensor");
    let f = |line: &str| {
        call(
            &format!(
                "func.func @f(%x: tensor<1x2xf32>) -> tensor<1x2xf32> {{
                  %b = arith.constant dense<[10.0, 20.0]> : tensor<2xf32>
                  %y = {line}
                  return %y : tensor<1x2xf32>
                }}"
            ),
            (&x,),
        )
        .values::<f32>()
    };
    assert_eq!(f("tf.Add %x, %x : tensor<1x2xf32>"), Ok(vec![-4.0, 8.0]));
    assert_eq!(f("tf.Relu %x : tensor<1x2xf32>"), Ok(vec![0.0, 4.0]));
    assert_eq!(f("tf.LeakyRelu %x alpha = 5.000000e-01 : tensor<1x2xf32>"), Ok(vec![-1.0, 4.0]));
    assert_eq!(f("tf.BiasAdd %x, %b : (tensor<1x2xf32>, tensor<2xf32>) -> tensor<1x2xf32>"), Ok(vec![8.0, 24.0]));
}
