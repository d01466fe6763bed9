//! From `tf` to `tfl`: the patterns of the first document on op definitions.
//!
//! ```text
//! def : Pat<(TF_LeakyReluOp $arg, F32Attr:$a), (TFL_LeakyReluOp $arg, $a)>;
//! def : Pat<(TF_ReluOp (TF_AddOp $lhs, $rhs)), (TFL_AddOp $lhs, $rhs, TFL_AF_Relu)>;
//! def : Pat<(TF_BiasAddOp F32Tensor:$l, F32Tensor:$r), (TFL_AddOp $l, $r, TFL_AF_None)>;
//! ```
//!
//! The last one, of `tf.AvgPool`, converts attributes by Rust code: strings to an enum, and lists to single numbers.

use ods::pass::{OperationPass, Pass, PassContext, PassResult};
use ods::prelude::*;
use ods::rewrite::{GreedyConfig, PatternSet};
use tf_opt::network::{BiasAddOp, LeakyReluOp, ReluOp};

use crate::{ActivationFunction, AveragePool2DOp, Padding, Tfl};

pattern! {
    dialects(tf_opt::Tf, Tfl);

    /// Leaky activation has the same form in both dialects.
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<4xf32>
                    %1 = tf.LeakyRelu %0 alpha = 1.000000e-01 : tensor<4xf32>
                    "t.use"(%1) : (tensor<4xf32>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<4xf32>
                   %1 = tfl.leaky_relu %0 alpha = 1.000000e-01 : tensor<4xf32>
                   "t.use"(%1) : (tensor<4xf32>) -> ()"#,
    )]
    pub LeakyRelu: LeakyReluOp { features: x, alpha: a } if is_f32(ir, x) => crate::LeakyReluOp { input: x, alpha: a };

    /// The activation of a sum is part of the sum.
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<4xf32>
                    %1 = tf.Add %0, %0 : tensor<4xf32>
                    %2 = tf.Relu %1 : tensor<4xf32>
                    "t.use"(%2) : (tensor<4xf32>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<4xf32>
                   %1 = tfl.add %0, %0 {fused_activation_function : RELU} : tensor<4xf32>
                   "t.use"(%1) : (tensor<4xf32>) -> ()"#,
    )]
    pub ReluOfAdd: ReluOp { features: tf_opt::AddOp { x: l, y: r } } if is_f32(ir, l)
        => crate::AddOp { lhs: l, rhs: r, fused_activation_function: ActivationFunction::Relu };

    /// A bias of the same shape is added.
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<4xf32>
                    %1 = tf.BiasAdd %0, %0 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
                    "t.use"(%1) : (tensor<4xf32>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<4xf32>
                   %1 = tfl.add %0, %0 {fused_activation_function : NONE} : tensor<4xf32>
                   "t.use"(%1) : (tensor<4xf32>) -> ()"#,
    )]
    pub BiasAdd: BiasAddOp { value: l, bias: r } if ir.value_type(l) == ir.value_type(r)
        => crate::AddOp { lhs: l, rhs: r, fused_activation_function: ActivationFunction::None };

    /// A pool over height and width has these as single numbers.
    #[example(
        before = r#"%0 = "t.value"() : () -> tensor<1x8x8x3xf32>
                    %1 = tf.AvgPool %0 {
                      ksize = [1, 2, 2, 1], strides = [1, 2, 2, 1], padding = "SAME"
                    } : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
                    "t.use"(%1) : (tensor<1x4x4x3xf32>) -> ()"#,
        after = r#"%0 = "t.value"() : () -> tensor<1x8x8x3xf32>
                   %1 = tfl.average_pool_2d %0 {
                     filter_height = 2 : i32, filter_width = 2 : i32, padding = "SAME", stride_h = 2 : i32, stride_w = 2 : i32
                   } : (tensor<1x8x8x3xf32>) -> tensor<1x4x4x3xf32>
                   "t.use"(%1) : (tensor<1x4x4x3xf32>) -> ()"#,
    )]
    pub AvgPool: pool @ tf_opt::AvgPoolOp { value: x, ksize: size, strides: strides, padding: padding, data_format: "NHWC" }
    => {
        let ir = rewriter.ir();
        let (size, strides) = (of_image(&size), of_image(&strides));
        let ([height, width], [stride_h, stride_w]) = (size.ok_or(NoMatch)?, strides.ok_or(NoMatch)?);
        let (padding, ty) = (padding_of(padding).ok_or(NoMatch)?, ir.value_type(pool.output(ir)));
        let new = AveragePool2DOp::new(x, height, width, padding, stride_h, stride_w, ty);
        rewriter.before(pool).value(new)?
    };
}

fn is_f32(ir: &Ir, value: Value) -> bool {
    ir.value_type(value).element_type(ir.context()) == Type::F32
}

/// Returns height and width of a list for batch, height, width and channels; `None` if it is not one for whole images.
fn of_image(list: &[i64]) -> Option<[i32; 2]> {
    match *list {
        [1, height, width, 1] => Some([i32::try_from(height).ok()?, i32::try_from(width).ok()?]),
        _ => None,
    }
}

/// Returns the padding that the text of `tf` names.
fn padding_of(text: impl AsRef<[u8]>) -> Option<Padding> {
    match text.as_ref() {
        b"SAME" => Some(Padding::Same),
        b"VALID" => Some(Padding::Valid),
        _ => None,
    }
}

/// The pass `tf-to-tfl`: replaces operations of `tf` by operations of `tfl`, where there are any.
#[derive(Pass, Clone, Default)]
#[pass(description = "Replace operations of TensorFlow by operations of TensorFlow Lite")]
pub struct TfToTfl;

impl OperationPass for TfToTfl {
    fn run_on_operation(&mut self, cx: &mut PassContext<'_>) -> PassResult {
        let patterns = PatternSet::new().with::<LeakyRelu>().with::<ReluOfAdd>().with::<BiasAdd>().with::<AvgPool>();
        cx.apply_patterns(&patterns.freeze(cx.ir.context()), GreedyConfig::default())?;
        Ok(())
    }
}
