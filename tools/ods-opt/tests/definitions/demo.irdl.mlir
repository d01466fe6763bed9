irdl.dialect @demo {
  irdl.type @box {
    %0 = irdl.any
    %1 = irdl.any
    irdl.parameters(element: %0, key: %1)
  }
  irdl.type @unit {
  }
  // !demo.counted is omitted: IRDL writes parameters as `<a, b>`.
  // #demo.dim is omitted: IRDL writes parameters as `<a, b>`.
  irdl.attribute @key {
    %0 = irdl.base "!builtin.integer"
    %1 = irdl.base "#builtin.string"
    irdl.parameters(first: %0, second: %1)
  }
  // #demo.row is omitted: IRDL writes parameters as `<a, b>`.
  // #demo.seal is omitted: the operation demo.seal has the name, and IRDL has one of a name.
  // #demo.unit is omitted: !demo.unit has the name, and IRDL has one of a name.
  irdl.operation @pair {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.is f32
    irdl.operands(first: %2, second: %3)
  }
  irdl.operation @many {
    // values: narrower: IRDL wants all of a group to have one type
    %0 = irdl.base "!builtin.integer"
    irdl.operands(values: variadic %0)
    %1 = irdl.is index
    irdl.results(results: variadic %1)
  }
  irdl.operation @some {
    %0 = irdl.any
    %1 = irdl.is i1
    irdl.operands(first: %0, last: optional %1)
  }
  irdl.operation @tied {
    %0 = irdl.base "!builtin.tensor"
    %1 = irdl.base "!builtin.unranked_tensor"
    %2 = irdl.any_of(%0, %1)
    // rhs: narrower than shaped of any type values
    %3 = irdl.base "!builtin.vector"
    %4 = irdl.base "!builtin.tensor"
    %5 = irdl.base "!builtin.unranked_tensor"
    %6 = irdl.base "!builtin.memref"
    %7 = irdl.base "!builtin.unranked_memref"
    %8 = irdl.any_of(%3, %4, %5, %6, %7)
    irdl.operands(lhs: %2, rhs: %8)
    irdl.results(sum: %2)
    // not expressed: all of {lhs, rhs} have same shape
  }
  irdl.operation @same {
    %0 = irdl.base "!builtin.integer"
    irdl.operands(lhs: %0, rhs: %0)
  }
  irdl.operation @shaped {
    // tensor: wider than ElementType(32-bit float)
    %0 = irdl.base "!builtin.tensor"
    %1 = irdl.base "!builtin.memref"
    // vector: wider than of ranks 2
    %2 = irdl.base "!builtin.vector"
    irdl.operands(tensor: %0, memref: %1, vector: %2)
    // like: wider than signless integer
    // like: narrower than shaped of any type values
    // like: wider than ElementType(signless integer or index)
    %3 = irdl.base "!builtin.integer"
    %4 = irdl.is index
    %5 = irdl.base "!builtin.vector"
    %6 = irdl.base "!builtin.tensor"
    %7 = irdl.base "!builtin.unranked_tensor"
    %8 = irdl.any_of(%3, %4, %5, %6, %7)
    irdl.results(like: %8)
  }
  irdl.operation @floats {
    %0 = irdl.is f16
    %1 = irdl.is bf16
    %2 = irdl.is f32
    %3 = irdl.is f64
    %4 = irdl.is f80
    %5 = irdl.is f128
    %6 = irdl.is tf32
    %7 = irdl.is f8E5M2
    %8 = irdl.is f8E4M3
    %9 = irdl.is f8E4M3FN
    %10 = irdl.is f8E5M2FNUZ
    %11 = irdl.is f8E4M3FNUZ
    %12 = irdl.is f8E4M3B11FNUZ
    %13 = irdl.is f8E3M4
    %14 = irdl.is f8E8M0FNU
    %15 = irdl.is f6E2M3FN
    %16 = irdl.is f6E3M2FN
    %17 = irdl.is f4E2M1FN
    %18 = irdl.any_of(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17)
    // complex: wider than ElementType(32-bit float)
    %19 = irdl.base "!builtin.complex"
    // tuple: wider than Each(32-bit signless integer)
    %20 = irdl.base "!builtin.tuple"
    %21 = irdl.base "!builtin.function"
    irdl.operands(float: %18, complex: %19, tuple: %20, function: %21)
  }
  irdl.operation @width {
    %0 = irdl.is i8
    %1 = irdl.is si8
    %2 = irdl.is ui8
    %3 = irdl.any_of(%0, %1, %2)
    %4 = irdl.is i4
    %5 = irdl.is i8
    %6 = irdl.any_of(%4, %5)
    // signed: wider than signed integer
    %7 = irdl.base "!builtin.integer"
    irdl.operands(any: %3, two: %6, signed: %7)
  }
  irdl.operation @attrs {
    // number: wider than 64-bit signless integer attribute
    %0 = irdl.base "#builtin.integer"
    %1 = irdl.base "#builtin.string"
    %2 = irdl.is true
    %3 = irdl.is false
    %4 = irdl.any_of(%2, %3)
    // unit: not expressed: an attribute that may be missing
    %5 = irdl.base "#builtin.type"
    // symbol: wider than flat symbol reference attribute
    %6 = irdl.base "#builtin.symbol_ref"
    // list: wider than Each(64-bit signless integer attribute)
    // list: wider than with at least 2 elements
    %7 = irdl.base "#builtin.array"
    // dense: wider than i32 dense array attribute
    %8 = irdl.base "#builtin.dense_array"
    %9 = irdl.base "#builtin.string"
    %10 = irdl.is "up"
    %11 = irdl.is "down"
    %12 = irdl.any_of(%10, %11)
    %13 = irdl.all_of(%9, %12)
    irdl.attributes { "number" = %0, "text" = %1, "flag" = %4, "ty" = %5, "symbol" = %6, "list" = %7, "dense" = %8, "way" = %13 }
  }
  irdl.operation @maybe {
    // note: not expressed: an attribute that may be missing
    // level: not expressed: an attribute that may be missing
  }
  irdl.operation @body {
    %0 = irdl.region with size 1
    %1 = irdl.region
    // few: wider than region with at most 2 blocks
    %2 = irdl.region
    irdl.regions(one: %0, any: %1, few: %2)
    // narrower: IRDL wants blocks to end with terminators
  }
  irdl.operation @list {
    // values: narrower: IRDL wants all of a group to have one type
    %0 = irdl.any
    irdl.operands(values: variadic %0)
  }
  irdl.operation @code {
    // value: wider than type with a short name
    %0 = irdl.any
    irdl.operands(value: %0)
  }
  irdl.operation @neg {
    // value: wider than Neg(index)
    %0 = irdl.any
    irdl.operands(value: %0)
  }
  irdl.operation @checked {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(lhs: %0, rhs: %1)
    // not expressed: lhs is no rhs
    // not expressed: `verify` of the operation
  }
  irdl.operation @chain {
    %0 = irdl.base "!builtin.tensor"
    %1 = irdl.base "!builtin.unranked_tensor"
    %2 = irdl.any_of(%0, %1)
    irdl.operands(a: %2, b: %2, c: %2)
    %3 = irdl.any
    irdl.results(d: %3)
    // not expressed: d is an element of a
  }
  // demo.stop is omitted: IRDL has no terminators.
  // demo.jump is omitted: IRDL has no terminators.
  // demo.camelCase.op is omitted: IRDL takes no name that has upper-case letters.
  // demo.regions is omitted: IRDL wants to know the number of regions.
  irdl.operation @nothing {
    %0 = irdl.any
    %1 = irdl.any
    irdl.operands(first: %0, second_value: %1)
  }
  irdl.operation @hooks {
    %0 = irdl.any
    irdl.operands(value: %0)
    %1 = irdl.any
    irdl.results(same: %1)
  }
  irdl.operation @enums {
    %0 = irdl.base @demo::@box
    irdl.operands(memory: %0)
    %1 = irdl.base @demo::@unit
    irdl.results(unit: %1)
    // dim: wider than dimension of a grid
    %2 = irdl.any
    %3 = irdl.is -1 : i8
    %4 = irdl.is 1 : i8
    %5 = irdl.any_of(%3, %4)
    // count: wider than 32-bit signless integer attribute
    // count: wider than whose minimum value is 3
    %6 = irdl.base "#builtin.integer"
    irdl.attributes { "dim" = %2, "mode" = %5, "count" = %6 }
    // not expressed: the property overflow
  }
  irdl.operation @written {
    // sizes: wider than Each(64-bit signless integer attribute)
    // sizes: wider than with at least 1 elements
    // sizes: wider than with at most 3 elements
    %0 = irdl.base "#builtin.array"
    // ty: wider than type attribute of tensor of 32-bit float or 64-bit float values
    %1 = irdl.base "#builtin.type"
    // step: wider than 32-bit signless integer attribute
    // step: wider than whose value is one of {1, 2, 4}
    %2 = irdl.base "#builtin.integer"
    // either: wider than 32-bit signless integer attribute
    %3 = irdl.base "#builtin.integer"
    %4 = irdl.base "#builtin.string"
    %5 = irdl.any_of(%3, %4)
    // row: not expressed: an attribute that may be missing
    irdl.attributes { "sizes" = %0, "ty" = %1, "step" = %2, "either" = %5 }
  }
  irdl.operation @boxed {
    %0 = irdl.base @demo::@box
    irdl.operands(memory: %0)
    %1 = irdl.base @demo::@unit
    irdl.results(unit: %1)
    %2 = irdl.base @demo::@key
    irdl.attributes { "key" = %2 }
  }
  irdl.operation @seal {
    // not expressed: HasParent
  }
  irdl.operation @added {
    %0 = irdl.is i1
    irdl.operands(value: %0)
  }
}
