%0 = ub.poison : i32
%1 = ub.poison : vector<4xi64>
%2 = ub.poison : !d.any
%3 = ub.poison {d.a} : f32
%4 = ub.poison <#ub.poison> : f64
%5 = ub.poison {d.b} <#ub.poison> : index
%6 = ub.poison : tuple<i32, f32>
%7 = ub.poison : () -> ()

// -----

%0 = "ub.poison"() : () -> i32
%1 = "ub.poison"() <{value = #ub.poison}> : () -> i32
%2 = "ub.poison"() {value = #ub.poison} : () -> i8
%3 = "ub.poison"() {d.value = #ub.poison, d.a = #ub<poison>} : () -> i8

// -----

%0 = ub.poison

// -----

%0 = ub.poison i32

// -----

%0 = ub.poison : 

// -----

%0 = ub.poison <> : i32

// -----

%0 = ub.poison <#ub.poison : i32

// -----

%0 = ub.poison <3> : i32

// -----

%0 = ub.poison <"a"> : i32

// -----

%0 = ub.poison <unit> : i32

// -----

%0 = ub.poison #ub.poison : i32

// -----

%0 = ub.poison <poison> : i32

// -----

%0 = ub.poison : i32, i32

// -----

%0 = ub.poison : (i32)

// -----

%0 = ub.poison <#ub.poison> {d.a} : i32

// -----

%0 = ub.poison {value = #ub.poison} : i32

// -----

%0 = ub.poison {value = 3} : i32

// -----

%0 = ub.poison <#ub.other> : i32

// -----

%0 = ub.poison <#d.other> : i32

// -----

%0 = "ub.poison"() <{value = 3 : i32}> : () -> i32

// -----

%0 = "ub.poison"() <{value = #d.other}> : () -> i32

// -----

%0 = "ub.poison"() {value = #d.other} : () -> i32

// -----

"ub.poison"() : () -> ()

// -----

%0:2 = "ub.poison"() : () -> (i32, i32)

// -----

%a = ub.poison : i32
%0 = "ub.poison"(%a) : (i32) -> i32

// -----

%0 = "ub.poison"() <{other}> : () -> i32

// -----

%0, %1 = ub.poison : i32

// -----

ub.poison : i32

// -----

%0 = ub.poison : i32 loc("x")

// -----

%0 = ub.poison : !ub.poison

// -----

%0 = ub.poison : foo

// -----

"d.a"() {a = #ub.poison, b = #ub<poison>} : () -> ()

// -----

"d.a"() {a = #ub.other} : () -> ()

// -----

"d.a"() {a = #ub<>} : () -> ()

// -----

"d.a"() {a = #ub<"poison">} : () -> ()

// -----

#p = #ub.poison
%0 = ub.poison <#p> : i32

// -----

%0 = ub.poizon : i32
