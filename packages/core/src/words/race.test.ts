import { describe, expect, test } from 'vitest';
import { type Event, oneTurn, playing } from '../../test/games/one-turn.ts';
import { asked, chooseAs } from '../../test/games/table.ts';
import { load } from '../host.ts';
import { choose, type Flow, race, rank, type Seat, seeded, together } from '../index.ts';
import { scripted } from '../testing/index.ts';

const OPTIONS = ['pass', 'doubt', 'block'] as const;
const rules = { outcome: ({ returned }: { returned: unknown }) => (returned === null ? undefined : rank([0, 0, 0])) };
const THREE = { seats: 3 };
const shout = () => playing(() => race([0, 1, 2], 'Well?', OPTIONS), rules, THREE);

describe('race', () => {
  test('asks all of them at once, and says who is asked', () => {
    const match = shout();
    expect(match.waiting().toSorted()).toEqual([0, 1, 2]);
    for (const seat of [0, 1, 2]) expect(asked(match, seat)).toMatchObject({ options: OPTIONS, race: [0, 1, 2] });
  });

  test('is ended by the first that does not pass, who stands in the record', () => {
    const match = shout();
    chooseAs(match, 2, 'pass');
    chooseAs(match, 1, 'block');
    expect(match.state.returned).toEqual({ seat: 1, option: 'block' });
    expect(match.record().turns.flat()).toEqual([[[], [2], [0]]]);
  });

  test('gives nothing where all pass', () => {
    const match = shout();
    for (const seat of [1, 0, 2]) chooseAs(match, seat, 'pass');
    expect(match.state.returned).toBe('nothing');
  });

  test('takes nothing that comes late', () => {
    const match = playing(
      function* (): Flow<Event, unknown> {
        yield* race([0, 1, 2], 'Well?', OPTIONS);
        return yield* choose(0, 'And now?', ['a', 'b']);
      },
      rules,
      THREE,
    );
    const late = asked(match, 0);
    chooseAs(match, 1, 'doubt');
    expect(() => match.answer(late.id, 1)).toThrow(`prompt ${late.id} is not open`);
    chooseAs(match, 0, 'b');
    expect(match.state.returned).toBe('b');
  });

  test('asks nobody who can only pass, unless it says so', () => {
    const only = (seat: Seat) => (seat === 1 ? (['pass'] as const) : OPTIONS);
    expect(playing(() => race([0, 1], 'Well?', only), rules).waiting()).toEqual([0]);
    expect(
      playing(() => race([0, 1], 'Well?', only, { ask: 'always' }), rules)
        .waiting()
        .toSorted(),
    ).toEqual([0, 1]);
    expect(playing(() => race([1], 'Well?', only), rules, THREE).state.returned).toBe('nothing');
  });

  test('passes where the time is up', () => {
    const match = shout();
    for (const { id } of match.prompts()) match.expire(id);
    expect(match.state.returned).toBe('nothing');
  });

  test('refuses a seat that is asked twice, one that is not there, and a race within together', () => {
    expect(() => playing(() => race([0, 1, 0], 'Well?', OPTIONS))).toThrow('race asks a seat twice: 0, 1, 0');
    expect(() => playing(() => race([0, 5], 'Well?', OPTIONS))).toThrow('"Well?" asks seat 5, but there are 2 seats');
    const inside = () => together([0, 1], () => race([0, 1], 'Well?', OPTIONS));
    expect(() => playing(inside)).toThrow('race "Well?" was used inside together, where flows may only choose');
  });

  test('stands open with its passes in forks and records', () => {
    const game = oneTurn(() => race([0, 1, 2], 'Well?', OPTIONS), rules);
    const match = playing(() => race([0, 1, 2], 'Well?', OPTIONS), rules, THREE);
    chooseAs(match, 0, 'pass');
    const loaded = load(game, JSON.parse(JSON.stringify(match.record())));
    for (const other of [match.fork(), loaded]) {
      expect(other.prompts()).toEqual(match.prompts());
      chooseAs(other, 2, 'block');
      expect(other.state).toMatchObject({ returned: { seat: 2, option: 'block' } });
    }
    expect(match.waiting().toSorted()).toEqual([1, 2]);
  });

  test('refuses records in which two have ended it, or one has answered twice', () => {
    const game = oneTurn(() => race([0, 1, 2], 'Well?', OPTIONS), rules);
    const head = (answers: number[][]) => ({ ...shout().record(), turns: [[], [answers]] });
    expect(() => load(game, head([[1], [1], []]), { bare: true })).toThrow('"Well?" is ended by one; 2 seats do');
    expect(() => load(game, head([[0, 0], [], []]), { bare: true })).toThrow('2 answers for 1 questions');
    expect(() => load(game, head([[7], [], []]), { bare: true })).toThrow('there is no option 7');
  });
});

describe('Taking back what was said in a race', () => {
  test('a pass can be taken back while it stands open', () => {
    const match = shout();
    chooseAs(match, 1, 'pass');
    match.undo(1);
    expect(match.waiting().toSorted()).toEqual([0, 1, 2]);
  });

  test('what ended it cannot, since others have seen it end; by force it stands open again, with its passes', () => {
    const match = shout();
    chooseAs(match, 0, 'pass');
    chooseAs(match, 1, 'doubt');
    for (const seat of [0, 1])
      expect(match.whyNoUndo(seat)).toBe(`seat ${seat} cannot take this back: seats were asked together since`);
    match.undo(1, { force: true });
    expect(match.waiting().toSorted()).toEqual([1, 2]);
    match.redo(1);
    expect(match.state.returned).toEqual({ seat: 1, option: 'doubt' });
    match.undo(0, { force: true });
    expect(match.waiting().toSorted()).toEqual([0, 1, 2]);
  });

  test('a pass that was taken back while it stands open is chosen anew: redo does not bring it back', () => {
    const match = shout();
    chooseAs(match, 1, 'pass');
    match.undo(1);
    expect(() => match.redo(1)).toThrow('seat 1 has nothing to redo');
    chooseAs(match, 1, 'pass');
    expect(match.waiting().toSorted()).toEqual([0, 2]);
  });

  test('redo of a pass brings back who ended it, and what came of that', () => {
    const match = shout();
    chooseAs(match, 0, 'pass');
    chooseAs(match, 1, 'doubt');
    const standing = match.record();
    match.undo(0, { force: true });
    expect(() => match.redo(1)).toThrow('seat 1 has nothing to redo'); // it did not take anything back
    match.redo(0);
    expect(match.record()).toEqual(standing);
  });

  test('once another has ended it, there is nothing to redo', () => {
    const match = shout();
    chooseAs(match, 1, 'doubt');
    match.undo(1, { force: true });
    chooseAs(match, 2, 'block');
    expect(() => match.redo(1)).toThrow('seat 1 has nothing to redo');
    expect(match.state.returned).toEqual({ seat: 2, option: 'block' });
  });

  test('one who is asked alone may take back what came before, too', () => {
    const match = playing(function* () {
      yield* choose(1, 'Sure?', ['yes', 'no']);
      return yield* race([1], 'Well?', OPTIONS);
    }, rules);
    chooseAs(match, 1, 'yes');
    match.undo(1);
    expect(asked(match, 1).label).toBe('Sure?');
  });

  test('one of several who are asked may not: who has passed is not told', () => {
    const match = playing(function* () {
      yield* choose(1, 'Sure?', ['yes', 'no']);
      return yield* race([0, 1], 'Well?', OPTIONS);
    }, rules);
    chooseAs(match, 1, 'yes');
    expect(match.whyNoUndo(1)).toBe('seat 1 cannot take this back: seats were asked together since');
  });

  test('one who is asked alone may take it back', () => {
    const match = playing(function* () {
      yield* race([1], 'Well?', OPTIONS);
      return yield* choose(1, 'Sure?', ['yes', 'no']);
    }, rules);
    chooseAs(match, 1, 'doubt');
    match.undo(1);
    expect(asked(match, 1).label).toBe('Well?');
  });
});

describe('Who is first of those who answer at once', () => {
  const [SHOUTS, MATCHES] = [1, 600];
  /** Each of three is as likely: 200 of 600, with a deviation of 11.5. */
  const FEW = 155;
  const firsts = (play: (seed: number) => unknown) => {
    const counts = [0, 0, 0];
    for (let seed = 0; seed < MATCHES; seed++) counts[(play(seed) as { seat: Seat }).seat]!++;
    return counts;
  };
  const started = (seed: number) => playing(() => race([0, 1, 2], 'Well?', OPTIONS), rules, { ...THREE, seed });

  test('is drawn where agents run the match', () => {
    const counts = firsts((seed) => {
      const match = started(seed);
      match.run([0, 1, 2].map(() => () => SHOUTS));
      return match.state.returned;
    });
    expect(Math.min(...counts)).toBeGreaterThan(FEW);
  });

  test('is drawn where somebody takes the first prompt, and in imagined worlds', () => {
    const first = (seed: number, isImagined: boolean) => {
      const match = isImagined ? started(1).redeal(0, seeded(seed)) : started(seed);
      match.answer(match.prompts()[0]!.id, SHOUTS);
      return match.state.returned;
    };
    for (const isImagined of [false, true])
      expect(Math.min(...firsts((seed) => first(seed, isImagined)))).toBeGreaterThan(FEW);
  });

  test('is the same for the same seed', () => {
    for (let seed = 0; seed < 20; seed++) expect(started(seed).waiting()).toEqual(started(seed).waiting());
  });
});

describe('A script', () => {
  test('says by seat who does what in a race: passes come first', () => {
    const game = oneTurn(() => race([0, 1, 2], 'Well?', OPTIONS), rules);
    const returned = (choices: Record<Seat, string[]>) => scripted(game, { ...THREE, choices }).state.returned;
    expect(returned({ 0: ['block'], 2: ['pass'] })).toEqual({ seat: 0, option: 'block' });
    expect(returned({ 1: ['doubt'] })).toEqual({ seat: 1, option: 'doubt' });
    expect(() => returned({ 1: ['doubt', 'pass'] })).toThrow('seat 1 is not asked any more; left over: "pass"');
    expect(() => returned({ 1: ['dance'] })).toThrow('"Well?" does not offer seat 1 "dance"');
  });
});
