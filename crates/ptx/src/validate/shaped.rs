//! Operands with a shape of their own: vectors by the modifiers, tensors, textures, video selectors, bounded constants.

use super::inst::Checked;
use super::typing::{fits_texel, is_integral};
use super::{At, Checker};
use crate::body::{Base, Operand, Reg, Selector};
use crate::isa::{Form, Opcode, Opnd};
use crate::tree::SymbolDef;
use crate::types::{StateSpace, Type};

impl<'m> Checker<'m> {
    pub(super) fn shaped(&self, at: At<'m>, opcode: Opcode, place: Opnd, operand: &Operand) -> Checked {
        match (place.form, *operand) {
            (Form::ImmIn(low, high), Operand::Int(value)) => {
                let fit = (i64::from(low)..=i64::from(high)).contains(&value);
                if fit { Ok(()) } else { Err(format!("{value} is not between {low} and {high}")) }
            }
            (Form::ImmOf(one, other), Operand::Int(value)) => {
                let fit = value == i64::from(one) || value == i64::from(other);
                if fit { Ok(()) } else { Err(format!("{value} is neither {one} nor {other}")) }
            }
            (Form::Tensor(_), Operand::MemList(range)) => self.tensor(at, opcode, place, at.body.get(range)),
            (Form::Texel | Form::SampledTexel | Form::Surfel, Operand::MemList(range)) => {
                self.texel(at, opcode, place, at.body.get(range))
            }
            (Form::Opaque, Operand::Mem(base, 0)) => {
                let surface = opcode.row().head.starts_with("su");
                let wanted = if surface { Type::Surfref } else { Type::Texref };
                self.reference(at, base, &[wanted, Type::Samplerref][..if surface { 1 } else { 2 }])
            }
            (
                Form::Video
                | Form::VideoSigned
                | Form::Video2
                | Form::Video4
                | Form::VideoMask2
                | Form::VideoMask4,
                _,
            ) => self.video(at, place, operand),
            (Form::VectorOrReg(1), Operand::Reg(reg)) => self.reg(at, opcode, place.ty, reg),
            (Form::Resident, Operand::Resident(range, reg)) => {
                let needed = crate::isa::Avail {
                    targets: crate::isa::Targets::From(60),
                    from: crate::target::Version::new(7, 1),
                    until: None,
                };
                if !needed.allows(self.target) {
                    return Err("a predicate of a texture needs sm_60 or later and PTX 7.1".to_owned());
                }
                self.is_predicate(at, reg)?;
                self.shaped(at, opcode, place, &Operand::Vector(range))
            }
            (_, Operand::Vector(range)) => {
                let len = place.form.length(opcode).ok_or("this operand has no vector")?;
                let elements = at.body.get(range);
                if elements.len() != len {
                    return Err(format!("expected a vector of {len} registers, found {}", elements.len()));
                }
                elements.iter().try_for_each(|element| match *element {
                    // Texels of floats may go to integers.
                    Operand::Reg(reg)
                        if place.form == Form::Resident
                            && opcode.ty(0).is_some_and(|ty| fits_texel(ty, at.body.reg_type(reg))) =>
                    {
                        Ok(())
                    }
                    Operand::Reg(reg) => self.reg(at, opcode, place.ty, reg),
                    Operand::Int(_) if matches!(place.form, Form::VectorValue(_) | Form::Offset) => {
                        self.constant(opcode, place.ty, element)
                    }
                    _ => Err(self.unexpected(at, element, "a register in the vector")),
                })
            }
            _ => {
                let wanted = match place.form {
                    Form::ImmIn(..) | Form::ImmOf(..) => "an integer constant".to_owned(),
                    Form::Tensor(_) => "`[tensor, {coordinates}]`".to_owned(),
                    Form::Texel => "`[texture, {coordinates}]`".to_owned(),
                    Form::SampledTexel => "`[texture, sampler, {coordinates}]`".to_owned(),
                    Form::Surfel => "`[surface, {coordinates}]`".to_owned(),
                    Form::Opaque => "a reference in brackets".to_owned(),
                    form => {
                        let len = form.length(opcode).map_or(String::new(), |len| format!(" of {len}"));
                        format!("a vector{len} registers")
                    }
                };
                Err(self.unexpected(at, operand, &wanted))
            }
        }
    }

    fn tensor(&self, at: At<'m>, opcode: Opcode, place: Opnd, parts: &[Operand]) -> Checked {
        let [address, Operand::Vector(coordinates)] = parts else {
            return Err("expected `[tensor, {coordinates}]`".to_owned());
        };
        match *address {
            Operand::Reg(reg) if is_integral(at.body.reg_type(reg)) && at.body.reg_type(reg).bits() == 64 => {
            }
            Operand::Address(Base::Reg(_), _) => {}
            Operand::Address(base, _) => {
                let space = self.space_of(at, base)?;
                if !matches!(space, Some(StateSpace::Global | StateSpace::Const | StateSpace::Param)) {
                    return Err("a tensor map is in global, constant or parameter memory".to_owned());
                }
            }
            _ => return Err(self.unexpected(at, address, "the address of a tensor map")),
        }
        let wanted = place.form.length(opcode).unwrap_or(0);
        let coordinates = at.body.get(*coordinates);
        if coordinates.len() != wanted {
            return Err(format!("expected {wanted} coordinates, found {}", coordinates.len()));
        }
        coordinates.iter().try_for_each(|coordinate| self.scalar(at, coordinate, Type::S32))
    }

    /// A register or constant of this type.
    fn scalar(&self, at: At<'m>, operand: &Operand, ty: Type) -> Checked {
        match *operand {
            Operand::Reg(reg) if fits_texel(ty, at.body.reg_type(reg)) => Ok(()),
            Operand::Int(_) if !ty.is_float() => Ok(()),
            Operand::F32(_) | Operand::F64(_) if ty.is_float() => Ok(()),
            _ => Err(self.unexpected(at, operand, &format!("a `{ty}` coordinate"))),
        }
    }

    /// The texture, sampler or surface that an instruction names.
    fn reference(&self, at: At<'m>, base: Base, wanted: &[Type]) -> Checked {
        match base {
            Base::Reg(_) if self.target.version < crate::target::Version::new(3, 1) => {
                Err("a handle in a register needs PTX 3.1".to_owned())
            }
            Base::Reg(reg) if is_integral(at.body.reg_type(reg)) && at.body.reg_type(reg).bits() == 64 => {
                Ok(())
            }
            Base::Symbol(symbol) => match self.module.symbols[symbol].def {
                SymbolDef::Variable(id) if wanted.contains(&self.module.variables[id].ty) => Ok(()),
                _ => Err(format!("`{}` is no `{}`", self.shown(symbol), wanted[0])),
            },
            Base::Local(local) if wanted.contains(&at.function.locals[local].ty) => Ok(()),
            Base::Local(local)
                if at.function.params.contains(&local) && at.function.locals[local].ty == Type::U64 =>
            {
                Ok(())
            }
            _ => Err(format!("expected a `{}` or a 64-bit handle", wanted[0])),
        }
    }

    fn texel(&self, at: At<'m>, opcode: Opcode, place: Opnd, parts: &[Operand]) -> Checked {
        let base = |operand: &Operand| match *operand {
            Operand::Reg(reg) => Ok(Base::Reg(reg)),
            Operand::Address(base, 0) => Ok(base),
            _ => Err(self.unexpected(at, operand, "a reference or a handle")),
        };
        let surface = place.form == Form::Surfel;
        let wanted = if surface { Type::Surfref } else { Type::Texref };
        let (first, sampler, coordinates) = match parts {
            [first, coordinates] if place.form != Form::SampledTexel => (first, None, coordinates),
            [first, sampler, coordinates] if place.form == Form::SampledTexel => {
                (first, Some(sampler), coordinates)
            }
            _ => return Err("expected coordinates behind the reference".to_owned()),
        };
        self.reference(at, base(first)?, &[wanted])?;
        if let Some(sampler) = sampler {
            self.reference(at, base(sampler)?, &[Type::Samplerref])?;
        }
        let geometry = opcode.get(crate::isa::Kind::Shape).map_or("", crate::token::Tok::name);
        let ty = if surface { Type::S32 } else { opcode.ty(1).unwrap_or(Type::S32) };
        let len = place.form.length(opcode).unwrap_or(0);
        let list = match *coordinates {
            Operand::Vector(range) => at.body.get(range),
            Operand::Reg(_) if len == 1 => std::slice::from_ref(coordinates),
            _ => return Err(self.unexpected(at, coordinates, "coordinates in braces")),
        };
        if list.len() != len {
            return Err(format!("`.{geometry}` has {len} coordinates, here are {}", list.len()));
        }
        // Which layer or sample is an unsigned integer.
        let indices = match geometry {
            "a2dms" => 2,
            "a1d" | "a2d" | "acube" | "2dms" => 1,
            _ => 0,
        };
        list.iter().enumerate().try_for_each(|(index, coordinate)| {
            self.scalar(at, coordinate, if index < indices { Type::U32 } else { ty })
        })
    }

    fn video(&self, at: At<'m>, place: Opnd, operand: &Operand) -> Checked {
        let (reg, selector, negated) = match *operand {
            Operand::Reg(reg) => (reg, None, false),
            Operand::Neg(reg) => (reg, None, true),
            Operand::Select(reg, selector) => (reg, Some(selector), false),
            Operand::NegSelect(reg, selector) => (reg, Some(selector), true),
            Operand::Int(_) if matches!(place.form, Form::Video | Form::VideoSigned) => return Ok(()),
            _ => return Err(self.unexpected(at, operand, "a register")),
        };
        if negated && place.form != Form::VideoSigned {
            return Err("this operand cannot be negated".to_owned());
        }
        self.word(at, reg)?;
        let falling = |lanes: crate::body::Lanes, most: u8| {
            let digits: Vec<u8> = lanes.digits().collect();
            digits[0] < most && digits.is_sorted_by(|a, b| a > b)
        };
        let Some(selector) = selector else { return Ok(()) };
        let scalar_byte = matches!(selector, Selector::B0 | Selector::B1 | Selector::B2 | Selector::B3);
        let scalar_half = matches!(selector, Selector::H0 | Selector::H1);
        let fit = match (place.form, selector) {
            (Form::Video | Form::VideoSigned, _) => scalar_byte || scalar_half,
            (Form::Video2, Selector::Lanes(lanes)) => lanes.halves && lanes.count == 2,
            (Form::Video4, Selector::Lanes(lanes)) => !lanes.halves && lanes.count == 4,
            (Form::VideoMask2, Selector::Lanes(lanes)) => lanes.halves && falling(lanes, 2),
            (Form::VideoMask4, Selector::Lanes(lanes)) => !lanes.halves && falling(lanes, 4),
            (Form::VideoMask2, _) => scalar_half,
            (Form::VideoMask4, _) => scalar_byte,
            _ => false,
        };
        if fit { Ok(()) } else { Err(format!("the selector `.{selector}` does not fit here")) }
    }

    fn word(&self, at: At<'m>, reg: Reg) -> Checked {
        let found = at.body.reg_type(reg);
        let fit = is_integral(found) && found.bits() == 32;
        if fit {
            Ok(())
        } else {
            Err(format!("expected an integer register of 32 bits, found a `{found}` register"))
        }
    }
}
