import type { Seat } from '@fermata/core';
import type { Facts, Piece } from '@fermata/scene';
import { type Move, moveOf, NO_MOVE, TYPES } from '../data/index.ts';
import { STRUGGLE } from '../state.ts';
import { fullPoints } from '../teams/index.ts';
import { type Forecast, forecastOf, UNTOLD } from './forecast.ts';
import { copiesId, copyId, moveId, movesId, pokemonId, struggleId, unseenMovesId } from './ids.ts';
import { fighterIn, type PokemonSeen, type SideSeen } from './seen.ts';

/** The moves of everybody on a side: its own, and what the one that fights has copied. */
export function movePieces(seat: Seat, side: SideSeen, foe: SideSeen | undefined): Piece[] {
  const [fighter, ...others] = side.team as [PokemonSeen, ...PokemonSeen[]]; // nobody's party is empty
  const forecast = (move: Move) => wouldBe(forecastOf(move, side, foe), seat, foe);
  return [
    ...ownMoves(seat, fighter, disabledOf(side), forecast),
    ...others.flatMap((one) => ownMoves(seat, one, NONE, () => UNTOLD)),
    ...copies(seat, side, forecast),
    ...struggle(seat, side, forecast),
  ];
}

/** What a move would do now, where that can be said, and to whom. */
type Forecasting = (move: Move) => Would;

interface Would extends Forecast {
  readonly on?: string;
}

function wouldBe(forecast: Forecast, seat: Seat, foe: SideSeen | undefined): Would {
  return foe === undefined ? forecast : { ...forecast, on: pokemonId(seat === 0 ? 1 : 0, fighterIn(foe)) };
}

/** The piece for a slot of the one that fights: what it would use now. */
export function usedFrom(seat: Seat, side: SideSeen, slot: number): string {
  const one = fighterIn(side);
  if (!isCopied(side, slot)) return moveId(seat, one, slot);
  return copyId(seat, one, slot, moveOf(side.active.moves[slot] ?? NO_MOVE).id);
}

/** True if the one that fights has copied any move. */
export function hasCopies(side: SideSeen): boolean {
  return side.active.moves.some((_, slot) => isCopied(side, slot));
}

const NONE = -1;

/** What it has brought along: of a foe's what has been seen, and how many more there are. */
function ownMoves(seat: Seat, one: PokemonSeen, disabled: number, forecast: Forecasting): Piece[] {
  const known = one.moves.flatMap((number, slot): Piece[] => {
    if (number === NO_MOVE) return [];
    const move = moveOf(number);
    const state = [...pointFacts(one.pp?.[slot], fullPoints(move)), ...disabledFacts(slot === disabled)];
    const would = forecast(move);
    const facts = [...state, ...would.facts, ...twin(one.moves, slot)];
    return [pieceOf(move, moveId(seat, one, slot), movesId(seat, one), { ...would, facts })];
  });
  const count = one.moves.filter((number) => number === NO_MOVE).length;
  if (count === 0) return known;
  const name = count === 1 ? 'unseen move' : 'unseen moves';
  return [...known, { id: unseenMovesId(seat, one), in: movesId(seat, one), kind: 'move', name, hidden: true, count }];
}

function copies(seat: Seat, side: SideSeen, forecast: Forecasting): Piece[] {
  const { moves, pp } = side.active;
  const one = fighterIn(side);
  return moves.flatMap((number, slot): Piece[] => {
    if (!isCopied(side, slot)) return [];
    const move = moveOf(number);
    const state = [...pointFacts(pp?.[slot], undefined), ...disabledFacts(slot === side.active.disabled)];
    const would = forecast(move);
    const facts = [...state, ...would.facts, ...twin(moves, slot)];
    return [pieceOf(move, copyId(seat, one, slot, move.id), copiesId(seat, one), { ...would, facts })];
  });
}

/** A slot holds a copy if it is not what was brought along; whoever is transformed has nothing but copies. */
function isCopied(side: SideSeen, slot: number): boolean {
  const { moves, isTransformed } = side.active;
  const move = moves[slot] ?? NO_MOVE;
  return move !== NO_MOVE && (isTransformed || move !== fighterIn(side).moves[slot]);
}

/** The slot of its own moves that is disabled. */
function disabledOf(side: SideSeen): number {
  const { disabled } = side.active;
  return isCopied(side, disabled) ? NONE : disabled;
}

/** True of whoever has no move left but to struggle. Of a foe nobody knows. */
export function mustStruggle({ active: { pp, disabled } }: SideSeen): boolean {
  return pp?.every((left, slot) => left <= 0 || slot === disabled) === true;
}

function struggle(seat: Seat, side: SideSeen, forecast: Forecasting): Piece[] {
  if (!mustStruggle(side)) return [];
  const one = fighterIn(side);
  const move = moveOf(STRUGGLE);
  return [pieceOf(move, struggleId(seat, one), movesId(seat, one), forecast(move))];
}

function pieceOf(move: Move, id: string, place: string, { facts, takes, on }: Would): Piece {
  const type = TYPES[move.type];
  const would = takes !== undefined && on !== undefined ? { would: { on, ...takes } } : {};
  return {
    id,
    in: place,
    kind: 'move',
    name: move.name,
    facts,
    printed: printedFacts(move, type),
    face: { move: move.id, type: type ?? '', category: move.category, ...would },
  };
}

/** What holds for the move whoever has it. A power of 1 stands for damage that goes by something else. */
function printedFacts({ category, power, accuracy, isSelf }: Move, type: string | undefined): Facts {
  return [
    ...(type === undefined ? [] : [['type', type] as const]),
    ['category', category],
    ...(power > 1 ? [['power', power] as const] : []),
    ...(isSelf ? [] : [['accuracy', accuracy === 0 ? 'sure' : `${accuracy} %`] as const]),
  ];
}

function pointFacts(left: number | undefined, full: number | undefined): Facts {
  if (left === undefined) return [];
  return [['PP', full === undefined ? left : `${left} of ${full}`]];
}

function disabledFacts(isDisabled: boolean): Facts {
  return isDisabled ? [['is', 'disabled']] : [];
}

/** Whoever copies may have the same move twice: then its slot tells which. */
function twin(moves: readonly number[], slot: number): Facts {
  return moves.filter((move) => move === moves[slot]).length > 1 ? [['slot', slot + 1]] : [];
}
