"a.b"() {
  x = #arith.fastmath<nnan, ninf>, // with a comment
  y = #unknown.attr<{a = [1]}> : i32,
  z = !unknown<type>
} : () -> !llvm.ptr<1>
func.func @f(%m: memref<?xf32, strided<[1], offset: ?>>, %i: index) {
  %0 = memref.load %m[%i] : memref<?xf32, strided<[1], offset: ?>>
  %1 = scf.for %j = %i to %i step %i iter_args(%acc = %0) -> (f32) {
    scf.yield %acc : f32
  }
  %2 = arith.constant dense<0.0> : vector<[4]xf32>
  return
}
