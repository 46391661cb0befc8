import { type Exception, emit, type Flow } from '@fermata/core';
import { type Actor, ask, howMany, seatOf } from '../asking/ask.ts';
import { canExecute, execute, sidesOf, whyNoPivotal } from '../cards/index.ts';
import { does } from '../cause.ts';
import { OPERATION_NAMES, type OperationName } from '../data/actions.ts';
import { factsOf, ownerOf, sideTitle } from '../data/cards.ts';
import type { Shading } from '../data/deck.ts';
import type { Faction } from '../data/forces.ts';
import { actionOf, type How } from '../operations/action.ts';
import { canBegin, carryOut } from '../operations/carry-out.ts';
import { OPERATIONS, operationsOf } from '../operations/index.ts';
import { isMonsoon, MONSOON } from '../operations/monsoon.ts';
import { whyNot } from '../operations/reasons.ts';
import type { Event } from '../state/events.ts';
import type { Deed, Table } from '../state/state.ts';
import { adjust } from '../verbs/change.ts';

/** What may be done with a card. */
export type Deal =
  | { readonly do: 'pass' }
  | { readonly do: 'event'; readonly card: number; readonly side: Shading }
  | { readonly do: 'operation' | 'limited operation'; readonly operation: OperationName };

const PASS: Deal = { do: 'pass' };
const dealsOf = (kind: 'operation' | 'limited operation') =>
  new Map<OperationName, Deal>(OPERATION_NAMES.map((operation) => [operation, { do: kind, operation }]));
const WHOLE = dealsOf('operation');
const LIMITED = dealsOf('limited operation');

/** A faction's action with the card: what the first one did decides what is left for the second. */
export function* act(state: Table, faction: Faction): Flow<Event> {
  const actor: Actor = { state, faction, of: 'sequence' };
  if (state.transfers) yield* transfers(state, faction);
  const first = state.acted[0]?.deed;
  const isLimited = first === 'operation' || first === 'operation with special';
  const how = { isLimited };
  const options: Deal[] = [PASS];
  if (first !== 'operation' && first !== 'event')
    for (const side of sidesOf(state.card))
      if (canExecute(state, state.card, side, faction)) options.push({ do: 'event', card: state.card, side });
  const any = actionOf(state, faction, 'sequence', how); // nobody has moved yet, so one does for all
  for (const operation of operationsOf(faction))
    if (canBegin(any, operation)) options.push((isLimited ? LIMITED : WHOLE).get(operation.name) as Deal); // one for each
  const chosen = yield* ask(actor, 'act', options, undefined, () => reasons(state, faction, options, how));
  if (chosen.do === 'pass') return yield* does(state, faction, 'passing', pass(state, faction));
  let deed: Deed = 'event';
  if (chosen.do === 'event') yield* execute(state, chosen.card, chosen.side, faction);
  else {
    const action = actionOf(state, faction, chosen.operation, how);
    const hasSpecial = yield* carryOut(action, OPERATIONS[chosen.operation]);
    deed = isLimited ? 'limited operation' : hasSpecial ? 'operation with special' : 'operation';
  }
  const isEvent = chosen.do === 'event';
  const what = isEvent ? factsOf(chosen.card).title : chosen.operation;
  const why = isEvent ? sideTitle(chosen.card, chosen.side) : chosen.operation;
  yield* does(state, faction, why, emit<Event>({ type: 'acted', faction, deed, what }));
}

/** Operations and sides of the event that are not among the options. */
function reasons(state: Table, faction: Faction, options: readonly Deal[], how: How): readonly Exception[] {
  const deals = how.isLimited ? LIMITED : WHOLE;
  const first = state.acted[0]?.deed;
  const whyNoEvent =
    first === 'event'
      ? 'the event was executed already'
      : first === 'operation'
        ? 'the first faction had no special activity, so the event is out of reach'
        : 'nothing in it would happen now';
  const { card } = state;
  const held = state.pivotal.find((one) => ownerOf(one) === faction);
  return [
    ...(held === undefined
      ? []
      : [{ option: { do: 'event', card: held, side: 'single' }, why: whyNotNow(state, held) }]),
    ...sidesOf(card)
      .filter((side) => !options.some((deal) => deal.do === 'event' && deal.side === side))
      .map((side) => ({ option: { do: 'event', card, side }, why: whyNoEvent })),
    ...operationsOf(faction)
      .filter(({ name }) => !options.some((deal) => 'operation' in deal && deal.operation === name))
      .map((operation) => ({
        option: deals.get(operation.name),
        why: whyNot(actionOf(state, faction, operation.name, how), operation),
      })),
  ];
}

/** Pivotal events are asked for before anybody acts: here it is too late. */
function whyNotNow(state: Table, pivotal: number): string {
  if (isMonsoon(state)) return MONSOON;
  return whyNoPivotal(state, pivotal) ?? 'it is asked for before anybody acts on a card';
}

/** Whoever passes stays eligible, and gets a little for it. */
function* pass(state: Table, faction: Faction): Flow<Event> {
  if (faction === 'NVA') yield* adjust(state, 'RES_NVA', 1);
  else if (faction === 'VC') yield* adjust(state, 'RES_VC', 1);
  else yield* adjust(state, 'RES_ARVN', 3);
  yield* emit<Event>({ type: 'passed', faction });
}

/** NVA and VC may give each other resources before either of them acts, where they sit apart. */
function* transfers(state: Table, faction: Faction): Flow<Event> {
  if ((faction !== 'NVA' && faction !== 'VC') || seatOf(state, 'NVA') === seatOf(state, 'VC')) return;
  for (const giver of ['NVA', 'VC'] as const) {
    const purse = `RES_${giver}` as const;
    const n = yield* howMany(
      { state, faction: giver, of: 'transfer' },
      purse,
      [0, state.tracks[purse]],
      undefined,
      'give',
    );
    if (n > 0) yield* does(state, giver, 'a transfer of resources', give(state, giver, n));
  }
}
function* give(state: Table, giver: 'NVA' | 'VC', n: number): Flow<Event> {
  yield* adjust(state, `RES_${giver}`, -n);
  yield* adjust(state, giver === 'NVA' ? 'RES_VC' : 'RES_NVA', n);
}
