import type { AnyMatch, Seat } from '@fermata/core';
import { Follower, Views } from './follower.ts';
import type { News } from './wire.ts';

/** How a match stands for a seat: news but for what has happened. */
export type Standing = Omit<News, 'from' | 'view' | 'frames'>;

/** Whoever follows a match, each from a seat or from none. */
export class Audience {
  readonly #standing: (seat: Seat) => Standing;
  readonly #followers = new Set<Follower>();
  readonly #views = new Views();

  constructor(standing: (seat: Seat) => Standing) {
    this.#standing = standing;
  }

  /** Whether there is anybody. */
  get isThere(): boolean {
    return this.#followers.size > 0;
  }

  /** Somebody more, who is told nothing yet. */
  add(match: AnyMatch, seat: Seat, tell: (news: News) => void, from: number): Follower {
    const follower = new Follower(match, seat, tell, from, this.#views);
    this.#followers.add(follower);
    return follower;
  }

  remove(follower: Follower): void {
    follower.stop();
    this.#followers.delete(follower);
  }

  /** The match was made anew. */
  listenTo(match: AnyMatch): void {
    for (const follower of this.#followers) follower.listenTo(match);
  }

  tell(follower: Follower): void {
    follower.tell(this.#standing(follower.seat));
  }

  tellAll(): void {
    for (const follower of this.#followers) {
      try {
        this.tell(follower);
      } catch {
        // Whoever cannot listen is told no more: the others are.
        this.remove(follower);
      }
    }
  }

  stop(): void {
    for (const follower of this.#followers) this.remove(follower);
  }
}
