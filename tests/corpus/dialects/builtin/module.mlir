module @outer attributes {d.note = 1 : i8} {
  %0 = "d.make"() : () -> i32
  %1:2 = builtin.unrealized_conversion_cast %0 : i32 to f32, index
  module {
    "d.end"() : () -> ()
  }
}

// -----

module {
  %0 = "d.make"() : () -> f16
  %a, %b = builtin.unrealized_conversion_cast %0 : f16 to i32, i64 {d.flag}
  "d.use"(%b) : (i64) -> ()
}

// -----

module attributes {note = 1} {
}

// -----

"d.first"() : () -> ()
"d.use"(%x) : (i32) -> ()

// -----

%0 = builtin.unrealized_conversion_cast %a : i32

// -----

builtin.unrealized_conversion_cast
