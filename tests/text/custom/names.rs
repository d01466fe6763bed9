//! Names that operations ask for.

use ods::text::PrintOptions;

use super::{print, round_trip};

#[test]
fn names_are_made_unique_in_their_scope() {
    let text = "\
module {
  t.func @f() {
    %c-1_i32 = constant -1 : i32
    %c-1_i32_0 = constant -1 : i32
    %false = constant false
    \"u.box\"() ({
      %false_1 = t.constant false
    }) : () -> ()
    yield %c-1_i32, %c-1_i32_0 : i32, i32
  }
  t.func @g() {
    %false = constant false
    yield %false : i1
  }
}
";
    assert_eq!(round_trip(text), text);
}

#[test]
fn results_have_several_names() {
    let given = "%a:3 = \"t.split\"() ({ ^bb0(%x: i32, %y: i32): \"u.use\"(%a#0, %a#1, %a#2, %x, %y) : (i1, i2, i3, i32, i32) -> () }) : () -> (i1, i2, i3)";
    let expected = "\
module {
  %sum, %rest:2 = \"t.split\"() ({
  ^start_here(%arg0: i32, %arg0_0: i32):
    \"u.use\"(%sum, %rest#0, %rest#1, %arg0, %arg0_0) : (i1, i2, i3, i32, i32) -> ()
  }) : () -> (i1, i2, i3)
}
";
    assert_eq!(round_trip(given), expected);
}

#[test]
fn what_is_asked_for_gives_way_to_numbered_arguments() {
    let given = "\"u.op\"() ({ ^bb0(%x: i32): %s = \"t.split\"() ({ ^bb0(%y: i32): \"u.end\"() : () -> () }) : () -> i1
        \"u.op\"() ({ ^bb0(%z: i32): \"u.end\"() : () -> () }) : () -> () }) : () -> ()";
    let printed = print(given, &PrintOptions::default());
    assert!(printed.contains("^bb0(%arg0: i32):") && printed.contains("^start_here(%arg0_0: i32):"), "{printed}");
    assert!(printed.contains("^bb0(%arg1: i32):"), "{printed}");
}

#[test]
fn names_from_locations_count_more() {
    let options = PrintOptions { name_locations_as_prefix: true, ..PrintOptions::default() };
    let printed = print("t.func @f() { %a = constant 1 : i32 loc(\"mine\") %b = constant 1 : i32 }", &options);
    assert!(printed.contains("%mine = constant") && printed.contains("%c1_i32 = constant"), "{printed}");
}
