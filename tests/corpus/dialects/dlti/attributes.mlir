"u.op"() {a = #dlti.map<"x" = 1 : i32, i8 = #dlti.map<"u" = 1>>, b = #dlti.dl_spec<>} : () -> ()
// -----
"u.op"() {dlti.map = #dlti.dl_spec<>} : () -> ()
// -----
"u.op"() {a = #dlti.function_pointer_alignment<32, function_dependent = true>} : () -> ()
// -----
"u.op"() {a = #dlti.dl_spec<>, b = #dlti.dl_spec} : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry<index, 32 : i32>, c = #dlti.dl_entry<"x", 32 : i32>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"x" = 1, "x" = 2>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"" = 1>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_spec<"" = 1>} : () -> ()
// -----
"u.op"() {b = #dlti.foo<"" = 1>} : () -> ()
// -----
"u.op"() {b = #dlti.map<#dlti.dl_entry<"x", 1>, "y" = 3, #dlti.dl_entry<i32, 1>>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_spec<#dlti.map<"y" = 3>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<"a" = 1>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<"a" = 1>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<"a" : #dlti.target_device_spec<"b" = 1>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"b" = 1>, "a" = #dlti.target_device_spec<"b" = 1>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<i32 = #dlti.target_device_spec<"b" = 1>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<"b" = 1, "b" = 2>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<i32 = 1, i32 = 2>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<i32 = 1, "x" = 2, i64 = dense<[32, 64]> : vector<2xi64>>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_spec<i32 = 1, "x" = 2, i64 = dense<[32, 64]> : vector<2xi64>>} : () -> ()
// -----
"u.op"() {b = #dlti.function_pointer_alignment<64, function_dependent = 3>} : () -> ()
// -----
"u.op"() {dlti.map = 1} : () -> ()
// -----
"u.op"() {dlti.dl_spec = #dlti.dl_spec<>} : () -> ()
// -----
"u.op"() {dlti.target_system_spec = #dlti.target_system_spec<"C" = #dlti.target_device_spec<"a" = 1 : i32>>} : () -> ()
// -----
func.func @a() attributes {dlti.dl_spec = #dlti.dl_spec<>} { return }
// -----
func.func @a(%a: i32 {dlti.dl_spec = #dlti.dl_spec<>}) { return }
// -----
"u.op"() {b = #dlti.map<>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"a" = affine_map<(d0) -> (d0)>, vector<2xi32> = loc("a")>, c = affine_map<(d0) -> (d0)>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<#dlti.dl_entry<i32, 3>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<#dlti.dl_entry<i32, 3>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<#dlti.dl_entry<"x", #dlti.target_device_spec<"b" = 1>>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<"" = #dlti.target_device_spec<"b" = 1>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<"" = 1>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry<3, 4>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry<"a" 4>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry<"a", 4 } : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry<"a", 4, 5>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry<"", 4>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"a" = 4 "b">} : () -> ()
// -----
"u.op"() {b = #dlti.map<"a" = 4,>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"dlti.a" = 4,"func.b" = 3>} : () -> ()
// -----
"u.op"() {b = #dlti.dl_entry} : () -> ()
// -----
"u.op"() {b = #dlti.map} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec} : () -> ()
// -----
"u.op"() {b = #dlti.map<@a = 4>} : () -> ()
// -----
"u.op"() {b = #dlti<map<"a" = 4>>} : () -> ()
// -----
"u.op"() {b = #dlti.map<!foo<3> = 4>} : () -> ()
// -----
#a = #dlti.map<"x" = 1>
"u.op"() {b = #dlti.map<"a" = #a>, c = #a} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"b" = 1>, "a" = 3>} : () -> ()
// -----
"u.op"() {b = #dlti.target_system_spec<"a" = 3, #dlti.dl_entry<i32, 3>>} : () -> ()
// -----
"u.op"() {b = #dlti.target_device_spec<"a" = 3, #dlti.dl_entry<i32, 3>, "a" = 4>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"a" = 3, #dlti.dl_entry<"", 3>, "a" = 4>} : () -> ()
// -----
"u.op"() {b = #dlti.map<"a" = #dlti.map<"c" = 1, "c" = 1>>} : () -> ()
// -----
"u.op"() {b = #dlti.map<i32 = 3, i64 = 4, si32 = 4, i32 = 4>} : () -> ()
// -----
"u.op"() {b = #dlti.function_pointer_alignment<32, function_dependent = false>, dlti.y} : () -> ()
// -----
"u.op"() {b = #dlti.function_pointer_alignment<32>} : () -> ()
// -----
func.func private @f(i32 {dlti.foo})
