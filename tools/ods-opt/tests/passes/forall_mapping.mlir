// builtin.module(canonicalize)
// An empty list of mappings maps no loop.
func.func @none(%t: tensor<4xi32>, %v: tensor<1xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (0) shared_outs(%a = %t) -> (tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %a[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  } {mapping = []}
  return %r : tensor<4xi32>
}
func.func @one(%t: tensor<4xi32>, %v: tensor<1xi32>) -> tensor<4xi32> {
  %r = scf.forall (%i) in (1) shared_outs(%a = %t) -> (tensor<4xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %a[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  } {mapping = []}
  return %r : tensor<4xi32>
}
func.func @some(%t: tensor<4xi32>, %v: tensor<1xi32>, %n: index) -> tensor<4xi32> {
  %r = scf.forall (%i, %j) in (%n, 1) shared_outs(%a = %t) -> (tensor<4xi32>) {
    "u.use"(%j) : (index) -> ()
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %v into %a[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  } {mapping = []}
  return %r : tensor<4xi32>
}
