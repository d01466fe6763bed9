//! STUB, replaced before anything lands.
#![allow(missing_docs)]
use std::sync::Arc;
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AffineMap {
    pub num_dims: u32,
    pub num_symbols: u32,
    pub results: Arc<[AffineExpr]>,
}
impl AffineMap {
    pub fn is_identity(&self) -> bool {
        true
    }
}
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct IntegerSet {
    pub num_dims: u32,
    pub num_symbols: u32,
    pub constraints: Arc<[(AffineExpr, bool)]>,
}
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum AffineExpr {
    Dim(u32),
    Symbol(u32),
    Constant(i64),
}
