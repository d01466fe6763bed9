//! Random functions.

use super::{FLAGGED, FLAGS, PLAIN, PREDICATES, all, below, compare, rows};

/// A function of a few operations on integers of 1 to 3 bits, in which each value may be an operand of later ones.
struct Program {
    state: u64,
    text: String,
    /// The names of the values of each width.
    values: [Vec<String>; 3],
    next: usize,
}

impl Program {
    fn below(&mut self, end: usize) -> usize {
        below(&mut self.state, end)
    }

    fn value(&mut self, width: usize) -> String {
        let position = self.below(self.values[width - 1].len());
        self.values[width - 1][position].clone()
    }

    /// Adds operations with one result each, of this width.
    fn add(&mut self, width: usize, op: &str) {
        let name = format!("%v{}", self.next);
        self.next += 1;
        self.text += &format!("{name} = arith.{op}\n");
        self.values[width - 1].push(name);
    }

    fn add_any(&mut self) {
        let width = 1 + self.below(3);
        let (a, b, p) = (self.value(width), self.value(width), self.value(1));
        match self.below(8) {
            0 | 1 => {
                let (op, flags) = (FLAGGED[self.below(4)], FLAGS[self.below(4)]);
                self.add(width, &format!("{op} {a}, {b}{flags} : i{width}"));
            }
            2 | 3 => {
                let op = PLAIN[self.below(PLAIN.len())];
                self.add(width, &format!("{op} {a}, {b} : i{width}"));
            }
            4 => {
                let predicate = PREDICATES[self.below(10)];
                self.add(1, &format!("cmpi {predicate}, {a}, {b} : i{width}"));
            }
            5 => self.add(width, &format!("select {p}, {a}, {b} : i{width}")),
            6 if width > 1 => {
                let (less, flags) = (1 + self.below(width - 1), FLAGS[self.below(4)]);
                self.add(less, &format!("trunci {a}{flags} : i{width} to i{less}"));
            }
            7 if width < 3 => {
                let (more, op) = (width + 1 + self.below(3 - width), ["extsi", "extui"][self.below(2)]);
                self.add(more, &format!("{op} {a} : i{width} to i{more}"));
            }
            _ => {
                let constant = self.below(1 << width);
                self.add(width, &format!("xori {a}, %c{width}_{constant} : i{width}"));
            }
        }
    }
}

#[test]
fn small_programs_keep_their_results() {
    let mut functions = Vec::new();
    for seed in 0..500 {
        let mut program = Program {
            state: seed,
            text: String::new(),
            values: ["%z", "%x", "%y"].map(|name| vec![name.to_owned()]),
            next: 0,
        };
        for (width, number) in (1..4_usize).flat_map(|width| (0..1 << width).map(move |number| (width, number))) {
            let name = format!("%c{width}_{number}");
            program.text +=
                &format!("{name} = arith.constant {} : i{width}\n", if width == 1 { -number } else { number });
            program.values[width - 1].push(name);
        }
        (0..10).for_each(|_| program.add_any());
        let mut last = |width: usize| program.values[width - 1].pop().unwrap_or_default();
        let results = format!("{}, {}, {}", last(1), last(2), last(3));
        let text = &program.text;
        functions.push(format!("(%z: i1, %x: i2, %y: i3) -> (i1, i2, i3) {{\n{text}return {results} : i1, i2, i3\n}}"));
    }
    for pipeline in
        ["canonicalize", "int-range-optimizations", "sccp", "arith-expand", "arith-expand,sccp,canonicalize"]
    {
        compare(&format!("builtin.module({pipeline})"), &functions, &rows(&[&all(1), &all(2), &all(3)]));
    }
}
