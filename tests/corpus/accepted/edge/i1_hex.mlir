// Bits of i1 elements in hexadecimal notation.
"u.h"() {a = dense<"0x05"> : tensor<4xi1>, b = dense<"0xFF"> : tensor<8xi1>, c = dense<"0x01"> : tensor<1xi1>, d = dense<"0x03"> : tensor<2xi1>} : () -> ()
// -----
"u.h"() {a = dense<"0x01"> : tensor<3xi1>, b = dense<"0x0F"> : tensor<5xi1>, c = dense<"0xFF"> : tensor<3xi1>, d = dense<"0x0102"> : tensor<9xi1>} : () -> ()
// -----
"u.h"() {a = dense<"0xF8"> : tensor<3xi1>, b = dense<"0x00"> : tensor<3xi1>, c = dense<"0xFF01"> : tensor<9xi1>, d = dense<"0xFFFF"> : tensor<16xi1>} : () -> ()
// -----
// Unused bits that are set: elements that are all the same, but no splat.
"u.h"() {a = dense<"0x0F"> : tensor<3xi1>, b = dense<"0x07"> : tensor<3xi1>, c = dense<"0xFF03"> : tensor<9xi1>, d = dense<"0xFF"> : tensor<3xi1>} : () -> ()
