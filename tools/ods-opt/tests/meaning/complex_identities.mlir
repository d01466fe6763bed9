// Sums and quotients of complex numbers with zeros of both signs, infinities and NaN.
// pass: canonicalize
// run: add_zero (-0.0,1.0) = (0.000000e+00, 1.000000e+00) : complex<f32>
// run: add_subtracted (1.0,0.0) (1.0e30,0.0) = (0.000000e+00, 0.000000e+00) : complex<f32>
// run: subtract_added (1.0,0.0) (1.0e30,0.0) = (0.000000e+00, 0.000000e+00) : complex<f32>
// run: divide_by_one (0x7F800000,1.0) = (0x7F800000, 0x7FC00000) : complex<f32>
// run: divide_by_one (-0.0,-0.0) = (-0.000000e+00, 0.000000e+00) : complex<f32>
// run: multiply_by_one (0x7F800000,1.0) = (0x7F800000, 0x7FC00000) : complex<f32>
func.func @add_zero(%x: complex<f32>) -> complex<f32> {
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.add %x, %zero : complex<f32>
  return %0 : complex<f32>
}
func.func @add_subtracted(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %0 = complex.sub %x, %y : complex<f32>
  %1 = complex.add %0, %y : complex<f32>
  return %1 : complex<f32>
}
func.func @subtract_added(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %0 = complex.add %x, %y : complex<f32>
  %1 = complex.sub %0, %y : complex<f32>
  return %1 : complex<f32>
}
func.func @divide_by_one(%x: complex<f32>) -> complex<f32> {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.div %x, %one : complex<f32>
  return %0 : complex<f32>
}
func.func @multiply_by_one(%x: complex<f32>) -> complex<f32> {
  %one = complex.constant [1.0 : f32, 0.0 : f32] : complex<f32>
  %0 = complex.mul %x, %one : complex<f32>
  return %0 : complex<f32>
}
