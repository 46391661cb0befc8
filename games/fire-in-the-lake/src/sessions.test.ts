/** Games of our own, worked out by hand: after each turn the table shows the figures that the rules give. */
import { expect, test } from 'vitest';
import { FULL_SESSION } from '../test/sessions/full.ts';
import { MEDIUM_SESSION } from '../test/sessions/medium.ts';
import { figuresOf, played } from '../test/sessions/session.ts';
import { SHORT_SESSION } from '../test/sessions/short.ts';
import type { About } from './asking/ask.ts';
import { FACTIONS } from './data/forces.ts';
import { type State, snapshot } from './index.ts';

const SESSIONS = [SHORT_SESSION, MEDIUM_SESSION, FULL_SESSION];
const TURNS = SESSIONS.flatMap((session) => {
  /** All turns before a turn are played again, once for each. */
  const matches = session.turns.map((_, at) => once(() => played(session, at + 1)));
  matches.unshift(once(() => played(session, 0)));
  return session.turns.map((turn, at) => {
    const name = `${session.scenario} ${at + 1}, ${turn.by}: ${turn.says}`;
    return [name, { ...turn, before: matches[at], after: matches[at + 1] }] as const;
  });
});
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

test.each(TURNS)('%s', (_, { before, after, by, figures, spaces = {}, eligible }) => {
  const asked = before?.().prompts()[0]?.about as About | undefined;
  expect(asked?.faction).toBe(by);
  const state = after?.().state as State;
  expect(figuresOf(state)).toBe(figures);
  const shots = snapshot(state).spaces;
  for (const [space, [control, pieces]] of Object.entries(spaces))
    expect({ space, control: shots[space]?.control ?? null, pieces: shots[space]?.pieces ?? {} }).toEqual({
      space,
      control,
      pieces,
    });
  if (eligible !== undefined) expect(FACTIONS.filter((faction) => state.eligible[faction]).join(' ')).toBe(eligible);
});

test('each session has eight cards and a coup round at least', () => {
  for (const session of SESSIONS) {
    const { events } = played(session, session.turns.length);
    const ended = events.flatMap((event) => (event.type === 'cardEnded' && event.card < 125 ? [event.card] : []));
    expect(ended.length).toBeGreaterThanOrEqual(8);
    expect(events.some(({ type }) => type === 'wereReset')).toBe(true);
  }
});
