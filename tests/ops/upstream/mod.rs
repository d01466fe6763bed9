//! Definitions of upstream's dialects in a small form, of the kinds that the language once refused;
//! `tests/ui/upstream.rs` has the definitions that it still refuses, with the reasons.

mod dialect;

use std::sync::Arc;

use dialect::{
    BarrierOp, BaseOp, BitVectorAttr, CreateGroupOp, DIFlags, LoadOp, PrefetchOp, PrintOp, ReduceOp, SdotOp,
    UnnamedAddr, Up, Visibility,
};
use ods::numeric::{Float, FloatFormat, Int};
use ods::prelude::*;

use super::support::{Fixture, errors_of, round_trip};

/// Returns the operation of the dialect in the text as it is printed; `%0` is an `index`.
fn custom_form(f: &Fixture, text: &str) -> Result<String, String> {
    let context = f.ir.shared_context();
    let text = format!("%0 = \"t.x\"() : () -> index\n{text}\n");
    let parsed = ods::text::parse(&context, "test.mlir", text.as_bytes()).map_err(|errors| errors.to_string())?;
    let printed = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    Ok(printed.lines().find(|line| line.contains("up.")).unwrap_or_default().trim().to_owned())
}

#[test]
fn unproved_formats_are_read_greedily() {
    let f = Fixture::new::<Up>();
    let pretty = |text: &str| custom_form(&f, text);
    let written = [
        "up.create_group %0, %0",
        "up.base @a \"b\"",
        "up.base \"b\"",
        "up.load x, \"a\", 4 : i32",
        "up.prefetch x = %0",
        "up.prefetch x 5",
        "up.barrier #up<variadicity_array[]>",
        "up.print",
        "up.print %0 : index punctuation comma",
        "up.print str \"a\"",
    ];
    for text in written {
        let expected = text.replace(" : i32", "");
        assert_eq!(pretty(&expected), Ok(expected.clone()), "{text}");
    }
    // A missing part is taken to be present, as mlir-opt does.
    assert!(pretty("up.create_group\n%1 = \"t.x\"() : () -> index").is_err());
    assert!(pretty("up.base\n\"t.y\"() : () -> ()").is_err());
    assert!(pretty("up.print\n%1 = \"t.x\"() : () -> index").is_err());
    assert!(pretty("up.reduce {a}").is_err());
    let schemas = [
        CreateGroupOp::SCHEMA,
        BaseOp::SCHEMA,
        LoadOp::SCHEMA,
        PrefetchOp::SCHEMA,
        ReduceOp::SCHEMA,
        BarrierOp::SCHEMA,
        PrintOp::SCHEMA,
    ];
    for schema in schemas {
        assert!(schema.format.is_some_and(|format| !format.is_proved), "{}", schema.mnemonic);
    }
    assert!(SdotOp::SCHEMA.format.is_some_and(|format| format.is_proved));
}

#[test]
fn regions_are_read_before_a_dictionary() {
    let f = Fixture::new::<Up>();
    let text = "module {\n  up.reduce {\n  }, {\n    \"t.y\"() : () -> ()\n  } {a}\n}\n\n";
    f.ir.context().allow_unregistered_dialects(true);
    let parsed = ods::text::parse(&f.ir.shared_context(), "test.mlir", text.as_bytes()).expect("it parses");
    let printed = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    assert_eq!(printed, text);
}

#[test]
fn a_colon_follows_attributes_with_forms_of_their_own() {
    let f = Fixture::new::<Up>();
    // The form of an attribute that is an enum begins with a blank of its own, as in MLIR.
    let text = "%1 = up.range  row_shl in <1, 5> : i32";
    assert_eq!(custom_form(&f, text).as_deref(), Ok(text));
    // With their names as well: the `:` is the operation's, which mlir-opt takes for the attribute's.
    let long = "%1 = up.range #up<dpp_perm row_shl> in #up.constant_range<1, 5> : i32";
    assert_eq!(custom_form(&f, long).as_deref(), Ok(text));
}

#[test]
fn a_colon_follows_enums_with_names_of_their_own() {
    let f = Fixture::new::<Up>();
    let text = "%1 = up.broadcast  specific_lane : i32";
    assert_eq!(custom_form(&f, text).as_deref(), Ok(text));
    let text = "%1 = up.broadcast  first_active_lane {a} : i32";
    assert_eq!(custom_form(&f, text).as_deref(), Ok(text));
    let wrong = custom_form(&f, "%1 = up.broadcast any : i32");
    assert!(wrong.is_err_and(|error| error.contains("first_active_lane")));
}

#[test]
fn enums_side_by_side_are_told_by_their_cases() {
    let f = Fixture::new::<Up>();
    for op in ["ifunc", "llvm_func"] {
        for text in ["", "hidden ", "unnamed_addr ", "protected local_unnamed_addr "] {
            let text = format!("up.{op} {text}@f");
            assert_eq!(custom_form(&f, &text), Ok(text));
        }
    }
}

#[test]
fn cases_without_a_text_are_not_printed_as_defaults() {
    let f = Fixture::new::<Up>();
    let generic = "\"up.ifunc\"() <{sym_name = \"f\", unnamed_addr = 0, visibility_ = 1}> : () -> ()";
    assert_eq!(custom_form(&f, generic).as_deref(), Ok("up.ifunc hidden @f"));
    let generic = "\"up.llvm_func\"() <{sym_name = \"f\", unnamed_addr = 2 : i64, visibility_ = 0}> : () -> ()";
    assert_eq!(custom_form(&f, generic).as_deref(), Ok("up.llvm_func unnamed_addr @f"));
    // In quotes, they are read, as mlir-opt does.
    assert_eq!(custom_form(&f, "up.ifunc \"\" \"unnamed_addr\" @f").as_deref(), Ok("up.ifunc unnamed_addr @f"));
    assert_eq!(Visibility::Default.to_string(), "");
    assert_eq!("".parse(), Ok(UnnamedAddr::None));
}

#[test]
fn cases_without_a_text_are_quoted_elsewhere() {
    let f = Fixture::new::<Up>();
    for text in ["\"\" @f", "hidden @f", "\"\" @f addr \"\"", "protected @f addr unnamed_addr"] {
        let text = format!("up.global {text}");
        assert_eq!(custom_form(&f, &text), Ok(text));
    }
    let wrong = custom_form(&f, "up.global \"x\" @f");
    assert!(wrong.is_err_and(|error| error.contains("invalid visibility_ attribute specification: \"x\"")));
    let missing = custom_form(&f, "up.global @f");
    assert!(missing.is_err_and(|error| error.contains("for attribute 'visibility_' [, hidden, protected]")));
}

#[test]
fn aliases_are_read_and_not_printed() {
    assert_eq!("Bit0".parse(), Ok(DIFlags::Private));
    assert_eq!("Bit1|Bit0".parse(), Ok(DIFlags::Public));
    assert_eq!(DIFlags::Bit1.to_string(), "Protected");
    assert_eq!(DIFlags::VirtualInheritance.to_string(), "SingleInheritance");
    assert_eq!((DIFlags::FwdDecl | DIFlags::MultipleInheritance).to_string(), "FwdDecl|SingleInheritance");
    let words: Vec<u64> =
        [DIFlags::Public, DIFlags::FwdDecl, DIFlags::MultipleInheritance].map(AttrEnum::to_bits).into();
    assert_eq!(words, [3, 4, 1 << 16]);
    // The order of mlir-opt.
    assert_eq!((DIFlags::FwdDecl | DIFlags::Public).to_string(), "Public|FwdDecl");
    assert_eq!(ods::text::enum_to_string(DIFlags::Public), "Public");
}

#[test]
fn names_may_begin_with_a_digit() {
    let f = Fixture::new::<Up>();
    let context = f.ir.shared_context();
    let text = "%0 = \"t.x\"() : () -> i32\nup.2d.sdot %0 : i32\n";
    context.allow_unregistered_dialects(true);
    let parsed = ods::text::parse(&context, "test.mlir", text.as_bytes()).expect("it parses");
    let printed = ods::text::print(&parsed.ir, parsed.root, &Default::default(), &Default::default());
    assert!(printed.contains("up.2d.sdot %0 : i32"), "{printed}");
}

#[test]
fn regions_are_verified_for_fields_that_come_together() {
    let f = Fixture::new::<Up>();
    assert!(round_trip(&f, "up.rewrite with \"f\"(%a : i32) \"note\" {\n}").is_ok());
    let wrong = round_trip(&f, "\"up.rewrite\"(%a) <{name = \"f\"}> ({}) : (i32) -> ()");
    assert_eq!(wrong, Err("'up.rewrite' op has arguments without a note".to_owned()));
}

#[test]
fn one_list_of_types_agrees_with_itself() {
    let f = Fixture::new::<Up>();
    assert!(round_trip(&f, "\"up.mma\"(%a, %f) : (i32, f32) -> ()").is_ok());
}

#[test]
fn summaries_are_as_written() {
    let f = Fixture::new::<Up>();
    let wrong = round_trip(&f, "\"up.contract\"() <{iterator_types = [1]}> : () -> ()");
    let expected =
        "'up.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator types should be an array.";
    assert_eq!(wrong, Err(expected.to_owned()));
}

#[test]
fn one_of_several_demands_confines() {
    let f = Fixture::new::<Up>();
    assert!(round_trip(&f, "\"up.func\"() <{size = array<i32: 1, 2>}> : () -> ()").is_ok());
    assert!(round_trip(&f, "\"up.func\"() <{size = array<i32: 1>}> : () -> ()").is_err());
    let hint =
        |hint: &str| round_trip(&f, &format!("\"up.func\"() <{{hint = {hint}, size = array<i32: 1, 2>}}> : () -> ()"));
    assert!(hint("array<i32: 1, 2, 3>").is_ok());
    assert!(hint("array<i32: 1, 2>").is_err());
    assert!(errors_of(&f).is_empty());
}

/// Returns the attribute as it is printed.
fn read(text: &str) -> Result<String, String> {
    let context = Arc::new(Context::new());
    context.register::<Up>().expect("a good dialect");
    let read = ods::text::parse_attribute(&context, text).map_err(|errors| errors.to_string())?;
    Ok(read.display(&context).to_string())
}

#[test]
fn dense_arrays_are_written_in_brackets() {
    for text in ["#up.layout<sg_layout = [1, 16]>", "#up.layout<sg_layout = [], lane_data = [-1]>"] {
        assert_eq!(read(text).as_deref(), Ok(text));
    }
    let long = read("#up.layout<sg_layout = array<i32: 1>>");
    assert!(long.is_err_and(|error| error.contains("expected '['")));
}

#[test]
fn the_anchor_may_be_in_the_other_half() {
    for text in ["#up<variadicity_array[]>", "#up<variadicity_array[\"single\", \"optional\"]>"] {
        assert_eq!(read(text).as_deref(), Ok(text));
    }
}

#[test]
fn types_without_a_format_are_by_hand() {
    let context = Arc::new(Context::new());
    context.register::<Up>().expect("a good dialect");
    let read = |text: &str| {
        let ty = ods::text::parse_type(&context, text).map_err(|error| error.message)?;
        Ok(ty.display(&context).to_string())
    };
    for text in ["!up.func<i32 ()>", "!up.func<f32 (i32, i64, ...)>", "!up.func<i1 (...)>", "!up.ptr<f32, Input>"] {
        assert_eq!(read(text), Ok::<_, String>(text.to_owned()));
    }
    assert!(read("!up.ptr<f32>").is_err_and(|error| error.contains("expected ','")));
    assert!(read("!up.other<f32>").is_err());
}

#[test]
fn numbers_keep_their_width_and_format() {
    let text = "#up.bv<-5 : i7, 1.500000e+00 : f16>";
    assert_eq!(read(text).as_deref(), Ok(text));
    let context = Context::new();
    context.register::<Up>().expect("a good dialect");
    let made = BitVectorAttr::get(&context, &Int::from_i64(7, -5), &Float::from_f64(FloatFormat::F16, 1.5));
    assert_eq!(Attribute::from(made).display(&context).to_string(), text);
    assert_eq!(made.value(&context).width(), 7);
}
