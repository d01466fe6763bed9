// Mappings of a dialect that need not be known.
func.func @threads(%n: index) {
  scf.forall (%i, %j) in (%n, 4) {
  } {mapping = [#gpu.thread<y>, #gpu.thread<x>]}
  return
}

// -----

func.func @blocks(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) = (0) to (%n) step (2) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  } {mapping = [#gpu.block<linear_dim_0>]}
  return %r : tensor<4xf32>
}

// -----

func.func @masked(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#gpu.thread<x>, #gpu.mask<5>]}
  return
}

// -----

func.func @too_few(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<x>]}
  return
}

// -----

func.func @no_attribute(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [4]}
  return
}

// -----

func.func @attribute_of_an_unknown_dialect(%n: index) {
  scf.forall (%i) in (%n) {
  } {mapping = [#nobody.has<this>]}
  return
}
