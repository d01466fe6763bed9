//! Random programs, run by the interpreter and as native code, which have to agree on results, errors and memory.

mod mlir;
mod program;
mod run;

use proptest::collection::vec;
use proptest::prelude::*;

use program::{Options, graph, structured};
use run::{agree, arguments};

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn straight_lines_agree(bytes in vec(any::<u8>(), 20..200), words in vec(any::<u64>(), 12)) {
        let text = structured(&bytes, Options { depth: 0, has_memory: false, is_defined: false });
        agree(&text, &arguments(&words, &bytes, false));
    }

    #[test]
    fn structured_programs_agree(bytes in vec(any::<u8>(), 40..400), words in vec(any::<u64>(), 12)) {
        let text = structured(&bytes, Options { depth: 3, has_memory: false, is_defined: false });
        agree(&text, &arguments(&words, &bytes, false));
    }

    #[test]
    fn programs_with_memory_agree(bytes in vec(any::<u8>(), 40..400), words in vec(any::<u64>(), 12)) {
        let text = structured(&bytes, Options { depth: 2, has_memory: true, is_defined: false });
        agree(&text, &arguments(&words, &bytes, true));
    }

    #[test]
    fn graphs_of_blocks_agree(bytes in vec(any::<u8>(), 40..400), words in vec(any::<u64>(), 12)) {
        let text = graph(&bytes);
        agree(&text, &arguments(&words, &bytes, false));
    }
}
