/** Random matches, as everybody sees them. More of them are looked at by the soak. */
import { type AnyMatch, seeded, start } from '@fermata/core';
import { asked } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { pointsOf, type Scene } from '@fermata/scene';
import { checkStaging } from '@fermata/scene/testing';
import { expect, test } from 'vitest';
import { fireInTheLake, staging } from './index.ts';

const ON_BOARD = 0.95;

// A whole match has hundreds of questions: of 27 the start, the middle or the end is looked at.
const SCENARIOS = ['short', 'medium', 'full'] as const;
const ROWS = [2, 3, 4].flatMap((seats) => SCENARIOS.map((scenario) => [seats, scenario] as const));

test.each(ROWS)(
  'for %d seats the scenes of random %s matches hold, and answer nearly every question',
  (seats, scenario) => {
    const options = { scenario, transfers: true };
    const { questions, onBoard } = checkStaging(fireInTheLake, staging, {
      seats,
      options,
      matches: 3,
      answersMax: 12,
      spread: true,
    });
    expect(questions).toBe(36);
    expect(onBoard / questions).toBeGreaterThanOrEqual(ON_BOARD);
  },
);

test.each(SCENARIOS)(
  'of a whole %s match all pieces are seen, and nearly every question is answered on the board',
  (scenario) => {
    const match: AnyMatch = start(fireInTheLake, { seed: 'board', options: { scenario } });
    const oracle = seeded('board');
    let [questions, onBoard] = [0, 0];
    for (let [prompt] = match.prompts(); prompt !== undefined; [prompt] = match.prompts()) {
      const view = match.view(prompt.seat);
      const scene = staging.scene(view, prompt.seat);
      const points = pointsOf(asked(fireInTheLake, prompt), scene, staging, view);
      expect(forcesIn(scene)).toBe(229);
      questions++;
      if (points.every((ids) => ids.length > 0)) onBoard++;
      match.answer(prompt.id, randomAnswer(prompt, oracle));
    }
    expect(questions).toBeGreaterThan(200);
    expect(onBoard / questions).toBeGreaterThanOrEqual(ON_BOARD);
  },
);

function forcesIn({ pieces }: Scene): number {
  return pieces.reduce((sum, { hidden, count = 0 }) => (hidden ? sum : sum + count), 0);
}
