//! Named contractions: sums of products, which are added to the output.
//!
//! Numbers are converted to the element type of the output before they are multiplied. Quantized numbers come with two
//! further inputs, the zero points that are subtracted from them.

use ods::prelude::*;

use super::tables;

op_family! {
    use super::named::{Contraction, Named};

    /// Product of two matrices of quantized numbers
    ///
    /// ```mlir
    /// linalg.quantized_matmul ins(%a, %b, %za, %zb : memref<4x8xi8>, memref<8x2xi8>, i32, i32)
    ///     outs(%c : memref<4x2xi32>)
    /// ```
    pub QuantizedMatmulOp = Named<tables::QUANTIZED_MATMUL>("quantized_matmul");

    /// Product of two matrices in tiles; the second is transposed
    ///
    /// ```mlir
    /// linalg.mmt4d ins(%a, %b : memref<2x4x8x1xf32>, memref<3x4x8x1xf32>) outs(%c : memref<2x3x8x8xf32>)
    /// ```
    pub Mmt4DOp = Named<tables::MMT4D> + Contraction("mmt4d");

    /// Products of pairs of matrices in tiles; the second of each pair is transposed
    ///
    /// ```mlir
    /// linalg.batch_mmt4d ins(%a, %b : memref<9x2x4x8x1xf32>, memref<9x3x4x8x1xf32>) outs(%c : memref<9x2x3x8x8xf32>)
    /// ```
    pub BatchMmt4DOp = Named<tables::BATCH_MMT4D> + Contraction("batch_mmt4d");

    /// Products of pairs of matrices of quantized numbers
    ///
    /// ```mlir
    /// linalg.quantized_batch_matmul ins(%a, %b, %za, %zb : memref<9x4x8xi8>, memref<9x8x2xi8>, i32, i32)
    ///     outs(%c : memref<9x4x2xi32>)
    /// ```
    pub QuantizedBatchMatmulOp = Named<tables::QUANTIZED_BATCH_MATMUL>("quantized_batch_matmul");

    /// Product of a matrix and a vector
    ///
    /// ```mlir
    /// linalg.matvec ins(%a, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
    /// ```
    pub MatvecOp = Named<tables::MATVEC> + Contraction("matvec");

    /// Product of a vector and a matrix
    ///
    /// ```mlir
    /// linalg.vecmat ins(%x, %a : memref<4xf32>, memref<4x8xf32>) outs(%y : memref<8xf32>)
    /// ```
    pub VecmatOp = Named<tables::VECMAT> + Contraction("vecmat");

    /// Products of pairs of a matrix and a vector
    ///
    /// ```mlir
    /// linalg.batch_matvec ins(%a, %x : memref<9x4x8xf32>, memref<9x8xf32>) outs(%y : memref<9x4xf32>)
    /// ```
    pub BatchMatvecOp = Named<tables::BATCH_MATVEC> + Contraction("batch_matvec");

    /// Products of pairs of a vector and a matrix
    ///
    /// ```mlir
    /// linalg.batch_vecmat ins(%x, %a : memref<9x4xf32>, memref<9x4x8xf32>) outs(%y : memref<9x8xf32>)
    /// ```
    pub BatchVecmatOp = Named<tables::BATCH_VECMAT> + Contraction("batch_vecmat");

    /// Sum of the products of the elements of two vectors
    ///
    /// ```mlir
    /// linalg.dot ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%z : memref<f32>)
    /// ```
    pub DotOp = Named<tables::DOT> + Contraction("dot");

    /// Pseudorandom numbers between two limits
    ///
    /// ```mlir
    /// linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%out : memref<4x8xf32>)
    /// ```
    pub FillRng2DOp = Named<tables::FILL_RNG_2D>("fill_rng_2d");
}
