//! Defaults of attributes that are literals, checked by the compiler in constants.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Expr, ExprLit, Lit, UnOp};

use crate::model::op::Presence;

/// Returns the default if it is a literal, with its `ods_core::schema::Constant`.
pub fn literal(presence: &Presence) -> Option<(&Expr, TokenStream)> {
    match presence {
        Presence::Default(value) | Presence::OptionalDefault(value) => Some((value, constant(value)?)),
        Presence::Required | Presence::Optional | Presence::Unit => None,
    }
}

/// Returns the literal as a `ods_core::schema::Constant`.
fn constant(value: &Expr) -> Option<TokenStream> {
    if let Some(number) = number(value) {
        return Some(quote!(__ods::Constant::Int(#number)));
    }
    match value {
        Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(quote!(__ods::Constant::Str(#text))),
        Expr::Reference(reference) => constant(&reference.expr).filter(|_| matches!(*reference.expr, Expr::Array(_))),
        Expr::Array(array) => {
            let elements = array.elems.iter().map(|element| match number(element) {
                Some(number) => quote!(__ods::Some(#number)),
                None => quote!(__ods::None),
            });
            Some(quote!(__ods::Constant::List(&[#(#elements),*])))
        }
        _ => None,
    }
}

fn number(value: &Expr) -> Option<proc_macro2::Literal> {
    let number = match value {
        Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => literal.base10_parse::<i128>().ok()?,
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => match &*unary.expr {
            Expr::Lit(ExprLit { lit: Lit::Int(literal), .. }) => -literal.base10_parse::<i128>().ok()?,
            _ => return None,
        },
        _ => return None,
    };
    Some(proc_macro2::Literal::i128_unsuffixed(number))
}
