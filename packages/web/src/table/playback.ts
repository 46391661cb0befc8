import type { AnyEvent } from '@fermata/core';
import { type AnyStaging, cuesOf, type Motion, motions, type Scene } from '@fermata/scene';
import { Store } from './store.ts';

/** What is on the table just now. */
export interface Shown {
  readonly scene: Scene;
  readonly view: object;
  /** What happened since the scene before, and what it was about. */
  readonly motions: readonly Motion[];
  readonly cues: readonly string[];
  /** The number of the last frame that is shown. */
  readonly frame: number;
  /** True while more is to come. */
  readonly isMoving: boolean;
}

/** Something to be shown. */
export interface Still {
  readonly number: number;
  readonly event: AnyEvent | undefined;
  readonly view: object;
}

/** More frames than this are not played: the last one is shown. */
const QUEUE_MAX = 60;

/** Shows what happens frame by frame, at a pace that one can follow. The page owns time, never the match. */
export class Playback {
  readonly shown: Store<Shown>;
  readonly #staging: AnyStaging;
  readonly #seat: number;
  readonly #pace: Pace;
  #queue: Still[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(staging: AnyStaging, seat: number, view: object, pace: Pace) {
    this.#staging = staging;
    this.#seat = seat;
    this.#pace = pace;
    this.shown = new Store(this.#still(view, -1));
  }

  /** Shows it when its time has come. */
  add(stills: readonly Still[]): void {
    this.#queue.push(...stills);
    if (this.#queue.length > QUEUE_MAX || this.#pace.speed() === 0 || this.#pace.isUnseen()) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** Shows what there is in the end, at once. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last !== undefined) this.jump(last.view, last.number);
  }

  /** Shows something else, at once. */
  jump(view: object, frame: number): void {
    this.stop();
    this.shown.set(this.#still(view, frame));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
  }

  #next(): void {
    this.#timer = undefined;
    const still = this.#queue.shift();
    const before = this.shown.get();
    if (still === undefined) {
      if (before.isMoving) this.shown.change({ isMoving: false });
      return;
    }
    const scene = this.#staging.scene(still.view, this.#seat);
    const moved = motions(before.scene, scene);
    const cues = still.event === undefined ? [] : cuesOf(still.event, scene, this.#staging, still.view);
    const isMoving = this.#queue.length > 0;
    this.shown.set({ scene, view: still.view, motions: moved, cues, frame: still.number, isMoving });
    this.#timer = setTimeout(() => this.#next(), this.#pace.lastsMs(moved, cues) / (this.#pace.speed() || 1));
  }

  #still(view: object, frame: number): Shown {
    const scene = this.#staging.scene(view, this.#seat);
    return { scene, view, motions: [], cues: [], frame, isMoving: false };
  }
}

/** How long things take, as this page has it. */
export interface Pace {
  speed(): number;
  lastsMs(motions: readonly Motion[], cues: readonly string[]): number;
  /** True while nobody can be looking. */
  isUnseen(): boolean;
}
