import { describe, expect, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { checkName } from './name.ts';

describe.each([
  ['a word of the language', 'class default yield await new let enum eval arguments undefined global-this'],
  ['a package that it needs', 'vitest typescript fermata core scene'],
  [
    'a name that its own code uses',
    'choose roll board position seats contents staging emit rank start test expect define-game describe-event check-game',
  ],
])('a game cannot be called what is %s', (taken, names) => {
  test.each(names.split(' '))('%s', (name) => {
    const refusal = `a game cannot be called "${name}", which is ${taken}; try "${name}-game"`;
    expect(() => checkName(name)).toThrow(new UsageError(refusal));
    expect(() => checkName(`${name}-game`)).not.toThrow();
  });
});

test.each(['river-race', 'new-game', 'classes', 'x', 'go', 'newcomer', 'whoever', 'a'.repeat(60)])(
  'a game may be called %s, be it the word of a comment, a text or a file',
  (name) => {
    expect(() => checkName(name)).not.toThrow();
  },
);

test.each([
  ['River', `a game's name is lower-case letters, digits and single dashes, such as river-race; got "River"`],
  ['a--b', `a game's name is lower-case letters, digits and single dashes, such as river-race; got "a--b"`],
  ['a'.repeat(61), `a game's name has at most 60 letters, such as river-race; got 61, "${'a'.repeat(20)}…"`],
])('%s is no name of a game', (name, refusal) => {
  expect(() => checkName(name)).toThrow(new UsageError(refusal));
});
