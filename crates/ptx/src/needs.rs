//! What a module needs: the lowest `.version` and the targets that have everything in it, with what forces them.
//!
//! The answer is that of [`crate::validate`](fn@crate::validate): a version is enough when the module has no finding about versions and
//! targets in it. So whatever a check learns to demand, `needs` knows.

use crate::judge::Judge;
use crate::target::{Sm, Suffix, Target, Version};
use crate::tree::Module;
use crate::validate::{needs, validate_for};
use diag::{Diagnostic, codes};

/// The architectures that were published, by number.
const NUMBERS: [u16; 27] = [
    20, 21, 30, 32, 35, 37, 50, 52, 53, 60, 61, 62, 70, 72, 75, 80, 86, 87, 88, 89, 90, 100, 103, 107, 110,
    120, 121,
];

/// What a module needs.
#[derive(Clone, Debug)]
pub struct Needs {
    /// What its directives say.
    pub stated: Target,
    /// The lowest version that has everything on the architecture that the module names; `None` if there is none.
    pub version: Option<Version>,
    /// What the version before that lacks.
    pub forced: Vec<Diagnostic>,
    /// Every `.target` that the module could name instead, each with its lowest version.
    pub targets: Vec<(Sm, Version)>,
    /// The newest architecture without a suffix that is older than all of them, and what it lacks.
    pub barred: Option<(Sm, Vec<Diagnostic>)>,
}

impl Needs {
    /// Asks for every version and target in turn. `None` if the module does not say what it is for.
    pub fn of(mut module: Module) -> Option<Needs> {
        let stated = Target::new(module.target.as_ref()?.sm, module.version?.version);
        let version = lowest(&mut module, stated.sm);
        let mut forced = Vec::new();
        if let Some(version) = version
            && let Some(before) = Version::all().rev().find(|other| *other < version)
        {
            forced = missing(&mut module, Target::new(stated.sm, before));
        }
        let suffixes = [Suffix::None, Suffix::Family, Suffix::Arch];
        let all = NUMBERS.iter().flat_map(|&number| suffixes.map(|suffix| Sm { number, suffix }));
        let targets: Vec<(Sm, Version)> = all.filter_map(|sm| Some((sm, lowest(&mut module, sm)?))).collect();
        let first = targets.first().map_or(u16::MAX, |(sm, _)| sm.number);
        let older = NUMBERS.iter().rev().copied().find(|number| *number < first).map(Sm::new);
        let barred = older.map(|sm| (sm, missing(&mut module, Target::new(sm, crate::target::NEWEST))));
        Some(Needs { stated, version, forced, targets, barred })
    }

    /// The first target without a suffix from which on every later one will do, if all that do are of that kind.
    pub fn from_on(&self) -> Option<Sm> {
        let &(first, _) = self.targets.first()?;
        let plain = |number: u16| self.targets.iter().any(|(sm, _)| *sm == Sm::new(number));
        let later = NUMBERS.iter().filter(|&&number| number >= first.number);
        let whole = first.suffix == Suffix::None && later.clone().all(|&number| plain(number));
        whole.then_some(first)
    }
}

/// What this target lacks.
fn missing(module: &mut Module, target: Target) -> Vec<Diagnostic> {
    if let (Some(version), Some(directive)) = (&mut module.version, &mut module.target) {
        version.version = target.version;
        directive.sm = target.sm;
    }
    let findings = validate_for(module, Judge::Own);
    findings
        .into_iter()
        .filter(|finding| finding.is_error() && finding.code.name == codes::PTX_VERSION_TARGET.name)
        .map(|finding| worded(finding, target))
        .collect()
}

/// The demand of a finding alone: the target that it speaks of is one that was tried.
fn worded(mut finding: Diagnostic, target: Target) -> Diagnostic {
    if let Some((demand, _)) = finding.message.split_once("; the module is for") {
        finding.message = demand.to_owned();
    } else if finding.message.starts_with("`.version")
        && let Some(lowest) = target.sm.lowest_version()
    {
        finding.message = format!("`.target {}` needs PTX {lowest}", target.sm);
    }
    finding
}

/// The lowest version in which this architecture has everything.
fn lowest(module: &mut Module, sm: Sm) -> Option<Version> {
    let floor = sm.lowest_version()?;
    let guess = needs(module, sm)?.max(floor);
    let mut fits = |version: Version| missing(module, Target::new(sm, version)).is_empty();
    if !fits(guess) {
        return Version::all().filter(|version| *version > guess).find(|version| fits(*version));
    }
    let below = Version::all().rev().filter(|version| *version < guess && *version >= floor);
    Some(below.take_while(|version| fits(*version)).last().unwrap_or(guess))
}

/// The first toolkit that reads a version, and the branch of the driver that came with it (PTX ISA, "PTX Release History").
/// The branch is not known for what is newer than 9.1.
pub fn first_release(version: Version) -> (&'static str, Option<u16>) {
    match (version.major, version.minor) {
        (1, 0) => ("1.0", None),
        (1, 1) => ("1.1", None),
        (1, 2) => ("2.0", None),
        (1, 3) => ("2.1", None),
        (1, 4) => ("2.2", None),
        (1, _) => ("2.3", Some(190)),
        (2, 0) => ("3.0", Some(195)),
        (2, 1) => ("3.1", Some(256)),
        (2, 2) => ("3.2", Some(260)),
        (2, _) => ("4.0", Some(270)),
        (3, 0) => ("4.1", Some(285)),
        (3, 1) => ("5.0", Some(302)),
        (3, _) => ("5.5", Some(319)),
        (4, 0) => ("6.0", Some(331)),
        (4, 1) => ("6.5", Some(340)),
        (4, 2) => ("7.0", Some(346)),
        (4, _) => ("7.5", Some(352)),
        (5, _) => ("8.0", Some(361)),
        (6, 0) => ("9.0", Some(384)),
        (6, 1) => ("9.1", Some(387)),
        (6, 2) => ("9.2", Some(396)),
        (6, 3) => ("10.0", Some(400)),
        (6, 4) => ("10.1", Some(418)),
        (6, _) => ("10.2", Some(440)),
        (7, 0) => ("11.0", Some(445)),
        (7, 1) => ("11.1", Some(455)),
        (7, 2) => ("11.2", Some(460)),
        (7, 3) => ("11.3", Some(465)),
        (7, 4) => ("11.4", Some(470)),
        (7, 5) => ("11.5", Some(495)),
        (7, 6) => ("11.6", Some(510)),
        (7, 7) => ("11.7", Some(515)),
        (7, _) => ("11.8", Some(520)),
        (8, 0) => ("12.0", Some(525)),
        (8, 1) => ("12.1", Some(530)),
        (8, 2) => ("12.2", Some(535)),
        (8, 3) => ("12.3", Some(545)),
        (8, 4) => ("12.4", Some(550)),
        (8, 5) => ("12.5", Some(555)),
        (8, 6) => ("12.7", Some(565)),
        (8, 7) => ("12.8", Some(570)),
        (8, _) => ("12.9", Some(575)),
        (9, 0) => ("13.0", Some(580)),
        (9, 1) => ("13.1", Some(590)),
        (9, 2) => ("13.2", None),
        (9, 3) => ("13.3", None),
        (9, 4) => ("13.4", None),
        _ => ("13.5", None),
    }
}
