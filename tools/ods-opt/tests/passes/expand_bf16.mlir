// builtin.module(arith-expand{include-bf16=true})
func.func @f(%x: f32, %h: bf16, %t: f32, %vb: vector<4xbf16>, %vf: vector<4xf32>, %d: f64) -> () {
  %0 = arith.extf %h : bf16 to f32
  %1 = arith.truncf %t : f32 to bf16
  %2 = arith.extf %vb : vector<4xbf16> to vector<4xf32>
  %3 = arith.truncf %vf : vector<4xf32> to vector<4xbf16>
  %4 = arith.truncf %d : f64 to bf16
  %5 = arith.extf %h : bf16 to f64
  "t.u"(%0,%1,%2,%3,%4,%5) : (f32,bf16,vector<4xf32>,vector<4xbf16>,bf16,f64) -> ()
  return
}
