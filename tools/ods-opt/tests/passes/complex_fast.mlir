// builtin.module(canonicalize)
func.func @sums(%a: complex<f32>, %b: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %0 = complex.sub %a, %b fastmath<reassoc,nnan,nsz> : complex<f32>
  %1 = complex.add %0, %b fastmath<reassoc,nnan,nsz> : complex<f32>
  %2 = complex.add %b, %0 fastmath<fast> : complex<f32>
  %3 = complex.add %a, %b fastmath<reassoc,nnan,nsz> : complex<f32>
  %4 = complex.sub %3, %b fastmath<reassoc,nnan,nsz,ninf> : complex<f32>
  return %1, %2, %4 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @zeros(%a: complex<f32>) -> (complex<f32>, complex<f32>, complex<f32>) {
  %p = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %n = complex.constant [-0.0 : f32, -0.0 : f32] : complex<f32>
  %0 = complex.add %a, %p fastmath<nsz> : complex<f32>
  %1 = complex.add %a, %n : complex<f32>
  %2 = complex.sub %a, %p : complex<f32>
  return %0, %1, %2 : complex<f32>, complex<f32>, complex<f32>
}
// -----
func.func @ones(%a: complex<f32>) -> (complex<f32>, complex<f32>) {
  %c = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %a, %c fastmath<nnan,nsz> : complex<f32>
  %1 = complex.div %a, %c fastmath<nnan,nsz> : complex<f32>
  return %0, %1 : complex<f32>, complex<f32>
}
// -----
func.func @exponentials(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a fastmath<fast> : complex<f32>
  %1 = complex.exp %0 fastmath<fast> : complex<f32>
  return %1 : complex<f32>
}
