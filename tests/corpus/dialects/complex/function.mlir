%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%cos = complex.cos %a : complex<f32>
%exp = complex.exp %a : complex<f32>
%expm1 = complex.expm1 %a : complex<f32>
%log = complex.log %a : complex<f32>
%log1p = complex.log1p %a : complex<f32>
%neg = complex.neg %a : complex<f32>
%rsqrt = complex.rsqrt %a : complex<f32>
%sign = complex.sign %a : complex<f32>
%sin = complex.sin %a : complex<f32>
%sqrt = complex.sqrt %a : complex<f32>
%tanh = complex.tanh %a : complex<f32>
%tan = complex.tan %a : complex<f32>
%conj = complex.conj %a : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%cos = complex.cos %a fastmath<nnan,contract> {d.a} : complex<f32>
%exp = complex.exp %a fastmath<nnan,contract> {d.a} : complex<f32>
%expm1 = complex.expm1 %a fastmath<nnan,contract> {d.a} : complex<f32>
%log = complex.log %a fastmath<nnan,contract> {d.a} : complex<f32>
%log1p = complex.log1p %a fastmath<nnan,contract> {d.a} : complex<f32>
%neg = complex.neg %a fastmath<nnan,contract> {d.a} : complex<f32>
%rsqrt = complex.rsqrt %a fastmath<nnan,contract> {d.a} : complex<f32>
%sign = complex.sign %a fastmath<nnan,contract> {d.a} : complex<f32>
%sin = complex.sin %a fastmath<nnan,contract> {d.a} : complex<f32>
%sqrt = complex.sqrt %a fastmath<nnan,contract> {d.a} : complex<f32>
%tanh = complex.tanh %a fastmath<nnan,contract> {d.a} : complex<f32>
%tan = complex.tan %a fastmath<nnan,contract> {d.a} : complex<f32>
%conj = complex.conj %a fastmath<nnan,contract> {d.a} : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%cos = "complex.cos"(%a) : (complex<f32>) -> complex<f32>
%exp = "complex.exp"(%a) : (complex<f32>) -> complex<f32>
%expm1 = "complex.expm1"(%a) : (complex<f32>) -> complex<f32>
%log = "complex.log"(%a) : (complex<f32>) -> complex<f32>
%log1p = "complex.log1p"(%a) : (complex<f32>) -> complex<f32>
%neg = "complex.neg"(%a) : (complex<f32>) -> complex<f32>
%rsqrt = "complex.rsqrt"(%a) : (complex<f32>) -> complex<f32>
%sign = "complex.sign"(%a) : (complex<f32>) -> complex<f32>
%sin = "complex.sin"(%a) : (complex<f32>) -> complex<f32>
%sqrt = "complex.sqrt"(%a) : (complex<f32>) -> complex<f32>
%tanh = "complex.tanh"(%a) : (complex<f32>) -> complex<f32>
%tan = "complex.tan"(%a) : (complex<f32>) -> complex<f32>
%conj = "complex.conj"(%a) : (complex<f32>) -> complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%abs = complex.abs %a : complex<f32>
%abs2 = complex.abs %b fastmath<fast> {d.a} : complex<f32>
%im = complex.im %a : complex<f32>
%im2 = complex.im %b fastmath<fast> {d.a} : complex<f32>
%re = complex.re %a : complex<f32>
%re2 = complex.re %b fastmath<fast> {d.a} : complex<f32>
%angle = complex.angle %a : complex<f32>
%angle2 = complex.angle %b fastmath<fast> {d.a} : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%abs = "complex.abs"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
%im = "complex.im"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
%re = "complex.re"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
%angle = "complex.angle"(%a) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.cos %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.cos %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.cos"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.cos"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.cos %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.exp %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.exp %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.exp"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.exp"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.exp %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.expm1 %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.expm1 %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.expm1"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.expm1"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.expm1 %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.log %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.log %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.log"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.log"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.log %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.log1p %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.log1p %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.log1p"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.log1p"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.log1p %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.neg %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.neg %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.neg"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.neg"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.neg %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.rsqrt %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.rsqrt %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.rsqrt"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.rsqrt"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.rsqrt %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.sign %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.sign %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sign"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sign"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.sign %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.sin %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.sin %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sin"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sin"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.sin %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.sqrt %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.sqrt %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sqrt"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.sqrt"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.sqrt %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.tanh %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.tanh %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.tanh"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.tanh"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.tanh %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.tan %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.tan %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.tan"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.tan"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.tan %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.conj %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.conj %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.conj"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.conj"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.conj %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.abs %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.abs %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.abs"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.abs"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.abs %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.im %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.im %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.im"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.im"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.im %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.re %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.re %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.re"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.re"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.re %a

// -----

%a = "d.make"() : () -> complex<i32>
%0 = complex.angle %a : complex<i32>

// -----

%a = "d.make"() : () -> f32
%0 = complex.angle %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.angle"(%a) : (complex<f32>) -> f64

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.angle"(%a) : (complex<f32>) -> complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.angle %a

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.abs %a : complex<f32> -> f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.abs %a : complex<f32>, f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.abs %a, %b : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.re %a fastmath<foo> : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.im %a fastmath : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.re %a : f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.re"(%a) : (complex<f32>) -> i32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.re"(%a) : (complex<f32>) -> ()

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = "complex.im"() : () -> f32

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.exp(%a) : complex<f32>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.exp %a : complex<f64>

// -----

%a, %b = "d.make"() : () -> (complex<f32>, complex<f32>)
%0 = complex.exp : complex<f32>

// -----

%a = "d.make"() : () -> complex<f64>
%0 = complex.re %a : complex<f64>
%1 = complex.abs %a : complex<f64>
"d.use"(%0, %1) : (f64, f64) -> ()
