import type { Execution } from '../execution/execution.ts';
import type { Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import { type Frame, Sight } from '../secrets/frame.ts';
import type { Live } from './live.ts';
import type { FrameNews } from './match.ts';
import { retrace } from './replay.ts';
import type { Onlooker } from './watchers.ts';

/** Every frame of a seat, found by playing the match again once; and the entry of the log that each is of. */
export function framesOf(match: Live, seat: Seat, indices: number[] = []): Frame[] {
  const frames: Frame[] = [];
  retrace(match, (exec) => {
    const sight = new Sight(exec, seat, 0);
    return {
      after: (event) => {
        const frame = sight.frameOf(event);
        if (frame === undefined) return;
        frames.push(frame);
        indices.push(exec.log.count - 1);
      },
    };
  });
  return frames;
}

/** Someone who is told of new frames. */
export class Follower implements Onlooker {
  readonly #seat: Seat;
  readonly #tell: (news: FrameNews) => void;
  /** For each frame the entry of the log that it is of: so it is known which ones were taken back. */
  readonly #indices: number[] = [];
  /** How far down the log it was settled. */
  #heard: number;
  #sight: Sight | undefined;
  /** Frames that are not settled yet. */
  #fresh: Frame[] = [];

  constructor(match: Live, seat: Seat, tell: (news: FrameNews) => void) {
    this.#seat = seat;
    this.#tell = tell;
    framesOf(match, seat, this.#indices);
    this.#heard = match.exec.log.count;
  }

  /** An event, entry `index` of the log, is about to happen. */
  before(exec: Execution, index: number): void {
    if (index >= this.#heard) this.#sight ??= new Sight(exec, this.#seat, this.#indices.length);
  }

  /** It has happened. Nothing is seen of it where the match is played again, up to where it was. */
  after(event: AnyEvent, index: number): void {
    const frame = this.#sight?.frameOf(event);
    if (frame === undefined) return;
    this.#fresh.push(frame);
    this.#indices.push(index);
  }

  /** Another execution takes the place of the last: what is not settled has not happened. */
  restart(): void {
    this.#forget(this.#heard);
    this.#fresh = [];
  }

  settle({ exec }: Live): void {
    const { count } = exec.log;
    const frames = this.#fresh;
    const told = this.#indices.length - frames.length;
    if (count < this.#heard) this.#forget(count);
    this.#heard = count;
    this.#fresh = [];
    const from = Math.min(told, this.#indices.length);
    if (from < told || frames.length > 0) this.#tell({ from, frames });
  }

  /** Takes back what came from entry `count` on. What is seen next begins with a look at what there is then. */
  #forget(count: number): void {
    while ((this.#indices[this.#indices.length - 1] ?? -1) >= count) this.#indices.pop();
    this.#sight = undefined;
  }
}

/** Lets followers look on. */
export function followedBy(followers: Iterable<Follower>, exec: Execution): Tap {
  return {
    before: (_event, index) => {
      for (const follower of followers) follower.before(exec, index);
    },
    after: (event) => {
      for (const follower of followers) follower.after(event, exec.log.count - 1);
    },
  };
}
