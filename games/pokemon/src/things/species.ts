import { effectiveness } from '../battle/damage.ts';
import { effectOn, type Species, STAT_NAMES, TYPES, type Type } from '../data/index.ts';
import { listed, said } from './words.ts';

/** A species: its types, what it is born with, and what its types mean for those who attack it. */
export function speciesText({ name, types, health, base }: Species): string {
  const stats = base.map((value, stat) => `${STAT_NAMES[stat]} ${value}`);
  return said(
    `${name}: a Pokémon of type ${listed(types.map((type) => String(TYPES[type])))}.`,
    `Base stats: health ${health}, ${stats.join(', ')}.`,
    attackedBy(types),
  );
}

/** A type: how its moves do, and how those of others do against it. */
export function typeText(type: Type): string {
  const number = TYPES.indexOf(type);
  const doing = (effect: number) => TYPES.filter((_, target) => effectOn(number, target) === effect);
  return said(
    `${type}: a type.`,
    sentence('Its moves do twice the damage to', doing(2)),
    sentence('Half of it to', doing(0.5)),
    sentence('None to', doing(0)),
    attackedBy([number]),
  );
}

/** What comes of each type of move, where it is not the usual. */
function attackedBy(types: readonly number[]): string {
  const by = (effect: number) => TYPES.filter((_, type) => effectiveness(type, types) === effect);
  return said(
    sentence('Four times the damage from', by(4)),
    sentence('Twice the damage from', by(2)),
    sentence('Half the damage from', by(0.5)),
    sentence('A quarter of the damage from', by(0.25)),
    sentence('No damage from', by(0)),
  );
}

function sentence(begin: string, types: readonly string[]): string {
  return types.length === 0 ? '' : `${begin} ${listed(types)}.`;
}
