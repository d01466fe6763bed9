//! What stands between `{-#` and `#-}` at the end of a file.
//!
//! Of the dialects' resources, those that the text referred to, in that order; of the external ones, all.

use rustc_hash::FxHashMap;

use super::super::{ResourceHandle, ResourceValue, Resources};
use super::escape::{push_escaped, push_hex, push_keyword_or_string};
use super::writer::AsmPrinter;

impl AsmPrinter<'_> {
    /// Writes the key of a resource; where the file ends, its data are written too, if there are any.
    pub fn print_resource_handle(&mut self, handle: ResourceHandle) {
        self.use_resource(handle);
        push_keyword_or_string(&mut self.out, handle.key(self.context).as_bytes());
    }

    /// Writes the trailer, if there is anything to put into it.
    pub(super) fn file_metadata(&mut self, resources: &Resources) {
        let used = self.used_entries(resources);
        let external: Vec<_> = resources
            .external
            .iter()
            .map(|(name, entries)| (name.as_str(), entries.iter().map(|(key, value)| (key.as_str(), value)).collect()))
            .collect();
        // Present even where every entry is left out for its length.
        if used.iter().chain(&external).all(|(_, entries)| entries.is_empty()) {
            return;
        }
        self.text("\n{-#\n");
        let first = self.resource_group("dialect", &used, false);
        self.resource_group("external", &external, first);
        self.text("\n#-}\n");
    }

    /// The dialects' resources that were referred to, in order of first reference.
    fn used_entries<'r>(&self, resources: &'r Resources) -> Group<'r> {
        if self.used_resources.is_empty() {
            return Group::new();
        }
        let known: FxHashMap<(&str, &str), (&'r str, Entry<'r>)> = resources
            .dialects
            .iter()
            .flat_map(|(dialect, entries)| entries.iter().map(move |entry| (dialect.as_str(), entry)))
            .map(|(dialect, (key, value))| ((dialect, key.as_str()), (dialect, (key.as_str(), value))))
            .collect();
        let mut used = Group::new();
        for handle in &self.used_resources {
            let found = known.get(&(handle.dialect(self.context), handle.key(self.context)));
            let Some((dialect, entry)) = found.copied() else { continue };
            match used.iter_mut().find(|(name, _)| *name == dialect) {
                Some((_, entries)) => entries.push(entry),
                None => used.push((dialect, vec![entry])),
            }
        }
        used
    }

    /// Writes `dialect_resources: {...}`; whether there was anything to write.
    fn resource_group(&mut self, kind: &str, group: &[(&str, Vec<Entry<'_>>)], after_another: bool) -> bool {
        let mut texts: Vec<(&str, Vec<Vec<u8>>)> = group
            .iter()
            .map(|(name, entries)| (*name, entries.iter().filter_map(|entry| self.entry_text(entry)).collect()))
            .collect();
        texts.retain(|(_, entries)| !entries.is_empty());
        if texts.is_empty() {
            return false;
        }
        self.text(if after_another { ",\n  " } else { "  " });
        self.text(kind);
        self.text("_resources: {\n");
        for (i, (name, entries)) in texts.iter().enumerate() {
            self.text(if i > 0 { ",\n    " } else { "    " });
            self.text(name);
            self.text(": {\n      ");
            self.out.extend_from_slice(&entries.join(&b",\n      "[..]));
            self.text("\n    }");
        }
        self.text("\n  }");
        true
    }

    /// `key: value`, unless the value is too long.
    fn entry_text(&self, (key, value): &Entry<'_>) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        push_keyword_or_string(&mut text, key.as_bytes());
        text.extend_from_slice(b": ");
        let start = text.len();
        match value {
            ResourceValue::Blob(bytes) => {
                text.extend_from_slice(b"\"0x");
                // As the reference, without data there is no alignment either.
                push_hex(&mut text, if bytes.len() > 4 { bytes } else { &[0; 4] });
                text.push(b'"');
            }
            ResourceValue::Bool(value) => text.extend_from_slice(value.to_string().as_bytes()),
            ResourceValue::String(value) => {
                text.push(b'"');
                push_escaped(&mut text, value.as_bytes());
                text.push(b'"');
            }
        }
        let length = (text.len() - start) as u64;
        self.options.elide_resources_larger_than.is_none_or(|limit| length <= limit && limit > 0).then_some(text)
    }
}

type Entry<'r> = (&'r str, &'r ResourceValue);
type Group<'r> = Vec<(&'r str, Vec<Entry<'r>>)>;
