//! Calling conventions.

use super::ods::prelude::*;

use ods_iree_abi::checked;
use ods_iree_abi::raw::RawSignature;
use ods_iree_abi::reflection::keys;
use ods_iree_abi::sip::Sip;
use ods_iree_abi::structure::Structure;
use ods_iree_abi::v1::V1Signature;

use super::function::Function;
use super::reflection::Reflection;

/// A calling convention.
#[derive(Clone, PartialEq, Debug)]
pub enum Calling {
    /// By `iree.abi`.
    V1(V1Signature),
    /// By the raw signature, with structures if there are some.
    V0(RawSignature, Option<Sip>),
    /// By position.
    Positional,
}

impl Calling {
    /// Returns the convention that the attributes of a function state: `iree.abi`, unless `sip` is there as well, which
    /// can nest arguments.
    ///
    /// # Errors
    /// Returns an error if the operation is not a function, or its reflection is wrong.
    pub fn of(ir: &Ir, op: Operation) -> Result<Self, String> {
        let function = Function::of(ir, op).ok_or("the operation is not a function")?;
        let reflection = Reflection::of(ir, function.op)?;
        let sip = reflection.sip(function.arguments.len(), function.results.len())?;
        let raw = reflection.text(keys::RAW)?;
        if let (Some(raw), true) = (raw, sip.is_some()) {
            return Self::v0(raw, sip);
        }
        if let Some(text) = reflection.text(keys::V1)? {
            let text = std::str::from_utf8(text).map_err(|_| format!("entry `{}` is not UTF-8", keys::V1))?;
            return V1Signature::read(text).map(Self::V1).map_err(|error| format!("entry `{}`: {error}", keys::V1));
        }
        raw.map_or(Ok(Self::Positional), |raw| Self::v0(raw, sip))
    }

    fn v0(raw: &[u8], sip: Option<Sip>) -> Result<Self, String> {
        let raw = checked::raw(raw).map_err(|error| format!("entry `{}`: {error}", keys::RAW))?;
        Ok(Self::V0(raw, sip))
    }

    /// Returns whether all arguments are named.
    pub fn has_only_names(&self) -> bool {
        match self {
            Self::V0(_, Some(sip)) => matches!(sip.inputs, Some(Structure::Dict(_))),
            Self::V1(signature) => {
                !signature.arguments.is_empty()
                    && signature.arguments.iter().all(|argument| argument.argument().0.is_some())
            }
            Self::V0(_, None) | Self::Positional => false,
        }
    }
}
