%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : complex<f32>
%1 = complex.create %y, %x {d.a} : complex<f32>
%2 = "complex.create"(%x, %y) : (f32, f32) -> complex<f32>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : complex<f64>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : f32

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x : complex<f32>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : complex<i32>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : f32, f32 -> complex<f32>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = "complex.create"(%x, %y) : (f32, f32) -> complex<f64>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = "complex.create"(%x, %y) : (f32, f32) -> f32

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : tensor<2xf32>

// -----

%x, %y = "d.make"() : () -> (f32, f32)
%0 = complex.create %x, %y : !d.a

// -----

%x, %y = "d.make"() : () -> (f32, f64)
%0 = "complex.create"(%x, %y) : (f32, f64) -> complex<f32>

// -----

%x, %y = "d.make"() : () -> (i32, i32)
%0 = complex.create %x, %y : complex<i32>

// -----

%x, %y = "d.make"() : () -> (i32, i32)
%0 = "complex.create"(%x, %y) : (i32, i32) -> complex<i32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a, %b : complex<f32>
%1 = complex.neq %a, %b {d.a} : complex<f32>
%2 = "complex.eq"(%a, %b) : (complex<f32>, complex<f32>) -> i1
"d.use"(%0, %1) : (i1, i1) -> ()

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a, %b : complex<f32>, i1

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a, %b : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a, %b : complex<i32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f32>) -> i32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.eq %a, %b fastmath<nnan> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f64>)
%0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neq %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neq %a, %b : complex<f32>, i1

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neq %a : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neq %a, %b : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neq %a, %b : complex<i32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.neq"(%a, %b) : (complex<f32>, complex<f32>) -> i32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.neq"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neq %a, %b fastmath<nnan> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f64>)
%0 = "complex.neq"(%a, %b) : (complex<f32>, complex<f64>) -> i1

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n : complex<f32>, i32
%1 = complex.powi %a, %n fastmath<fast> {d.a} : complex<f32>, i32
%2 = complex.powi %a, %n fastmath<none> : complex<f32>, i32
%3 = "complex.powi"(%a, %n) : (complex<f32>, i32) -> complex<f32>
%4 = "complex.powi"(%a, %n) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, i32) -> complex<f32>

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n : complex<f32>

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n : i32, complex<f32>

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n : complex<f32>, i64

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n : complex<f32>, index

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n : complex<f64>, i32

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %a : complex<f32>, complex<f32>

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n fastmath<foo> : complex<f32>, i32

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = "complex.powi"(%a, %n) : (complex<f32>, i32) -> complex<f64>

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = "complex.powi"(%a, %n) <{fastmath = 2 : i32}> : (complex<f32>, i32) -> complex<f32>

// -----

%a, %n = "d.make"() : () -> (complex<f32>, i32)
%0 = complex.powi %a, %n {fastmath = #arith.fastmath<nnan>} : complex<f32>, i32

// -----

%a, %n = "d.make"() : () -> (complex<f32>, si32)
%0 = complex.powi %a, %n : complex<f32>, si32

// -----

%a, %n = "d.make"() : () -> (complex<f32>, index)
%0 = "complex.powi"(%a, %n) : (complex<f32>, index) -> complex<f32>
