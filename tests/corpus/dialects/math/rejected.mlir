%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a, %b : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a :

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a : f64

// -----

%a = "u.v"() : () -> (i32)
%x = math.sin %a : i32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a fastmath<foo> : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a fastmath<nnan : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a {k = : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sin %a {fastmath = 1 : i8} : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.absi %a : f32

// -----

%a = "u.v"() : () -> (i32)
%x = math.absf %a : i32

// -----

%a = "u.v"() : () -> (i32)
%x = math.absi %a fastmath<nnan> : i32

// -----

%a = "u.v"() : () -> (memref<2xi8>)
%x = math.ctpop %a : memref<2xi8>

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.nope %a : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.atan2 %a : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.atan2 %a, %b, %c : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.powf %a, %b : f32, f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.fma %a, %b : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.fma %a, %b, %c, %a : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.fma %a, %b, %c fastmath<> : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.clampf %a to [%b, %c : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.clampf %a to %b, %c : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.clampf %a [%b, %c] : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.clampf %a to [%b] : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.clampf %a to [%b, %c]

// -----

%a, %b, %c = "u.v"() : () -> (i32, i32, i32)
%x = math.clampf %a to [%b, %c] : i32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.clampf %a, %b, %c : f32

// -----

%a, %b = "u.v"() : () -> (f32, i32)
%x = math.fpowi %a, %b : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.fpowi %a, %b : f32, f32

// -----

%a, %b = "u.v"() : () -> (i32, f32)
%x = math.fpowi %a, %b : i32, f32

// -----

%a, %b = "u.v"() : () -> (vector<2xf32>, i32)
%x = math.fpowi %a, %b : vector<2xf32>, i32

// -----

%a, %b = "u.v"() : () -> (vector<2xf32>, vector<3xi32>)
%x = math.fpowi %a, %b : vector<2xf32>, vector<3xi32>

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.ipowi %a, %b : f32

// -----

%a, %b = "u.v"() : () -> (i32, i64)
%x = math.ipowi %a, %b : i32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.sincos %a : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x:2 = math.sincos %a : f32, f32

// -----

%a = "u.v"() : () -> (i32)
%x:2 = math.sincos %a : i32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x:3 = math.sincos %a : f32

// -----

%a = "u.v"() : () -> (i32)
%x = math.isnan %a : i32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.isnan %a fastmath<nnan> : f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.isnan %a

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = math.isnan %a : f32 -> i1

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = "math.isnan"(%a) : (f32) -> i8

// -----

%a = "u.v"() : () -> (vector<2xf32>)
%x = "math.isnan"(%a) : (vector<2xf32>) -> i1

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = "math.sin"(%a) : (f32) -> f64

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = "math.sin"() : () -> f64

// -----

%a, %b = "u.v"() : () -> (f32, i32)
%x = "math.fpowi"(%a, %b) : (f32, i32) -> f64

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x:2 = "math.sincos"(%a) : (f32) -> (f32, f64)

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = "math.sincos"(%a) : (f32) -> f32

// -----

%a, %b, %c = "u.v"() : () -> (f32, f32, f32)
%x = "math.sin"(%a) <{fastmath = 1 : i32}> : (f32) -> f32
