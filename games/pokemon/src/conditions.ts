import type { DeepReadonly } from '@fermata/core';
import { mayBeOver } from './battle/holds.ts';
import { type Ailment, moveOf, NO_MOVE } from './data/index.ts';
import type { ActiveFace } from './secrets/face.ts';
import { type Active, FIELDS, type Field } from './state.ts';

/** The one that fights, as its own seat sees it, or as its foe does. */
export type ActiveSeen = DeepReadonly<Active> | ActiveFace;

/** Whoever has such a status is … */
export const AILMENT_NAMES: { readonly [A in Ailment]: string } = {
  sleep: 'asleep',
  poison: 'poisoned',
  toxic: 'badly poisoned',
  burn: 'burned',
  freeze: 'frozen',
  paralysis: 'paralysed',
};

/** What holds for the one that fights as long as it stays, in words; its foe may not be there yet. */
export function conditionsOf(active: ActiveSeen, foe: ActiveSeen | undefined): string[] {
  const flags = FLAGS.filter(([, holds]) => holds(active)).map(([name]) => `${name}${turnsText(active, name)}`);
  const named = NAMED.flatMap(([text, field]) =>
    active[field] === NO_MOVE ? [] : [`${text} ${moveOf(active[field]).name}`],
  );
  return [...flags, ...named, ...holdsOf(active, foe)];
}

/** A change of stages: +2, -1. */
export function stageText(stage: number): string {
  return `${stage > 0 ? '+' : ''}${stage}`;
}

/** From its second turn on nobody knows whether a hold goes on. */
function holdsOf(active: ActiveSeen, foe: ActiveSeen | undefined): string[] {
  const perhaps = mayBeOver(active) || (foe !== undefined && mayBeOver(foe)) ? 'perhaps ' : '';
  const held = active.trapped > 0 ? [`${perhaps}held`] : [];
  return active.trapping === NO_MOVE ? held : [...held, `${perhaps}holds with ${moveOf(active.trapping).name}`];
}

/** Of some it is known how long they last. */
function turnsText({ fieldTurns }: ActiveSeen, name: string): string {
  const field = FIELDS.find((one) => FIELD_NAMES[one] === name);
  const left = field === undefined ? 0 : fieldTurns[field];
  return left === 0 ? '' : left === 1 ? ' for this turn' : ` for ${left} turns`;
}

const FIELD_NAMES: { readonly [F in Field]: string } = {
  reflect: 'reflect',
  lightScreen: 'light screen',
  mist: 'mist',
};

const FLAGS: readonly (readonly [string, (active: ActiveSeen) => boolean])[] = [
  ['behind a substitute', ({ substitute }) => substitute > 0],
  ['confused', ({ confusion }) => confusion > 0],
  ['taken aback', ({ hasFlinched }) => hasFlinched],
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
