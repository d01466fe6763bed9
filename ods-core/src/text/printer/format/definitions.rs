//! Types and attributes defined by dialects: printing by their formats.
//!
//! Blanks are printed where MLIR's generated printers do, as the format specifies. An additional blank separates tokens
//! that would merge, and names from text that would continue them, which MLIR ignores.

use crate::entity::{Attribute, Type};
use crate::schema::{CustomHook, DefData, DefFormat, FormatElement, StructEntry};
use crate::sub_elements::SubElement;

use crate::text::printer::alias::elements::Node;
use crate::text::printer::grammar::escape::is_pretty_symbol;
use crate::text::printer::writer::AsmPrinter;

/// The run of a definition's format.
#[derive(Clone, Copy)]
struct DefPrintRun<'d> {
    def: &'d DefData,
    /// Whether the same element is being printed around it, so that mutable parameters are omitted.
    is_inside: bool,
    /// The start of the text after the mnemonic.
    start: usize,
}

impl AsmPrinter<'_> {
    /// Prints `!dialect.mnemonic<...>`, or `!dialect<...>` if the former could not be parsed.
    pub(in crate::text::printer) fn def(&mut self, def: &DefData, element: SubElement) {
        let schema = def.schema();
        self.text(match element {
            SubElement::Type(_) => "!",
            SubElement::Attribute(_) => "#",
        });
        self.text(schema.dialect);
        let mark = self.out.len();
        self.text(".");
        match schema.mnemonic {
            "" => self.by_dialect(def, element),
            mnemonic => {
                self.text(mnemonic);
                self.def_body(def, element);
            }
        }
        if !is_pretty_symbol(&self.out[mark + 1..]) {
            self.out[mark] = b'<';
            // An arrow would not close the bracket.
            self.text(if self.out.last() == Some(&b'-') { " >" } else { ">" });
        }
    }

    /// Prints the alias, if there is one. Returns whether there is. When nothing is printed, anything that could have
    /// an alias counts as having one, as in MLIR.
    pub(in crate::text::printer) fn alias_of(&mut self, element: SubElement) -> bool {
        let (node, alias) = match element {
            SubElement::Type(ty) => (Node::Type(ty), self.aliases.of_type(ty)),
            SubElement::Attribute(attribute) => {
                (Node::Attribute(attribute), self.aliases.of_attribute(self.context, attribute))
            }
        };
        if let Some(found) = &mut self.found {
            found.push(node);
            return true;
        }
        alias.into_iter().for_each(|alias| self.alias(alias));
        alias.is_some()
    }

    /// Prints a type or attribute without `!dialect.mnemonic`, unless nothing follows it.
    pub(in crate::text) fn stripped(&mut self, element: SubElement) {
        let (def, node, alias) = match element {
            SubElement::Type(ty) => (ty.def(self.context), Node::Type(ty), self.aliases.of_type(ty)),
            SubElement::Attribute(attribute) => {
                let alias = self.aliases.of_attribute(self.context, attribute);
                (attribute.def(self.context), Node::Attribute(attribute), alias)
            }
        };
        if let Some(found) = &mut self.found {
            return found.push(node);
        }
        let start = self.out.len();
        let has_type = |attribute: Attribute| attribute.ty(self.context).is_some_and(|ty| ty != Type::NONE);
        // Its own type is printed only after the name.
        let is_typed = matches!(element, SubElement::Attribute(attribute) if has_type(attribute));
        if let (Some(def), None, false) = (def, alias, is_typed) {
            self.nested(|this| this.def_body(def, element));
            if begins_as_in_full(&self.out[start..], element) {
                self.out.truncate(start);
            }
        }
        if self.out.len() == start {
            match element {
                SubElement::Type(ty) => self.ty(ty),
                SubElement::Attribute(attribute) => self.attribute(attribute),
            }
        }
    }

    /// Prints an element without a mnemonic by code of its dialect.
    fn by_dialect(&mut self, def: &DefData, element: SubElement) {
        let hooks = self.context.dialect(def.schema().dialect).and_then(|dialect| dialect.hooks);
        let written = hooks.is_some_and(|hooks| match element {
            SubElement::Type(ty) => hooks.print_type(ty, self),
            SubElement::Attribute(attribute) => hooks.print_attribute(attribute, self),
        });
        if !written {
            self.text("<<no text>>");
        }
    }

    /// Prints the text after the mnemonic.
    fn def_body(&mut self, def: &DefData, element: SubElement) {
        match def.schema().format {
            DefFormat::None => self.text("<<no text>>"),
            DefFormat::Custom(print) => print(element, self),
            DefFormat::Program(elements) if def.schema().is_mutable() => {
                self.cyclic(element, |this, is_inside| {
                    this.format_elements(elements, DefPrintRun { def, is_inside, start: this.out.len() });
                });
            }
            DefFormat::Program(elements) => {
                self.format_elements(elements, DefPrintRun { def, is_inside: false, start: self.out.len() });
            }
        }
    }

    fn format_elements(&mut self, elements: &'static [FormatElement], run: DefPrintRun<'_>) {
        for element in elements {
            self.format_element(element, run);
        }
    }

    fn format_element(&mut self, element: &'static FormatElement, run: DefPrintRun<'_>) {
        match element {
            FormatElement::Literal { text, space } => self.spaced(*space, run, |this| this.text(text)),
            FormatElement::Whitespace(text) => self.text(text),
            FormatElement::Parameter { index, qualified, space } => {
                if !self.is_default(*index, run) {
                    self.spaced(*space, run, |this| run.def.parameters().print(*index, *qualified, this));
                }
            }
            FormatElement::Params { indices, space } => {
                self.spaced(*space, run, |this| this.format_params(indices, run))
            }
            FormatElement::Struct { entries, space } => {
                self.spaced(*space, run, |this| this.format_struct(entries, run))
            }
            FormatElement::Custom { hook, space } => self.spaced(*space, run, |this| this.format_custom(hook, run)),
            FormatElement::Group { anchors, then, otherwise } => {
                let is_there = anchors.iter().any(|anchor| !self.is_default(*anchor, run));
                self.format_elements(if is_there { then } else { otherwise }, run);
            }
        }
    }

    fn is_default(&self, index: usize, run: DefPrintRun<'_>) -> bool {
        let is_mutable = run.def.schema().parameters[index].mutable;
        is_mutable && run.is_inside || run.def.is_elided(index, self.context)
    }

    /// Prints with a blank in front if requested, or if two tokens would merge.
    fn spaced(&mut self, space: bool, run: DefPrintRun<'_>, write: impl FnOnce(&mut Self)) {
        if space {
            self.text(" ");
        }
        let start = self.out.len();
        write(self);
        let first = self.out.get(start).copied();
        // The `<` after the mnemonic is meant to be adjacent to it.
        let is_meant = start == run.start && first == Some(b'<');
        if !is_meant && merges(&self.out[..start], first) {
            self.out.insert(start, b' ');
        }
    }

    /// Omits parameters with default values at the end, and only there: elsewhere, it would be ambiguous which one is
    /// absent.
    fn format_params(&mut self, indices: &'static [usize], run: DefPrintRun<'_>) {
        let written = indices.iter().rposition(|index| !self.is_default(*index, run));
        let written = &indices[..written.map_or(0, |last| last + 1)];
        self.print_list(written, |this, index| run.def.parameters().print(*index, false, this));
    }

    fn format_struct(&mut self, entries: &'static [StructEntry], run: DefPrintRun<'_>) {
        let written: Vec<&StructEntry> = entries.iter().filter(|entry| !self.is_default(entry.index, run)).collect();
        self.print_list(written, |this, entry| {
            this.text(run.def.schema().parameters[entry.index].name);
            this.text(" = ");
            match &entry.custom {
                Some(hook) => this.format_custom(hook, run),
                None => run.def.parameters().print(entry.index, entry.qualified, this),
            }
        });
    }

    fn format_custom(&mut self, hook: &'static CustomHook, run: DefPrintRun<'_>) {
        (hook.print)(run.def.parameters(), self);
    }
}

/// Returns whether the text would be parsed as beginning with the full name.
fn begins_as_in_full(text: &[u8], element: SubElement) -> bool {
    let sigil = match element {
        SubElement::Type(_) => b'!',
        SubElement::Attribute(_) => b'#',
    };
    text.trim_ascii_start().first() == Some(&sigil)
}

/// Returns whether a token with this first byte would continue the preceding text or merge with it.
fn merges(before: &[u8], first: Option<u8>) -> bool {
    let last = before.last().copied();
    match first {
        Some(b'-' | b'<') => ends_with_name(before),
        Some(b'>' | b'#') => last == Some(b'-'),
        Some(b'/') => last == Some(b'/'),
        Some(first) => is_in_word(first) && last.is_some_and(is_in_word),
        None => false,
    }
}

/// Returns whether the last token is a name with `!`, `#`, `%` or `^`.
fn ends_with_name(text: &[u8]) -> bool {
    let name = text.iter().rev().take_while(|byte| is_in_word(**byte) || **byte == b'-').count();
    let sigil = text.len().checked_sub(name + 1).map(|at| text[at]);
    name > 0 && sigil.is_some_and(|sigil| b"!#%^".contains(&sigil))
}

fn is_in_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || b"_$.".contains(&byte)
}
