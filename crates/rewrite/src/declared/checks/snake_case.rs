//! Names of accessors in snake case, at compile time: the macros derive the same names from fields.

/// Returns the name of an accessor, unless it is too long for the buffer.
pub(super) const fn snake_case<'a>(name: &'a str, buffer: &'a mut [u8; 64]) -> &'a str {
    let (bytes, mut length, mut after_lower, mut i) = (name.as_bytes(), 0, false, 0);
    while i < bytes.len() {
        if length + 2 > buffer.len() {
            return name;
        }
        if bytes[i].is_ascii_uppercase() && after_lower {
            buffer[length] = b'_';
            length += 1;
        }
        buffer[length] = bytes[i].to_ascii_lowercase();
        (length, after_lower) = (length + 1, bytes[i].is_ascii_lowercase() || bytes[i].is_ascii_digit());
        i += 1;
    }
    match std::str::from_utf8(buffer.split_at(length).0) {
        Ok(text) => text,
        Err(_) => name,
    }
}
