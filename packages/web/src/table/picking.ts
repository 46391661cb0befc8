/** A set, picked one by one. */
import type { OpenQuestion, Session } from '@fermata/session';
import type { Store } from './store.ts';
import type { Situation } from './table.ts';
import type { Touched } from './touching.ts';

/**
 * Picks are taken in the order in which they came, each once it is known what may be beside the one before: a hasty hand picks
 * nothing that there is no room for any more.
 */
export class Picking {
  readonly #session: Session;
  readonly #standing: Store<Situation>;
  #last: Promise<unknown> = Promise.resolve();

  constructor(session: Session, standing: Store<Situation>) {
    this.#session = session;
    this.#standing = standing;
  }

  /** A set is asked for, and nothing is picked yet. */
  begin(): void {
    this.#last = this.#pick([]);
  }

  /** Puts an option into the set, or takes it out. */
  toggle(option: number): void {
    this.#inTurn(({ picked, next }) => {
      if (picked.includes(option)) return picked.filter((it) => it !== option);
      return next?.includes(option) ? [...picked, option] : picked;
    });
  }

  /** Takes out what was put in last. */
  back(): void {
    this.#inTurn(({ picked }) => picked.slice(0, -1));
  }

  #inTurn(change: (touched: Touched) => readonly number[]): void {
    const { posed } = this.#standing.get();
    const then = async () => {
      const now = this.#standing.get();
      if (!isSameQuestion(now.posed?.asked, posed?.asked) || now.isSending) return;
      const picked = change(now.touched);
      if (picked !== now.touched.picked) await this.#pick(picked);
    };
    this.#last = this.#last.then(then, then);
  }

  async #pick(picked: readonly number[]): Promise<void> {
    const { posed, touched } = this.#standing.get();
    if (posed === undefined) return;
    this.#standing.change({ touched: { ...touched, picked, isEnough: false } });
    const may = await this.#session.pickable(posed.asked.basis, picked);
    const now = this.#standing.get();
    // Something else was asked meanwhile.
    if (may === undefined || !isSameQuestion(now.posed?.asked, posed.asked) || now.touched.picked !== picked) return;
    this.#standing.change({ touched: { ids: [], picked, next: may.next, isEnough: may.done } });
  }
}

/** True if it is still the same that is asked: somebody else may have answered meanwhile. */
export function isSameQuestion(one: OpenQuestion | undefined, other: OpenQuestion | undefined): boolean {
  return one?.basis === other?.basis;
}
