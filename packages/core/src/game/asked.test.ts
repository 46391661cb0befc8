import { expect, test } from 'vitest';
import { oneTurn, playing } from '../../test/games/one-turn.ts';
import { asked, copyJson, describeThing, isChoice } from '../host.ts';
import { choose, chooseSome } from '../index.ts';

const game = oneTurn(() => choose(0, 'Which?', ['a']), {
  describe: {
    prompt: ({ label }) => `${label} Say it.`,
    option: (option) => `the ${String(option)}`,
    thing: (name) => (name === 'oak' ? 'A tree.' : undefined),
  },
});

test('a prompt that travels is JSON with its texts', () => {
  const match = playing(() =>
    choose(0, 'Which tree?', ['oak', 'ash'], {
      about: { wood: 'old' },
      except: [{ option: 'elm', why: 'it is ill' }],
      otherwise: 'ash',
    }),
  );
  const question = asked(game, match.prompts()[0]!); // seat 0 is asked
  expect(question).toEqual({
    id: match.prompts()[0]?.id,
    seat: 0,
    label: 'Which tree?',
    text: 'Which tree? Say it.',
    options: ['oak', 'ash'],
    texts: ['the oak', 'the ash'],
    except: [{ option: 'elm', why: 'it is ill', text: 'the elm' }],
    about: { wood: 'old' },
    otherwise: 1,
  });
  expect(JSON.parse(JSON.stringify(question))).toEqual(question);
});

test('of a set it says how many, and leaves out what a question does not have', () => {
  const match = playing(() => chooseSome(0, 'Which trees?', ['oak', 'ash', 'elm'], { min: 1, max: 2 }));
  const question = asked({}, match.prompts()[0]!); // seat 0 is asked
  expect(question.several).toEqual({ min: 1, max: 2 });
  expect(question.texts).toEqual(['oak', 'ash', 'elm']);
  expect(Object.keys(question)).not.toContain('about');
  expect(JSON.parse(JSON.stringify(question))).toEqual(question);
});

test('what travels is its own: whoever changes it does no harm to the match', () => {
  const match = playing(() =>
    choose(0, 'Which tree?', [{ tree: 'oak' }, { tree: 'ash' }], {
      about: { woods: ['old'] },
      except: [{ option: { tree: 'elm' }, why: 'it is ill' }],
    }),
  );
  const prompt = match.prompts()[0]!; // seat 0 is asked
  const before = copyJson({ ...prompt, several: null, otherwise: null });
  const question = asked(game, prompt) as unknown as Record<'options' | 'about' | 'except', { [key: string]: unknown }>;
  Object.assign(question.options[0] as object, { tree: 'fig' });
  Object.assign(question.options, ['fig', 'fig']);
  Object.assign(question.about.woods as object, ['new']);
  Object.assign(question.except[0] as object, { why: 'no' });
  expect({ ...match.prompts()[0], several: null, otherwise: null }).toEqual(before);
});

test('a thing has the text that the game gives it', () => {
  expect([describeThing(game, 'oak'), describeThing(game, 'ash'), describeThing({}, 'oak')]).toEqual([
    'A tree.',
    undefined,
    undefined,
  ]);
});

test.each([
  [0, true],
  [2, false],
  [[0], false],
  ['oak', false],
  [undefined, false],
])('%j is an answer to a question of two options: %s', (choice, is) => {
  const match = playing(() => choose(0, 'Which tree?', ['oak', 'ash']));
  expect(isChoice(match.prompts()[0]!, choice)).toBe(is); // seat 0 is asked
});
