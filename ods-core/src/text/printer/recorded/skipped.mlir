module {
module attributes {a.x = affine_map<(d0)->(d0)>} {}
"u.x"() ({"u.y"() {x = affine_map<(d0)->(d0)>} : () -> () }) {y = affine_map<(d0, d1)->(d0)>} : () -> ()
} 
{-# dialect_resources: { builtin: { k: "0x0100000007" } } #-}
