// builtin.module(func.func(arith-expand{include-bf16=true include-f4e2m1=true include-f8e8m0=true}))
func.func @scaled(%n: f4E2M1FN, %p: f8E8M0FNU, %h: bf16, %a: f32) -> (bf16, f8E5M2, f6E3M2FN, f8E8M0FNU) {
  %0 = arith.scaling_extf %n, %h fastmath<nnan> : f4E2M1FN, bf16 to bf16
  %1 = arith.scaling_extf %n, %p fastmath<ninf> : f4E2M1FN, f8E8M0FNU to f8E5M2
  %2 = arith.scaling_extf %n, %a : f4E2M1FN, f32 to f6E3M2FN
  %3 = arith.scaling_extf %n, %p : f4E2M1FN, f8E8M0FNU to f8E8M0FNU
  return %0, %1, %2, %3 : bf16, f8E5M2, f6E3M2FN, f8E8M0FNU
}
func.func @unscaled(%a: f32, %b: bf16, %x: f8E5M2, %p: f8E8M0FNU) -> (f4E2M1FN, f4E2M1FN, f4E2M1FN, f6E2M3FN) {
  %0 = arith.scaling_truncf %a, %a fastmath<fast> : f32, f32 to f4E2M1FN
  %1 = arith.scaling_truncf %b, %p : bf16, f8E8M0FNU to f4E2M1FN
  %2 = arith.scaling_truncf %x, %p : f8E5M2, f8E8M0FNU to f4E2M1FN
  %3 = arith.scaling_truncf %p, %p : f8E8M0FNU, f8E8M0FNU to f6E2M3FN
  return %0, %1, %2, %3 : f4E2M1FN, f4E2M1FN, f4E2M1FN, f6E2M3FN
}
func.func @between(%p: f8E8M0FNU, %n: f4E2M1FN, %h: bf16, %v: vector<6xbf16>) {
  %0 = arith.truncf %p : f8E8M0FNU to f4E2M1FN
  %1 = arith.extf %n : f4E2M1FN to f8E8M0FNU
  %2 = arith.extf %n : f4E2M1FN to bf16
  %3 = arith.extf %p : f8E8M0FNU to bf16
  %4 = arith.truncf %h : bf16 to f8E8M0FNU
  %5 = arith.truncf %v : vector<6xbf16> to vector<6xf4E2M1FN>
  "t.u"(%0, %1, %2, %3, %4, %5) : (f4E2M1FN, f8E8M0FNU, bf16, bf16, f8E8M0FNU, vector<6xf4E2M1FN>) -> ()
  return
}
func.func @chains(%h: bf16, %n: f4E2M1FN, %a: f32) -> (bf16, f8E8M0FNU, f4E2M1FN, f32) {
  %0 = arith.extf %h : bf16 to f32
  %1 = arith.truncf %0 : f32 to bf16
  %2 = arith.truncf %0 : f32 to f8E8M0FNU
  %3 = arith.extf %n fastmath<contract> : f4E2M1FN to f32
  %4 = arith.truncf %3 fastmath<contract> : f32 to f4E2M1FN
  %5 = arith.extf %4 fastmath<contract> : f4E2M1FN to f32
  %6 = arith.truncf %5 fastmath<contract> : f32 to f4E2M1FN
  %7 = arith.truncf %a fastmath<contract> : f32 to bf16
  %8 = arith.extf %7 fastmath<contract> : bf16 to f32
  return %1, %2, %6, %8 : bf16, f8E8M0FNU, f4E2M1FN, f32
}
