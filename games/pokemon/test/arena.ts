/** Battles for tests, in the arena unless told otherwise: what is given, what is chosen, how chance falls, and what happens. */
import type { DeepReadonly, Match } from '@fermata/core';
import type { ChanceScript } from '@fermata/core/testing';
import { scripted, toOffer } from '@fermata/core/testing';
import { expect } from 'vitest';
import { arena } from '../src/arena/game.ts';
import { moveOf } from '../src/data/index.ts';
import type { Event } from '../src/events.ts';
import type { Active, Bag, FieldTurns, Pokemon, State } from '../src/state.ts';

declare module 'vitest' {
  interface Matchers<T> {
    toOffer(seat: number, options: readonly unknown[]): T;
  }
}
expect.extend({ toOffer });

/** One of a team: a Machop of level 100 with 200 health and stats of 100, unless told otherwise. */
export interface One extends Partial<Pick<Pokemon, 'level' | 'health' | 'maxHealth' | 'stats' | 'status' | 'sleep'>> {
  readonly species?: string;
  readonly moves?: readonly string[];
  readonly pp?: readonly number[];
}

/** A seat: the one that fights, what holds for it, and what stands behind it. */
export interface Given extends One {
  readonly active?: Partial<Active>;
  readonly behind?: readonly One[];
  readonly bag?: Bag;
  readonly selected?: number;
  readonly slot?: number;
}

/**
 * Plays a battle. A choice is an option, the id of a move, or an item for the one that fights; seat 0 chooses first. Everybody has two moves more, which
 * do nothing, so that there is something to choose.
 */
export function fight(
  given: readonly Given[],
  choices: readonly string[],
  chance: ChanceScript = {},
  rest: Partial<Pick<State, 'turn' | 'lastDamage'>> = {},
  rules = arena,
): Match<State, Event> {
  const position = { ...rest, sides: given.map(sideOf) };
  const options = choices.map((choice, at) => {
    const { species = 'machop', ...one } = given[at % 2]!; // there are two
    const slot = movesOf(one).indexOf(choice);
    if (/^item \w+$/.test(choice)) return `${choice} 1 ${species}`;
    return slot < 0 ? choice : `move ${slot + 1} ${choice}`;
  });
  return scripted(rules, { position, choices: options, chance });
}

/** What stands around somebody, and for how many turns. */
export function around(turns: Partial<FieldTurns>): Partial<Active> {
  const { reflect = 0, lightScreen = 0, mist = 0 } = turns;
  return {
    ...{ hasReflect: reflect > 0, hasLightScreen: lightScreen > 0, hasMist: mist > 0 },
    fieldTurns: { reflect, lightScreen, mist },
  };
}

/** Seat 0 is a bit faster, unless told otherwise. */
function sideOf({ active, behind = [], bag, selected, slot, ...one }: Given, seat: number) {
  const rest = { active, bag, selected, slot };
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const first: One = { stats: [100, 100, 101 - seat, 100], ...one };
  return { team: [first, ...behind].map(memberOf), ...said };
}

function memberOf(one: One) {
  const usual = { species: 'machop', level: 100, maxHealth: 200, health: 200, stats: [100, 100, 100, 100] };
  return { ...usual, ...one, moves: movesOf(one) };
}

function movesOf({ moves = [] }: One): readonly string[] {
  return [...moves, 'splash', 'teleport'];
}

/** What happened, an event a line: its type, whom it is about, and what matters of it. */
export function eventLines({ events }: Match<State, Event>, ...types: readonly Event['type'][]): string[] {
  return events.filter(({ type }) => types.length === 0 || types.includes(type)).map(told);
}

function told(event: DeepReadonly<Event>): string {
  switch (event.type) {
    case 'turnStarted':
      return `turnStarted ${event.turn}`;
    case 'ordered':
      return `ordered ${event.first} ${event.why}`;
    case 'selected':
    case 'used':
    case 'charged':
      return `${event.type} ${event.seat} ${moveOf(event.move)?.id ?? 'nothing'}`;
    case 'failed':
    case 'noEffect':
    case 'missed':
      return `${event.type} ${event.seat} ${event.why}`;
    case 'effectApplied':
      return `effectApplied ${event.on} ${event.effect}`;
    case 'effectFailed':
      return `effectFailed ${event.on} ${event.effect} ${event.why}`;
    case 'damaged':
      return [`damaged ${event.seat} ${event.amount} ${event.by}`, event.isCritical ? 'critical' : []].flat().join(' ');
    case 'healed':
      return `healed ${event.seat} ${event.amount} ${event.by}${placeOf(event)}`;
    case 'revived':
      return `revived ${event.seat} ${event.amount}${placeOf(event)}`;
    case 'refilled':
      return `refilled ${event.seat} ${moveOf(event.move).id} ${event.points}${placeOf(event)}`;
    case 'shielded':
      return `shielded ${event.seat} ${event.amount}`;
    case 'afflicted':
      return `afflicted ${event.seat} ${event.status}`;
    case 'cured':
      return `cured ${event.seat} ${event.status}${placeOf(event)}`;
    case 'staged':
      return `staged ${event.seat} ${event.stat} ${event.stage}`;
    case 'restored':
    case 'weakened':
      return `${event.type} ${event.seat} ${event.stat} ${event.value}`;
    case 'started':
    case 'ended':
    case 'ticked':
      return `${event.type} ${event.seat} ${event.what}`;
    case 'itemUsed':
      return `itemUsed ${event.seat} ${event.item}${placeOf(event)}`;
    case 'switched':
      return `switched ${event.seat} ${event.to}`;
    case 'finished':
      return `finished ${event.winner} ${event.why}`;
    case 'hits':
      return `hits ${event.seat} ${event.count}`;
    case 'turnEnded':
      return 'turnEnded';
    default:
      return `${event.type} ${event.seat}`;
  }
}

/** Where in the party somebody is, if it is not the one that fights. */
function placeOf({ at = 0 }: { readonly at?: number }): string {
  return at === 0 ? '' : `, place ${at + 1}`;
}
