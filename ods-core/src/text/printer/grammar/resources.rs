//! Resources: the section between `{-#` and `#-}` at the end of a file.
//!
//! It contains the dialects' resources that the text referred to, in that order, and all external resources.

use crate::text::printer::grammar::escape::{push_escaped, push_keyword_or_string};
use crate::text::printer::writer::AsmPrinter;
use crate::text::{ResourceHandle, ResourceValue, Resources, hex};
use ods_num::hash::SeededMap;

impl AsmPrinter<'_> {
    /// Prints the key of a resource. If the resource has data, it is printed at the end of the file.
    pub fn print_resource_handle(&mut self, handle: ResourceHandle) {
        self.use_resource(handle);
        push_keyword_or_string(&mut self.out, handle.key(self.context).as_bytes());
    }

    /// Prints the section, if it is not empty.
    pub(in crate::text::printer) fn file_metadata(&mut self, resources: &Resources) {
        let used = self.used_entries(resources);
        let external: Vec<_> = resources
            .external
            .iter()
            .map(|(name, entries)| (name.as_str(), entries.iter().map(|(key, value)| (key.as_str(), value)).collect()))
            .collect();
        // Present even if every entry is elided for its length.
        if used.iter().chain(&external).all(|(_, entries)| entries.is_empty()) {
            return;
        }
        self.text("\n{-#\n");
        let first = self.resource_group("dialect", &used, false);
        self.resource_group("external", &external, first);
        self.text("\n#-}\n");
    }

    /// Returns the dialects' resources that were referred to, in the order of the first reference.
    fn used_entries<'r>(&self, resources: &'r Resources) -> Group<'r> {
        if self.used_resources.is_empty() {
            return Group::new();
        }
        let known: SeededMap<(&str, &str), (&'r str, Entry<'r>)> = resources
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

    /// Prints `dialect_resources: {...}`. Returns whether it printed anything.
    fn resource_group<'a>(&mut self, kind: &str, group: &[(&'a str, Vec<Entry<'a>>)], after_another: bool) -> bool {
        let shown = |(name, entries): &(&'a str, Vec<Entry<'a>>)| {
            let shown: Vec<Entry<'a>> = entries.iter().filter(|entry| self.is_shown(entry.1)).copied().collect();
            (!shown.is_empty()).then_some((*name, shown))
        };
        let group: Vec<_> = group.iter().filter_map(shown).collect();
        if group.is_empty() {
            return false;
        }
        self.text(if after_another { ",\n  " } else { "  " });
        self.text(kind);
        self.text("_resources: {\n");
        for (i, (name, entries)) in group.iter().enumerate() {
            self.text(if i > 0 { ",\n    " } else { "    " });
            self.text(name);
            self.text(": {\n      ");
            for (i, (key, value)) in entries.iter().enumerate() {
                self.text(if i > 0 { ",\n      " } else { "" });
                push_keyword_or_string(&mut self.out, key.as_bytes());
                self.text(": ");
                push_value(&mut self.out, value);
            }
            self.text("\n    }");
        }
        self.text("\n  }");
        true
    }

    /// Returns whether the value is printed: values with more text than the options allow are elided.
    fn is_shown(&self, value: &ResourceValue) -> bool {
        let Some(limit) = self.options.elide_resources_larger_than else { return true };
        limit > 0 && text_length(value) as u64 <= limit
    }
}

/// Returns the length of the printed value.
fn text_length(value: &ResourceValue) -> usize {
    if let ResourceValue::Blob(bytes) = value {
        return br#""0x""#.len() + 2 * bytes.len().max(4);
    }
    let mut text = Vec::new();
    push_value(&mut text, value);
    text.len()
}

fn push_value(out: &mut Vec<u8>, value: &ResourceValue) {
    match value {
        ResourceValue::Blob(bytes) => {
            out.extend_from_slice(b"\"0x");
            // As in MLIR, there is no alignment without data.
            hex::push(out, if bytes.len() > 4 { bytes } else { &[0; 4] });
            out.push(b'"');
        }
        ResourceValue::Bool(value) => out.extend_from_slice(value.to_string().as_bytes()),
        ResourceValue::String(value) => {
            out.push(b'"');
            push_escaped(out, value.as_bytes());
            out.push(b'"');
        }
    }
}

type Entry<'r> = (&'r str, &'r ResourceValue);
type Group<'r> = Vec<(&'r str, Vec<Entry<'r>>)>;
