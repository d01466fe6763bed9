//! Kinds of errors: the classes of Python's exceptions.

use std::fmt;

/// A kind of error.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// `AttributeError`: a name that is not there.
    AttributeError,
    /// `IndexError`: a position that is not there.
    IndexError,
    /// `KeyError`: a key that is not there.
    KeyError,
    /// `NotImplementedError`: a case that the function does not have.
    NotImplementedError,
    /// `OSError`: a failure of files and the like.
    OsError,
    /// `OverflowError`: a number that does not fit.
    OverflowError,
    /// `RuntimeError`: any other failure.
    RuntimeError,
    /// `TypeError`: arguments of the wrong type or number.
    TypeError,
    /// `ValueError`: a value that the function does not take.
    ValueError,
    /// A kind of another name. Python raises `RuntimeError`, unless it knows the name.
    Other(Box<str>),
}

impl ErrorKind {
    /// The kinds that have a name of their own.
    const NAMED: [Self; 9] = [
        Self::AttributeError,
        Self::IndexError,
        Self::KeyError,
        Self::NotImplementedError,
        Self::OsError,
        Self::OverflowError,
        Self::RuntimeError,
        Self::TypeError,
        Self::ValueError,
    ];

    /// Returns the name of the class.
    pub fn as_str(&self) -> &str {
        match self {
            Self::AttributeError => "AttributeError",
            Self::IndexError => "IndexError",
            Self::KeyError => "KeyError",
            Self::NotImplementedError => "NotImplementedError",
            Self::OsError => "OSError",
            Self::OverflowError => "OverflowError",
            Self::RuntimeError => "RuntimeError",
            Self::TypeError => "TypeError",
            Self::ValueError => "ValueError",
            Self::Other(name) => name,
        }
    }
}

impl From<&str> for ErrorKind {
    fn from(name: &str) -> Self {
        Self::NAMED.into_iter().find(|kind| kind.as_str() == name).unwrap_or_else(|| Self::Other(name.into()))
    }
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_kinds() {
        for kind in ErrorKind::NAMED {
            assert_eq!(ErrorKind::from(kind.as_str()), kind);
        }
        assert_eq!(ErrorKind::from("my.Error"), ErrorKind::Other("my.Error".into()));
    }
}
