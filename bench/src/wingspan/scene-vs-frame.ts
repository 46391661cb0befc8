import { frames } from '@fermata/core/host';
import { staging } from '@fermata/wingspan';
import type { Bench } from '../bench.ts';
import { answerAll } from '../fork.ts';
import { cost, ROUNDS, type Round } from '../measure.ts';
import { timeOnce } from '../slice.ts';
import { followerOf } from './follower.ts';
import { begun, type WholeMatch, wholeMatches } from './whole-matches.ts';

const MATCHES = 40;
const QUICK_MATCHES = 8;
const WARM_UPS = 3;

export const bench: Bench = {
  name: 'wingspan_scene_vs_frame',
  about: 'wingspan: a scene, over whole matches, over what one follower adds to an event',
  bar: { atMost: 3 },
  measure(quick) {
    const matches = wholeMatches(quick ? QUICK_MATCHES : MATCHES);
    const views = matches.map(viewsOf);
    const rounds: Round[] = [];
    for (let round = 0; round < WARM_UPS + ROUNDS; round++)
      rounds.push({ ours: sceneOf(views), peer: followerOf(matches).added });
    return cost(rounds.slice(WARM_UPS), 'scene');
  },
};

type Views = readonly Parameters<typeof staging.scene>[0][];

/** What seat 0 sees after each event. */
function viewsOf(match: WholeMatch): Views {
  return frames(answerAll(begun(match), match.choices), 0).map(({ view }) => view as Views[number]); // of this game
}

/** Nanoseconds of a scene. */
function sceneOf(views: readonly Views[]): number {
  return timeOnce(() => {
    let count = 0;
    for (const seen of views) for (const view of seen) count += staging.scene(view, 0).places.length > 0 ? 1 : 0;
    return count;
  });
}
