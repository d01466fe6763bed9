//! Malformed inputs that are literals.

use crate::cases::{Case, Group, bytes, text};

/// Returns the groups of this module.
pub fn groups() -> Vec<Group> {
    vec![
        Group { title: "Bytes and tokens", cases: BYTES },
        Group { title: "Truncated input", cases: TRUNCATED },
        Group { title: "Numbers", cases: NUMBERS },
        Group { title: "Names and values", cases: NAMES },
        Group { title: "Control flow and regions", cases: REGIONS },
        Group { title: "Types", cases: TYPES },
        Group { title: "Attributes", cases: ATTRIBUTES },
        Group { title: "Resources and locations", cases: RESOURCES },
        Group { title: "Operations of the builtin dialect", cases: BUILTIN },
        Group { title: "Operations that violate their definitions (the example dialect `tf`)", cases: TF },
    ]
}

const BYTES: &[Case] = &[
    bytes("an invalid UTF-8 byte in a name", b"\"u.a\"() {\xFF = 1} : () -> ()"),
    bytes("invalid UTF-8 in an operation name", b"\"u.\xC3\x28\"() : () -> ()"),
    bytes("invalid UTF-8 in a symbol name", b"\"u.a\"() {s = @\"\xE9\"} : () -> ()"),
    bytes("a byte order mark", b"\xEF\xBB\xBF\"u.a\"() : () -> ()"),
    text("a control character", "\"u.a\"() \u{1} : () -> ()"),
    text("a form feed between tokens", "\"u.a\"()\u{C} : () -> ()"),
    bytes("a NUL byte in a number", b"\"u.a\"() {a = 1\x002} : () -> ()"),
    bytes("a NUL byte in an operation name", b"\"u.a\0\"() : () -> ()"),
    text("an unterminated string", "\"u.a\"() {s = \"x} : () -> ()"),
    text("a string with a line break", "\"u.a\"() {s = \"x\ny\"} : () -> ()"),
    text("an unknown escape", "\"u.a\"() {s = \"\\q\"} : () -> ()"),
    text("an incomplete escape", "\"u.a\"() {s = \"\\0\"} : () -> ()"),
    text("a C comment", "/* no */ \"u.a\"() : () -> ()"),
    text("a single percent sign", "% = \"u.a\"() : () -> i1"),
    text("a single exclamation mark", "\"u.a\"() {t = !} : () -> ()"),
    text("a single hash", "\"u.a\"() {a = # } : () -> ()"),
    text("a single circumflex", "\"u.a\"()[^] : () -> ()"),
    text("a symbol that begins with a digit", "\"u.a\"() {s = @1} : () -> ()"),
    text("a symbol with a dash", "\"u.a\"() {s = @foo-bar} : () -> ()"),
    text("mismatched brackets in a dialect type", "\"u.a\"() {t = !foo<(>)>} : () -> ()"),
    text("an empty operation name", "\"\"() : () -> ()"),
];

const TRUNCATED: &[Case] = &[
    text("after the operation name", "\"u.a\""),
    text("in the operands", "\"u.a\"(%0"),
    text("after the operands", "\"u.a\"()"),
    text("before the operation type", "\"u.a\"() :"),
    text("before the arrow", "\"u.a\"() : ()"),
    text("before the results", "\"u.a\"() : () ->"),
    text("after the name of a result", "%0"),
    text("in a result pack", "%0:"),
    text("before the operation", "%0 ="),
    text("in an attribute dictionary", "\"u.a\"() {a = 1"),
    text("before an attribute", "\"u.a\"() {a ="),
    text("in properties", "\"u.a\"() <{a = 1}"),
    text("in a region", "\"u.a\"() ({ \"u.b\"() : () -> ()"),
    text("after a block name", "\"u.a\"() ({ ^b"),
    text("in block arguments", "\"u.a\"() ({ ^b(%x: i32"),
    text("in successors", "\"u.a\"()[^b,"),
    text("in a location", "\"u.a\"() : () -> () loc(\"f\":1:"),
    text("in a fused location", "\"u.a\"() : () -> () loc(fused[unknown,"),
    text("in an attribute alias", "#a ="),
    text("in a type alias", "!a ="),
    text("in an affine map", "#m = affine_map<(d0) -> (d0 +"),
    text("in an elements literal", "#d = dense<[1,"),
    text("in a shape", "!t = tensor<4x"),
    text("in a function type", "!t = (i32,"),
    text("in the body of a dialect type", "!t = !foo.bar<[x"),
    text("in a resource section", "{-# dialect_resources: { builtin: { k:"),
    text("in a module", "module @m {"),
];

const NUMBERS: &[Case] = &[
    text("an integer type with an excessive width", "\"u.a\"() {t = i16777216} : () -> ()"),
    text("a width with too many digits", "\"u.a\"() {t = i99999999999999999999999} : () -> ()"),
    text("an integer above the range of its type", "\"u.a\"() {a = 256 : i8} : () -> ()"),
    text("an integer below the range of its type", "\"u.a\"() {a = -129 : i8} : () -> ()"),
    text("an integer that does not fit into 64 bits", "\"u.a\"() {a = 18446744073709551616} : () -> ()"),
    text("an index out of range", "\"u.a\"() {a = 9223372036854775808 : index} : () -> ()"),
    text("a negative value of an unsigned type", "\"u.a\"() {a = -1 : ui8} : () -> ()"),
    text("an integer with a float type", "\"u.a\"() {a = 1 : f32} : () -> ()"),
    text("a bit pattern too wide for its float type", "\"u.a\"() {a = 0x12345 : f16} : () -> ()"),
    text("a negative bit pattern of a float", "\"u.a\"() {a = -0x1 : f32} : () -> ()"),
    text("a float with an integer type", "\"u.a\"() {a = 1.5 : i32} : () -> ()"),
    text("a dimension out of range", "\"u.a\"() {t = tensor<9223372036854775808xi8>} : () -> ()"),
    text("a negative dimension", "\"u.a\"() {t = tensor<-1xi8>} : () -> ()"),
    text("a vector dimension of 0", "\"u.a\"() {t = vector<0xf32>} : () -> ()"),
    text(
        "a shape whose product overflows, with bits",
        "\"u.a\"() {a = dense<\"0x0102\"> : tensor<4294967296x4294967296xi8>} : () -> ()",
    ),
    text(
        "a shape whose product overflows, with a list",
        "\"u.a\"() {a = dense<[1, 2]> : tensor<4294967296x4294967296x4xi8>} : () -> ()",
    ),
    text(
        "a shape whose product overflows, with one value",
        "\"u.a\"() {a = dense<1> : tensor<4294967296x4294967296x4xi8>} : () -> ()",
    ),
    text("a huge shape with few elements", "\"u.a\"() {a = dense<[1]> : tensor<9223372036854775807xi8>} : () -> ()"),
    text(
        "a huge sparse shape with an index out of bounds",
        "\"u.a\"() {a = sparse<[[0, 3]], [1]> : tensor<9223372036854775807x3xi8>} : () -> ()",
    ),
    text("an element out of range in a dense array", "\"u.a\"() {a = array<i8: 256>} : () -> ()"),
    text("a dense array whose element width is not a multiple of 8", "\"u.a\"() {a = array<i7: 1>} : () -> ()"),
    text("a line number out of range", "\"u.a\"() : () -> () loc(\"f\":4294967296:1)"),
    text("a result pack of size 0", "%0:0 = \"u.a\"() : () -> ()"),
    text("a result pack larger than the number of results", "%0:4294967296 = \"u.a\"() : () -> i1"),
    text("a result number out of range", "%0 = \"u.a\"() : () -> i1\n\"u.b\"(%0#99999999999) : (i1) -> ()"),
    text("an affine constant out of range", "#m = affine_map<() -> (9223372036854775808)>"),
    text("a stride out of range", "\"u.a\"() {a = strided<[9223372036854775808]>} : () -> ()"),
    text(
        "the number of a distinct attribute out of range",
        "\"u.a\"() {a = distinct[18446744073709551616]<>} : () -> ()",
    ),
];

const NAMES: &[Case] = &[
    text("an undefined value", "\"u.a\"(%x) : (i32) -> ()"),
    text("a value defined twice", "%x = \"u.a\"() : () -> i1\n%x = \"u.b\"() : () -> i1"),
    text("a reference to a nonexistent result", "%x:2 = \"u.a\"() : () -> (i1, i1)\n\"u.b\"(%x#2) : (i1) -> ()"),
    text("more names than results", "%x, %y = \"u.a\"() : () -> i1"),
    text("a name for an operation without results", "%x = \"u.a\"() : () -> ()"),
    text("a use with another type", "%x = \"u.a\"() : () -> i1\n\"u.b\"(%x) : (i2) -> ()"),
    text("a forward use with another type", "\"u.b\"(%x) : (i2) -> ()\n%x = \"u.a\"() : () -> i1"),
    text("too few operand types", "%x = \"u.a\"() : () -> i1\n\"u.b\"(%x, %x) : (i1) -> ()"),
    text(
        "a value from another region",
        "\"u.r\"() ({\n  %x = \"u.a\"() : () -> i1\n}) : () -> ()\n\"u.b\"(%x) : (i1) -> ()",
    ),
    text("an undefined alias", "\"u.a\"() {a = #x} : () -> ()"),
    text("an undefined type alias", "\"u.a\"() : () -> !x"),
    text("an alias defined twice", "#x = 1\n#x = 2"),
    text("an alias that refers to itself", "#x = [#x]"),
    text("cyclic aliases", "#x = [#y]\n#y = [#x]"),
    text("cyclic type aliases", "!x = tuple<!y>\n!y = tuple<!x>"),
    text("cyclic location aliases", "\"u.a\"() : () -> () loc(#x)\n#x = loc(fused[#y])\n#y = loc(fused[#x])"),
    text("an alias with a dot", "#x.y = 1"),
    text("an undefined location alias", "\"u.a\"() : () -> () loc(#x)"),
    text("a symbol defined twice", "\"u.a\"() {sym_name = \"s\"} : () -> ()\n\"u.b\"() {sym_name = \"s\"} : () -> ()"),
    text("an operation name without a dialect", "frobnicate"),
    text("a custom form in an unknown dialect", "foo.bar %x"),
    text("a duplicate attribute", "\"u.a\"() {a = 1, a = 2} : () -> ()"),
    text("an attribute without a name", "\"u.a\"() {\"\" = 1} : () -> ()"),
];

const REGIONS: &[Case] = &[
    text(
        "a use that is not dominated",
        "\"u.r\"() ({\n  \"u.br\"()[^l, ^r] : () -> ()\n^l:\n  %x = \"u.a\"() : () -> i1\n  \"u.br\"()[^r] : () -> ()\n\
         ^r:\n  \"u.b\"(%x) : (i1) -> ()\n}) : () -> ()",
    ),
    text(
        "a use before the definition in a block",
        "\"u.r\"() ({\n  \"u.b\"(%x) : (i1) -> ()\n  %x = \"u.a\"() : () -> i1\n  \"u.br\"()[^b] : () -> ()\n^b:\n  \
         \"u.end\"() : () -> ()\n}) : () -> ()",
    ),
    text(
        "a value defined outside an isolated region",
        "%x = \"u.a\"() : () -> i1\nmodule {\n  \"u.b\"(%x) : (i1) -> ()\n}",
    ),
    text("an undefined block", "\"u.r\"() ({\n  \"u.br\"()[^b] : () -> ()\n}) : () -> ()"),
    text("a block defined twice", "\"u.r\"() ({\n^b:\n  \"u.a\"() : () -> ()\n^b:\n}) : () -> ()"),
    text(
        "a branch to a block of an outer region",
        "\"u.r\"() ({\n  \"u.s\"() ({\n    \"u.br\"()[^b] : () -> ()\n  }) : () -> ()\n  \"u.end\"() : () -> ()\n^b:\n  \
         \"u.end\"() : () -> ()\n}) : () -> ()",
    ),
    text("a branch to the entry block", "\"u.r\"() ({\n^b:\n  \"u.br\"()[^b] : () -> ()\n}) : () -> ()"),
    text(
        "a branch in the middle of a block",
        "\"u.r\"() ({\n  \"u.br\"()[^b] : () -> ()\n  \"u.a\"() : () -> ()\n^b:\n  \"u.end\"() : () -> ()\n}) : () -> ()",
    ),
    text(
        "an empty block in a region with several blocks",
        "\"u.r\"() ({\n  \"u.br\"()[^b] : () -> ()\n^b:\n}) : () -> ()",
    ),
    text(
        "a block without a terminator",
        "\"u.r\"() ({\n  \"u.br\"()[^b] : () -> ()\n^b:\n  %x = builtin.unrealized_conversion_cast to i1\n}) : () -> ()",
    ),
    text("a block argument without a type", "\"u.r\"() ({\n^b(%x):\n}) : () -> ()"),
    text("a block argument defined twice", "\"u.r\"() ({\n^b(%x: i1, %x: i1):\n}) : () -> ()"),
    text("a block at the top level", "^b:\n  \"u.a\"() : () -> ()"),
    text("attributes before regions", "\"u.r\"() {a} ({}) : () -> ()"),
];

const TYPES: &[Case] = &[
    text("an unknown builtin type", "\"u.a\"() {t = foo} : () -> ()"),
    text("an unknown type of the builtin dialect", "\"u.a\"() : () -> !builtin.foo"),
    text("a trailing type that is not a function type", "\"u.a\"() : i32"),
    text("a vector with an invalid element type", "\"u.a\"() {t = vector<4xnone>} : () -> ()"),
    text("a tensor with an invalid element type", "\"u.a\"() {t = tensor<4xtuple<>>} : () -> ()"),
    text("a memref with an invalid element type", "\"u.a\"() {t = memref<4xtensor<4xi8>>} : () -> ()"),
    text("a complex type with an invalid element type", "\"u.a\"() {t = complex<none>} : () -> ()"),
    text("a layout of the wrong rank", "\"u.a\"() {t = memref<4xi8, affine_map<(i, j) -> (i, j)>>} : () -> ()"),
    text("strides of the wrong rank", "\"u.a\"() {t = memref<4x4xi8, strided<[1]>>} : () -> ()"),
    text("two memory spaces", "\"u.a\"() {t = memref<4xi8, 1, 2>} : () -> ()"),
    text("a dimension list without an element type", "\"u.a\"() {t = tensor<4x4>} : () -> ()"),
    text("a vector without a rank", "\"u.a\"() {t = vector<*xf32>} : () -> ()"),
    text("a vector with a dynamic dimension", "\"u.a\"() {t = vector<?xf32>} : () -> ()"),
];

const ATTRIBUTES: &[Case] = &[
    text("elements of the wrong shape", "\"u.a\"() {a = dense<[1, 2]> : tensor<3xi8>} : () -> ()"),
    text("lists of different lengths", "\"u.a\"() {a = dense<[[1], [2, 3]]> : tensor<2x2xi8>} : () -> ()"),
    text("lists of different depths", "\"u.a\"() {a = dense<[[1], 2]> : tensor<2x1xi8>} : () -> ()"),
    text("strings as integers", "\"u.a\"() {a = dense<[\"x\"]> : tensor<1xi8>} : () -> ()"),
    text("floats as integers", "\"u.a\"() {a = dense<1.5> : tensor<1xi8>} : () -> ()"),
    text("elements with a dynamic shape", "\"u.a\"() {a = dense<1> : tensor<?xi8>} : () -> ()"),
    text("elements with a type that is not shaped", "\"u.a\"() {a = dense<1> : i8} : () -> ()"),
    text("an odd number of hexadecimal digits", "\"u.a\"() {a = dense<\"0x123\"> : tensor<2xi8>} : () -> ()"),
    text("too few bytes", "\"u.a\"() {a = dense<\"0x010203\"> : tensor<2xi16>} : () -> ()"),
    text("a sparse index out of bounds", "\"u.a\"() {a = sparse<[[2]], [1]> : tensor<2xi8>} : () -> ()"),
    text("a sparse index of the wrong rank", "\"u.a\"() {a = sparse<[[0, 0]], [1]> : tensor<2xi8>} : () -> ()"),
    text("an undeclared affine identifier", "#m = affine_map<(d0) -> (d1)>"),
    text("an affine identifier declared twice", "#m = affine_map<(d0, d0) -> (d0)>"),
    text("a product of two dimensions", "#m = affine_map<(d0, d1) -> (d0 * d1)>"),
    text("a remainder modulo zero", "#m = affine_map<(d0) -> (d0 mod 0)>"),
    text("a quotient by a dimension", "#m = affine_map<(d0, d1) -> (d0 floordiv d1)>"),
    text("a set without a relation", "#s = affine_set<(d0) : (d0)>"),
    text("an incomplete symbol reference", "\"u.a\"() {s = @a::} : () -> ()"),
    text("a trailing comma in a list", "\"u.a\"() {a = [1, ]} : () -> ()"),
    text(
        "different distinct attributes with the same number",
        "\"u.a\"() {a = distinct[0]<1>, b = distinct[0]<2>} : () -> ()",
    ),
];

const RESOURCES: &[Case] = &[
    text("a resource that is not a blob", "{-# dialect_resources: { builtin: { k: \"text\" } } #-}"),
    text("a resource too short for its alignment", "{-# dialect_resources: { builtin: { k: \"0x01\" } } #-}"),
    text("an alignment that is not a power of two", "{-# dialect_resources: { builtin: { k: \"0x0300000001\" } } #-}"),
    text("an unknown section", "{-# resources: { } #-}"),
    text("a resource of an unknown dialect", "{-# dialect_resources: { foo: { k: \"0x01000000\" } } #-}"),
    text("a resource without a key", "{-# dialect_resources: { builtin: { : \"0x01000000\" } } #-}"),
    text("a resource with a type that is not shaped", "\"u.a\"() {a = dense_resource<k> : i8} : () -> ()"),
    text("a location without a column", "\"u.a\"() : () -> () loc(\"f\":1:x)"),
    text("a call site without a caller", "\"u.a\"() : () -> () loc(callsite(\"f\" in \"g\"))"),
    text("an attribute in place of a location", "#x = 1\n\"u.a\"() : () -> () loc(#x)"),
    text("an unknown kind of location", "\"u.a\"() : () -> () loc(nowhere)"),
];

const BUILTIN: &[Case] = &[
    text("a module without a region", "\"builtin.module\"() : () -> ()"),
    text("a module without a block", "\"builtin.module\"() ({}) : () -> ()"),
    text(
        "a module with two blocks",
        "\"builtin.module\"() ({\n^a:\n  \"u.a\"() : () -> ()\n^b:\n  \"u.b\"() : () -> ()\n}) : () -> ()",
    ),
    text("a module with an operand", "%x = \"u.a\"() : () -> i1\n\"builtin.module\"(%x) ({\n^b:\n}) : (i1) -> ()"),
    text("a module with a result", "%x = \"builtin.module\"() ({\n^b:\n}) : () -> i1"),
    text("a module whose block has an argument", "\"builtin.module\"() ({\n^b(%x: i1):\n}) : () -> ()"),
    text("a module whose name is not a string", "\"builtin.module\"() <{sym_name = 1}> ({\n^b:\n}) : () -> ()"),
    text("a module with an attribute without a dialect prefix", "module attributes {foo} {}"),
    text(
        "a cast without results",
        "%x = \"u.a\"() : () -> i1\n\"builtin.unrealized_conversion_cast\"(%x) : (i1) -> ()",
    ),
    text("an unknown operation of a known dialect", "\"builtin.foo\"() : () -> ()"),
];

const TF: &[Case] = &[
    text(
        "a missing required attribute",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.AvgPool\"(%x) <{ksize = [1, 1, 1, 1], strides = [1, 1, 1, 1]}> : \
         (tensor<f32>) -> tensor<f32>",
    ),
    text(
        "an array that is too short",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.AvgPool\"(%x) <{ksize = [1], padding = \"SAME\", strides = \
         [1, 1, 1, 1]}> : (tensor<f32>) -> tensor<f32>",
    ),
    text(
        "an attribute of the wrong kind",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.AvgPool\"(%x) <{ksize = \"1\", padding = \"SAME\", strides = \
         [1, 1, 1, 1]}> : (tensor<f32>) -> tensor<f32>",
    ),
    text(
        "a string that is not among the allowed ones",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.AvgPool\"(%x) <{ksize = [1, 1, 1, 1], padding = \"MAYBE\", strides = \
         [1, 1, 1, 1]}> : (tensor<f32>) -> tensor<f32>",
    ),
    text(
        "an operand of the wrong type",
        "%x = \"u.a\"() : () -> i32\n%y = \"tf.AvgPool\"(%x) <{ksize = [1, 1, 1, 1], padding = \"SAME\", strides = \
         [1, 1, 1, 1]}> : (i32) -> tensor<f32>",
    ),
    text(
        "a result of the wrong type",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.AvgPool\"(%x) <{ksize = [1, 1, 1, 1], padding = \"SAME\", strides = \
         [1, 1, 1, 1]}> : (tensor<f32>) -> tensor<i32>",
    ),
    text("too few operands", "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.Add\"(%x) : (tensor<f32>) -> tensor<f32>"),
    text(
        "too many results",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y:2 = \"tf.Add\"(%x, %x) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)",
    ),
    text(
        "different types where the same type is required",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"u.a\"() : () -> tensor<f64>\n%z = \"tf.Add\"(%x, %y) : \
         (tensor<f32>, tensor<f64>) -> tensor<f32>",
    ),
    text(
        "a region on an operation without regions",
        "%x = \"u.a\"() : () -> tensor<f32>\n%y = \"tf.Add\"(%x, %x) ({}) : (tensor<f32>, tensor<f32>) -> tensor<f32>",
    ),
    text(
        "a successor on an operation that is not a terminator",
        "\"u.r\"() ({\n  %x = \"u.a\"() : () -> tensor<f32>\n  %y = \"tf.Add\"(%x, %x)[^b] : (tensor<f32>, tensor<f32>) -> \
         tensor<f32>\n^b:\n  \"u.end\"() : () -> ()\n}) : () -> ()",
    ),
    text("properties that are not a dictionary", "\"tf.my_op\"() <1> : () -> ()"),
    text("a float of the wrong type", "\"tf.my_op\"() <{attr = 1.0 : f64}> : () -> ()"),
    text("a predicate that does not hold", "\"tf.property\"() {attr = \"lower\"} : () -> ()"),
    text("an undefined operation", "\"tf.Nothing\"() : () -> ()"),
    text("a custom form of an operation without one", "tf.property"),
];
