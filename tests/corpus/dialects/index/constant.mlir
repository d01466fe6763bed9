%0 = index.constant 0
%1 = index.constant 42
%2 = index.constant -7
%3 = index.constant 9223372036854775807
%4 = index.constant -9223372036854775808
%5 = index.constant 42
%6 = index.constant 0xFF

// -----

%0 = index.constant {d.a} 3
%1 = index.bool.constant true
%2 = index.bool.constant false
%3 = index.bool.constant {d.b = unit} true
%4 = index.sizeof
%5 = index.sizeof {d.c = 1.0}

// -----

%0 = "index.constant"() <{value = 3 : index}> : () -> index
%1 = "index.bool.constant"() <{value = true}> : () -> i1
%2 = "index.bool.constant"() {value = false} : () -> i1
%3 = "index.sizeof"() : () -> index
"d.use"(%0, %1, %2, %3) : (index, i1, i1, index) -> ()

// -----

%0 = index.constant 3 {d.a}

// -----

%0 = index.constant 3 : index

// -----

%0 = index.constant 3 : i32

// -----

%0 = index.constant 3.0

// -----

%0 = index.constant "a"

// -----

%0 = index.constant

// -----

%0 = index.constant true

// -----

%0 = index.constant 9223372036854775808

// -----

%0 = index.constant 99999999999999999999999999

// -----

%0 = index.constant -9223372036854775809

// -----

%0 = index.constant - 3

// -----

%0 = index.constant %a

// -----

%0 = index.bool.constant 1

// -----

%0 = index.bool.constant 1 : i1

// -----

%0 = index.bool.constant

// -----

%0 = index.bool.constant true : i1

// -----

%0 = index.bool.constant yes

// -----

%0 = index.bool.constant unit

// -----

%0 = index.bool true

// -----

%0 = index.bool.constant "true"

// -----

%0 = index.bool.constant -1 : i1

// -----

%0 = "index.constant"() : () -> index

// -----

%0 = "index.constant"() <{value = 3 : i32}> : () -> index

// -----

%0 = "index.constant"() <{value = 3 : index}> : () -> i32

// -----

%0 = "index.constant"() <{value = "a"}> : () -> index

// -----

%0 = "index.bool.constant"() <{value = 1 : i8}> : () -> i1

// -----

%0 = "index.bool.constant"() <{value = true}> : () -> i2

// -----

%0 = "index.bool.constant"() : () -> i1

// -----

%0 = "index.bool.constant"() <{value = unit}> : () -> i1

// -----

%0 = index.sizeof : index

// -----

%0 = index.sizeof 3

// -----

%0 = "index.sizeof"() : () -> i32

// -----

%0, %1 = index.sizeof

// -----

index.sizeof
index.constant 4
index.bool.constant true

// -----

%0 = index.constant {value = 4 : index} 3

// -----

%0 = index.constant {value = 4 : i32, d.x} 3

// -----

%idx3 = index.constant 3
"d.isolated"() ({
  %1 = index.constant 3
  %2 = index.constant 3
  "d.end"(%1, %2) : (index, index) -> ()
}) : () -> ()
%4 = "d.make"() : () -> index
%5 = index.add %4, %idx3

// -----

%0 = index.constant #d.x

// -----

%0 = index.constant [3]

// -----

%0 = index.constant 3 4

// -----

%0 = index.constant {} 3

// -----

%0 = index.constant {d.a, d.a} 3

// -----

%0 = index.constant loc("a") 3

// -----

%0 = index.constant 3 loc("a")

// -----

%0 = index.constant 0x

// -----

%0 = index.constant 0xFFFFFFFFFFFFFFFF

// -----

%0 = index.constant 1 : index {d.b}

// -----

#alias = 3 : index
%0 = index.constant #alias

// -----

#alias = 3 : i32
%0 = index.constant #alias

// -----

#alias = true
%0 = index.bool.constant #alias
