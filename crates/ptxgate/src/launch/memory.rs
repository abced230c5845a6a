//! Arguments as bytes: buffers go to device memory, what is passed by value and their addresses to the parameters.

use super::spec::{Buffer, Init, Spec};
use exec::memory::{BufferId, Memory, Origin};

/// A buffer of an argument, in device memory.
#[derive(Clone, Debug)]
pub struct Placed {
    /// Number of the argument.
    pub argument: usize,
    /// The fields that lead to it, when it is part of a record.
    pub path: Vec<usize>,
    /// What it was made of.
    pub buffer: Buffer,
    /// Where it is.
    pub id: BufferId,
}

/// Arguments that are ready for a launch.
#[derive(Clone, Debug, Default)]
pub struct Arguments {
    /// The bytes of each parameter.
    pub params: Vec<Vec<u8>>,
    /// The buffers that can be read afterwards.
    pub buffers: Vec<Placed>,
}

/// Allocates the buffers and encodes the parameters.
///
/// # Errors
/// The buffers do not fit in device memory.
pub fn place(args: &[Spec], memory: &mut Memory) -> Result<Arguments, String> {
    let mut buffers = Vec::new();
    for (argument, spec) in args.iter().enumerate() {
        for (path, buffer) in spec.buffers() {
            let id = allocate(buffer, Origin::Argument(argument), memory)
                .map_err(|why| format!("--arg {argument}: {why}"))?;
            buffers.push(Placed { argument, path, buffer: buffer.clone(), id });
        }
    }
    let mut params = Vec::with_capacity(args.len());
    for (argument, spec) in args.iter().enumerate() {
        let mut bytes = Vec::new();
        encode(spec, argument, &mut Vec::new(), &buffers, memory, &mut bytes);
        params.push(bytes);
    }
    Ok(Arguments { params, buffers })
}

fn allocate(buffer: &Buffer, origin: Origin, memory: &mut Memory) -> Result<BufferId, String> {
    let result = match &buffer.init {
        Init::Bytes(bytes) => memory.alloc_bytes(origin, bytes),
        Init::Zero | Init::Uninit => memory.alloc(origin, buffer.size as u64),
    };
    let id = result.map_err(|full| full.to_string())?;
    if buffer.init == Init::Uninit {
        memory.watch_uninit(id);
    }
    Ok(id)
}

/// Appends what is passed for the SPEC at this path of this argument.
fn encode(
    spec: &Spec,
    argument: usize,
    path: &mut Vec<usize>,
    buffers: &[Placed],
    memory: &Memory,
    out: &mut Vec<u8>,
) {
    let address = |found: Option<&Placed>| found.map_or(0, |placed| memory.address(placed.id));
    match spec {
        Spec::Value { scalar, bits } => out.extend_from_slice(&bits.to_le_bytes()[..scalar.size()]),
        Spec::Bytes(bytes) => out.extend_from_slice(bytes),
        Spec::Buffer(_) => {
            let own = buffers.iter().find(|placed| placed.argument == argument && placed.path == *path);
            out.extend_from_slice(&address(own).to_le_bytes());
        }
        Spec::Address { argument, offset } => {
            let other = buffers.iter().find(|placed| placed.argument == *argument);
            out.extend_from_slice(&address(other).wrapping_add_signed(*offset).to_le_bytes());
        }
        Spec::Struct(fields) => {
            let start = out.len();
            for (index, field) in fields.iter().enumerate() {
                let offset = (out.len() - start).next_multiple_of(field.layout().1);
                out.resize(start + offset, 0);
                path.push(index);
                encode(field, argument, path, buffers, memory, out);
                path.pop();
            }
            out.resize(start + spec.layout().0, 0);
        }
    }
}

/// The bytes that `--global` puts into a variable of this size.
///
/// # Errors
/// The SPEC is no plain data, or has another size.
pub fn global_bytes(spec: &Spec, size: usize) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    match spec {
        Spec::Buffer(Buffer { init: Init::Bytes(data), .. }) => bytes.clone_from(data),
        Spec::Buffer(buffer) => bytes.resize(buffer.size, 0),
        _ if !spec.buffers().is_empty() => {
            return Err("a variable cannot hold the address of a buffer made here".into());
        }
        _ => encode(spec, 0, &mut Vec::new(), &[], &Memory::new(), &mut bytes),
    }
    if bytes.len() == size {
        Ok(bytes)
    } else {
        Err(format!("the variable has {size} bytes, but {} are given", bytes.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::launch::spec::parse;

    fn spec(text: &str) -> Spec {
        parse(text, &|_| Err("no files here".into())).unwrap()
    }

    #[test]
    fn parameters_hold_values_and_addresses() {
        let mut memory = Memory::new();
        let args = [spec("struct{u8:1,i16:2,u8[]:7,8}"), spec("&0+1"), spec("i32:-1"), spec("f32[2]")];
        let placed = place(&args, &mut memory).unwrap();
        let address = |index: usize| memory.address(placed.buffers[index].id);
        assert_eq!(placed.params[0][..8], [1, 0, 2, 0, 0, 0, 0, 0]);
        assert_eq!(placed.params[0][8..], address(0).to_le_bytes());
        assert_eq!(placed.params[1], (address(0) + 1).to_le_bytes());
        assert_eq!(placed.params[2], [255; 4]);
        assert_eq!(placed.params[3], address(1).to_le_bytes());
        assert_eq!(memory.bytes(placed.buffers[0].id), [7, 8]);
        assert_eq!((placed.buffers[0].argument, placed.buffers[0].path.as_slice()), (0, &[2][..]));
        assert_eq!(memory.bytes(placed.buffers[1].id), [0; 8]);
    }

    #[test]
    fn a_variable_takes_plain_data_of_its_size() {
        assert_eq!(global_bytes(&spec("i16[]:1,2"), 4), Ok(vec![1, 0, 2, 0]));
        assert_eq!(global_bytes(&spec("struct{u8:1,i16:2}"), 4), Ok(vec![1, 0, 2, 0]));
        assert_eq!(global_bytes(&spec("u8[3]"), 3), Ok(vec![0; 3]));
        assert!(global_bytes(&spec("i32:1"), 8).is_err());
        assert!(global_bytes(&spec("struct{u8[3]}"), 8).is_err());
    }
}
