%a, %b = "d.make"() : () -> (index, index)
%add = index.add %a, %b
%sub = index.sub %a, %b
%mul = index.mul %a, %b
%divs = index.divs %a, %b
%divu = index.divu %a, %b
%ceildivs = index.ceildivs %a, %b
%ceildivu = index.ceildivu %a, %b
%floordivs = index.floordivs %a, %b
%rems = index.rems %a, %b
%remu = index.remu %a, %b
%maxs = index.maxs %a, %b
%maxu = index.maxu %a, %b
%mins = index.mins %a, %b
%minu = index.minu %a, %b
%shl = index.shl %a, %b
%shrs = index.shrs %a, %b
%shru = index.shru %a, %b
%and = index.and %a, %b
%or = index.or %a, %b
%xor = index.xor %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%add = index.add %a, %a {d.n = 0}
%sub = index.sub %add, %a {d.n = 1}
%mul = index.mul %sub, %a {d.n = 2}
%divs = index.divs %mul, %a {d.n = 3}
%divu = index.divu %divs, %a {d.n = 4}
%ceildivs = index.ceildivs %divu, %a {d.n = 5}
%ceildivu = index.ceildivu %ceildivs, %a {d.n = 6}
%floordivs = index.floordivs %ceildivu, %a {d.n = 7}
%rems = index.rems %floordivs, %a {d.n = 8}
%remu = index.remu %rems, %a {d.n = 9}
%maxs = index.maxs %remu, %a {d.n = 10}
%maxu = index.maxu %maxs, %a {d.n = 11}
%mins = index.mins %maxu, %a {d.n = 12}
%minu = index.minu %mins, %a {d.n = 13}
%shl = index.shl %minu, %a {d.n = 14}
%shrs = index.shrs %shl, %a {d.n = 15}
%shru = index.shru %shrs, %a {d.n = 16}
%and = index.and %shru, %a {d.n = 17}
%or = index.or %and, %a {d.n = 18}
%xor = index.xor %or, %a {d.n = 19}

// -----

%a, %b = "d.make"() : () -> (index, index)
%add = "index.add"(%a, %b) : (index, index) -> index
%sub = "index.sub"(%a, %b) : (index, index) -> index
%mul = "index.mul"(%a, %b) : (index, index) -> index
%divs = "index.divs"(%a, %b) : (index, index) -> index
%divu = "index.divu"(%a, %b) : (index, index) -> index
%ceildivs = "index.ceildivs"(%a, %b) : (index, index) -> index
%ceildivu = "index.ceildivu"(%a, %b) : (index, index) -> index
%floordivs = "index.floordivs"(%a, %b) : (index, index) -> index
%rems = "index.rems"(%a, %b) : (index, index) -> index
%remu = "index.remu"(%a, %b) : (index, index) -> index
%maxs = "index.maxs"(%a, %b) : (index, index) -> index
%maxu = "index.maxu"(%a, %b) : (index, index) -> index
%mins = "index.mins"(%a, %b) : (index, index) -> index
%minu = "index.minu"(%a, %b) : (index, index) -> index
%shl = "index.shl"(%a, %b) : (index, index) -> index
%shrs = "index.shrs"(%a, %b) : (index, index) -> index
%shru = "index.shru"(%a, %b) : (index, index) -> index
%and = "index.and"(%a, %b) : (index, index) -> index
%or = "index.or"(%a, %b) : (index, index) -> index
%xor = "index.xor"(%a, %b) : (index, index) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.add"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.sub %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.sub"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.mul %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.mul"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.divs %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.divs"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.divu %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.divu"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.ceildivs %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.ceildivs"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.ceildivu %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.ceildivu"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.floordivs %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.floordivs"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.rems %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.rems"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.remu %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.remu"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.maxs %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.maxs"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.maxu %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.maxu"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.mins %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.mins"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.minu %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.minu"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.shl %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.shl"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.shrs %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.shrs"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.shru %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.shru"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.and %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.and"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.or %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.or"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.xor %a %b

// -----

%a, %b = "d.make"() : () -> (index, i32)
%0 = "index.xor"(%a, %b) : (index, i32) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a, %b : index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a, %b, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0, %1 = index.add %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
index.add %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.sub %a, 3

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.sub %a, %c

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.foo %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.mul {d.x} %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.add"(%a) : (index) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.add"(%a, %b, %b) : (index, index, index) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.add"(%a, %b) : (index, index) -> i32

// -----

%a, %b = "d.make"() : () -> (index, index)
"index.add"(%a, %b) : (index, index) -> ()

// -----

%a, %b = "d.make"() : () -> (index, index)
%0:2 = "index.add"(%a, %b) : (index, index) -> (index, index)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a, %b loc("here")
%1 = index.sub %0, %0 {d.a = loc("there":1:2)} loc(unknown)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.add"(%a, %b) ({}) : (index, index) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.add"(%a, %b) <{}> : (index, index) -> index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.add"(%a, %b) <{d.x}> : (index, index) -> index

// -----

%0 = "d.make"() : () -> i32
%1 = index.add %0, %0

// -----

%0 = index.add %1, %2
%1, %2 = "d.make"() : () -> (index, index)

// -----

%0 = index.add %0, %0

// -----

%0 = index.add %1, %2
%1, %2 = "d.make"() : () -> (index, i32)

// -----

"d.region"() ({
^bb0(%x: index, %y: index):
  %0 = index.shl %x, %y {d.a, d.b = "c"}
  "d.end"(%0) : (index) -> ()
}) : () -> ()

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a, %b attributes {d.x}

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.add %a#0, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0:2 = "d.two"() : () -> (index, index)
%1 = index.add %0#0, %0#1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0:2 = "d.two"() : () -> (index, index)
%1 = index.add %0#0, %0#2
