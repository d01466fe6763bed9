"u.deep"() ({
  "u.deep"() ({
    "u.deep"() ({
      "u.deep"() ({
        "u.deep"() ({
          "u.deep"() ({
            "u.deep"() ({
              "u.deep"() ({
                "u.deep"() ({
                  "u.deep"() ({
                    "u.deep"() ({
                      "u.deep"() ({
                        "u.deep"() ({
                          "u.deep"() ({
                            "u.deep"() ({
                              "u.deep"() ({
                                "u.deep"() ({
                                  "u.deep"() ({
                                    "u.deep"() ({
                                      "u.deep"() ({
                                        "u.deep"() ({
                                          "u.deep"() ({
                                            "u.deep"() ({
                                              "u.deep"() ({
                                                "u.deep"() ({
                                                  "u.deep"() ({
                                                    "u.deep"() ({
                                                      "u.deep"() ({
                                                        "u.deep"() ({
                                                          "u.deep"() ({
                                                            "u.leaf"() : () -> ()
                                                          }) : () -> ()
                                                        }) : () -> ()
                                                      }) : () -> ()
                                                    }) : () -> ()
                                                  }) : () -> ()
                                                }) : () -> ()
                                              }) : () -> ()
                                            }) : () -> ()
                                          }) : () -> ()
                                        }) : () -> ()
                                      }) : () -> ()
                                    }) : () -> ()
                                  }) : () -> ()
                                }) : () -> ()
                              }) : () -> ()
                            }) : () -> ()
                          }) : () -> ()
                        }) : () -> ()
                      }) : () -> ()
                    }) : () -> ()
                  }) : () -> ()
                }) : () -> ()
              }) : () -> ()
            }) : () -> ()
          }) : () -> ()
        }) : () -> ()
      }) : () -> ()
    }) : () -> ()
  }) : () -> ()
}) : () -> ()
// -----
// Deep types.
"u.t"() {t = tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<tuple<i1>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>} : () -> ()
// -----
// Deep attributes.
"u.t"() {a = [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[0]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]} : () -> ()
// -----
%r0 = "u.deep"() ({
^bb0(%a0: i1):
  %r1 = "u.deep"() ({
  ^bb0(%a1: i2):
    %r2 = "u.deep"() ({
    ^bb0(%a2: i3):
      %r3 = "u.deep"() ({
      ^bb0(%a3: i4):
        %r4 = "u.deep"() ({
        ^bb0(%a4: i5):
          %r5 = "u.deep"() ({
          ^bb0(%a5: i6):
            %r6 = "u.deep"() ({
            ^bb0(%a6: i7):
              %r7 = "u.deep"() ({
              ^bb0(%a7: i8):
                %r8 = "u.deep"() ({
                ^bb0(%a8: i9):
                  %r9 = "u.deep"() ({
                  ^bb0(%a9: i10):
                    %r10 = "u.deep"() ({
                    ^bb0(%a10: i11):
                      %r11 = "u.deep"() ({
                      ^bb0(%a11: i12):
                        %r12 = "u.deep"() ({
                        ^bb0(%a12: i13):
                          %r13 = "u.deep"() ({
                          ^bb0(%a13: i14):
                            %r14 = "u.deep"() ({
                            ^bb0(%a14: i15):
                              %r15 = "u.deep"() ({
                              ^bb0(%a15: i16):
                                %r16 = "u.deep"() ({
                                ^bb0(%a16: i17):
                                  %r17 = "u.deep"() ({
                                  ^bb0(%a17: i18):
                                    %r18 = "u.deep"() ({
                                    ^bb0(%a18: i19):
                                      %r19 = "u.deep"() ({
                                      ^bb0(%a19: i20):
                                        "u.leaf"(%a0, %a1, %a2, %a3, %a4, %a5, %a6, %a7, %a8, %a9, %a10, %a11, %a12, %a13, %a14, %a15, %a16, %a17, %a18, %a19) : (i1, i2, i3, i4, i5, i6, i7, i8, i9, i10, i11, i12, i13, i14, i15, i16, i17, i18, i19, i20) -> ()
                                      }) : () -> f32
                                    }) : () -> f32
                                  }) : () -> f32
                                }) : () -> f32
                              }) : () -> f32
                            }) : () -> f32
                          }) : () -> f32
                        }) : () -> f32
                      }) : () -> f32
                    }) : () -> f32
                  }) : () -> f32
                }) : () -> f32
              }) : () -> f32
            }) : () -> f32
          }) : () -> f32
        }) : () -> f32
      }) : () -> f32
    }) : () -> f32
  }) : () -> f32
}) : () -> f32
// -----
// Deep dictionaries.
"u.t"() {a = {k19 = {k18 = {k17 = {k16 = {k15 = {k14 = {k13 = {k12 = {k11 = {k10 = {k9 = {k8 = {k7 = {k6 = {k5 = {k4 = {k3 = {k2 = {k1 = {k0 = 1}}}}}}}}}}}}}}}}}}}}} : () -> ()
// -----
module {
  module @m1 {
    module {
      module @m3 {
        module {
          module @m5 {
            module {
              module @m7 {
                module {
                  module @m9 {
                    module {
                      module @m11 {
                        module {
                          module @m13 {
                            module {
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
