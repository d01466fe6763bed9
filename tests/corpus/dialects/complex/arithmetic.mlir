%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%add = complex.add %a, %b : complex<f32>
%atan2 = complex.atan2 %a, %b : complex<f32>
%div = complex.div %a, %b : complex<f32>
%mul = complex.mul %a, %b : complex<f32>
%pow = complex.pow %a, %b : complex<f32>
%sub = complex.sub %a, %b : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%add = complex.add %a, %b fastmath<nnan,contract> {d.a} : complex<f32>
%atan2 = complex.atan2 %a, %b fastmath<nnan,contract> {d.a} : complex<f32>
%div = complex.div %a, %b fastmath<nnan,contract> {d.a} : complex<f32>
%mul = complex.mul %a, %b fastmath<nnan,contract> {d.a} : complex<f32>
%pow = complex.pow %a, %b fastmath<nnan,contract> {d.a} : complex<f32>
%sub = complex.sub %a, %b fastmath<nnan,contract> {d.a} : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%add = complex.add %a, %b fastmath<fast> : complex<f32>
%atan2 = complex.atan2 %a, %b fastmath<fast> : complex<f32>
%div = complex.div %a, %b fastmath<fast> : complex<f32>
%mul = complex.mul %a, %b fastmath<fast> : complex<f32>
%pow = complex.pow %a, %b fastmath<fast> : complex<f32>
%sub = complex.sub %a, %b fastmath<fast> : complex<f32>
%add2 = complex.add %a, %b fastmath<none> : complex<f32>
%atan22 = complex.atan2 %a, %b fastmath<none> : complex<f32>
%div2 = complex.div %a, %b fastmath<none> : complex<f32>
%mul2 = complex.mul %a, %b fastmath<none> : complex<f32>
%pow2 = complex.pow %a, %b fastmath<none> : complex<f32>
%sub2 = complex.sub %a, %b fastmath<none> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%add = "complex.add"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
%add2 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>, complex<f32>) -> complex<f32>
%atan2 = "complex.atan2"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
%atan22 = "complex.atan2"(%a, %b) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>, complex<f32>) -> complex<f32>
%div = "complex.div"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
%div2 = "complex.div"(%a, %b) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>, complex<f32>) -> complex<f32>
%mul = "complex.mul"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
%mul2 = "complex.mul"(%a, %b) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>, complex<f32>) -> complex<f32>
%pow = "complex.pow"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
%pow2 = "complex.pow"(%a, %b) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>, complex<f32>) -> complex<f32>
%sub = "complex.sub"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f32>
%sub2 = "complex.sub"(%a, %b) <{fastmath = #arith.fastmath<afn>}> : (complex<f32>, complex<f32>) -> complex<f32>

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.add %a, %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.add %a, %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.add"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%a = "d.make"() : () -> tensor<2xcomplex<f32>>
%0 = complex.add %a, %a : tensor<2xcomplex<f32>>

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.atan2 %a, %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.atan2 %a, %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.atan2 %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.atan2 %a, %b fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.atan2"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%a = "d.make"() : () -> tensor<2xcomplex<f32>>
%0 = complex.atan2 %a, %a : tensor<2xcomplex<f32>>

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.div %a, %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.div %a, %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.div %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.div %a, %b fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.div"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%a = "d.make"() : () -> tensor<2xcomplex<f32>>
%0 = complex.div %a, %a : tensor<2xcomplex<f32>>

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.mul %a, %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.mul %a, %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.mul %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.mul %a, %b fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.mul"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%a = "d.make"() : () -> tensor<2xcomplex<f32>>
%0 = complex.mul %a, %a : tensor<2xcomplex<f32>>

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.pow %a, %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.pow %a, %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.pow %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.pow %a, %b fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.pow"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%a = "d.make"() : () -> tensor<2xcomplex<f32>>
%0 = complex.pow %a, %a : tensor<2xcomplex<f32>>

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.sub %a, %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.sub %a, %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.sub %a, %b : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.sub %a, %b fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sub"(%a, %b) : (complex<f32>, complex<f32>) -> complex<f64>

// -----

%a = "d.make"() : () -> tensor<2xcomplex<f32>>
%0 = complex.sub %a, %a : tensor<2xcomplex<f32>>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : (complex<f32>)

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath nnan : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<nnan ninf> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<nnan,> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b {d.a} fastmath<nnan> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b {fastmath = #arith.fastmath<nnan>} : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<nnan> {fastmath = #arith.fastmath<ninf>} : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b {fastmath = 3 : i32} : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.add"(%a, %b) <{fastmath = 3 : i32}> : (complex<f32>, complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<#arith.fastmath<nnan>> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<"nnan"> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<nnan, ninf> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b fastmath<none,nnan> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : complex<f32>, complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : complex

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : complex<

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : complex<index>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : !d.any

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.plus %a, %b : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0, %1 = complex.add %a, %b : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
complex.add %a, %b : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.add %a, %b : complex<f32> {d.a}

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.add"(%a) : (complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.add"(%a, %b) : (complex<f32>, complex<f32>) -> ()

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.add"(%a, %b) <{fastmath = #arith.fastmath<nnan>, other}> : (complex<f32>, complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.add"(%a, %b) {fastmath = #arith.fastmath<nnan>} : (complex<f32>, complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f16>, complex<bf16>)
%0 = complex.add %a, %a : complex<f16>
%1 = complex.sub %b, %b : complex<bf16>

// -----

%a, %b = "d.make"() : () -> (complex<f16>, complex<bf16>)
%0 = "complex.add"(%a, %b) : (complex<f16>, complex<bf16>) -> complex<f16>
