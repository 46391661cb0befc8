/** A card is drawn, face down, from three of one kind and one of the other. Seat 0 may see it; then it says which it is. */
import { choose, defineGame, draw, emit, type Flow } from '@fermata/core';

const KINDS = ['sun', 'moon'] as const;
type Kind = (typeof KINDS)[number];
/** Such as `sun 2`: every card has a name of its own. */
type Card = `${Kind} ${number}`;
type Event = { type: 'drawn'; card: Card } | { type: 'looked' } | { type: 'said'; what: Kind };
interface State {
  deck: Card[];
  table: Card[];
  looked: boolean;
  said: Kind | null;
}

/** Where it `peeks`, seat 0 is shown the card before it has to say. */
export const weather = (peeks: boolean) =>
  defineGame<State, Event, { most: Kind }>({
    name: 'weather',
    version: 1,
    seats: { min: 2, max: 2 },
    aim: 'score',
    options: (given) => ({ most: 'sun', ...(given as object | undefined) }),
    // Which there are most of is to be seen in the deck alone, which nobody sees.
    setup: ({ options: { most } }) => ({
      deck: KINDS.flatMap((kind) => (kind === most ? [1, 2, 3] : [1]).map((number) => `${kind} ${number}` as const)),
      table: [],
      looked: !peeks,
      said: null,
    }),
    *opening({ deck }): Flow<Event> {
      yield* emit({ type: 'drawn', card: yield* draw(deck, 'card') });
    },
    *turn({ looked, table }): Flow<Event> {
      if (looked) yield* emit({ type: 'said', what: yield* choose(0, 'Which is it?', KINDS) });
      else {
        yield* choose(0, 'Seen it?', [table[0]!, 'never mind'], { shows: true }); // it has been drawn
        yield* emit({ type: 'looked' });
      }
    },
    apply: {
      drawn: ({ deck, table }, { card }) => {
        deck.splice(deck.indexOf(card), 1);
        table.push(card);
      },
      looked: (state) => {
        state.looked = true;
      },
      said: (state, { what }) => {
        state.said = what;
      },
    },
    secrets: {
      zones: ({ deck, table, said }) => [
        { name: 'deck', tokens: deck, seenBy: [] },
        { name: 'table', tokens: table, seenBy: said === null ? [] : ('all' as const) },
      ],
      events: { drawn: (event) => ({ ...event, card: null }) },
    },
    outcome: ({ table, said }) => {
      if (said === null) return undefined;
      const isRight = table[0]!.startsWith(said); // it has been drawn
      return [
        { rank: isRight ? 1 : 2, score: isRight ? 1 : -1 },
        { rank: isRight ? 2 : 1, score: isRight ? -1 : 1 },
      ];
    },
  });
