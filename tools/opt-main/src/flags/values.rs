//! Values of flags, parsed and reported as LLVM does.

use crate::expectations::ExpectationLevel;
use ods_pass::{PassRegistry, split_radix};

/// A value, or a complete error message.
pub(super) type Read<T> = Result<T, String>;

/// Parses a boolean; the empty value is true.
pub(super) fn boolean(name: &str, value: &str) -> Read<bool> {
    match value {
        "" | "true" | "TRUE" | "True" | "1" => Ok(true),
        "false" | "FALSE" | "False" | "0" => Ok(false),
        _ => Err(format!("for the --{name} option: '{value}' is invalid value for boolean argument! Try 0 or 1\n")),
    }
}

/// Parses a 32-bit number.
pub(super) fn unsigned(name: &str, value: &str) -> Read<u64> {
    let number = split_radix(value).and_then(|(digits, radix)| u32::from_str_radix(digits, radix).ok());
    number.map(u64::from).ok_or_else(|| invalid(name, value, "uint"))
}

/// Parses a maximum number of elements: -1 means no limit, smaller numbers mean 0.
pub(super) fn limit(name: &str, value: &str) -> Read<u64> {
    let (magnitude, is_negative) = value.strip_prefix('-').map_or((value, false), |rest| (rest, true));
    let number = split_radix(magnitude).and_then(|(digits, radix)| u64::from_str_radix(digits, radix).ok());
    match number {
        Some(0) => Ok(0),
        Some(1) if is_negative => Ok(u64::MAX),
        Some(number) if is_negative && number <= 1 << 63 => Ok(0),
        Some(number) if !is_negative && number < 1 << 63 => Ok(number),
        _ => Err(invalid(name, value, "long")),
    }
}

/// Parses the mode of `--verify-diagnostics`.
pub(super) fn mode(value: &str) -> Read<ExpectationLevel> {
    match value {
        "all" | "" => Ok(ExpectationLevel::All),
        "only-expected" => Ok(ExpectationLevel::OnlyExpected),
        _ => Err(no_such("verify-diagnostics", value)),
    }
}

/// Parses one of a few fixed values.
pub(super) fn choice(name: &str, values: &[&str], value: &str) -> Read<()> {
    values.contains(&value).then_some(()).ok_or_else(|| no_such(name, value))
}

/// Rejects a list of passes with a name that is not registered.
pub(super) fn passes(name: &str, value: &str, registry: &PassRegistry) -> Read<()> {
    let unknown = value.split(',').find(|pass| registry.find(pass).is_none());
    unknown.map_or(Ok(()), |pass| Err(no_such(name, pass)))
}

fn invalid(name: &str, value: &str, kind: &str) -> String {
    format!("for the --{name} option: '{value}' value invalid for {kind} argument!\n")
}

fn no_such(name: &str, value: &str) -> String {
    format!("for the --{name} option: Cannot find option named '{value}'!\n")
}
