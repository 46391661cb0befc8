import type { View } from '@fermata/core';
import { ITEMS } from './arena/items.ts';
import { mayBeOver } from './battle/holds.ts';
import { moveOf, NO_MOVE, STAT_NAMES, type Status, speciesOf, TYPES } from './data/index.ts';
import { battleSeat, foeOf } from './seats.ts';
import { type Active, type Bag, FIELDS, type Field, type Pokemon, percentOf, type Side, type State } from './state.ts';

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
  const state = health === 0 ? 'fainted' : `${percentOf(health, maxHealth)} %${AILMENTS[status]}`;
  const exact = stats === null || health === 0 ? '' : ` ${health}/${maxHealth}`;
  return `${speciesOf(species).name} L${level}${exact} (${state})`;
}

const AILMENTS: { readonly [S in Status]: string } = {
  '': '',
  sleep: ', asleep',
  poison: ', poisoned',
  toxic: ', badly poisoned',
  burn: ', burned',
  freeze: ', frozen',
  paralysis: ', paralysed',
};

/** Points are known of one's own moves only. */
function movesText({ moves, pp }: Active): string {
  const known = moves.flatMap((move, slot) =>
    move === NO_MOVE ? [] : [`${moveOf(move).name}${pp === null ? '' : ` ${pp[slot]}`}`],
  );
  return known.length === 0 ? 'no move seen' : known.join(', ');
}

function conditions(active: Active, foe: Active): string[] {
  const stages = active.stages.flatMap((stage, stat) =>
    stage === 0 ? [] : [`${STAT_NAMES[stat]} ${stage > 0 ? '+' : ''}${stage}`],
  );
  const flags = FLAGS.filter(([, holds]) => holds(active)).map(([name]) => `${name}${turnsText(active, name)}`);
  const named = NAMED.flatMap(([text, field]) =>
    active[field] === NO_MOVE ? [] : [`${text} ${moveOf(active[field]).name}`],
  );
  const all = [...stages, ...flags, ...named, ...holds(active, foe)];
  return all.length === 0 ? [] : [`          ${all.join(', ')}`];
}

/** From its second turn on nobody knows whether a hold goes on. */
function holds(active: Active, foe: Active): string[] {
  const perhaps = mayBeOver(active) || mayBeOver(foe) ? 'perhaps ' : '';
  const held = active.trapped > 0 ? [`${perhaps}held`] : [];
  return active.trapping === NO_MOVE ? held : [...held, `${perhaps}holds with ${moveOf(active.trapping).name}`];
}

/** Of some it is known how long they last. */
function turnsText({ fieldTurns }: Active, name: string): string {
  const field = FIELDS.find((one) => FIELD_NAMES[one] === name);
  const left = field === undefined ? 0 : fieldTurns[field];
  return left === 0 ? '' : left === 1 ? ' for this turn' : ` for ${left} turns`;
}

const FIELD_NAMES: { readonly [F in Field]: string } = {
  reflect: 'reflect',
  lightScreen: 'light screen',
  mist: 'mist',
};

const FLAGS: readonly (readonly [string, (active: Active) => boolean])[] = [
  ['behind a substitute', ({ substitute }) => substitute > 0],
  ['confused', ({ confusion }) => confusion > 0],
  ['seeded', ({ isSeeded }) => isSeeded],
  ['must recharge', ({ mustRecharge }) => mustRecharge],
  ['bides its time', ({ bide }) => bide > 0],
  ['in a rage', ({ rage }) => rage > 0],
  [FIELD_NAMES.reflect, ({ hasReflect }) => hasReflect],
  [FIELD_NAMES.lightScreen, ({ hasLightScreen }) => hasLightScreen],
  [FIELD_NAMES.mist, ({ hasMist }) => hasMist],
  ['focused', ({ isFocused }) => isFocused],
  ['out of reach', ({ isInvulnerable }) => isInvulnerable],
  ['transformed', ({ isTransformed }) => isTransformed],
];

const NAMED: readonly (readonly [string, 'charging' | 'thrash' | 'disabledMove'])[] = [
  ['prepares', 'charging'],
  ['in the middle of', 'thrash'],
  ['cannot use', 'disabledMove'],
];
