"d.region"() ({
  ub.unreachable
}) : () -> ()

// -----

"d.region"() ({
  "d.first"() : () -> ()
  ub.unreachable {d.why = "never"}
}, {
  "ub.unreachable"() : () -> ()
}, {
^bb0:
  ub.unreachable
^bb1:
  ub.unreachable
}) : () -> ()

// -----

"d.region"() ({
  ub.unreachable
  "d.last"() : () -> ()
}) : () -> ()

// -----

"d.region"() ({
  ub.unreachable : i32
}) : () -> ()

// -----

"d.region"() ({
  %0 = ub.unreachable
}) : () -> ()

// -----

%0 = "d.make"() : () -> i32
"d.region"() ({
  "ub.unreachable"(%0) : (i32) -> ()
}) : () -> ()

// -----

"d.region"() ({
  %0 = "ub.unreachable"() : () -> i32
}) : () -> ()

// -----

"d.region"() ({
  "ub.unreachable"() ({}) : () -> ()
}) : () -> ()

// -----

"d.region"() ({
  "ub.unreachable"()[^bb1] : () -> ()
^bb1:
  ub.unreachable
}) : () -> ()

// -----

ub.unreachable

// -----

module {
  ub.unreachable
}

// -----

module {
  ub.unreachable
  ub.unreachable
}

// -----

"d.region"() ({
  ub.unreachable loc("here")
}) : () -> ()

// -----

"d.region"() ({
  ub.unreachable ub.unreachable
}) : () -> ()

// -----

"d.region"() ({
  ub.unreachable 3
}) : () -> ()
