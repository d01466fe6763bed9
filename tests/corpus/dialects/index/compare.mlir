%a, %b = "d.make"() : () -> (index, index)
%eq = index.cmp eq(%a, %b)
%ne = index.cmp ne(%a, %b)
%slt = index.cmp slt(%a, %b)
%sle = index.cmp sle(%a, %b)
%sgt = index.cmp sgt(%a, %b)
%sge = index.cmp sge(%a, %b)
%ult = index.cmp ult(%a, %b)
%ule = index.cmp ule(%a, %b)
%ugt = index.cmp ugt(%a, %b)
%uge = index.cmp uge(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt (%a, %b) {d.a = 1 : i8}
%1 = index.cmp "ult"(%a, %b)
%2 = index.cmp    ne    (  %a   ,%b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i1
%1 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate ne>}> : (index, index) -> i1
%2 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate slt>}> : (index, index) -> i1
%3 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate sle>}> : (index, index) -> i1
%4 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate sgt>}> : (index, index) -> i1
%5 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate sge>}> : (index, index) -> i1
%6 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate ult>}> : (index, index) -> i1
%7 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate ule>}> : (index, index) -> i1
%8 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate ugt>}> : (index, index) -> i1
%9 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate uge>}> : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) {pred = #index<cmp_predicate eq>, d.x} : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) <{pred = 2 : i32}> : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) <{pred = "eq"}> : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) {pred = 2 : i32} : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp foo(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp 2(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp (%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt %a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt(%a)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt(%a, %b

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt(%a %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt(%a, %b) : index

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp <slt>(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp #index<cmp_predicate slt>(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt(%a, %b) {pred = #index<cmp_predicate eq>}

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp slt(%a, %b) {d.a = #index<cmp_predicate eq>}

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate eq>}> : (index, index) -> i32

// -----

%a = "d.make"() : () -> i32
%0 = index.cmp eq(%a, %a)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) <{pred = #index<cmp_predicate eq>, other}> : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = "index.cmp"(%a, %b) <{other = 1 : i32}> : (index, index) -> i1

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmpeq(%a, %b)

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp

// -----

%a, %b = "d.make"() : () -> (index, index)
%0 = index.cmp "foo bar"(%a, %b)

// -----

"d.a"() {a = #index<cmp_predicate ult>, b = #index<cmp_predicate "eq">} : () -> ()

// -----

"d.a"() {a = #index<cmp_predicate foo>} : () -> ()

// -----

"d.a"() {a = #index<cmp_predicate>} : () -> ()

// -----

"d.a"() {a = #index<cmp_predicate 1>} : () -> ()

// -----

"d.a"() {a = #index.cmp_predicate<eq>} : () -> ()

// -----

"d.a"() {a = #index.other} : () -> ()

// -----

"d.a"() : () -> !index.other

// -----

"d.a"() {a = #index<>} : () -> ()
