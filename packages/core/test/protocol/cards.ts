/**
 * A game to try the interactive-choice protocol on: two seats, eight cities in a ring, fourteen event cards.
 *
 * A seat plays a card of the display or passes. A card that could not be carried out to its end is not offered: the
 * first question of the turn prunes. The match is over when the cards are used up, or after so many turns.
 */
import { choose, defineGame, emit, type Flow, rank, type Seat, type Token } from '../../src/index.ts';
import { CARD_NAMES, type CardName, land, ransom, sidesOf, strike } from './deck.ts';
import { CITIES, type City, type Piece, piecesOf } from './map.ts';

export interface State {
  seat: Seat;
  turnsLeft: number;
  display: CardName[];
  pieces: Piece[];
  coins: number[];
  /** Weights. */
  crates: number[];
  /** Face down, the top one first. */
  pile: Token[];
  shown: Token[];
  /** What each seat holds in secret. */
  hands: Token[][];
  /** False: everything is offered, dead ends too. */
  prunes: boolean;
}

export type Event =
  | { type: 'played'; card: CardName }
  | { type: 'passed' }
  | { type: 'placed'; piece: string; city: City }
  | { type: 'removed'; pieces: readonly string[] }
  | { type: 'gained'; seat: Seat; coins: number }
  | { type: 'loaded'; crates: readonly number[] }
  | { type: 'levied'; seat: Seat }
  | { type: 'rallied'; seat: Seat; city: City }
  | { type: 'raided'; seat: Seat; piece: string }
  | { type: 'rolled'; die: number }
  | { type: 'uncovered'; token: Token }
  | { type: 'ended' };

/** A position: what is left out is as at the start. `map` and `out` are written in letters: `{ Arles: 'TTb' }`. */
export interface Position {
  readonly seat?: Seat;
  readonly turnsLeft?: number;
  readonly display?: readonly CardName[];
  readonly map?: { readonly [C in City]?: string };
  readonly out?: string;
  readonly coins?: readonly number[];
  readonly crates?: readonly number[];
  readonly pile?: readonly Token[];
  readonly hands?: readonly (readonly Token[])[];
  readonly prunes?: boolean;
}

export const eightCities = defineGame<State, Event>({
  name: 'eight-cities',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => placed({}),
  position: (json) => placed(json as Position), // a fixture: its only callers are typed

  *turn(state): Flow<Event> {
    const { seat } = state;
    const sides = state.display.flatMap((card) => sidesOf(card).map(([side, flow]) => ({ card, flow, side })));
    const names = [...sides.map(({ side }) => side), 'pass'];
    const name = yield* choose(seat, 'Which card do you play?', names, { prune: state.prunes, otherwise: 'pass' });
    const chosen = sides.find(({ side }) => side === name);
    if (chosen === undefined) yield* emit({ type: 'passed' });
    else {
      yield* emit({ type: 'played', card: chosen.card });
      yield* chosen.flow(state, seat);
    }
    yield* emit({ type: 'ended' });
  },

  apply: {
    played: (state, { card }) => {
      state.display.splice(state.display.indexOf(card), 1);
    },
    passed: 'informs',
    placed: (state, { piece, city }) => {
      for (const it of state.pieces) if (it.id === piece) it.at = city;
    },
    removed: (state, { pieces }) => {
      for (const it of state.pieces) if (pieces.includes(it.id)) it.at = 'out of play';
    },
    gained: (state, { seat, coins }) => {
      state.coins[seat]! += coins; // one for each seat
    },
    loaded: (state, { crates }) => {
      state.crates = state.crates.filter((_, at) => !crates.includes(at));
    },
    levied: (state, { seat }) => {
      state.coins[seat]! += 1; // as above
    },
    rallied: 'informs',
    raided: (state, { piece }) => {
      for (const it of state.pieces) if (it.id === piece) it.at = 'out of play';
    },
    rolled: 'informs',
    uncovered: (state) => {
      state.shown.push(...state.pile.splice(0, 1));
    },
    ended: (state) => {
      state.seat = 1 - state.seat;
      state.turnsLeft -= 1;
    },
  },

  before: {
    raided: (state, { seat }) => {
      const owner = 1 - seat;
      return (state.coins[owner] ?? 0) <= 0 ? [] : [{ id: `ransom ${owner}`, owner, run: () => ransom(owner) }];
    },
  },
  after: {
    levied: (state, { seat }) =>
      piecesOf(state, seat, 'B').length === 0
        ? []
        : [{ id: `supply ${seat}`, owner: seat, run: () => land(state, seat, 1) }],
    rallied: (state, { seat }) => {
      const owner = 1 - seat;
      const [token] = state.hands[owner] as readonly Token[]; // one for each seat
      if (token === undefined) return [];
      return [{ id: `strike ${owner}`, owner, run: ({ city }) => strike(state, owner, token, city) }];
    },
  },

  secrets: {
    zones: ({ pile, shown, hands }) => [
      { name: 'pile', tokens: pile, seenBy: [] },
      { name: 'shown', tokens: shown, seenBy: 'all' },
      ...hands.map((tokens, seat) => ({ name: `hand ${seat}`, tokens, seenBy: [seat] })),
    ],
  },

  outcome: (state) => {
    if (state.turnsLeft > 0 && state.display.length > 0) return undefined;
    return rank([0, 1].map((seat) => (state.coins[seat] ?? 0) + piecesOf(state, seat).length));
  },
});

function placed(position: Position): State {
  const { map = {}, out = 'TTTTTTTTBttttttttb', pile = ['gold-1', 'ambush-1', 'gold-2'] } = position;
  const counts: { [letter: string]: number } = {};
  const place = (letters: string, at: Piece['at']) =>
    [...letters].map((letter) => {
      counts[letter] = (counts[letter] ?? 0) + 1;
      return { id: `${letter}${counts[letter]}`, at };
    });
  return {
    seat: position.seat ?? 0,
    turnsLeft: position.turnsLeft ?? 12,
    display: [...(position.display ?? CARD_NAMES)],
    pieces: [...CITIES.flatMap((city) => place(map[city] ?? '', city)), ...place(out, 'out of play')],
    coins: [...(position.coins ?? [1, 1])],
    crates: [...(position.crates ?? [4, 1, 3, 2, 1, 2])],
    pile: [...pile],
    shown: [],
    hands: (position.hands ?? [['fox'], ['lion']]).map((hand) => [...hand]),
    prunes: position.prunes ?? true,
  };
}
