// Types of ops as a whole.
"ut.op"() : () -> ()
// -----
%0 = "ut.op"() : () -> i32
// -----
%0 = "ut.op"() : () -> (i32)
// -----
%0:2 = "ut.op"() : () -> (i32, i64)
%1 = "ut.op"(%0#0) : (i32) -> i32
%2 = "ut.op"(%0#0, %0#1, %1) : (i32, i64, i32) -> (tensor<*xf32>)
// -----
// Results may stay unnamed.
"ut.op"() : () -> i32
"ut.op"() : () -> (i32, i32, i32)
%x = "ut.op"() : () -> i32
// -----
"ut.op"( ) : ( ) -> ( )
// -----
%big:3 = "ut.op"() : () -> (vector<[4]xf32>, memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0)>>, tuple<tensor<*xf32>, () -> ()>)
