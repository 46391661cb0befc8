import type { Flow } from '@fermata/core';
import { does } from '../cause.ts';
import { OPERATION_NAMES, type OperationName, type SpecialName } from '../data/actions.ts';
import type { Faction } from '../data/forces.ts';
import type { Action, Special } from '../operations/action.ts';
import type { Event } from '../state/events.ts';
import { advise } from './advise.ts';
import { airLift } from './air-lift.ts';
import { airStrike } from './air-strike.ts';
import { ambush } from './ambush.ts';
import { bombard } from './bombard.ts';
import { govern } from './govern.ts';
import { infiltrate } from './infiltrate.ts';
import { raid } from './raid.ts';
import { subvert } from './subvert.ts';
import { tax } from './tax.ts';
import { transport } from './transport.ts';

export const SPECIALS: { readonly [N in SpecialName]: Special } = {
  advise,
  'air-lift': airLift,
  'air-strike': airStrike,
  govern,
  transport,
  raid,
  infiltrate,
  bombard,
  ambush,
  tax,
  subvert,
};

/** A special activity, and whatever comes of it. */
export function runSpecial(action: Action, special: Special): Flow<Event, unknown> {
  return does(action.state, action.faction, special.name.replace('-', ' '), special.run(action));
}

/** The special activities of a faction, and those of them that may go with an operation. */
export function specialsOf(faction: Faction): readonly Special[] {
  return OF[faction];
}
export function specialsWith(operation: OperationName, faction: Faction): readonly Special[] {
  return WITH.get(operation)?.[faction] ?? [];
}

const list = (faction: Faction) => Object.values(SPECIALS).filter(({ by }) => by.includes(faction));
const OF: { readonly [F in Faction]: readonly Special[] } = {
  US: list('US'),
  ARVN: list('ARVN'),
  NVA: list('NVA'),
  VC: list('VC'),
};
const going = (operation: OperationName, faction: Faction) =>
  OF[faction].filter((special) => special.with === 'any' || special.with.includes(operation));
const WITH = new Map(
  OPERATION_NAMES.map((operation) => [
    operation,
    {
      US: going(operation, 'US'),
      ARVN: going(operation, 'ARVN'),
      NVA: going(operation, 'NVA'),
      VC: going(operation, 'VC'),
    },
  ]),
);
