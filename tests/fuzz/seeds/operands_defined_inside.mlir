module {
scf.parallel (%i) = (%a) to (%b) step (%a) { %a,%b= "bc"():()->(index, index)}
}
// -----
%c = arith.constant 1 : index
scf.parallel (%i) = (%c) to (%b) step (%c) {  "x.y"() ({ %b = "bc"():()->(index) }) : () -> () }
// -----
%c = arith.constant 1 : index
scf.parallel (%i) = (%c) to (%c) step (%c) {  "x.y"(%d) : (i1) -> () 
  %d = "a"() : () -> i1 
}
// -----
%c = arith.constant 1 : index
scf.parallel (%i) = (%c) to (%c) step (%c) {  "x.y"(%d) : (i1) -> () 
}
%d = "a"() : () -> i1 
// -----
%c = arith.constant 1 : index
scf.parallel (%i) = (%c) to (%d) step (%d) {  "x.y"(%d) : (index) -> () 
}
%d = "a"() : () -> index
