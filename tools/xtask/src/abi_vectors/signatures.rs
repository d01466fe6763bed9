//! Vectors of signatures v0.

use ods_iree_abi::component::Component;
use ods_iree_abi::sip::{self, SipVisitor, TooLong};
use ods_iree_abi::{
    Key, PathError, RawItem, RawSignature, ScalarType, Seek, SignatureParser, SipError, SipMangler, StructKind, raw,
};
use serde_json::{Value, json};

use super::{Differences, Outcome};

/// Returns the signature of a vector.
fn signature(vector: &Value) -> Result<Vec<u8>, String> {
    match (vector["text"].as_str(), vector["hex"].as_str()) {
        (Some(text), _) => Ok(text.as_bytes().to_vec()),
        (None, Some(hex)) => (0..hex.len() / 2)
            .map(|at| hex.get(2 * at..2 * at + 2).and_then(|pair| u8::from_str_radix(pair, 16).ok()))
            .collect::<Option<_>>()
            .ok_or_else(|| format!("`{hex}` is not hexadecimal")),
        (None, None) => Err("there is neither `text` nor `hex`".to_owned()),
    }
}

fn list<'a>(vector: &'a Value, key: &str) -> Result<&'a [Value], String> {
    vector[key].as_array().map(Vec::as_slice).ok_or_else(|| format!("`{key}` is not a list"))
}

fn int(value: &Value) -> Result<i32, String> {
    value.as_i64().and_then(|value| i32::try_from(value).ok()).ok_or_else(|| format!("{value} is not a 32-bit integer"))
}

pub(super) fn components(vector: &Value) -> Result<Outcome, String> {
    let signature = signature(vector)?;
    let mut parser = SignatureParser::new(&signature);
    let mut walk = Vec::new();
    let tag = |tag: u8| char::from(tag).to_string();
    loop {
        match parser.component() {
            Component::End => walk.push(json!(["end"])),
            Component::Integer { tag: of, value } => walk.push(json!(["integer", tag(of), value])),
            Component::Span { tag: of, contents } => {
                let hex: String = contents.iter().map(|byte| format!("{byte:02x}")).collect();
                walk.push(json!(["span", tag(of), hex]));
            }
            Component::Error { tag: of, value } => walk.push(json!(["error", tag(of), value])),
        }
        if matches!(parser.component(), Component::End | Component::Error { .. }) {
            break;
        }
        parser.advance();
    }
    let mut differences = Differences::default();
    differences.compare("walk", &vector["walk"], &Value::Array(walk));
    Ok(differences.outcome())
}

fn path(keys: &Value) -> Result<Vec<Key>, String> {
    let keys = keys.as_array().ok_or("a path is not a list")?;
    let key = |key: &Value| match key {
        Value::String(name) => Ok(Key::from(name.as_str())),
        index => int(index).map(Key::Index),
    };
    keys.iter().map(key).collect()
}

pub(super) fn mangle(vector: &Value) -> Result<Outcome, String> {
    let (mut inputs, mut results) = (SipMangler::new(), SipMangler::new());
    let mut answers = Vec::new();
    for (mangler, key) in [(&mut inputs, "inputs"), (&mut results, "results")] {
        for leaf in list(vector, key)? {
            answers.push(mangler.set_raw_signature_index(int(&leaf[0])?, &path(&leaf[1])?));
        }
    }
    let mut differences = Differences::default();
    for (index, (recorded, ours)) in list(vector, "accepted")?.iter().zip(&answers).enumerate() {
        let is_required = *recorded == Value::Bool(true) && matches!(ours, Err(PathError::LeafInTheWay { .. }));
        differences.required |= is_required;
        if !is_required {
            differences.compare(&format!("accepted[{index}]"), recorded, &Value::Bool(ours.is_ok()));
        }
    }
    if !differences.required {
        let ours = SipMangler::to_function_signature(&inputs, &results);
        differences.compare("signature", String::from_utf8_lossy(&signature(vector)?), String::from_utf8_lossy(&ours));
    }
    Ok(differences.outcome())
}

/// A visitor that records events.
#[derive(Default)]
struct Events(Vec<Value>);

impl SipVisitor for Events {
    fn integer_key(&mut self, key: i32) {
        self.0.push(json!(["key", key]));
    }

    fn string_key(&mut self, key: &[u8]) {
        self.0.push(json!(["key", String::from_utf8_lossy(key)]));
    }

    fn open_struct(&mut self, kind: StructKind) {
        self.0.push(json!(["open", kind.to_string()]));
    }

    fn close_struct(&mut self) {
        self.0.push(json!(["close"]));
    }

    fn map_to_raw_signature_index(&mut self, index: i32) {
        self.0.push(json!(["raw", index]));
    }
}

/// Returns whether a malformed component is before the span, or in its place.
fn is_unreachable(signature: &[u8], tag: u8) -> bool {
    SignatureParser::new(signature).seek_tag(tag) == Seek::Malformed
}

/// Functions on a signature that visit it, and describe it.
type Visit = fn(&mut dyn SipVisitor, &[u8]) -> Result<(), SipError>;
type Describe = fn(&[u8]) -> Result<(String, Option<SipError>), TooLong>;

pub(super) fn sip(vector: &Value) -> Result<Outcome, String> {
    let signature = signature(vector)?;
    let mut differences = Differences::default();
    let sides: [(&str, u8, Visit, Describe); 2] = [
        ("inputs", b'I', sip::visit_inputs, sip::inputs_to_string),
        ("results", b'R', sip::visit_results, sip::results_to_string),
    ];
    for (key, tag, visit, describe) in sides {
        let recorded = &vector[key];
        let mut events = Events::default();
        let error = visit(&mut events, &signature).err().map(|error| error.to_string());
        if is_unreachable(&signature, tag) {
            differences.compare(&format!("{key}.error"), Some(SipError::Syntax.to_string()), error);
            differences.required |= recorded["hangs"].is_null();
            continue;
        }
        let (text, _) = describe(&signature).map_err(|error| error.to_string())?;
        differences.compare(&format!("{key}.events"), &recorded["events"], &Value::Array(events.0));
        differences.compare(&format!("{key}.to_string"), recorded["to_string"].as_str(), Some(&text));
        differences.compare(&format!("{key}.error"), recorded["error"].as_str(), error.as_deref());
    }
    Ok(differences.outcome())
}

fn items(vector: &Value, key: &str) -> Result<Vec<RawItem>, String> {
    let scalar = |code: &Value| ScalarType::from_code(int(code)?).ok_or_else(|| format!("unknown type {code}"));
    let item = |item: &Value| match item[0].as_str() {
        Some("buffer") => Ok(RawItem::Buffer {
            scalar: scalar(&item[1])?,
            dims: item[2].as_array().into_iter().flatten().map(int).collect::<Result<_, _>>()?,
        }),
        Some("scalar") => Ok(RawItem::Scalar(scalar(&item[1])?)),
        Some("ref") => Ok(RawItem::AnyReference),
        Some("unrecognized") => Ok(RawItem::Unrecognized),
        _ => Err(format!("unknown item {item}")),
    };
    list(vector, key)?.iter().map(item).collect()
}

pub(super) fn raw_mangle(vector: &Value) -> Result<Outcome, String> {
    let ours = RawSignature { inputs: items(vector, "inputs")?, results: items(vector, "results")? }.to_bytes();
    let mut differences = Differences::default();
    differences.compare("signature", String::from_utf8_lossy(&signature(vector)?), String::from_utf8_lossy(&ours));
    describe(&mut differences, vector, &ours);
    Ok(differences.outcome())
}

pub(super) fn raw(vector: &Value) -> Result<Outcome, String> {
    let signature = signature(vector)?;
    let mut differences = Differences::default();
    describe(&mut differences, vector, &signature);
    Ok(differences.outcome())
}

fn describe(differences: &mut Differences, vector: &Value, signature: &[u8]) {
    let ours = raw::function_signature_to_string(signature);
    let error = ours.as_ref().err().map(ToString::to_string);
    if ours == Err(raw::RawError::Syntax) && [b'I', b'R'].into_iter().any(|tag| is_unreachable(signature, tag)) {
        differences.required |= vector["hangs"].is_null();
        return;
    }
    differences.compare("describes", vector["describes"].as_str(), ours.ok().as_deref());
    differences.compare("error", vector["error"].as_str(), error.as_deref());
}
