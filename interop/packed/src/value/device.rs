//! Devices.

use std::fmt;

/// A device, by DLPack's number of its kind and its own number.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Device {
    /// The kind: 1 is the CPU.
    pub kind: i32,
    /// The number among its kind.
    pub id: i32,
}

impl Device {
    /// The CPU.
    pub const CPU: Self = Self { kind: 1, id: 0 };

    /// Returns whether the processor reads and writes the device's memory: that of the CPU, or of a host for a GPU.
    pub fn is_host(self) -> bool {
        matches!(self.kind, 1 | 3 | 11 | 13)
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.kind {
            1 => "cpu",
            2 => "cuda",
            3 => "cuda_host",
            4 => "opencl",
            7 => "vulkan",
            8 => "metal",
            9 => "vpi",
            10 => "rocm",
            11 => "rocm_host",
            12 => "ext_dev",
            13 => "cuda_managed",
            14 => "oneapi",
            15 => "webgpu",
            16 => "hexagon",
            17 => "maia",
            18 => "trn",
            kind => return write!(f, "device[{kind}]:{}", self.id),
        };
        write!(f, "{name}:{}", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_have_names() {
        assert_eq!(Device::CPU.to_string(), "cpu:0");
        assert_eq!(Device { kind: 99, id: 2 }.to_string(), "device[99]:2");
        assert!(Device { kind: 13, id: 0 }.is_host() && !Device { kind: 2, id: 0 }.is_host());
    }
}
