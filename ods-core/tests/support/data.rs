//! Random nested types, attributes and locations of all kinds, chosen by bytes.

use std::sync::Arc;

use ods_core::affine::{AffineExpr, AffineMap, IntegerSet};
use ods_core::attributes::{
    AffineMapAttr, ArrayAttr, BoolAttr, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, FloatAttr, IntegerAttr,
    IntegerSetAttr, LocationAttr, NamedAttribute, OpaqueAttr, StridedLayoutAttr, StringAttr, SymbolRefAttr, TypeAttr,
    UnitAttr, element_bits,
};
use ods_core::location::{FileRange, LocationData};
use ods_core::numeric::{Float, FloatFormat, Int};
use ods_core::text::parse_attribute;
use ods_core::types::{
    ComplexType, DYNAMIC, FloatType, FunctionType, IntegerType, MemRefType, OpaqueType, RankedTensorType, ShapedType,
    Signedness, TupleType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use ods_core::{Attribute, Context, Location, Type};

use super::bytes::Bytes;

/// A generator of data. Beyond a maximum depth, it generates only simple data.
pub struct Data<'a, 'b> {
    pub context: &'a Arc<Context>,
    pub bytes: &'a mut Bytes<'b>,
    pub depth: usize,
}

/// Names that need quotes and names that do not.
const NAMES: [&str; 8] = ["a", "b.c", "_x$1", "needs quotes", "é", "i32", "0", "q\"\\\n"];

impl Data<'_, '_> {
    fn word(&mut self) -> u64 {
        (0..8).fold(0, |word, _| word << 8 | self.bytes.below(256) as u64)
    }

    fn bits(&mut self) -> u128 {
        u128::from(self.word()) << 64 | u128::from(self.word())
    }

    fn name(&mut self) -> &'static str {
        self.bytes.pick(&NAMES).unwrap_or("a")
    }

    /// Returns some results of `make`, one level deeper.
    fn some<T>(&mut self, most: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        let count = self.bytes.below(most + 1);
        self.depth += 1;
        let made = (0..count).map(|_| make(self)).collect();
        self.depth -= 1;
        made
    }

    fn one<T>(&mut self, make: impl FnOnce(&mut Self) -> T) -> T {
        self.depth += 1;
        let made = make(self);
        self.depth -= 1;
        made
    }
}

/// Types.
impl Data<'_, '_> {
    pub fn ty(&mut self) -> Type {
        let context = self.context;
        match self.bytes.below(if self.depth < 3 { 16 } else { 5 }) {
            0 => Type::NONE,
            1 => OpaqueType::get(context, "foo", self.bytes.pick(&["x", "x<y>", "\"q\"", "1 2"]).unwrap_or("z")).into(),
            2..5 => self.scalar(),
            5 => ComplexType::get(context, self.number()).map_or(Type::F32, Into::into),
            6 => {
                let (inputs, results) = (self.some(3, Self::ty), self.some(3, Self::ty));
                FunctionType::get(context, &inputs, &results).into()
            }
            7 => TupleType::get(context, &self.some(3, Self::ty)).into(),
            8 => self.vector(),
            9 | 10 => self.tensor(),
            11 => {
                let element = self.one(Self::ty);
                UnrankedTensorType::get(context, element).map_or(Type::INDEX, Into::into)
            }
            12..15 => self.memref(),
            _ => {
                let (element, space) = (self.one(Self::ty), self.memory_space());
                UnrankedMemRefType::get(context, element, space).map_or(Type::INDEX, Into::into)
            }
        }
    }

    fn scalar(&mut self) -> Type {
        if self.bytes.below(6) == 0 { Type::INDEX } else { self.number() }
    }

    /// Returns an integer or floating-point type.
    fn number(&mut self) -> Type {
        if self.bytes.below(2) == 0 {
            let formats: Vec<FloatFormat> = FloatFormat::all().collect();
            let format = self.bytes.pick(&formats).unwrap_or(FloatFormat::F32);
            return FloatType::get(self.context, format).into();
        }
        let width = self.bytes.pick(&[0, 1, 2, 7, 8, 16, 32, 33, 64, 65, 127, 128, 300]).unwrap_or(8);
        let all = [Signedness::Signless, Signedness::Signed, Signedness::Unsigned];
        let signedness = self.bytes.pick(&all).unwrap_or(Signedness::Signless);
        IntegerType::get(self.context, width, signedness).map_or(Type::I8, Into::into)
    }

    fn shape(&mut self, least: i64) -> Vec<i64> {
        self.some(3, |this| this.bytes.below(4) as i64 + least)
    }

    fn dynamic_shape(&mut self) -> Vec<i64> {
        self.some(3, |this| this.bytes.pick(&[DYNAMIC, 0, 1, 3, 1 << 40]).unwrap_or(2))
    }

    fn vector(&mut self) -> Type {
        let (shape, element) = (self.shape(1), self.scalar());
        let scalable: Vec<bool> = shape.iter().map(|_| self.bytes.below(3) == 0).collect();
        VectorType::get_scalable(self.context, &shape, element, &scalable).map_or(Type::F16, Into::into)
    }

    fn tensor(&mut self) -> Type {
        let (shape, element) = (self.dynamic_shape(), self.one(Self::ty));
        let encoding = (self.bytes.below(4) == 0).then(|| self.one(Self::attribute));
        // MLIR does not parse these here.
        let is_read = |encoding: &Attribute| {
            !encoding.isa::<DenseArrayAttr>(self.context) && !encoding.isa::<StridedLayoutAttr>(self.context)
        };
        let encoding = encoding.filter(is_read);
        RankedTensorType::get(self.context, &shape, element, encoding).map_or(Type::I16, Into::into)
    }

    fn memref(&mut self) -> Type {
        let (shape, element) = (self.dynamic_shape(), self.one(Self::ty));
        let layout: Option<Attribute> = match self.bytes.below(4) {
            0 => Some(self.strided(shape.len())),
            1 => Some(AffineMapAttr::get(self.context, reversed(shape.len() as u32)).into()),
            _ => None,
        };
        let space = self.memory_space();
        MemRefType::get(self.context, &shape, element, layout, space).map_or(Type::I64, Into::into)
    }

    fn memory_space(&mut self) -> Option<Attribute> {
        match self.bytes.below(5) {
            0 => Some(IntegerAttr::i64(self.context, self.bytes.below(4) as i64).into()),
            1 => IntegerAttr::get(self.context, Type::I8, self.bytes.below(4) as i64).ok().map(Into::into),
            2 => Some(StringAttr::get(self.context, self.name()).into()),
            _ => None,
        }
    }

    fn strided(&mut self, rank: usize) -> Attribute {
        let numbers = [DYNAMIC, 0, 1, 7, -3, i64::MAX];
        let strides: Vec<i64> = (0..rank).map(|_| self.bytes.pick(&numbers).unwrap_or(1)).collect();
        StridedLayoutAttr::get(self.context, self.bytes.pick(&numbers).unwrap_or(0), &strides).into()
    }
}

/// Returns `(d0, d1, ...) -> (..., d1 + 1, d0)`.
fn reversed(rank: u32) -> AffineMap {
    let results = (0..rank)
        .rev()
        .map(|i| if i % 2 == 1 { AffineExpr::Dim(i) + AffineExpr::Constant(1) } else { AffineExpr::Dim(i) });
    AffineMap::new(rank, 0, results).expect("all dimensions are there")
}

/// Attributes.
impl Data<'_, '_> {
    pub fn attribute(&mut self) -> Attribute {
        let context = self.context;
        match self.bytes.below(if self.depth < 3 { 24 } else { 12 }) {
            0 => UnitAttr::UNIT.into(),
            1 => BoolAttr::get(context, self.bytes.below(2) == 0).into(),
            2 | 3 => self.integer(),
            4 | 5 => self.float(),
            6 => self.string(),
            7 => self.symbol(),
            8 => {
                let text = self.bytes.pick(&["x", "x<[1, \"]\"]>", "\"q\"", "1 2"]).unwrap_or("z");
                OpaqueAttr::get(context, "foo", text, Type::NONE).into()
            }
            9 => {
                let rank = self.bytes.below(4);
                self.strided(rank)
            }
            10 => AffineMapAttr::get(context, reversed(self.bytes.below(4) as u32)).into(),
            11 => self.set(),
            12 | 13 => ArrayAttr::get(context, &self.some(4, Self::attribute)).into(),
            14 | 15 => self.dictionary().into(),
            16 | 17 => TypeAttr::get(context, self.one(Self::ty)).into(),
            18 | 19 => self.dense(),
            20 => self.dense_strings(),
            21 => self.dense_array(),
            _ => LocationAttr::get(context, self.one(Self::location)).into(),
        }
    }

    fn integer(&mut self) -> Attribute {
        let ty = self.number();
        let width = match ty.cast::<IntegerType>(self.context) {
            Some(integer) => integer.width(self.context),
            None => {
                return IntegerAttr::get(self.context, Type::INDEX, self.word() as i64)
                    .map_or(UnitAttr::UNIT.into(), Into::into);
            }
        };
        let words: Vec<u64> = (0..width.div_ceil(64)).map(|_| self.word()).collect();
        IntegerAttr::from_int(self.context, ty, Int::from_words(width, &words))
            .map_or(UnitAttr::UNIT.into(), Into::into)
    }

    /// Returns a float of any format and bits, except for formats wider than `f64`: these get numbers with a short
    /// decimal form. As in MLIR, decimal numbers are parsed as `f64`, so others do not round-trip.
    fn float(&mut self) -> Attribute {
        let formats: Vec<FloatFormat> = FloatFormat::all().collect();
        let format = self.bytes.pick(&formats).unwrap_or(FloatFormat::F32);
        let value = match format.bits() {
            0..=64 => Float::from_bits(format, self.bits()),
            _ => Float::from_f64(
                format,
                self.bytes.pick(&[0.0, -0.0, 1.5, -2.25, f64::INFINITY, f64::NAN]).unwrap_or(1.0),
            ),
        };
        FloatAttr::from_float(self.context, value).into()
    }

    fn string(&mut self) -> Attribute {
        let bytes: Vec<u8> = self.some(12, |this| this.bytes.below(256) as u8);
        let ty = if self.bytes.below(4) == 0 { self.one(Self::ty) } else { Type::NONE };
        StringAttr::typed(self.context, bytes, ty).into()
    }

    fn symbol(&mut self) -> Attribute {
        let nested = self.some(2, Self::name);
        SymbolRefAttr::get(self.context, self.name(), &nested).into()
    }

    fn set(&mut self) -> Attribute {
        let (d, s) = (AffineExpr::Dim(0), AffineExpr::Symbol(0));
        let all = [(d.clone() + AffineExpr::Constant(-3), false), (s.clone(), true), (d.floor_div(s), false)];
        let count = 1 + self.bytes.below(all.len());
        let set = IntegerSet::new(1, 1, all.into_iter().take(count)).expect("all inputs are there");
        IntegerSetAttr::get(self.context, set).into()
    }

    pub fn dictionary(&mut self) -> DictionaryAttr {
        let context = self.context;
        let entries =
            self.some(4, |this| NamedAttribute { name: context.identifier(this.name()), value: this.attribute() });
        let mut seen = std::collections::HashSet::new();
        let entries: Vec<NamedAttribute> = entries.into_iter().filter(|entry| seen.insert(entry.name)).collect();
        DictionaryAttr::get(context, &entries)
    }

    /// Returns dense elements with arbitrary bits, or valid booleans.
    fn dense(&mut self) -> Attribute {
        let element = match self.bytes.below(5) {
            0 => ComplexType::get(self.context, self.number()).map_or(Type::F32, Into::into),
            _ => self.scalar(),
        };
        let shape = self.shape(0);
        let ty = RankedTensorType::get(self.context, &shape, element, None).map_or(Type::F32, Into::into);
        let Some(count) = num_elements(self.context, ty).filter(|_| element_bits(self.context, element).is_some())
        else {
            return UnitAttr::UNIT.into();
        };
        let splat = count > 0 && self.bytes.below(3) == 0;
        let text = self.elements(element, if splat { 1 } else { count });
        let text = if splat || shape.is_empty() { text.concat() } else { nested(&shape, &mut text.into_iter()) };
        let text = if count == 0 { String::new() } else { text };
        let shown = ods_core::text::type_to_string(self.context, ty);
        let text = format!("dense<{text}> : {shown}");
        parse_attribute(self.context, &text).unwrap_or_else(|error| panic!("{text}: {}", error.message))
    }

    /// Returns literals of the type.
    fn elements(&mut self, element: Type, count: u64) -> Vec<String> {
        let part = element.cast::<ComplexType>(self.context).map(|complex| complex.element_type(self.context));
        (0..count)
            .map(|_| match part {
                Some(part) => format!("({}, {})", self.literal(part), self.literal(part)),
                None => self.literal(element),
            })
            .collect()
    }

    fn literal(&mut self, element: Type) -> String {
        if element.isa::<FloatType>(self.context) {
            return self.bytes.pick(&["0.0", "-1.5", "2.0e+00", "0.25"]).unwrap_or("1.0").to_owned();
        }
        match element_bits(self.context, element).unwrap_or(0) {
            0 => "0".to_owned(),
            1 => self.bytes.pick(&["true", "false"]).unwrap_or("true").to_owned(),
            _ => self.bytes.below(2).to_string(),
        }
    }

    fn dense_strings(&mut self) -> Attribute {
        let element = OpaqueType::get(self.context, "foo", "string").into();
        let shape = self.shape(1);
        let ty: Type = RankedTensorType::get(self.context, &shape, element, None).map_or(Type::F32, Into::into);
        let count = num_elements(self.context, ty).unwrap_or(1) as usize;
        let mut values: Vec<Box<[u8]>> =
            (0..count).map(|_| self.some(3, |this| this.bytes.below(256) as u8).into()).collect();
        if values.windows(2).all(|pair| pair[0] == pair[1]) {
            values.truncate(1);
        }
        DenseElementsAttr::from_strings(self.context, ty, values).map_or(UnitAttr::UNIT.into(), Into::into)
    }

    fn dense_array(&mut self) -> Attribute {
        let element = self.bytes.pick(&[Type::I1, Type::I8, Type::I16, Type::I32, Type::I64, Type::F32, Type::F64]);
        let element = element.unwrap_or(Type::I8);
        let width = element_bits(self.context, element).unwrap_or(8).div_ceil(8) as usize;
        let limit = if element == Type::I1 { 2 } else { 256 };
        let bytes: Vec<u8> =
            self.some(4, |this| (0..width).map(|_| this.bytes.below(limit) as u8).collect::<Vec<_>>()).concat();
        DenseArrayAttr::from_raw(self.context, element, &bytes).map_or(UnitAttr::UNIT.into(), Into::into)
    }
}

fn num_elements(context: &Context, ty: Type) -> Option<u64> {
    ty.cast::<ShapedType>(context)?.num_elements(context)
}

/// Returns `[[a, b], [c, d]]`.
fn nested(shape: &[i64], literals: &mut impl Iterator<Item = String>) -> String {
    match shape {
        [] => literals.next().unwrap_or_default(),
        [count, inner @ ..] => {
            let items: Vec<String> = (0..*count).map(|_| nested(inner, literals)).collect();
            format!("[{}]", items.join(", "))
        }
    }
}

/// Locations.
impl Data<'_, '_> {
    pub fn location(&mut self) -> Location {
        let context = self.context;
        match self.bytes.below(if self.depth < 3 { 7 } else { 3 }) {
            0 => Location::UNKNOWN,
            1 => context.file_location(self.name(), self.bytes.below(100) as u32, self.bytes.below(100) as u32),
            2 => {
                let (file, mut number) = (context.identifier(self.name()), || self.bytes.below(9) as u32);
                let start = (number(), number());
                let end = (start.0 + number(), number());
                context.location(LocationData::File(FileRange::new(file, start, end)))
            }
            3 => {
                let child = self.one(Self::location);
                context.name_location(self.name(), child)
            }
            4 => {
                let (callee, caller) = self.one(|this| (this.location(), this.location()));
                context.location(LocationData::CallSite { callee, caller })
            }
            _ => {
                let mut locations = self.some(3, Self::location);
                // A fused location of only unknown ones stays unknown inside others, but only until it is parsed again.
                locations.retain(|location| *location != Location::UNKNOWN);
                if locations.is_empty() {
                    return Location::UNKNOWN;
                }
                let metadata = (self.bytes.below(2) == 0).then(|| self.one(Self::attribute));
                context.fused_location(&locations, metadata)
            }
        }
    }
}
