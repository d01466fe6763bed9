!i = i32
%0 = "ut.op"() : () -> !i
"ut.op"(%0) : (i32) -> ()
// -----
!e = f32
!t = tensor<2x!e>
"ut.op"() {t = !t} : () -> ()
!t2 = i8
"ut.op"() {t = !t2} : () -> ()
// -----
!fn = (i32, i32) -> i32
"ut.op"() {t = !fn} : () -> ()
// -----
// The op type itself may not be an alias but its parts may.
!a = f32
!b = tuple<!a, !a>
!c = (!a, !b) -> (!b, !a)
%0:2 = "ut.op"() {t = !c} : () -> (!a, !b)
"ut.op"(%0#1) : (!b) -> ()
// -----
!_weird$name_1 = i1
"ut.op"() : () -> ()
// -----
!ptr = !foo.ptr<i32>
%0 = "ut.op"() : () -> !ptr
%1 = "ut.op"(%0) : (!foo.ptr<i32>) -> tuple<!ptr, !ptr>
// -----
!unused = f64
"ut.op"() : () -> ()
