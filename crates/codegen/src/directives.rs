//! Performance directives from function attributes: `.maxntid`, `.reqntid`, `.minnctapersm` and their kin.

use crate::cx::{ModuleCx, R, unsupported};
use ir::{AttrKind, GlobalId, Type};
use ptx::tree::Perf;

impl ModuleCx<'_> {
    /// Adds the directives that the attributes of a function ask for.
    pub(crate) fn directives(&self, global: GlobalId, out: &mut ptx::Function) -> R {
        let header = self.env.function(global);
        let set = self.env.attributes.function(header.attributes);
        if out.kind == ptx::FunctionKind::Func {
            let Some((ret, ..)) = self.env.types.function(self.env.globals[global].ty) else { return Ok(()) };
            let noreturn =
                self.env.attributes.has(header.attributes, AttrKind::NoReturn) && ret == Type::VOID;
            if noreturn && self.sm.number >= 30 {
                out.perf.push(Perf::NoReturn);
            }
            return Ok(());
        }
        let value = |key: &str| -> Option<String> {
            let key = self.env.strings.find(key)?;
            Some(self.env.strings.text(ir::attributes::find_str(set, key)??).into_owned())
        };
        let number =
            |key: &str| value(key).map(|text| text.trim().parse::<u32>().map_err(|_| (key.to_owned(), text)));
        let triple = |key: &str| {
            value(key).map(|text| {
                let mut out = [1u32; 3];
                let parts: Vec<&str> = text.split(',').collect();
                let parsed = parts.len() <= 3
                    && parts
                        .iter()
                        .zip(&mut out)
                        .all(|(part, slot)| part.trim().parse().map(|n| *slot = n).is_ok());
                if parsed { Ok(out) } else { Err((key.to_owned(), text)) }
            })
        };
        let mut found = Vec::new();
        found.extend(triple("nvvm.maxntid").map(|r| r.map(Perf::MaxNTid)));
        found.extend(triple("nvvm.reqntid").map(|r| r.map(Perf::ReqNTid)));
        found.extend(number("nvvm.minctasm").map(|r| r.map(Perf::MinNCtaPerSm)));
        found.extend(number("nvvm.maxnreg").map(|r| r.map(Perf::MaxNReg)));
        if self.sm.number >= 90 {
            if let Some(cluster) = triple("nvvm.cluster_dim") {
                found.push(cluster.as_ref().map(|_| Perf::ExplicitCluster).map_err(Clone::clone));
                match cluster {
                    Ok([0, 0, 0]) => {}
                    other => found.push(other.map(Perf::ReqNCtaPerCluster)),
                }
            }
            found.extend(number("nvvm.maxclusterrank").map(|r| r.map(Perf::MaxClusterRank)));
        }
        for perf in found {
            match perf {
                Ok(perf) => out.perf.push(perf),
                Err((key, text)) => return unsupported(format!("`\"{key}\"=\"{text}\"`")),
            }
        }
        Ok(())
    }
}
