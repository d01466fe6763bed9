// builtin.module(arith-expand{include-f8e8m0=true})
func.func @powers_become_numbers(%p: f8E8M0FNU) -> (f32, f16, bf16, tf32, f64, f128) {
  %0 = arith.extf %p : f8E8M0FNU to f32
  %1 = arith.extf %p fastmath<nnan> : f8E8M0FNU to f16
  %2 = arith.extf %p : f8E8M0FNU to bf16
  %3 = arith.extf %p : f8E8M0FNU to tf32
  %4 = arith.extf %p fastmath<contract> : f8E8M0FNU to f64
  %5 = arith.extf %p : f8E8M0FNU to f128
  return %0, %1, %2, %3, %4, %5 : f32, f16, bf16, tf32, f64, f128
}
func.func @numbers_become_powers(%a: f32, %b: f16, %c: bf16, %d: tf32, %e: f64) {
  %0 = arith.truncf %a fastmath<fast> : f32 to f8E8M0FNU
  %1 = arith.truncf %b fastmath<nsz> : f16 to f8E8M0FNU
  %2 = arith.truncf %c : bf16 to f8E8M0FNU
  %3 = arith.truncf %d : tf32 to f8E8M0FNU
  %4 = arith.truncf %e : f64 to f8E8M0FNU
  "t.u"(%0, %1, %2, %3, %4) : (f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU, f8E8M0FNU) -> ()
  return
}
func.func @shapes(%v: vector<2x[4]xf8E8M0FNU>, %t: tensor<3x5xf64>) -> (vector<2x[4]xf16>, tensor<3x5xf8E8M0FNU>) {
  %0 = arith.extf %v : vector<2x[4]xf8E8M0FNU> to vector<2x[4]xf16>
  %1 = arith.truncf %t : tensor<3x5xf64> to tensor<3x5xf8E8M0FNU>
  return %0, %1 : vector<2x[4]xf16>, tensor<3x5xf8E8M0FNU>
}
func.func @others_stay(%p: f8E8M0FNU, %h: bf16, %s: f32, %n: f4E2M1FN) {
  %0 = arith.truncf %p : f8E8M0FNU to f6E3M2FN
  %1 = arith.extf %h : bf16 to f32
  %2 = arith.truncf %s : f32 to f4E2M1FN
  %3 = arith.extf %n : f4E2M1FN to f8E8M0FNU
  %4 = arith.truncf %s downward : f32 to bf16
  "t.u"(%0, %1, %2, %3, %4) : (f6E3M2FN, f32, f4E2M1FN, f8E8M0FNU, bf16) -> ()
  return
}
func.func @round_trips(%a: f16, %p: f8E8M0FNU) -> (f16, f16, f8E8M0FNU) {
  %0 = arith.truncf %a fastmath<contract> : f16 to f8E8M0FNU
  %1 = arith.extf %0 fastmath<fast> : f8E8M0FNU to f16
  %2 = arith.extf %0 : f8E8M0FNU to f16
  %3 = arith.extf %p : f8E8M0FNU to f32
  %4 = arith.truncf %3 : f32 to f8E8M0FNU
  return %1, %2, %4 : f16, f16, f8E8M0FNU
}
// -----
func.func @a_rounding_mode_is_refused(%a: f32) -> f8E8M0FNU {
  %0 = arith.truncf %a toward_zero : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}
