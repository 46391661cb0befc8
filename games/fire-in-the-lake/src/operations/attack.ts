import { emit, type Flow } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import { does } from '../cause.ts';
import { has, isForbidden, spacesMax } from '../lasting/rules.ts';
import { NVA_GUERRILLA, NVA_TROOPS, US_BASE, US_TROOPS, VC_GUERRILLA } from '../map/pieces.ts';
import { nameOf } from '../map/places.ts';
import { coin, count, guerrillasOf } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { flip, kill, remove, rollFor } from '../verbs/change.ts';
import { groupsAt, pickPieces } from '../verbs/pick.ts';
import { type Action, canPay, type Operation, pay, within } from './action.ts';
import { AMBUSHES_MAX, ambushIn } from './ambush.ts';
import { guerrillaOf, insurgentOf, OPENED_BY_TAX, prey, troopsLost } from './insurgent.ts';
import { closedWays, whoForbids, whoLimits } from './why-where.ts';

export const attack: Operation = {
  name: 'attack',
  openedBy: OPENED_BY_TAX,
  can: (action, space) => coin(action.state, space) > 0 && canPay(action, 1) && hasWay(action, space),
  why: ({ state }, space) => (coin(state, space) === 0 ? 'no enemy is there' : 'nobody is there to attack with'),
  *in(action, space) {
    const { state, faction, visited, tally } = action;
    yield* pay(action, 1);
    const ways = waysToAttack(action, space);
    const way = yield* ask(action, 'attack', ways, space, () => closedWays(ways, whyNotSo(action)));
    if (faction === 'NVA' && count(state, space, NVA_TROOPS) > 0 && troopsLost(state) > 0)
      yield* remove(NVA_TROOPS, 1, space);
    if (way === 'ambush') {
      tally.special = 'ambush';
      visited.push(space);
      yield* does(state, faction, 'ambush', ambushIn(within(action, 'ambush'), space));
    } else if (way === 'troops') yield* byTroops(action, space);
    else yield* byGuerrillas(action, space);
  },
};

type Way = 'guerrillas' | 'ambush' | 'troops';
function takesPart({ how }: Action, kind: number): boolean {
  return how.kinds === undefined || how.kinds.includes(kind);
}
function hasWay(action: Action, space: number): boolean {
  const who = insurgentOf(action);
  if (guerrillasOf(action.state, space, who) > 0 && takesPart(action, guerrillaOf(who))) return true;
  return hitsByTroops(action, space) > 0;
}
function waysToAttack(action: Action, space: number): Way[] {
  const { state, faction } = action;
  const ways: Way[] = [];
  const guerrilla = guerrillaOf(faction);
  if (guerrillasOf(state, space, insurgentOf(action)) > 0 && takesPart(action, guerrilla)) {
    ways.push('guerrillas');
    if (count(state, space, guerrilla) > 0 && mayAmbush(action)) ways.push('ambush');
  }
  if (hitsByTroops(action, space) > 0) ways.push('troops');
  return ways;
}
/** What is missing for each way. */
function whyNotSo(action: Action): { readonly [W in Way]?: string | undefined } {
  const { faction, how } = action;
  if (how.kinds !== undefined) return {}; // a card says how
  return {
    guerrillas: 'no guerrilla is there',
    ambush: mayAmbush(action) ? 'no underground guerrilla is there' : whyNoAmbush(action),
    troops: faction === 'NVA' ? 'it takes two troops' : undefined,
  };
}
function whyNoAmbush({ state, faction, how, tally }: Action): string {
  if (how.isLimited) return 'a limited operation has no special activity';
  if (how.isFree) return 'a free operation has no special activity';
  const banned = whoForbids(state, 'ambush', faction);
  if (banned !== undefined) return banned;
  if (tally.special !== 'ambush') return 'there was another special activity';
  return whoLimits(state, 'ambush', faction) ?? `it has ${AMBUSHES_MAX} spaces at most`;
}
function mayAmbush({ state, faction, how, visited, tally }: Action): boolean {
  if (how.isLimited || how.isFree || isForbidden(state, 'ambush', faction)) return false;
  if (tally.special !== undefined && tally.special !== 'ambush') return false;
  return visited.length < spacesMax(state, 'ambush', faction, AMBUSHES_MAX);
}
/** One enemy for two troops; where tanks come, one for each, in one space. */
function hitsByTroops(action: Action, space: number): number {
  const { state, faction } = action;
  if (faction !== 'NVA' || !takesPart(action, NVA_TROOPS)) return 0;
  const troops = Math.max(0, count(state, space, NVA_TROOPS) - troopsLost(state));
  return mayRollOver(action) ? troops : Math.floor(troops / 2);
}
function mayRollOver({ state, tally }: Action): boolean {
  return !tally.hasRolledOver && has(state, 'attackPerTroop');
}

function* byTroops(action: Action, space: number): Flow<Event> {
  const { state, tally } = action;
  const troops = count(state, space, NVA_TROOPS);
  const usual = Math.floor(troops / 2);
  const before = coin(state, space);
  let losses = yield* removing(action, space, usual, usual);
  if (mayRollOver(action)) {
    const left = coin(state, space);
    losses += yield* removing(action, space, troops - usual, 0);
    if (coin(state, space) < left) tally.hasRolledOver = true;
  }
  yield* suffer(action, space, losses, [NVA_TROOPS]);
  yield* emit<Event>({ type: 'attacked', in: nameOf(space), by: action.faction, removed: before - coin(state, space) });
}
/** All guerrillas come out; a die of at most their number removes up to two. */
function* byGuerrillas(action: Action, space: number): Flow<Event> {
  const { state, faction } = action;
  const guerrilla = guerrillaOf(faction);
  const under = count(state, space, guerrilla);
  if (under > 0) yield* flip(guerrilla, under, space);
  const die = yield* rollFor('attack');
  const hits = die <= guerrillasOf(state, space, insurgentOf(action)) ? 2 : 0;
  const before = coin(state, space);
  const losses = yield* removing(action, space, hits, 0);
  yield* suffer(action, space, losses, [guerrilla + 1]);
  yield* emit<Event>({ type: 'attacked', in: nameOf(space), by: faction, removed: before - coin(state, space) });
}
/** Removes enemies, bases last, and answers how many of them were US troops and bases. */
function* removing(action: Action, space: number, n: number, least: number): Flow<Event, number> {
  let losses = 0;
  yield* pickPieces(
    action,
    'which-target',
    n,
    () => prey(action.state, space),
    (_, kind, many) => {
      if (kind === US_TROOPS || kind === US_BASE) losses += many;
      return kill(kind, many, space);
    },
    { least, space },
  );
  return losses;
}
/** Attrition: an attacker is lost for each US troop or base. */
function* suffer(action: Action, space: number, n: number, kinds: readonly number[]): Flow<Event> {
  const own = () => groupsAt(action.state, space, kinds);
  yield* pickPieces(action, 'which-loss', n, own, (_, kind, many) => remove(kind, many, space), {
    inBulk: true,
    space,
  });
}

/** All insurgent guerrillas attack together: one die against their sum, and the VC are lost first. */
export function* attackTogether(action: Action, space: number): Flow<Event> {
  const { state } = action;
  for (const kind of [VC_GUERRILLA, NVA_GUERRILLA]) {
    const under = count(state, space, kind);
    if (under > 0) yield* flip(kind, under, space);
  }
  const sum = guerrillasOf(state, space, 'VC') + guerrillasOf(state, space, 'NVA');
  const hits = (yield* rollFor('attack')) <= sum ? 2 : 0;
  const before = coin(state, space);
  let losses = yield* removing(action, space, hits, 0);
  const vc = Math.min(losses, count(state, space, VC_GUERRILLA + 1));
  if (vc > 0) yield* remove(VC_GUERRILLA + 1, vc, space);
  losses = Math.min(losses - vc, count(state, space, NVA_GUERRILLA + 1));
  if (losses > 0) yield* remove(NVA_GUERRILLA + 1, losses, space);
  yield* emit<Event>({ type: 'attacked', in: nameOf(space), by: action.faction, removed: before - coin(state, space) });
}
