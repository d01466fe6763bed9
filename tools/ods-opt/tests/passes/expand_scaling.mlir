// builtin.module(arith-expand)
func.func @extended(%x: f6E3M2FN, %p: f8E8M0FNU, %a: f32, %h: f16) -> (f32, bf16, f64, f8E4M3FN) {
  %0 = arith.scaling_extf %x, %p fastmath<nnan> : f6E3M2FN, f8E8M0FNU to f32
  %1 = arith.scaling_extf %x, %a fastmath<contract,nsz> : f6E3M2FN, f32 to bf16
  %2 = arith.scaling_extf %x, %h : f6E3M2FN, f16 to f64
  %3 = arith.scaling_extf %x, %a : f6E3M2FN, f32 to f32
  "t.u"(%3) : (f32) -> ()
  %4 = arith.truncf %2 : f64 to f8E4M3FN
  return %0, %1, %2, %4 : f32, bf16, f64, f8E4M3FN
}
func.func @truncated(%a: f32, %b: f64, %p: f8E8M0FNU) -> (f8E5M2, f4E2M1FN, bf16, f6E2M3FN) {
  %0 = arith.scaling_truncf %a, %p : f32, f8E8M0FNU to f8E5M2
  %1 = arith.scaling_truncf %a, %b downward fastmath<fast> : f32, f64 to f4E2M1FN
  %2 = arith.scaling_truncf %b, %p to_nearest_away : f64, f8E8M0FNU to bf16
  %3 = arith.scaling_truncf %a, %a fastmath<arcp> : f32, f32 to f6E2M3FN
  return %0, %1, %2, %3 : f8E5M2, f4E2M1FN, bf16, f6E2M3FN
}
func.func @shapes(%v: vector<2x3xf4E2M1FN>, %s: vector<2x3xf16>, %t: tensor<?x4xf32>, %u: tensor<?x4xf8E8M0FNU>) {
  %0 = arith.scaling_extf %v, %s {my.hint = 1 : i32} : vector<2x3xf4E2M1FN>, vector<2x3xf16> to vector<2x3xf32>
  %1 = arith.scaling_truncf %t, %u : tensor<?x4xf32>, tensor<?x4xf8E8M0FNU> to tensor<?x4xf8E5M2>
  "t.u"(%0, %1) : (vector<2x3xf32>, tensor<?x4xf8E5M2>) -> ()
  return
}
// -----
func.func @a_scale_of_eight_bits_is_a_power(%x: f4E2M1FN, %s: f8E4M3FN) -> f32 {
  %0 = arith.scaling_extf %x, %s : f4E2M1FN, f8E4M3FN to f32
  return %0 : f32
}
