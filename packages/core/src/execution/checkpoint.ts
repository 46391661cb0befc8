import { copyState, type Rules } from '../game/game.ts';

/** The state at the start of the turn: copied before the first event, where it may be needed. */
export class Checkpoint {
  /** The copy; undefined as long as the state is still as it was, or nobody asked for a copy. */
  #state: object | undefined;
  /** True once an event has changed the state since the turn began. */
  #isTouched = false;
  #isWanted: boolean;

  constructor(isWanted: boolean) {
    this.#isWanted = isWanted;
  }

  /** Whether the state of the start is lost: it was changed, and nobody had asked for a copy. */
  get isLost(): boolean {
    return this.#isTouched && this.#state === undefined;
  }

  get isTouched(): boolean {
    return this.#isTouched;
  }

  /** A turn begins. */
  reset(): void {
    this.#state = undefined;
    this.#isTouched = false;
  }

  /** An event is about to change the state. */
  touch(game: Rules, state: object): void {
    if (this.#isTouched) return;
    if (this.#isWanted) this.#state = copyState(game, state);
    this.#isTouched = true;
  }

  /** Whether copies are made from now on: forks need them, and a run to the end does not. */
  want(isWanted: boolean): void {
    this.#isWanted = isWanted;
  }

  /** Somebody has found it by playing the match again. */
  restore(state: object): void {
    this.#state = state;
    this.#isWanted = true;
  }

  /** The state at the start of the turn, if it is not lost; `now` is the state as it stands. */
  stateAtStart(now: object): object {
    return this.#state ?? now;
  }
}
