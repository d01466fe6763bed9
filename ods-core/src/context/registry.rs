//! Registered dialects.

use std::fmt;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, RwLock, RwLockReadGuard};

use smallvec::SmallVec;

use super::Context;
use crate::interfaces::{OpAsmOpInterface, OpAsmTypeInterface};
use crate::schema::{
    AttrSchema, DefKind, DefSchema, Dialect, DialectInterface, DialectSchema, OpSchema, TypeSchema, find_table,
};

/// The dialects of a context, in order of registration. There are few and lookups are rare, so a locked list suffices.
#[derive(Default)]
pub(super) struct Dialects {
    list: RwLock<Vec<&'static DialectSchema>>,
    /// Held while a dialect is being added: lock it after finding a dialect to be sure its operations are registered
    /// too.
    adding: Mutex<()>,
}

/// The reason that a dialect could not be registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegisterError {
    /// Another dialect has this name.
    DialectTaken(&'static str),
    /// Another operation has this name.
    OpTaken(Box<str>),
    /// Another type or attribute has this name.
    DefTaken(Box<str>),
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::DialectTaken(name) => write!(f, "another dialect named '{name}' is already registered"),
            Self::OpTaken(name) => write!(f, "another operation named '{name}' is already registered"),
            Self::DefTaken(name) => write!(f, "another '{name}' is already registered"),
        }
    }
}

impl std::error::Error for RegisterError {}

impl Context {
    /// Registers a dialect, its operations, and the dialects it depends on. Registering it again has no effect.
    ///
    /// ```
    /// # use ods_core as ods;
    /// # use ods::Context;
    /// use ods::builtin::Builtin;
    ///
    /// # fn main() -> ods::Result {
    /// let context = Context::new();
    /// context.register::<Builtin>()?; // registered already; registering a dialect again has no effect
    /// assert!(context.dialect("builtin").is_some());
    /// assert!(context.registered_op_name("builtin.module").is_some());
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Returns an error if another dialect, or an operation of another definition, has the name.
    pub fn register<D: Dialect>(&self) -> Result<(), RegisterError> {
        self.register_schema(D::SCHEMA)
    }

    /// Registers the dialect that `schema` defines. See [`Context::register`].
    ///
    /// # Errors
    /// Returns an error if another dialect, or an operation of another definition, has the name.
    pub fn register_schema(&self, schema: &'static DialectSchema) -> Result<(), RegisterError> {
        let _adding = self.dialects.adding.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let mut new = Vec::new();
        self.collect_new(schema, &mut new)?;
        for dialect in &new {
            self.check_ops(dialect, &new)?;
            self.check_defs(dialect, &new)?;
        }
        self.add(&new);
        Ok(())
    }

    /// Collects the dialects required by `schema` that are not registered yet, each after its dependencies.
    fn collect_new(
        &self,
        schema: &'static DialectSchema,
        new: &mut Vec<&'static DialectSchema>,
    ) -> Result<(), RegisterError> {
        let is_same = |known: &&'static DialectSchema| std::ptr::eq(*known, schema);
        if self.known_dialects().iter().any(is_same) || new.iter().any(is_same) {
            return Ok(());
        }
        let is_rival = |known: &&&'static DialectSchema| known.name == schema.name && schema.extends.is_none();
        let rival = self.known_dialects().iter().find(is_rival).copied();
        if let Some(rival) = rival.or_else(|| new.iter().find(is_rival).copied()) {
            return Err(RegisterError::DialectTaken(rival.name));
        }
        schema.extends.map_or(Ok(()), |extended| self.collect_new(extended, new))?;
        // Added before its dependencies, which may depend on it in turn.
        new.push(schema);
        schema.dependent.iter().try_for_each(|dependent| self.collect_new(dependent, new))
    }

    /// Checks that no operation of the dialect has the name of another.
    fn check_ops(&self, dialect: &'static DialectSchema, new: &[&'static DialectSchema]) -> Result<(), RegisterError> {
        // Usually empty: parts of one dialect from several places that are registered together.
        let parts = || new.iter().filter(|part| part.name == dialect.name && !std::ptr::eq(**part, dialect));
        let mut names = Vec::with_capacity(dialect.ops.len());
        for op in dialect.ops {
            let in_parts = || parts().flat_map(|part| part.ops).find(|other| other.mnemonic == op.mnemonic).copied();
            let rival = self.names().definition_of(op).or_else(in_parts);
            if rival.is_some_and(|rival| !std::ptr::eq(rival, *op)) {
                return Err(RegisterError::OpTaken(op.name().into()));
            }
            // The length first, as most names are told apart by it, in less time than by their texts.
            names.push((op.mnemonic.len(), op.mnemonic));
        }
        names.sort_unstable();
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(RegisterError::OpTaken(format!("{}.{}", dialect.name, pair[0].1).into())),
            None => Ok(()),
        }
    }

    /// Adds dialects. Their names and the names of their operations are known to be free.
    fn add(&self, new: &[&'static DialectSchema]) {
        let mut dialects = self.dialects.list.write().unwrap_or_else(|poisoned| poisoned.into_inner());
        dialects.extend_from_slice(new);
        drop(dialects);
        if new.iter().any(|dialect| dialect.hooks.is_some_and(|hooks| hooks.has_operation_interfaces())) {
            self.models.has_fallbacks.store(true, Ordering::Relaxed);
        }
        for op in new.iter().flat_map(|dialect| dialect.ops) {
            self.names().register(op);
        }
    }

    fn known_dialects(&self) -> RwLockReadGuard<'_, Vec<&'static DialectSchema>> {
        self.dialects.list.read().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Returns the registered dialects in order of registration, without extensions.
    pub fn dialects(&self) -> Vec<&'static DialectSchema> {
        self.known_dialects().iter().filter(|known| known.extends.is_none()).copied().collect()
    }

    /// Returns the registered extensions of the dialect called `name`, in order of registration.
    pub fn extensions(&self, name: &str) -> Vec<&'static DialectSchema> {
        self.known_dialects().iter().filter(|known| known.extends.is_some() && known.name == name).copied().collect()
    }

    /// Returns the registered dialect called `name`.
    pub fn dialect(&self, name: &str) -> Option<&'static DialectSchema> {
        self.known_dialects().iter().find(|known| known.name == name && known.extends.is_none()).copied()
    }

    /// Returns the interface of the dialect called `name`, if it or a registered extension of it implements it.
    pub fn dialect_interface<I: DialectInterface + ?Sized>(&self, name: &str) -> Option<&'static I> {
        let dialects = self.known_dialects();
        let mut parts = dialects.iter().filter(|known| known.name == name);
        parts.find_map(|part| part.interface::<I>())
    }

    /// Returns the implementations of the interface by all registered dialects and extensions, in order of
    /// registration.
    pub(crate) fn dialect_interfaces<I: DialectInterface + ?Sized>(&self) -> Vec<&'static I> {
        self.known_dialects().iter().filter_map(|known| known.interface::<I>()).collect()
    }

    /// Returns the type written `!dialect.mnemonic` of a registered dialect or an extension of it.
    pub fn type_schema(&self, dialect: &str, mnemonic: &str) -> Option<&'static TypeSchema> {
        self.defs(dialect, DefKind::Type).find(mnemonic)
    }

    /// Returns the attribute written `#dialect.mnemonic` of a registered dialect or an extension of it.
    pub fn attr_schema(&self, dialect: &str, mnemonic: &str) -> Option<&'static AttrSchema> {
        self.defs(dialect, DefKind::Attribute).find(mnemonic)
    }

    /// Returns the types or attributes of a dialect and its extensions.
    pub(crate) fn defs(&self, dialect: &str, kind: DefKind) -> Defs {
        let dialects = self.known_dialects();
        let lists = dialects.iter().filter(|known| known.name == dialect).map(|known| match kind {
            DefKind::Type => known.types,
            DefKind::Attribute => known.attrs,
        });
        Defs(lists.filter(|list| !list.is_empty()).collect())
    }

    /// Returns whether printing operations may run code of definitions: their custom forms and name hooks.
    pub(crate) fn runs_code_to_print(&self) -> bool {
        let asks = |op: &OpSchema| find_table::<dyn OpAsmOpInterface>(op.interfaces).is_some();
        let has_code = |op: &&'static OpSchema| op.print.is_some() || op.format.is_some() || asks(op);
        // Checked before the list is locked. Taking the read lock twice could deadlock with a waiting writer.
        if self.has_op_models() || self.types_name_values() {
            return true;
        }
        let dialects = self.known_dialects();
        let mut others = dialects.iter().filter(|dialect| dialect.name != "builtin");
        others.any(|dialect| dialect.hooks.is_some() || dialect.ops.iter().any(has_code))
    }

    /// Returns whether a type may suggest names for its values.
    pub(crate) fn types_name_values(&self) -> bool {
        let has_names = |ty: &&'static DefSchema| find_table::<dyn OpAsmTypeInterface>(ty.interfaces).is_some();
        self.has_type_model::<dyn OpAsmTypeInterface>()
            || self.known_dialects().iter().any(|dialect| dialect.types.iter().any(has_names))
    }

    /// Checks that no type or attribute of the dialect has the name of another.
    fn check_defs(&self, dialect: &'static DialectSchema, new: &[&'static DialectSchema]) -> Result<(), RegisterError> {
        for def in dialect.types.iter().chain(dialect.attrs).filter(|def| !def.mnemonic.is_empty()) {
            let parts = new.iter().filter(|part| part.name == dialect.name);
            let same_name = |other: &&&'static DefSchema| other.kind == def.kind && other.mnemonic == def.mnemonic;
            let in_parts = || parts.flat_map(|part| part.types.iter().chain(part.attrs)).find(same_name).copied();
            let rival = self.defs(dialect.name, def.kind).find(def.mnemonic).or_else(in_parts);
            if rival.is_some_and(|rival| !std::ptr::eq(rival, *def)) {
                return Err(RegisterError::DefTaken(def.to_string().into()));
            }
        }
        Ok(())
    }

    pub(super) fn register_builtin(&self) {
        if let Err(error) = self.register_schema(&crate::builtin::BUILTIN) {
            unreachable!("the first dialect of a context meets no other: {error}");
        }
    }
}

/// The lists of types or attributes of one dialect; a single list unless it has extensions.
pub(crate) struct Defs(SmallVec<[&'static [&'static DefSchema]; 2]>);

impl Defs {
    /// Returns whether there are no lists.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the mnemonics.
    pub(crate) fn mnemonics(&self) -> impl Iterator<Item = &'static str> {
        self.0.iter().flat_map(|list| list.iter()).map(|schema| schema.mnemonic)
    }

    /// Returns the definition with this mnemonic.
    pub(crate) fn find(&self, mnemonic: &str) -> Option<&'static DefSchema> {
        let mut all = self.0.iter().flat_map(|list| list.iter());
        all.find(|schema| !mnemonic.is_empty() && schema.mnemonic == mnemonic).copied()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use crate::context::SchemaId;

    use super::*;
    use crate::test_dialect::Test;

    macro_rules! op {
        ($dialect:literal $name:literal) => {{
            static ID: SchemaId = SchemaId::new();
            static OP: OpSchema = OpSchema { id: &ID, dialect: $dialect, mnemonic: $name, ..OpSchema::EMPTY };
            &OP
        }};
    }

    #[test]
    fn failed_registration_leaves_no_trace() {
        static BASE: DialectSchema = DialectSchema { name: "b", ops: &[op!("b" "one")], ..DialectSchema::EMPTY };
        static RIVAL: DialectSchema = DialectSchema {
            name: "r",
            ops: &[op!("r" "fine"), op!("b" "one")],
            dependent: &[&LEAF],
            ..DialectSchema::EMPTY
        };
        static LEAF: DialectSchema = DialectSchema { name: "l", ops: &[op!("l" "leaf")], ..DialectSchema::EMPTY };
        static SAME: DialectSchema = DialectSchema { name: "b", ..DialectSchema::EMPTY };
        static TWICE: DialectSchema =
            DialectSchema { name: "w", ops: &[op!("w" "x"), op!("w" "x")], ..DialectSchema::EMPTY };
        let context = Context::new();
        assert_eq!(context.register_schema(&BASE), Ok(()));
        assert_eq!(context.register_schema(&RIVAL), Err(RegisterError::OpTaken("b.one".into())));
        assert_eq!(context.register_schema(&SAME), Err(RegisterError::DialectTaken("b")));
        assert_eq!(context.register_schema(&TWICE), Err(RegisterError::OpTaken("w.x".into())));
        assert_eq!(context.dialects().len(), 2, "builtin and b");
        assert_eq!(context.registered_op_name("r.fine").or(context.registered_op_name("l.leaf")), None);
        assert_eq!(context.register_schema(&LEAF), Ok(()));
    }

    #[test]
    fn duplicate_names_in_a_dialect_are_rejected() {
        static BASE: DialectSchema = DialectSchema { name: "p", ops: &[op!("p" "one")], ..DialectSchema::EMPTY };
        static MORE: DialectSchema =
            DialectSchema { name: "p", ops: &[op!("p" "one")], extends: Some(&BASE), ..DialectSchema::EMPTY };
        let context = Context::new();
        assert_eq!(context.register_schema(&MORE), Err(RegisterError::OpTaken("p.one".into())));
        assert_eq!(context.register_schema(&BASE), Ok(()));
        assert_eq!(context.register_schema(&MORE), Err(RegisterError::OpTaken("p.one".into())));
    }

    #[test]
    fn printing_does_not_block_on_registration() {
        // A recursive read lock deadlocks once a writer comes in between; the rounds make that likely.
        for _ in 0..100 {
            let context = Context::new();
            let print = || (0..200).filter(|_| context.runs_code_to_print()).count();
            let known = std::thread::scope(|scope| {
                let printers = [(); 3].map(|()| scope.spawn(print));
                let registered = context.register::<Test>();
                let all_ended = printers.into_iter().all(|printer| printer.join().is_ok());
                registered.is_ok() && all_ended
            });
            assert!(known);
        }
    }

    #[test]
    fn registered_operations_are_visible_on_every_thread() {
        let last = Test::SCHEMA.ops.last().expect("it has some").name();
        for _ in 0..200 {
            let (context, ready) = (Context::new(), AtomicU32::new(0));
            let look = || {
                ready.fetch_add(1, Ordering::Relaxed);
                // Spins, so that both threads start at the same time.
                while ready.load(Ordering::Relaxed) < 2 {}
                context.register::<Test>().map(|()| context.registered_op_name(&last))
            };
            std::thread::scope(|scope| {
                for thread in [(); 2].map(|()| scope.spawn(look)) {
                    assert!(matches!(thread.join(), Ok(Ok(Some(_)))));
                }
            });
        }
    }
}
