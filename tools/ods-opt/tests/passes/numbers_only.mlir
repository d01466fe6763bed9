// builtin.module(canonicalize)
func.func @a(%z: vector<4xi64>) -> vector<4xi64> {
  %c0 = arith.constant dense<1> : vector<4xi64>
  %c1 = arith.constant dense<2> : vector<4xi64>
  %v = arith.addi %z, %c0 : vector<4xi64>
  %w = arith.addi %v, %c1 : vector<4xi64>
  return %w : vector<4xi64>
}
func.func @not(%a: vector<4xi64>, %b: vector<4xi64>, %p: vector<4xi1>, %x: vector<4xi64>) -> (vector<4xi1>, vector<4xi64>) {
  %t = arith.constant dense<true> : vector<4xi1>
  %c = arith.cmpi slt, %a, %b : vector<4xi64>
  %n = arith.xori %c, %t : vector<4xi1>
  %m = arith.xori %p, %t : vector<4xi1>
  %s = arith.select %m, %a, %x : vector<4xi1>, vector<4xi64>
  return %n, %s : vector<4xi1>, vector<4xi64>
}
// -----
func.func @a(%n: index, %a: i32) {
  scf.forall (%i) = (2) to (%n) step (0) { "u.use"(%a) : (i32) -> () }
  return
}
// -----
func.func @b(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %c0 { "u.use"(%a) : (i32) -> () }
  return
}
// -----
func.func @c(%n: index, %m: index, %a: i32) {
  %c0 = arith.constant -1 : index
  scf.for %i = %m to %n step %c0 { "u.use"(%a) : (i32) -> () }
  return
}
// -----
func.func @flags(%x: i64) -> i32 {
  %c = arith.constant 32 : i64
  %0 = arith.shrsi %x, %c : i64
  %1 = arith.trunci %0 overflow<nsw, nuw> : i64 to i32
  return %1 : i32
}
