import type { DeepReadonly } from '@fermata/core';
import { MOVES, NO_MOVE, SPECIES } from '../data/index.ts';
import type { BattleSeat } from '../seats.ts';
import { type Active, memberAt, moveIn, pointsIn, type Side } from '../state.ts';

/** What a seat may do in a turn: use a move of a slot, go on as it must, struggle, or switch to a place of the party. */
export interface ParsedOption {
  readonly do: 'move' | 'fight' | 'struggle' | 'switch';
  /** The slot, or the place in the party; -1 for neither. */
  readonly at: number;
}

/** Whoever cannot choose a move fights on, as long as it does not switch. */
export const FIGHT = 'fight';
const STRUGGLES = 'struggle';
/**
 * Options are short texts, `move 1 bodyslam` or `switch 3 tauros`. All there can be are made once, which moves
 * `pokemon_vs_showdown_log_off`: put together for each offer, a turn takes a third longer.
 */
const USES = table('move', 4, MOVES);
const SWITCHES = table('switch', 6, SPECIES);

/** By place, then by number. (Joined, texts lie in one piece: those put together by a template lie in two, here and there.) */
function table(verb: ParsedOption['do'], places: number, things: readonly { readonly id: string }[]) {
  return Array.from({ length: places }, (_, at) => ['', ...things.map(({ id }) => [verb, at + 1, id].join(' '))]);
}

function optionIn(table: readonly (readonly string[])[], place: number, number: number): string {
  return table[place]![number]!; // all there can be are made
}

/** What an option means: its beginning tells. */
export function parseOption(text: string): ParsedOption {
  if (text.startsWith('m')) return inPlace(MOVING, text.charCodeAt('move '.length));
  if (text.startsWith('sw')) return inPlace(SWITCHING, text.charCodeAt('switch '.length));
  return text.startsWith('st') ? STRUGGLING : FIGHTING_ON;
}

/** Places are counted from 1, in one digit. */
function inPlace(parsed: readonly ParsedOption[], digit: number): ParsedOption {
  return parsed[digit - FIRST]!; // all there can be are made
}
/** Places are counted from one on. */
const FIRST = '1'.charCodeAt(0);

const MOVING = USES.map((_, at): ParsedOption => ({ do: 'move', at }));
const SWITCHING = SWITCHES.map((_, at): ParsedOption => ({ do: 'switch', at }));

const STRUGGLING: ParsedOption = { do: 'struggle', at: -1 };
const FIGHTING_ON: ParsedOption = { do: 'fight', at: -1 };

export const ONLY_FIGHT: readonly string[] = [FIGHT];

/** Whoever has no move left struggles. */
export function addMoves(active: DeepReadonly<Active>, offer: string[]): void {
  for (let slot = 0; slot < active.moves.length; slot++)
    if (pointsIn(active, slot) > 0 && slot !== active.disabled) offer.push(optionIn(USES, slot, moveIn(active, slot)));
  if (offer.length === 0) offer.push(STRUGGLES);
}

/** Those who may come in. */
export function reservesOf(side: DeepReadonly<Pick<Side, 'team'>>): readonly string[] {
  return addReserves(side, []);
}

export function addReserves(side: DeepReadonly<Pick<Side, 'team'>>, offer: string[]): readonly string[] {
  for (let at = 1; at < side.team.length; at++) {
    const { health, species } = memberAt(side, at);
    if (health > 0) offer.push(optionIn(SWITCHES, at, species));
  }
  return offer;
}

/** The place of the party that a seat has chosen, of all that the seats have. */
export function placeChosen(seat: BattleSeat, seats: readonly BattleSeat[], chosen: readonly string[]): number {
  return parseOption(chosen[seats.indexOf(seat)]!).at; // an option for each of the seats
}

/** It may neither choose nor switch. */
export function isLocked({ mustRecharge, thrash, rage, charging }: DeepReadonly<Active>): boolean {
  return mustRecharge || thrash !== NO_MOVE || rage > 0 || charging !== NO_MOVE;
}

/** It goes on with what it does, but may switch. */
export function isBusy({ bide, trapping }: DeepReadonly<Active>): boolean {
  return bide > 0 || trapping !== NO_MOVE;
}

/** The move that is locked, so that it is not paid for again. */
export function isUnderWay(active: DeepReadonly<Active>): boolean {
  return active.thrash !== NO_MOVE || active.rage > 0 || active.charging !== NO_MOVE || isBusy(active);
}
