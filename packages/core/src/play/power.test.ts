/** A power with three prompts inside a listener inside a power can be held at each of them. */
import { describe, expect, test } from 'vitest';
import { asked, choose, shown } from '../../test/games/table.ts';
import { workshop } from '../../test/games/workshop.ts';
import { load } from '../host.ts';
import { type Match, start } from '../index.ts';
import { strict } from '../testing/strict.ts';

const TURN = ['wheel', true, 'wood', ['top', 'rim'], true];
const OFFERS = [
  { label: 'Which part?', options: ['axle', 'wheel', 'spring'] },
  { label: 'Hammer it?', options: [true, false] },
  { label: 'Heat it by what?', options: ['coal', 'wood'] },
  { label: 'Strike it where?', options: ['top', 'edge', 'rim'] },
  { label: 'Polish it?', options: [true, false] },
];
const REST = ['axle', false, false, 'spring', true, 'coal', ['edge'], false, 'axle', true, 'coal', ['top'], true];

test('the power resolves where it is written: after the event it listens to, before the next line', () => {
  const match = start(strict(workshop));
  for (const [at, option] of TURN.entries()) {
    expect(asked(match, 0)).toMatchObject(OFFERS[at] ?? {});
    choose(match, option);
  }
  expect(match.events).toEqual([
    { type: 'fitted', seat: 0, part: 'wheel' },
    { type: 'heated', seat: 0, by: 'wood' },
    { type: 'struck', seat: 0, where: ['top', 'rim'] },
    { type: 'polished', seat: 0 },
    { type: 'handedOver', seat: 0 },
  ]);
});

describe.each(TURN.map((_, at) => [at, OFFERS[at]?.label ?? '']))('at prompt %d, "%s"', (at) => {
  const ending = shown(played(start(strict(workshop), { seed: 1 }), [...TURN, ...REST]));
  const here = () => played(start(strict(workshop), { seed: 1 }), TURN.slice(0, at));
  const rest = [...TURN.slice(at), ...REST];

  test('a fork goes on to the same end, and so does the original', () => {
    const match = here();
    const fork = match.fork();
    expect(shown(fork)).toBe(shown(match));
    expect(shown(played(fork, rest))).toBe(ending);
    expect(shown(match)).toBe(shown(here()));
    expect(shown(played(match, rest))).toBe(ending);
  });

  test('undo leads back here, redo leads forth again, and the same choice is the same match', () => {
    const match = here();
    const before = shown(match);
    choose(match, TURN[at]);
    const after = shown(match);
    match.undo(0);
    expect(shown(match)).toBe(before);
    match.redo(0);
    expect(shown(match)).toBe(after);
    match.undo(0);
    expect(shown(played(match, rest))).toBe(ending);
  });

  test('all choices of the power can be taken back one by one, and made again', () => {
    const match = here();
    const after = shown(match);
    for (let left = at; left > 0; left--) match.undo(0);
    expect(shown(match)).toBe(shown(start(strict(workshop), { seed: 1 })));
    for (let left = at; left > 0; left--) match.redo(0);
    expect(shown(match)).toBe(after);
  });

  test('a record, saved as text and loaded, stands here and goes on to the same end', () => {
    const match = here();
    const loaded = load(strict(workshop), JSON.parse(JSON.stringify(match.record())));
    expect(shown(loaded)).toBe(shown(match));
    expect(loaded.record()).toEqual(match.record());
    expect(shown(played(loaded, rest))).toBe(ending);
  });
});

function played<S extends object, E extends { type: string }>(match: Match<S, E>, options: readonly unknown[]) {
  choose(match, ...options);
  return match;
}
