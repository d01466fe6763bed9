// What stands behind a complete attribute is not read.
"u.attributes"() {
  a = #index<cmp_predicate slt and more>, b = #index<cmp_predicate uge, 7>, c = #arith<fastmath<fast> ()>
} : () -> ()
// -----
func.func @compares(%a: index) -> i1 {
  %0 = "index.cmp"(%a, %a) {pred = #index<cmp_predicate eq eq>} : (index, index) -> i1
  return %0 : i1
}
// -----
"u.attributes"() {a = #index<cmp_predicate slt)>} : () -> ()
// -----
"u.attributes"() {a = #index<cmp_predicate slow>} : () -> ()
