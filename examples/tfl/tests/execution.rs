//! Execution of the operations.

use std::sync::Arc;

use ods::Context;
use ods::exec::{Engine, Tensor};

#[test]
fn pools_and_sums_give_numbers() {
    let context = Context::new();
    context.register::<tfl_opt::Tfl>().expect("a new dialect");
    ods_dialects::register_all(&context).expect("new dialects");
    let text = "func.func @f(%x: tensor<1x2x2x1xf32>) -> (tensor<1x1x1x1xf32>, tensor<1x2x2x1xf32>) {
      %y = tfl.average_pool_2d %x {filter_height = 2 : i32, filter_width = 2 : i32, padding = \"VALID\",
        stride_h = 2 : i32, stride_w = 2 : i32} : (tensor<1x2x2x1xf32>) -> tensor<1x1x1x1xf32>
      %s = tfl.add %x, %x {fused_activation_function: \"RELU6\"} : tensor<1x2x2x1xf32>
      %l = tfl.leaky_relu %s alpha = 5.000000e-01 : tensor<1x2x2x1xf32>
      return %y, %l : tensor<1x1x1x1xf32>, tensor<1x2x2x1xf32>
    }";
    let parsed = ods::text::parse(&Arc::new(context), "f.mlir", text.as_bytes()).unwrap_or_else(|e| panic!("{e:?}"));
    let f = Engine::new(&parsed.ir, parsed.root).and_then(|engine| engine.function("f")).expect("a function");
    let x = Tensor::of(&[1, 2, 2, 1], &[-1.0_f32, 2.0, 3.0, 4.0]).expect("a tensor");
    let (mean, sums): (Tensor, Tensor) = f.call((&x,)).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((mean.values::<f32>(), sums.values::<f32>()), (Ok(vec![2.0]), Ok(vec![0.0, 4.0, 6.0, 6.0])));
}
