// builtin.module(arith-expand)
func.func @f(%a: i32, %b: i32, %x: f32, %y: f32, %v: vector<4xf32>, %w: vector<4xi32>, %i: index) -> () {
  %0 = arith.ceildivui %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.maximumf %x, %y fastmath<nsz> : f32
  %4 = arith.minimumf %x, %y fastmath<nsz> : f32
  %5 = arith.maxnumf %x, %y fastmath<nsz> : f32
  %6 = arith.minnumf %v, %v fastmath<nnan,nsz> : vector<4xf32>
  %7 = arith.maxsi %a, %b : i32
  %8 = arith.minui %w, %w : vector<4xi32>
  %9 = arith.ceildivsi %w, %w : vector<4xi32>
  %10 = arith.maxui %i, %i : index
  %11 = arith.minsi %i, %i : index
  "t.u"(%0,%1,%2,%3,%4,%5,%6,%7,%8,%9,%10,%11) : (i32,i32,i32,f32,f32,f32,vector<4xf32>,i32,vector<4xi32>,vector<4xi32>,index,index) -> ()
  return
}
