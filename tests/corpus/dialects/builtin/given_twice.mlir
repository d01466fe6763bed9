// The dictionary wins over the name of the form.
module @outer attributes {sym_name = "other"} {
  module @inner attributes {my.note, sym_name = "renamed", sym_visibility = "nested"} {
  }
}
// -----
// It is verified before the body is read.
module @name attributes {sym_name = 7} [
// -----
module attributes {sym_visibility} ?
// -----
module @name attributes {sym_name = "a", sym_name = "b"} {}
// -----
%0 = unrealized_conversion_cast to i8 {inputs = 3}
