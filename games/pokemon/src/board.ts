import type { View } from '@fermata/core';
import { ITEMS } from './arena/items.ts';
import { AILMENT_NAMES, conditionsOf, stageText } from './conditions.ts';
import { moveOf, NO_MOVE, STAT_NAMES, speciesOf, TYPES } from './data/index.ts';
import { battleSeat, foeOf } from './seats.ts';
import { type Active, type Bag, type Pokemon, percentOf, type Side, type State } from './state.ts';

/** The battle as text: each side with the one that fights, what holds for it, its moves, the others, and the bag. */
export function board(view: View<State>): string {
  const { sides, turn } = view as State; // of a foe some things are null, and not asked for
  const texts = sides.map((side, seat) => sideText(side, sides[foeOf(battleSeat(seat))], seat));
  return [`Turn ${turn}`, ...texts].join('\n');
}

function sideText({ team, active, bag }: Side, foe: Side, seat: number): string {
  const [first, ...others] = team;
  const lines = [
    `  Seat ${seat}  ${oneText(first)}  ${active.types.map((type) => TYPES[type]).join('/')}`,
    ...conditions(active, foe.active),
    `          ${movesText(active)}`,
  ];
  if (others.length > 0) lines.push(`          in reserve: ${others.map(oneText).join(', ')}`);
  return [...lines, ...bagText(bag)].join('\n');
}

/** Everybody sees what is left in a bag; in some battles there are none. */
function bagText(bag: Bag): string[] {
  const left = ITEMS.flatMap(({ id, name }) => ((bag[id] ?? 0) > 0 ? [`${name} ${bag[id]}`] : []));
  return left.length === 0 ? [] : [`          in the bag: ${left.join(', ')}`];
}

/** Of a foe's health only the percentage is known, and of one that nobody has seen not even the species. */
function oneText({ species, level, health, maxHealth, status, stats }: Pokemon): string {
  if (species === 0) return health === 0 ? 'someone (fainted)' : 'someone';
  const state =
    health === 0 ? 'fainted' : `${percentOf(health, maxHealth)} %${status === '' ? '' : `, ${AILMENT_NAMES[status]}`}`;
  const exact = stats === null || health === 0 ? '' : ` ${health}/${maxHealth}`;
  return `${speciesOf(species).name} L${level}${exact} (${state})`;
}

/** Points are known of one's own moves only. */
function movesText({ moves, pp }: Active): string {
  const known = moves.flatMap((move, slot) =>
    move === NO_MOVE ? [] : [`${moveOf(move).name}${pp === null ? '' : ` ${pp[slot]}`}`],
  );
  return known.length === 0 ? 'no move seen' : known.join(', ');
}

function conditions(active: Active, foe: Active): string[] {
  const stages = active.stages.flatMap((stage, stat) =>
    stage === 0 ? [] : [`${STAT_NAMES[stat]} ${stageText(stage)}`],
  );
  const all = [...stages, ...conditionsOf(active, foe)];
  return all.length === 0 ? [] : [`          ${all.join(', ')}`];
}
