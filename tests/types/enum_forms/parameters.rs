//! Enums as parameters of types and attributes: MLIR's `EnumParameter`.

use ods::prelude::*;

use super::context;
use super::dialect::*;

#[test]
fn types_are_made_of_enums() {
    let context = context();
    let text = |ty: Type| ty.display(&context).to_string();
    assert_eq!(text(BoxType::get(&context, Dim::Y, Type::I32).into()), "!forms.box<y, i32>");
    let between = BoxType::get(&context, Dim::Between, Type::F32);
    assert_eq!(text(between.into()), "!forms.box<\"in between\", f32>");
    assert_eq!((between.dim(&context), between.element(&context)), (Dim::Between, Type::F32));
    assert_ne!(between, BoxType::get(&context, Dim::X, Type::F32));
    let list = ListType::get(&context, &[Dim::X, Dim::Y], PlainBits::ALL, FastMath::None);
    assert_eq!(text(list.into()), "!forms.list<[x, y], a|b>");
    let list = ListType::get(&context, &[], PlainBits::EMPTY, FastMath::Nnan | FastMath::Reassoc);
    assert_eq!(text(list.into()), "!forms.list<[], \"\" : reassoc, nnan>");
    let maybe = MaybeType::get(&context, None, Predicate::Slt, &[FastMath::Nnan | FastMath::Ninf, FastMath::None]);
    assert_eq!(text(maybe.into()), "!forms.maybe<maths = [nnan, ninf], [none]>");
    let maybe = MaybeType::get(&context, Some(Padding::Same), Predicate::Eq, &[]);
    assert_eq!(text(maybe.into()), "!forms.maybe<padding = SAME, predicate = eq, maths = >");
    assert_eq!(text(BareType::get(&context, None, FastMath::Fast).into()), "!forms.bare< or fast>");
    assert_eq!(text(BareType::get(&context, Some(Dim::X), FastMath::Fast).into()), "!forms.bare<x or fast>");
    let pair: Attribute = PairAttr::get(&context, Dim::X, FastMath::Nnan | FastMath::Reassoc).into();
    assert_eq!(pair.display(&context).to_string(), "#forms.pair<x, reassoc, nnan>");
}

#[test]
fn wrong_texts_are_refused() {
    let context = context();
    let error = |text: &str| ods::text::parse_type(&context, text).expect_err(text).message;
    let expected = "expected Dim to be one of: x, y, in between";
    assert_eq!(error("!forms.box<z, i32>"), expected);
    assert_eq!(error("!forms.box<1, i32>"), "expected valid keyword or string");
    assert_eq!(error("!forms.box<x>"), "expected ','");
    assert_eq!(error("!forms.bare<z or fast>"), "expected 'or'");
    assert_eq!(
        error("!forms.maybe<padding = valid, maths = >"),
        "expected one of [SAME, VALID] for padding, got: valid"
    );
}
