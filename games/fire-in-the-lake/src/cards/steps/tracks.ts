/** Steps that move markers on tracks. */
import type { Track } from '../../data/scenario.ts';
import { TRACK_MAX } from '../../state/state.ts';
import { adjust } from '../../verbs/change.ts';
import { type Amount, amountOf, known, sumText } from '../amount.ts';
import type { CardStep } from '../step.ts';

/** So much more on a track, or, if negative, less. */
export function gain(track: Track, n: Amount): CardStep {
  return {
    text: `${track} ${sumText(n).startsWith('-') ? '' : '+'}${sumText(n)}`,
    can({ state }) {
      const by = known(n, state);
      return by < 0 ? state.tracks[track] > 0 : by > 0 && state.tracks[track] < TRACK_MAX[track];
    },
    *run({ state }) {
      yield* adjust(state, track, yield* amountOf(n, state, 'event'));
    },
  };
}
/** The same, downward by a die or by what the table says. */
export function lose(track: Track, n: Amount): CardStep {
  return {
    text: `${track} -${sumText(n)}`,
    can: ({ state }) => known(n, state) > 0 && state.tracks[track] > 0,
    *run({ state }) {
      yield* adjust(state, track, -(yield* amountOf(n, state, 'event')));
    },
  };
}
/** Half of it, rounded down, is left. */
export function halve(track: Track): CardStep {
  return {
    text: `halve ${track}`,
    can: ({ state }) => state.tracks[track] > 0,
    run: ({ state }) => adjust(state, track, Math.floor(state.tracks[track] / 2) - state.tracks[track]),
  };
}
/** From one track to another, as much as there is. */
export function transfer(from: Track, to: Track, n: Amount): CardStep {
  return {
    text: `${sumText(n)} from ${from} to ${to}`,
    can: ({ state }) => state.tracks[from] > 0,
    *run({ state }) {
      const moved = -(yield* adjust(state, from, -(yield* amountOf(n, state, 'event'))));
      yield* adjust(state, to, moved);
    },
  };
}
/** The Trail by so many boxes. */
export function trail(by: number): CardStep {
  return gain('TRAIL', by);
}
/** The Trail to this box, if it is below. */
export function trailAtLeast(box: number): CardStep {
  return {
    text: `TRAIL to ${box} at least`,
    can: ({ state }) => state.tracks.TRAIL < box,
    run: ({ state }) => adjust(state, 'TRAIL', box - state.tracks.TRAIL),
  };
}
