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

  /**
   * The state at the start of the turn; `now` is the state as it stands. Where it is lost, since nobody had asked for a copy
   * when it was changed, it is found, and kept from then on.
   */
  stateAtStart(now: object, find: () => object): object {
    if (this.#isTouched && !this.#state) {
      this.#state = find();
      this.#isWanted = true;
    }
    return this.#state ?? now;
  }
}
