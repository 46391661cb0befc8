/** The fourteen event cards, and the reactions to them. */
import {
  choose,
  chooseSome,
  confirm,
  type DeepReadonly,
  emit,
  type Flow,
  roll,
  type Seat,
  type Token,
} from '../../src/index.ts';
import type { Event, State } from './cards.ts';
import { around, CITIES, type City, citiesOf, ids, onMap, piecesOf, stockOf } from './map.ts';

type Table = DeepReadonly<State>;
type CardFlow = (state: Table, seat: Seat) => Flow<Event>;

/** What can be done with a card, by side, and by branch where a side has several. */
interface Sides {
  readonly [side: string]: CardFlow | { readonly [branch: string]: CardFlow };
}

/** The cards, in the order of the display; each side of a card, or branch of a side, is one thing to do with it. */
const CARDS = {
  airlift: { play: airlift },
  garrison: { play: garrison },
  taxes: { play: taxes },
  levy: { play: levy },
  rally: { play: rally },
  raid: { play: raid },
  storm: { play: storm },
  purge: { play: purge },
  convoy: { play: convoy },
  march: { play: march },
  embargo: { play: embargo },
  scouts: { play: scouts },
  fort: { build: buildFort, raze: razeFort },
  siege: { attack: { breach: razeFort, starve: starveOut }, relief: { supply: supplyBase, sortie: sortie } },
} as const satisfies { readonly [name: string]: Sides };
export type CardName = keyof typeof CARDS;
export const CARD_NAMES = Object.keys(CARDS) as CardName[]; // in the order written above

/** What can be done with a card: its name, or, where it has several sides or branches, one name for each of them. */
export function sidesOf(card: CardName): readonly (readonly [name: string, flow: CardFlow])[] {
  const sides = Object.entries<Sides[string]>(CARDS[card]);
  return sides.flatMap(([side, flow]): [string, CardFlow][] => {
    const name = sides.length === 1 ? card : `${card}/${side}`;
    if (typeof flow === 'function') return [[name, flow]];
    return Object.entries(flow).map(([branch, it]) => [`${name}/${branch}`, it]);
  });
}

/** Place each of up to six of your pieces from out of play in any city. */
function airlift(state: Table, seat: Seat): Flow<Event> {
  return land(state, seat, 6);
}

/** Place so many pieces: the airlift, and the reaction of whoever has a base to their own levy. */
export function* land(state: Table, seat: Seat, limit: number): Flow<Event> {
  for (const { id } of stockOf(state, seat).slice(0, limit)) {
    const city = yield* choose(seat, 'Where does it land?', CITIES, { about: { piece: id } });
    yield* emit({ type: 'placed', piece: id, city });
  }
}

/** Choose a city with a base of yours: a coin for each piece you have there. */
function* garrison(state: Table, seat: Seat): Flow<Event> {
  const city = yield* choose(seat, 'Which garrison pays?', citiesOf(piecesOf(state, seat, 'B')));
  yield* emit({ type: 'gained', seat, coins: piecesOf(state, seat).filter(({ at }) => at === city).length });
}

/** Two coins. No choice. */
function* taxes(_state: Table, seat: Seat): Flow<Event> {
  yield* emit({ type: 'gained', seat, coins: 2 });
}

/** A coin; whoever has a base reacts to their own levy by placing a piece. */
function* levy(_state: Table, seat: Seat): Flow<Event> {
  yield* emit({ type: 'levied', seat });
}

/** Choose a city with a troop of yours: the other seat may strike there; you gain a coin for what is left. */
function* rally(state: Table, seat: Seat): Flow<Event> {
  const city = yield* choose(seat, 'Where do you rally?', citiesOf(piecesOf(state, seat, 'T')));
  yield* emit({ type: 'rallied', seat, city });
  yield* emit({ type: 'gained', seat, coins: piecesOf(state, seat).filter(({ at }) => at === city).length });
}

/** The reaction to a rally. The label names what is held in secret: nobody else may read it. */
export function* strike(state: Table, owner: Seat, token: Token, city: City): Flow<Event> {
  if (!(yield* confirm(owner, `Strike with ${token}?`))) return;
  const [first] = piecesOf(state, 1 - owner).filter(({ at }) => at === city);
  if (first !== undefined) yield* emit({ type: 'removed', pieces: [first.id] });
}

/** Choose an enemy troop: it leaves the map, unless its owner pays. If you do, take your spoils. */
function* raid(state: Table, seat: Seat): Flow<Event> {
  const targets = piecesOf(state, 1 - seat, 'T').map(({ id }) => id);
  const raided = yield* emit({ type: 'raided', seat, piece: yield* choose(seat, 'Whom do you raid?', targets) });
  if (raided.length === 0) return;
  const spoils = yield* choose(seat, 'Which spoils?', ['coin', 'fame']);
  if (spoils === 'coin') yield* emit({ type: 'gained', seat, coins: 1 });
}

/** What may stand between a raid and its victim. */
export function* ransom(owner: Seat): Flow<Event, [] | undefined> {
  if (!(yield* confirm(owner, 'Pay a coin to stop the raid?'))) return undefined;
  yield* emit({ type: 'gained', seat: owner, coins: -1 });
  return [];
}

/** Choose where a storm rises; a die says how far it goes; choose the way. What is there leaves the map. */
function* storm(state: Table, seat: Seat): Flow<Event> {
  const from = yield* choose(seat, 'Where does the storm rise?', CITIES);
  const die = yield* roll(6, 'storm');
  yield* emit({ type: 'rolled', die });
  const city = yield* choose(seat, 'Where does it go?', around(from, die));
  yield* emit({ type: 'removed', pieces: state.pieces.filter(({ at }) => at === city).map(({ id }) => id) });
}

/** Remove up to three pieces from the map, no two from one city. */
function* purge(state: Table, seat: Seat): Flow<Event> {
  const cityOf = new Map(state.pieces.map(({ id, at }) => [id, at]));
  const pieces = yield* chooseSome(seat, 'Which pieces go?', ids(state.pieces.filter(onMap)), {
    max: 3,
    fits: (picked) => new Set(picked.map((id) => cityOf.get(id))).size === picked.length,
  });
  yield* emit({ type: 'removed', pieces });
}

/** Load three crates that weigh no more than five together, for three coins. */
function* convoy(state: Table, seat: Seat): Flow<Event> {
  const crates = state.crates.map((weight, crate) => ({ crate, weight }));
  const loaded = yield* chooseSome(seat, 'Which crates?', crates, {
    min: 3,
    max: 3,
    fits: (picked) => picked.reduce((total, { weight }) => total + weight, 0) <= 5,
  });
  yield* emit({ type: 'loaded', crates: loaded.map(({ crate }) => crate) });
  yield* emit({ type: 'gained', seat, coins: 3 });
}

/** March a troop of yours to the next city, and remove an enemy piece there. */
function* march(state: Table, seat: Seat): Flow<Event> {
  const { prunes: prune } = state;
  const from = yield* choose(seat, 'Who marches?', ids(piecesOf(state, seat, 'T')), { prune });
  const start = state.pieces.find(({ id }) => id === from)?.at as City; // it is on the map
  const city = yield* choose(seat, 'Where to?', around(start, 1), { prune });
  const there = ids(piecesOf(state, 1 - seat).filter(({ at }) => at === city));
  const enemy = yield* choose(seat, 'Whom do you drive out?', there);
  yield* emit({ type: 'placed', piece: from, city });
  yield* emit({ type: 'removed', pieces: [enemy] });
}

/** Choose a city: the other seat gives up a piece there or a coin; then rest, or take a coin. */
function* embargo(state: Table, seat: Seat): Flow<Event> {
  const other = 1 - seat;
  const city = yield* choose(seat, 'Which city do you close?', CITIES);
  const there = ids(piecesOf(state, other).filter(({ at }) => at === city));
  const given = yield* choose(other, 'What do you give up?', [...there, 'a coin'], { ask: 'always' });
  if (given === 'a coin') yield* emit({ type: 'gained', seat: other, coins: -1 });
  else yield* emit({ type: 'removed', pieces: [given] });
  if (yield* confirm(seat, 'Take a coin?')) yield* emit({ type: 'gained', seat, coins: 1 });
}

/** Choose who goes; turn up the top token of the pile. Gold: choose how much; else nothing is found. */
function* scouts(state: Table, seat: Seat): Flow<Event> {
  yield* choose(seat, 'Who goes?', ['riders', 'spies']);
  const [token] = state.pile;
  if (token === undefined) return;
  yield* emit({ type: 'uncovered', token });
  if (!token.startsWith('gold')) return;
  yield* emit({ type: 'gained', seat, coins: yield* choose(seat, 'How much gold?', [1, 2, 3]) });
}

/** Build a base where you have a troop. */
function* buildFort(state: Table, seat: Seat): Flow<Event> {
  const base = yield* choose(seat, 'Which base?', ids(stockOf(state, seat, 'B')));
  const city = yield* choose(seat, 'Where do you build?', citiesOf(piecesOf(state, seat, 'T')));
  yield* emit({ type: 'placed', piece: base, city });
}

/** Or: raze an enemy base. */
function* razeFort(state: Table, seat: Seat): Flow<Event> {
  const base = yield* choose(seat, 'Which base falls?', ids(piecesOf(state, 1 - seat, 'B')));
  yield* emit({ type: 'removed', pieces: [base] });
}

/** An enemy troop leaves the map. */
function* starveOut(state: Table, seat: Seat): Flow<Event> {
  const troop = yield* choose(seat, 'Who is starved out?', ids(piecesOf(state, 1 - seat, 'T')));
  yield* emit({ type: 'removed', pieces: [troop] });
}

/** Or: place a troop where you have a base. */
function* supplyBase(state: Table, seat: Seat): Flow<Event> {
  const troop = yield* choose(seat, 'Which troop?', ids(stockOf(state, seat, 'T')));
  const city = yield* choose(seat, 'Which base is supplied?', citiesOf(piecesOf(state, seat, 'B')));
  yield* emit({ type: 'placed', piece: troop, city });
}

/** Or: a troop of yours goes to any other city, from where there is an enemy. */
function* sortie(state: Table, seat: Seat): Flow<Event> {
  const enemies = citiesOf(piecesOf(state, 1 - seat));
  const besieged = piecesOf(state, seat, 'T').filter(({ at }) => enemies.some((city) => city === at));
  const troop = yield* choose(seat, 'Who breaks out?', ids(besieged));
  const from = besieged.find(({ id }) => id === troop)?.at;
  const city = yield* choose(
    seat,
    'Where to?',
    CITIES.filter((other) => other !== from),
  );
  yield* emit({ type: 'placed', piece: troop, city });
}
