func.func @f() {
  "foo.unreg"() ({
    "x.y"() : () -> ()
  }) : () -> ()
  return
}
