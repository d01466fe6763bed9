module attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.unknown" = 33>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.unknown" = 32>} {
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.unknown" = 33 : i32, "dlti.endianness" = "big">} {
  module @between {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {
    }
  }
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.unknown" = 33, i32 = dense<32> : vector<1xi64>>} {
  "a.around"() ({
    module attributes {dlti.dl_spec = #dlti.dl_spec<"other.other" = "x", "unknown.unknown" = 33>} {
      func.func @f() {
        return
      }
      module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "other.other" = "x">} {
      }
    }
  }) : () -> ()
}
// -----
module attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.unknown" = 33>} {
  func.func @f() attributes {dlti.dl_spec = #dlti.dl_spec<"unknown.unknown" = 32>} {
    return
  }
}
// -----
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 1>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"b.b" = 1>} {
      module attributes {dlti.dl_spec = #dlti.dl_spec<"a.a" = 2, "b.b" = 1>} {
      }
    }
  }
}
