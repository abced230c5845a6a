//! The reference: every kernel as a loop over its threads on the host. `host IN OUT` reads the words of the input and
//! writes a file `OUT/<kernel>.bin` for each kernel; a thread has four words of output.

use device::WIDTH;
use std::path::Path;

type Body = fn(usize, &[u32], &mut [u32; WIDTH]);

const KERNELS: &[(&str, Body)] = &[
    ("generics", kernels::generics),
    ("iterators", kernels::iterators),
    ("closures", kernels::closures),
    ("wide", kernels::wide),
    ("panics", kernels::panics),
    ("slices", kernels::slices),
    ("matching", kernels::matching),
    ("objects", kernels::objects),
    ("statics", kernels::statics),
    ("formatting", kernels::formatting),
    ("math", kernels::math),
    ("geometry", kernels::geometry),
    ("random", kernels::random),
];

fn main() -> std::io::Result<()> {
    let mut args = std::env::args().skip(1);
    let (Some(input), Some(out)) = (args.next(), args.next()) else {
        eprintln!("usage: host IN OUT");
        std::process::exit(2);
    };
    let bytes = std::fs::read(input)?;
    let data: Vec<u32> = bytes.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]])).collect();
    for (name, body) in KERNELS {
        let mut words = Vec::with_capacity(data.len() * WIDTH);
        for i in 0..data.len() {
            let mut out = [0; WIDTH];
            body(i, &data, &mut out);
            words.extend(out);
        }
        let bytes: Vec<u8> = words.into_iter().flat_map(u32::to_le_bytes).collect();
        std::fs::write(Path::new(&out).join(name).with_extension("bin"), bytes)?;
        println!("{name}");
    }
    Ok(())
}
