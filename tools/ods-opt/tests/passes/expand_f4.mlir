// builtin.module(arith-expand{include-f4e2m1=true})
func.func @widened(%n: f4E2M1FN) -> (f32, f16, f6E2M3FN, f8E8M0FNU) {
  %0 = arith.extf %n : f4E2M1FN to f32
  %1 = arith.extf %n fastmath<fast> : f4E2M1FN to f16
  %2 = arith.extf %n : f4E2M1FN to f6E2M3FN
  %3 = arith.extf %n : f4E2M1FN to f8E8M0FNU
  return %0, %1, %2, %3 : f32, f16, f6E2M3FN, f8E8M0FNU
}
func.func @narrowed(%a: f32, %b: bf16, %c: f8E5M2) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN) {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  %1 = arith.truncf %a upward fastmath<nnan> : f32 to f4E2M1FN
  %2 = arith.truncf %b fastmath<fast> : bf16 to f4E2M1FN
  %3 = arith.truncf %c : f8E5M2 to f4E2M1FN
  return %0, %1, %2, %3 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f4E2M1FN
}
func.func @shapes(%v: vector<[8]xf4E2M1FN>, %t: tensor<7xf16>) -> (vector<[8]xbf16>, tensor<7xf4E2M1FN>) {
  %0 = arith.extf %v : vector<[8]xf4E2M1FN> to vector<[8]xbf16>
  %1 = arith.truncf %t : tensor<7xf16> to tensor<7xf4E2M1FN>
  return %0, %1 : vector<[8]xbf16>, tensor<7xf4E2M1FN>
}
func.func @others_stay(%p: f8E8M0FNU, %a: f32) -> (f32, f8E8M0FNU) {
  %0 = arith.extf %p : f8E8M0FNU to f32
  %1 = arith.truncf %a : f32 to f8E8M0FNU
  return %0, %1 : f32, f8E8M0FNU
}
func.func @round_trip(%n: f4E2M1FN) -> f4E2M1FN {
  %0 = arith.extf %n : f4E2M1FN to f32
  %1 = arith.truncf %0 : f32 to f4E2M1FN
  return %1 : f4E2M1FN
}
