// Minima and maxima order zeros by their sign.
// pass: arith-expand
// run: all -0.0 0.0 = 0.000000e+00 : f32 -0.000000e+00 : f32 0.000000e+00 : f32 -0.000000e+00 : f32
// run: all 0.0 -0.0 = 0.000000e+00 : f32 -0.000000e+00 : f32 0.000000e+00 : f32 -0.000000e+00 : f32
// run: all 0x7FC00000 -0.0 = 0x7FC00000 : f32 0x7FC00000 : f32 -0.000000e+00 : f32 -0.000000e+00 : f32
// run: all 1.0 0x7FC00000 = 0x7FC00000 : f32 0x7FC00000 : f32 1.000000e+00 : f32 1.000000e+00 : f32
func.func @all(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %0 = arith.maximumf %x, %y : f32
  %1 = arith.minimumf %x, %y : f32
  %2 = arith.maxnumf %x, %y : f32
  %3 = arith.minnumf %x, %y : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
