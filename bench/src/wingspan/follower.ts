import { answerAll } from '../fork.ts';
import { timeOnce } from '../slice.ts';
import { begun, type WholeMatch } from './whole-matches.ts';

/** In nanoseconds: what one follower adds to an event, and what a clone of the state takes, over the same matches. */
export interface FollowerCosts {
  readonly added: number;
  readonly clone: number;
}

/** Each match is played alone and with a follower, by turns, and then its states are cloned, one for each question. */
export function followerOf(matches: readonly WholeMatch[]): FollowerCosts {
  const totals = { alone: 0, followed: 0, clones: 0, events: 0, states: 0 };
  for (const match of matches) {
    const alone = begun(match);
    totals.alone += timeOnce(() => played(alone, match));
    const followed = begun(match);
    followed.follow(0, ({ frames }) => {
      totals.events += frames.length;
    });
    totals.followed += timeOnce(() => played(followed, match));
    const states = statesOf(match);
    totals.states += states.length;
    totals.clones += timeOnce(() => {
      for (const state of states) structuredClone(state);
      return 1;
    });
  }
  return { added: (totals.followed - totals.alone) / totals.events, clone: totals.clones / totals.states };
}

/** One unit: all of a match. */
function played(match: ReturnType<typeof begun>, { choices }: WholeMatch): number {
  answerAll(match, choices);
  return 1;
}

function statesOf(whole: WholeMatch): object[] {
  const match = begun(whole);
  return whole.choices.map((choice) => {
    const state = structuredClone(match.state);
    answerAll(match, [choice]);
    return state;
  });
}
