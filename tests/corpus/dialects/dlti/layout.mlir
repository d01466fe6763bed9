module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<index, 32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "a" = 1 : i32, i32 = dense<32> : vector<2xi64>>} {}
// -----
module attributes {dlti.x = 1} {}
// -----
module attributes {dlti.dl_spec = 1} {}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = 1 : i32, i32 = 3>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", "dlti.endianness" = "big">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1, i32 = 2>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1, i64>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<1 = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec< = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = >} {}
// -----
module attributes {dlti.map = #dlti.map<"a" = 1>} {}
// -----
module attributes {dlti.target_system_spec = 1} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<32> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"bar.unknown" = "x">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5, "dlti.global_memory_space" = "d", "dlti.stack_alignment" = 128 : i64, "dlti.mangling_mode" = "e", "dlti.default_memory_space" = 1 : i64, "dlti.program_memory_space" = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<64> : vector<2xi64>, !u.x = 3, vector<4xi32> = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<64> : vector<2xi64>, f64 = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[33,64]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,33]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,32]> : vector<2xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,32]> : vector<2xi32>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xf32> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xf32> = 1>} {}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"dlti.foo" = 1>>} {}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"func.foo" = 1>>} {}
// -----
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"dlti.a" = #dlti.target_device_spec<"foo" = 1>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!u.x = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<3xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<1xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : tensor<i64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<> : tensor<0xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<si8 = dense<8> : tensor<1xi64>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<si8 = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"x"=1, f32 = 1, i8 = 2, index = "b", vector<2xi8> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 1, f32 = 1, index = "b", vector<2xi8> = 1>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 1, vector<2xi8> = 1, f32 = 1, index = "b">} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.y" = 1, "dlti.x" = 2>} {}
// -----
module attributes {dlti.dl_spec = 3, dlti.map = 4} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i32: 32>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<32, function_dependent = true>>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<!builtin.tuple<i32> = 3>} {}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 3>} {func.func private @x() -> f }
// -----
builtin.module attributes {bar, dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 3>} {}
// -----
builtin.module attributes {sym_name = "x", dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} { func.func @x() attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.unknown" = 3>} }
// -----
"u.a"() : () -> ()
"u.a"() {dlti.dl_spec = 1 : i32} : () -> ()
// -----
"u.a"() {other = 1 : i32} : () -> ()
"u.a"() {other = 1 : i32} : () -> ()
"u.a"() {dlti.dl_spec = #dlti.dl_spec<"x" = 1>} : () -> ()
