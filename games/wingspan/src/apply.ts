import type { Game } from '@fermata/core';
import { birdAt } from './data/birds.ts';
import { FOODS, type Food, HABITATS } from './data/mat.ts';
import type { Event } from './events.ts';
import { type Foods, type Placed, type Player, placeOf, type State } from './state.ts';

/** How each event changes the table. */
export const apply: Game<State, Event>['apply'] = {
  began: (state, { first, goals }) => {
    state.first = first;
    state.seat = first;
    state.goals = [...goals];
  },
  dealt: (state, { seat, birds, bonus }) => {
    const { hand, bonus: own } = playerOf(state, seat);
    for (const bird of birds) move(bird, state.deck, hand);
    for (const card of bonus) move(card, state.bonusDeck, own);
  },
  kept: (state, { seat, birds, paid, bonus }) => {
    const player = playerOf(state, seat);
    for (const bird of player.hand.filter((card) => !birds.includes(card))) move(bird, player.hand, state.discard);
    for (const card of player.bonus.filter((other) => other !== bonus)) move(card, player.bonus, state.bonusDiscard);
    for (const food of paid) player.food[food]--;
  },

  turnBegan: (state, { seat }) => {
    const player = playerOf(state, seat);
    player.cubes.free--;
    player.cubes.played++;
    for (const habitat of HABITATS)
      for (const { bird, isUsed } of player.rows[habitat]) if (isUsed) mark(player, bird, false);
  },
  rowUsed: 'informs',
  turnEnded: (state, { next }) => {
    if (next !== null) state.seat = next;
    state.owed = 0;
  },
  roundScored: (state, { points }) => {
    for (const [seat, player] of state.players.entries()) player.goalPoints.push(points[seat]!); // one for each seat
  },
  roundEnded: (state, { round, first }) => {
    state.round = round + 1;
    state.first = first;
    state.seat = first;
    for (const { cubes } of state.players) {
      cubes.free += cubes.played - 1;
      cubes.played = 0;
      cubes.onGoals++;
    }
  },
  gameScored: (state, { scores }) => {
    state.scores = scores.map((score) => ({ ...score }));
  },

  feederThrown: (state, { dice }) => {
    state.feeder = [...dice];
  },
  dieTaken: (state, { seat, die, food, onto }) => {
    state.feeder.splice(state.feeder.indexOf(die), 1);
    const player = playerOf(state, seat);
    if (onto === null) player.food[food]++;
    else cache(player, onto, food, 1);
  },
  foodGained: (state, { seat, food, count }) => {
    playerOf(state, seat).food[food] += count;
  },
  foodPaid: (state, { seat, food, count }) => {
    playerOf(state, seat).food[food] -= count;
  },
  foodCached: (state, { seat, bird, food, count }) => {
    cache(playerOf(state, seat), bird, food, count);
  },

  eggLaid: (state, { seat, bird }) => {
    addEggs(playerOf(state, seat), bird, 1);
  },
  eggDiscarded: (state, { seat, bird }) => {
    addEggs(playerOf(state, seat), bird, -1);
  },

  cardDrawn: (state, { seat, card }) => {
    move(card, state.deck, playerOf(state, seat).hand);
  },
  cardTaken: (state, { seat, card }) => {
    move(card, state.tray, playerOf(state, seat).hand);
  },
  cardRevealed: (state, { card, from }) => {
    move(card, state[from], state.revealed);
  },
  cardPicked: (state, { seat, card }) => {
    move(card, state.revealed, playerOf(state, seat).hand);
  },
  cardDiscarded: (state, { seat, card }) => {
    move(card, playerOf(state, seat).hand, state.discard);
  },
  cardTucked: (state, { seat, bird, card, from }) => {
    const player = playerOf(state, seat);
    remove(card, from === 'hand' ? player.hand : state.deck);
    tuck(player, bird, card);
  },
  discardOwed: (state, { count }) => {
    state.owed += count;
  },
  bonusDrawn: (state, { seat, cards }) => {
    for (const card of cards) move(card, state.bonusDeck, playerOf(state, seat).bonus);
  },
  bonusDiscarded: (state, { seat, cards }) => {
    for (const card of cards) move(card, playerOf(state, seat).bonus, state.bonusDiscard);
  },
  trayFilled: (state, { card }) => {
    move(card, state.deck, state.tray);
  },
  trayCleared: (state) => {
    state.discard.push(...state.tray.splice(0));
  },
  deckReshuffled: (state) => {
    state.deck.push(...state.discard.splice(0));
  },
  bonusReshuffled: (state) => {
    state.bonusDeck.push(...state.bonusDiscard.splice(0));
  },

  birdPlayed: (state, { seat, bird, habitat, paid, eggsFrom }) => {
    const player = playerOf(state, seat);
    remove(bird, player.hand);
    pay(player.food, paid);
    for (const payer of eggsFrom) addEggs(player, payer, -1);
    player.rows[habitat].push({ bird, eggs: 0, cached: [], tucked: [], isUsed: false });
  },
  birdMoved: (state, { seat, bird, from, to }) => {
    const { rows } = playerOf(state, seat);
    const { column } = placeOf(playerOf(state, seat), bird);
    rows[to].push(...rows[from].splice(column, 1));
  },
  powerUsed: (state, { seat, bird }) => {
    if (birdAt(bird).color === 'pink') mark(playerOf(state, seat), bird, true);
  },
  powerRepeated: 'informs',
  powerSkipped: 'informs',
  powerStopped: 'informs',
  diceHunted: (state, { seat, bird, food, count, isCaught }) => {
    if (isCaught) cache(playerOf(state, seat), bird, food, count);
  },
  cardHunted: (state, { seat, bird, card, isCaught }) => {
    remove(card, state.deck);
    if (isCaught) tuck(playerOf(state, seat), bird, card);
    else state.discard.push(card);
  },
};

function playerOf(state: State, seat: number): Player {
  return state.players[seat]!; // a seat of this match
}

/** A bird on a mat is never changed but replaced: so copies of a state can share those that stay as they are. */
function replace(player: Player, id: string, change: (placed: Placed) => Placed): void {
  const { habitat, column } = placeOf(player, id);
  const row = player.rows[habitat];
  row[column] = change(row[column]!); // it stands there
}

function addEggs(player: Player, id: string, count: number): void {
  replace(player, id, ({ bird, eggs, cached, tucked, isUsed }) => ({
    bird,
    eggs: eggs + count,
    cached,
    tucked,
    isUsed,
  }));
}

function cache(player: Player, id: string, food: Food, count: number): void {
  const more = Array<Food>(count).fill(food);
  replace(player, id, (placed) => ({ ...placed, cached: [...placed.cached, ...more] }));
}

function tuck(player: Player, id: string, card: string): void {
  replace(player, id, (placed) => ({ ...placed, tucked: [...placed.tucked, card] }));
}

function mark(player: Player, id: string, isUsed: boolean): void {
  replace(player, id, (placed) => ({ ...placed, isUsed }));
}

function pay(food: Foods, paid: Partial<Foods>): void {
  for (const kind of FOODS) food[kind] -= paid[kind] ?? 0;
}

function move(card: string, from: string[], to: string[]): void {
  remove(card, from);
  to.push(card);
}

function remove(card: string, from: string[]): void {
  from.splice(from.indexOf(card), 1);
}
