//! Until the printer is there.
#![allow(missing_docs)]
use crate::context::Context;
use crate::entity::{Attribute, Type};
pub fn ty(c: &Context, t: Type) -> String {
    use crate::types::{Signedness, TypeData};
    match t.data(c) {
        TypeData::Integer { width, signedness } => {
            let p = match signedness {
                Signedness::Signless => "i",
                Signedness::Signed => "si",
                Signedness::Unsigned => "ui",
            };
            format!("{p}{width}")
        }
        TypeData::Index => "index".into(),
        TypeData::None => "none".into(),
        TypeData::Float(f) => format!("{f:?}").to_lowercase(),
        TypeData::Complex(e) => format!("complex<{}>", ty(c, *e)),
        TypeData::RankedTensor { shaped, .. } => {
            let mut s = String::from("tensor<");
            for d in &shaped.shape {
                s += &format!("{d}x");
            }
            s + &ty(c, shaped.element) + ">"
        }
        TypeData::Opaque { dialect, text } => format!("!{}.{}", c.str(*dialect), text),
        other => format!("{other:?}"),
    }
}
pub fn attr(c: &Context, a: Attribute) -> String {
    use crate::attributes::AttributeData;
    match a.data(c) {
        AttributeData::Integer { ty: t, value } => format!("{} : {}", value.sext_i64().unwrap_or(0), ty(c, *t)),
        AttributeData::String { value, .. } => format!("{:?}", String::from_utf8_lossy(value)),
        AttributeData::Dictionary(e) => format!(
            "{{{}}}",
            e.iter().map(|e| format!("{} = {}", c.str(e.name), attr(c, e.value))).collect::<Vec<_>>().join(", ")
        ),
        AttributeData::Opaque { dialect, text, .. } => format!("#{}.{}", c.str(*dialect), text),
        other => format!("{other:?}"),
    }
}
