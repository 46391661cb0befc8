import type { Seat } from '../game/flow.ts';
import { type Frame, type Sight, sightOf } from '../secrets/frame.ts';
import type { Live } from './live.ts';
import type { FrameNews } from './match.ts';
import { retrace } from './replay.ts';
import type { Onlooker } from './watchers.ts';

/** Every frame of a seat, found by playing the match again once; and the entry of the log that each is of. */
export function framesOf(match: Live, seat: Seat, indices: number[] = []): Frame[] {
  const frames: Frame[] = [];
  retrace(match, (exec) => {
    const sight = sightOf(exec, seat, 0);
    return {
      after: (event) => {
        const frame = sight(event);
        if (!frame) return;
        frames.push(frame);
        indices.push(exec.log.count - 1);
      },
    };
  });
  return frames;
}

/** Someone who is told of new frames. */
export function follower(match: Live, seat: Seat, tell: (news: FrameNews) => void): Onlooker {
  /** For each frame the entry of the log that it is of: so it is known which ones were taken back. */
  const indices: number[] = [];
  framesOf(match, seat, indices);
  /** How far down the log it was settled. */
  let heard = match.exec.log.count;
  let sight: Sight | undefined;
  /** Frames that are not settled yet. */
  let fresh: Frame[] = [];
  /** Takes back what came from entry `count` on. What is seen next begins with a look at what there is then. */
  const forget = (count: number) => {
    while ((indices.at(-1) ?? -1) >= count) indices.pop();
    sight = undefined;
  };
  return {
    before: (exec, index) => {
      if (index >= heard) sight ??= sightOf(exec, seat, indices.length);
    },
    after: (event, index) => {
      const frame = sight?.(event);
      if (!frame) return;
      fresh.push(frame);
      indices.push(index);
    },
    restart: () => {
      forget(heard);
      fresh = [];
    },
    settle: ({ exec }) => {
      const { count } = exec.log;
      const frames = fresh;
      const told = indices.length - frames.length;
      if (count < heard) forget(count);
      heard = count;
      fresh = [];
      const from = Math.min(told, indices.length);
      if (from < told || frames.length > 0) tell({ from, frames });
    },
  };
}
