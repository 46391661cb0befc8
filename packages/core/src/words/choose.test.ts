import { describe, expect, test } from 'vitest';
import { oneTurn, playing, say } from '../../test/games/one-turn.ts';
import { asked, choose as take } from '../../test/games/table.ts';
import { load, timeline, whyNot } from '../host.ts';
import { BrokenRules, choose, chooseSome, confirm, drawNow, type Exception, start } from '../index.ts';

describe('choose', () => {
  test('asks the seat, with the whole offer, and returns the option itself', () => {
    const match = playing(() => choose(1, 'Which card?', [{ suit: 'red' }, { suit: 'blue' }]));
    expect(match.prompts()).toEqual([
      {
        id: 1,
        seat: 1,
        label: 'Which card?',
        options: [{ suit: 'red' }, { suit: 'blue' }],
        several: undefined,
        about: undefined,
        shows: false,
        except: [],
        otherwise: undefined,
      },
    ]);
    take(match, { suit: 'blue' });
    expect(match.state.returned).toEqual({ suit: 'blue' });
  });

  test('takes a lone option unasked, which leaves no slot in the record', () => {
    const match = playing(function* () {
      yield* say(yield* choose(0, 'Which card?', ['ace']));
      yield* say(yield* choose(0, 'Which card?', ['king', 'queen']));
      yield* say(yield* choose(1, 'Which card?', ['jack']));
    });
    expect(match.state.said).toEqual(['ace']);
    expect(match.prompts()).toHaveLength(1);
    take(match, 'queen');
    expect(match.state.said).toEqual(['ace', 'queen', 'jack']);
    expect(match.record().turns).toEqual([[1], []]);
  });

  test('asks even for a lone option where not being asked would tell a secret', () => {
    const match = playing(() => choose(0, 'Which card?', ['ace'], { ask: 'always' }));
    expect(asked(match).options).toEqual(['ace']);
    take(match, 'ace');
    expect(match.record().turns).toEqual([[0], []]);
  });

  test('shows what the question is about', () => {
    const about = { card: 'ace', from: 2 };
    expect(asked(playing(() => choose(0, 'Play it?', ['yes', 'no'], { about }))).about).toEqual(about);
  });

  test('offers an option as often as it is listed', () => {
    const match = playing(() => choose(0, 'Which card?', ['ace', 'ace']));
    match.answer(asked(match).id, 1);
    expect(match.record().turns).toEqual([[1], []]);
  });

  test('keeps the offer as it was made, whatever the rules do with the list', () => {
    const hand = ['ace', 'king'];
    const match = playing(() => choose(0, 'Which card?', hand));
    hand.pop();
    expect(asked(match).options).toEqual(['ace', 'king']);
  });
});

describe('What is not offered', () => {
  const except: Exception[] = [
    { option: 'king', why: 'the king is under guard' },
    { option: { suit: 'red', rank: 1 }, why: 'red is not led' },
  ];
  const prompt = asked(playing(() => choose(0, 'Which card?', ['ace', 'queen'], { except })));

  test.each<[what: string, option: unknown, why: string | undefined]>([
    ['the reason is told', 'king', 'the king is under guard'],
    ['whatever the order of keys', { rank: 1, suit: 'red' }, 'red is not led'],
    ['what is offered has none', 'ace', undefined],
    ['what nobody thought of has none', 'joker', undefined],
  ])('%s', (_, option, why) => {
    expect(whyNot(prompt, option)).toBe(why);
  });

  test('stands in the prompt', () => {
    expect(prompt.except).toEqual(except);
  });

  describe('where it is a function', () => {
    let looks = 0;
    const lazily = () => {
      looks++;
      return except;
    };
    const match = playing(() => choose(0, 'Which card?', ['ace', 'queen'], { except: lazily }));

    test('is asked for when somebody looks, and once', () => {
      const open = asked(match);
      expect(looks).toBe(0);
      expect(whyNot(open, 'king')).toBe('the king is under guard');
      expect(open.except).toEqual(except);
      expect(looks).toBe(1);
    });

    test('is not asked for once the question is answered: the state is another one by then', () => {
      const played = match.fork();
      const open = asked(played);
      const before = looks;
      take(played, 'ace');
      expect(open.except).toEqual([]);
      expect(looks).toBe(before);
    });

    test('stands in the time line as well', () => {
      const played = match.fork();
      take(played, 'ace');
      expect(timeline(played).find(({ type }) => type === 'question')).toMatchObject({ label: 'Which card?', except });
    });

    const none = (got: string) => `except of "Which?" is a list of { option, why }; got ${got}`;
    test.each<[what: string, except: () => unknown, why: string]>([
      ['must be JSON', () => [{ option: () => 1, why: 'no' }], 'except of "Which?".0.option is function'],
      ['is no word', () => 'no', none('"no"')],
      ['is no list of words', () => ['no'], none('["no"]')],
      ['is not missing', () => undefined, 'except of "Which?" is undefined'],
      ['says why', () => [{ option: 'king' }], none('[{"option":"king"}]')],
      ['says what', () => [{ why: 'no' }], none('[{"why":"no"}]')],
      ['draws nothing', () => [{ option: drawNow(['no'], 'card'), why: 'no' }], 'draw "card" was used in except'],
    ])('it %s', (_, wrong, why) => {
      const open = asked(playing(() => choose(0, 'Which?', ['ace', 'queen'], { except: wrong as never }))); // types refuse most of them
      expect(() => open.except).toThrow(why);
    });
  });
});

describe('A default', () => {
  test('is the choice that a time-out takes, and the record says so', () => {
    const match = playing(() => choose(1, 'Which card?', ['ace', 'king', 'queen'], { otherwise: 'queen' }));
    expect(asked(match).otherwise).toBe(2);
    match.expire(asked(match).id);
    expect(match.state.returned).toBe('queen');
    expect(match.record()).toMatchObject({ turns: [[2], []], notes: { 0: 'time-out' } });
  });

  test('may be any equal option, whatever the order of its keys', () => {
    const cards = [
      { suit: 'red', rank: 1 },
      { suit: 'blue', rank: 2 },
    ];
    const match = playing(() => choose(0, 'Which card?', cards, { otherwise: { rank: 2, suit: 'blue' } }));
    expect(asked(match).otherwise).toBe(1);
  });

  test('may be a set', () => {
    const match = playing(() =>
      chooseSome(0, 'Which cards?', ['ace', 'king', 'queen'], { otherwise: ['queen', 'ace'] }),
    );
    expect(asked(match).otherwise).toEqual([0, 2]);
  });

  test.each<[what: string, ask: () => unknown, message: string]>([
    [
      'one that is not offered',
      () => playing(() => choose<unknown>(0, 'Which card?', ['ace', 'king'], { otherwise: 'joker' })),
      '"Which card?" has the default "joker", which it does not offer',
    ],
    [
      'a set with one that is not offered',
      () => playing(() => chooseSome<unknown>(0, 'Which cards?', ['ace', 'king'], { otherwise: ['ace', 'joker'] })),
      '"Which cards?" has the default ["ace","joker"], which it does not offer',
    ],
    [
      'a set that is too large',
      () => playing(() => chooseSome(0, 'Which cards?', [1, 2, 3], { max: 1, otherwise: [1, 3] })),
      '"Which cards?" has the default [1,3], which it does not offer',
    ],
  ])('is a fault of the rules if it is %s', (_, ask, message) => {
    expect(ask).toThrow(expect.objectContaining({ name: 'BrokenRules', code: 'choice', message }));
    expect(ask).toThrow(BrokenRules);
  });
});

describe('confirm', () => {
  test.each([true, false])('asks yes or no: %s', (answer) => {
    const match = playing(() => confirm(0, 'Sure?'));
    expect(asked(match)).toMatchObject({ label: 'Sure?', options: [true, false] });
    take(match, answer);
    expect(match.state.returned).toBe(answer);
  });

  test('takes what choose takes', () => {
    const match = playing(() => confirm(0, 'Sure?', { otherwise: false, about: 'the ace' }));
    expect(asked(match)).toMatchObject({ otherwise: 1, about: 'the ace' });
  });
});

test('an answer that is there already is taken without asking again', () => {
  const game = oneTurn(function* () {
    yield* say(yield* choose(0, 'First?', ['a', 'b']));
    yield* say(yield* confirm(1, 'Second?'));
    return yield* chooseSome(0, 'Third?', [1, 2, 3]);
  });
  const match = start(game, { seed: 1 });
  take(match, 'b', false, [1, 3]);
  const again = load(game, match.record());
  expect(again.state).toEqual({ said: ['b', false], returned: [1, 3] });
});
