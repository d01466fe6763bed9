//! The interface of structured operations, as in MLIR's `LinalgInterfaces.td`.
//!
//! A structured operation is a nest of loops around a body without control flow: in each iteration, the indexing maps
//! tell which element of each operand the arguments of the body are, and the yielded values become elements of the
//! outputs.

use ods::affine::AffineMap;
use ods::prelude::*;

use super::{BuildPayload, IteratorType, queries, verify};

// The bodies of default methods are in `queries` and `verify`, as these methods are compiled for each operation.

/// Interface of structured operations.
///
/// ```
/// use ods::prelude::*;
/// use ods_dialects::linalg::{IteratorType, LinalgOp};
///
/// # fn main() -> ods::Result {
/// # let context = Context::new();
/// # ods_dialects::register_all(&context)?;
/// let text = b"func.func @f(%a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
///   linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x2xf32>) outs(%c : memref<4x2xf32>)
///   return
/// }";
/// let parsed = ods::text::parse(&context.into(), "f.mlir", text)?;
/// let ir = &parsed.ir;
/// let product = ir.walk_pre(parsed.root).find_map(|op| ir.interface::<dyn LinalgOp>(op)).expect("a product");
/// assert_eq!(product.static_loop_ranges(ir), Some(vec![4, 2, 8]));
/// assert_eq!(product.iterator_types(ir)[2], IteratorType::Reduction);
/// assert_eq!(product.indexing_maps(ir)[0].to_string(), "(d0, d1, d2) -> (d0, d2)");
/// # Ok(())
/// # }
/// ```
#[op_interface]
pub trait LinalgOp: DestinationStyleOpInterface {
    /// Returns, for each operand in order, the map from the loops to its indices. Scalars have a map without results.
    fn indexing_maps(&self, ir: &Ir) -> Vec<AffineMap>;

    /// Returns the kind of each loop, the outermost first.
    fn iterator_types(&self, ir: &Ir) -> Vec<IteratorType>;

    /// Returns the function that creates the body of such operations; `None` if each has a body of its own.
    fn payload_builder() -> Option<BuildPayload> {
        None
    }

    /// Verifies the attributes that the indexing maps depend on.
    fn verify_map_attributes(&self, ir: &Ir) -> Result<(), Diagnostic> {
        let _ = ir;
        Ok(())
    }

    /// Returns the body. Its arguments are elements of the operands, in order, and its terminator yields an element for
    /// each output.
    fn payload(&self, ir: &Ir) -> Option<Block> {
        queries::payload(ir, self.operation())
    }

    /// Returns the number of loops.
    fn num_loops(&self, ir: &Ir) -> usize {
        self.iterator_types(ir).len()
    }

    /// Returns whether all loops are parallel.
    fn is_all_parallel(&self, ir: &Ir) -> bool {
        queries::are_all_parallel(&self.iterator_types(ir))
    }

    /// Returns the sizes of an operand; none for scalars.
    fn operand_shape<'a>(&self, ir: &'a Ir, operand: usize) -> &'a [i64] {
        queries::operand_shape(ir, self.operation(), operand)
    }

    /// Returns whether the operand is neither a tensor nor a buffer.
    fn is_scalar(&self, ir: &Ir, operand: usize) -> bool {
        queries::is_scalar(ir, self.operation(), operand)
    }

    /// Returns whether the body uses the element of this operand.
    fn payload_uses_operand(&self, ir: &Ir, operand: usize) -> bool {
        queries::has_used_argument(ir, self.payload(ir), operand)
    }

    /// Returns whether the body uses indices of loops.
    fn uses_indices(&self, ir: &Ir) -> bool {
        queries::uses_indices(ir, self.payload(ir))
    }

    /// Returns, for each loop, an operand and the dimension that has the size of the loop. `None` if a loop has none,
    /// as in operations that are not verified.
    fn sources_of_loop_sizes(&self, ir: &Ir) -> Option<Vec<(usize, usize)>> {
        verify::sources_of_loop_sizes(&self.indexing_maps(ir))
    }

    /// Returns the number of iterations of each loop, `DYNAMIC` if unknown; `None` if a loop has no operand with its
    /// size, as in operations that are not verified.
    fn static_loop_ranges(&self, ir: &Ir) -> Option<Vec<i64>> {
        queries::loop_sizes(ir, self.operation(), &self.sources_of_loop_sizes(ir)?)
    }

    /// Verifies indexing maps, loops and the arguments of the body against the operands.
    #[verify(regions)]
    fn verify_structure(&self, ir: &Ir) -> Result<(), Diagnostic> {
        verify::structure(ir, self.operation())
    }
}

/// Interface of contractions: sums of products of the elements of two inputs.
#[op_interface]
pub trait ContractionOpInterface {
    /// Verifies the numbers of operands, the loops, and the body.
    #[verify(regions)]
    fn verify_contraction(&self, ir: &Ir) -> Result<(), Diagnostic> {
        verify::contraction(ir, self.operation())
    }
}

/// Interface of convolutions, and of poolings, whose second input only gives the size of the window.
#[op_interface]
pub trait ConvolutionOpInterface {
    /// Returns the tensor or buffer that the window moves over.
    fn image(&self, ir: &Ir) -> Option<Value> {
        ir.operand(self.operation(), 0)
    }

    /// Returns the window.
    fn filter(&self, ir: &Ir) -> Option<Value> {
        ir.operand(self.operation(), 1)
    }

    /// Verifies the numbers of operands and the roles of the loops.
    #[verify]
    fn verify_convolution(&self, ir: &Ir) -> Result<(), Diagnostic> {
        verify::convolution(ir, self.operation())
    }
}

/// Interface of operations that give all elements the same value.
#[op_interface]
pub trait FillOpInterface {
    /// Returns the value.
    fn value(&self, ir: &Ir) -> Option<Value> {
        ir.operand(self.operation(), 0)
    }

    /// Returns the output.
    fn output(&self, ir: &Ir) -> Option<Value> {
        ir.operand(self.operation(), 1)
    }

    /// Verifies the numbers of operands.
    #[verify]
    fn verify_fill(&self, ir: &Ir) -> Result<(), Diagnostic> {
        verify::fill(ir, self.operation())
    }
}
