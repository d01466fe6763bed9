// Numbers without bits are counted, too.
"u.arrays"() {
  none = array<i0>, one = array<i0: 0>, signed = array<si0: 0, 0, 0>, unsigned = array<ui0: 0, 0>
} : () -> ()
// -----
"u.array"() {a = array<i0: 1>} : () -> ()
// -----
"u.array"() {a = array<i0: -1>} : () -> ()
// -----
"u.array"() {a = array<i4: 0>} : () -> ()
// -----
"u.array"() {a = array<i24: 8388607, -8388608, 16777215>} : () -> ()
