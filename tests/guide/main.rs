//! The guide in `docs/`: its links, and the tables of the phrasebook.

mod links;
mod phrasebook;
