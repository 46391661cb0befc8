/** Strict mode, for tests: what is wrong is said of what is wrong, and where it came from. */
import { describe, expect, test } from 'vitest';
import {
  type After,
  type AnyEvent,
  type AnyGame,
  type Before,
  choose,
  chooseSome,
  emit,
  type Outcome,
  start,
} from '../index.ts';
import { checkGame } from './index.ts';
import { strict } from './strict.ts';

const MAP = Object.freeze({ gold: 1 });

/** Somebody digs once, and that is all; with a fault in it. */
function digging(fault: Partial<AnyGame>): AnyGame {
  return {
    name: 'digging',
    version: 1,
    seats: { min: 1, max: 1 },
    setup: () => ({ map: { gold: 1 }, holes: 0 }),
    *turn() {
      yield* choose(0, 'Dig where?', ['here', 'there']);
      yield* emit({ type: 'dug', finds: ['coin'] });
    },
    apply: { dug: (state) => void state.holes++ },
    outcome: ({ holes }) => (holes > 0 ? [{ rank: 1, score: 0 }] : undefined),
    ...fault,
  };
}

const dug = (fold: AnyGame['apply'][string]): Partial<AnyGame> => ({ apply: { dug: fold } });
const ends = (outcome: unknown): Partial<AnyGame> => ({
  outcome: ({ holes }) => (holes > 0 ? (outcome as Outcome) : undefined),
});

const NO_LIST = 'after.dug returns undefined, which is no list of listeners; return a list, [] for nobody';

/** A listener that ends with this. */
function ending(instead: unknown): Before<AnyEvent>['run'] {
  return function* () {
    return instead as readonly AnyEvent[];
  };
}

function dog(id: string): After<AnyEvent> {
  return { id, run: () => emit({ type: 'barked' }) };
}

function gone(): boolean {
  throw new Error('gone with the wind');
}

/** Somebody loads some of four crates. */
function loading(
  how: Pick<NonNullable<Parameters<typeof chooseSome<number>>[3]>, 'fits' | 'enough'>,
): Partial<AnyGame> {
  return {
    *turn() {
      yield* chooseSome(0, 'Load what?', [1, 2, 3, 4], { max: 2, ...how });
      yield* emit({ type: 'dug', finds: [] });
    },
  };
}

describe('A fault is named', () => {
  test.each<[what: string, fault: Partial<AnyGame>, words: string]>([
    [
      'apply that changes its event',
      dug((_, event) => void event.finds.pop()),
      'apply.dug changed something frozen (Cannot delete property',
    ],
    [
      'apply that changes its event, and what to do',
      dug((_, event) => void event.finds.pop()),
      'events are frozen: copy it before you change it',
    ],
    [
      'a constant of the game that is kept in the state and changed',
      { setup: () => ({ map: MAP, holes: 0 }), ...dug((state) => void Object.assign(state.map, { gold: 2 })) },
      'state.map was frozen before it came into the state: put a copy there',
    ],
    [
      'set-up that changes the options which it does not keep',
      {
        options: () => ({ finds: ['coin'] }),
        keepsOptions: false,
        setup: ({ options }) => ({ holes: options.finds.push('ring') }),
      },
      'setup changed something frozen (Cannot add property 1, object is not extensible); the options are frozen where keepsOptions is false: copy what you change',
    ],
    [
      'apply that waits',
      dug(async (state) => void state.holes++),
      'apply.dug is async; what it changes comes too late',
    ],
    [
      'apply that throws',
      dug(() => {
        throw new RangeError('too deep');
      }),
      'RangeError: too deep',
    ],
    ['a turn that is nothing', { turn: () => undefined as never }, 'no flow; write a generator, not async'],
    [
      'a score of -0 in the state',
      dug((state) => void Object.assign(state, { holes: -0 })),
      'state.holes is -0, which JSON turns into 0; add 0 to it',
    ],
    [
      'a score of -0 in a list',
      dug((state) => void Object.assign(state.map, { list: [1, -0] })),
      'state.map.list.1 is -0, which JSON turns into 0; add 0 to it',
    ],
    [
      'a key that is a symbol',
      dug((state) => void Object.assign(state.map, { [Symbol('secret')]: 1 })),
      'state.map has a key that is a symbol or not enumerable, which JSON leaves out; use plain keys',
    ],
    [
      'a list with a key',
      dug((state) => void Object.assign(state.map, { list: Object.assign([1], { last: 1 }) })),
      'state.map.list is a list with keys of its own, which JSON leaves out',
    ],
    ['a rank of 0', ends([{ rank: 0, score: 0 }]), 'outcome gives seat 0 the rank 0; ranks are whole numbers from 1'],
    ['half a rank', ends([{ rank: 1.5, score: 0 }]), 'outcome gives seat 0 the rank 1.5; ranks are whole numbers'],
    ['no rank', ends([{ score: 0 }]), 'outcome gives seat 0 the rank undefined; ranks are whole numbers'],
    ['no score', ends([{ rank: 1 }]), 'outcome gives seat 0 the score undefined; a score is a number'],
    ['no place', ends([null]), 'outcome gives seat 0 no place, but null'],
    ['no places', ends({ rank: 1 }), 'outcome has no places for 1 seats'],
    [
      'evaluate that throws',
      {
        evaluate: () => {
          throw new RangeError('too hard');
        },
      },
      'evaluate breaks down for seat 0 at the question "Dig where?": RangeError: too hard',
    ],
    [
      'evaluate that is no number',
      { evaluate: () => Number.NaN },
      'evaluate says NaN for seat 0 at the question "Dig where?"',
    ],
    ['evaluate that is a text', { evaluate: () => '0.5' as never }, 'evaluate says "0.5" for seat 0'],
    ['evaluate that is a big integer', { evaluate: () => 1n as never }, 'evaluate says 1n for seat 0'],
    ['a rank that is a text', ends([{ rank: '1', score: 0 }]), 'outcome gives seat 0 the rank "1"; ranks are whole'],
    [
      'set-up that throws',
      {
        setup: () => {
          throw new RangeError('no map');
        },
      },
      'setup breaks down: RangeError: no map',
    ],
    [
      'an outcome that throws what is no error',
      {
        outcome: () => {
          throw undefined;
        },
      },
      'outcome breaks down: undefined was thrown; throw an Error that says what is wrong',
    ],
    [
      'a state with a getter',
      {
        setup: () => ({
          map: {
            get gold() {
              return 1;
            },
          },
          holes: 0,
        }),
      },
      'state.map.gold is a getter, and a copy keeps only its value; store that',
    ],
    [
      'a key that is the name of the prototype',
      { setup: () => ({ map: JSON.parse('{ "__proto__": 1 }'), holes: 0 }) },
      'state.map has a key "__proto__", which copies take for something else; use another key',
    ],
    ['a derivation that returns nothing', { after: { dug: () => undefined as never } }, NO_LIST],
    [
      'a derivation that waits',
      { before: { dug: async () => [] } as never },
      'before.dug returns a promise, which is no list of listeners',
    ],
    [
      'a list of what are no listeners',
      { after: { dug: () => [{ id: 'dog' }] as never } },
      'after.dug lists {"id":"dog"}, which is no listener; give it an id and a run',
    ],
    [
      'a listener that waits',
      { after: { dug: () => [{ id: 'dog', run: async () => {} }] as never } },
      'after dug, listener "dog", returns a promise, not a flow, a word or nothing; write run as a generator, not async',
    ],
    [
      'a listener before that waits',
      { before: { dug: () => [{ id: 'dog', run: async () => [] }] as never } },
      'before dug, listener "dog", returns a promise, not a flow; write run as a generator, not async',
    ],
    [
      'a listener before that returns at once',
      { before: { dug: () => [{ id: 'dog', run: () => undefined }] as never } },
      'before dug, listener "dog", returns undefined, not a flow; write run as a generator, not async',
    ],
    [
      'a listener before that ends with a word of its own',
      { before: { dug: () => [{ id: 'dog', run: ending('cancel') }] } },
      'before dug, listener "dog", ends with "cancel", which is no list of events; return undefined to pass, [] to cancel',
    ],
    [
      'a listener before that ends with what is no event',
      { before: { dug: () => [{ id: 'dog', run: ending([undefined]) }] } },
      'before dug, listener "dog", ends with [null], which is no list of events',
    ],
    [
      'a listener that breaks down when it is asked whether it has gone',
      {
        apply: { dug: (state) => void state.holes++, barked: 'informs' },
        after: { dug: () => [dog('rex'), { ...dog('bello'), isGone: gone }] },
      },
      'Error: gone with the wind',
    ],
    [
      'sets that fit and grow from none that does',
      loading({ fits: (picked) => picked.length !== 1 }),
      'fits of "Load what?" allows [1,2], which nobody can pick, since it does not allow [1]; if a set fits, so must',
    ],
    [
      'fits that changes what it is asked about',
      loading({ fits: (picked) => (picked as number[]).push(1) > 0 }),
      'fits of "Load what?" changes what it is asked about, [1]; let it only look',
    ],
    [
      'enough that changes what it is asked about',
      loading({ enough: (picked) => (picked as number[]).reverse().length >= 0 }),
      'enough of "Load what?" changes what it is asked about, [1,2]; let it only look',
    ],
    [
      'a prompt without a text',
      { describe: { prompt: () => ' ' } },
      'describe.prompt has no text for "Dig where?", but " "; give it one',
    ],
    [
      'a view that is no JSON',
      {
        secrets: {
          values: () => [{ path: ['holes'], seenBy: [], show: () => new Map(), guess: () => 0 }],
        },
      },
      'there is no view for seat 0 after the event "dug": BrokenRules: view.holes is a Map',
    ],
    [
      'an event shown that is no JSON',
      { secrets: { events: { dug: (event) => ({ ...event, at: () => 1 }) } } },
      'secrets.events.dug shows seat 0 what is no JSON: BrokenRules: it.at is function',
    ],
  ])('%s', (_what, fault, words) => {
    expect(() => checkGame(digging(fault))).toThrow(words);
  });
});

describe('Ranks that fit', () => {
  test.each([
    [[1, 2, 3, 4]],
    [[1, 1, 1, 1]],
    [[3, 1, 4, 2]],
    [[1, 2, 2, 4]], // those ahead are counted
    [[1, 2, 2, 3]], // places are
  ])('%j', (ranks) => {
    expect(() => start(strict(ranked(ranks)))).not.toThrow();
  });
});

describe('Ranks that do not fit', () => {
  test.each([[[1, 3, 4, 5]], [[2, 2, 2, 2]], [[1, 1, 2, 4]], [[1, 3, 3, 3]]])('%j', (ranks) => {
    expect(() => start(strict(ranked(ranks)))).toThrow(`outcome has the ranks ${ranks.join(', ')}, which do not fit`);
  });
});

function ranked(ranks: readonly number[]): AnyGame {
  return digging({ seats: { min: 4, max: 4 }, outcome: () => ranks.map((rank) => ({ rank, score: 0 })) });
}
