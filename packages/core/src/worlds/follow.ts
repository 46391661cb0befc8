import { copyAnswers } from '../execution/answers.ts';
import type { Execution } from '../execution/execution.ts';
import { HALT } from '../execution/tap.ts';
import type { Seat } from '../game/flow.ts';
import type { Live } from '../match/live.ts';
import { begin } from '../match/origin.ts';
import { choicesOf } from '../match/past.ts';
import { Ledger, type Pages } from '../secrets/ledger.ts';
import type { Moment } from '../secrets/moment.ts';
import { entryOf } from '../values/entry.ts';
import { Noter } from './noter.ts';

/**
 * What the seat could tell of hidden tokens up to the start of this turn. A second execution follows the match for each seat
 * that is asked about: so every choice is repeated once, and a match that is only played pays nothing.
 */
export function pagesOf(match: Live, seat: Seat): Pages {
  const { exec } = match;
  const all = entryOf(followers, exec, () => new Map());
  const follower = entryOf(all, seat, () => new Follower(match, seat));
  follower.goTo(exec);
  return follower.book;
}

const followers = new WeakMap<Execution, Map<Seat, Follower>>();

/** Plays the turns of a match again as they are over, and keeps the book of one seat. */
class Follower {
  /** What could be told when the turn began, and what has happened since. */
  book: Pages = new Map();
  readonly #news = new Map<string | undefined, Moment[]>();
  readonly #exec: Execution;
  /** The answers taken over so far, of those that the match's own execution has. */
  #taken: number;
  #until: number;

  constructor(match: Live, seat: Seat) {
    const { game, origin, exec } = match;
    const { choices, turn } = exec.mark;
    const all = choicesOf(match);
    all.length -= exec.main.choices.length - choices;
    this.#exec = begin(game, origin, all, undefined, false);
    this.#taken = choices;
    this.#until = turn;
    const noter = new Noter(this.#exec, seat, (kind, moment) => entryOf(this.#news, kind, () => []).push(moment));
    const known = origin.imagined?.pages.get(seat);
    if (!known) noter.begin();
    else this.book = new Map(known);
    this.#exec.watch({
      after: (event) => noter.after(event),
      answered: (question) => noter.answered(question),
      missed: (question) => noter.answered(question),
      begins: () => {
        this.#settle();
        if (this.#exec.turn >= this.#until) throw HALT;
      },
    });
    this.#exec.advance();
  }

  goTo({ main, mark }: Execution): void {
    if (mark.turn === this.#until) return;
    this.#exec.main.choices.push(...copyAnswers(main.choices.slice(0, mark.choices), this.#taken));
    this.#taken = mark.choices;
    this.#until = mark.turn;
    this.#exec.advance();
  }

  #settle(): void {
    const book = new Map(this.book);
    for (const [kind, moments] of this.#news) book.set(kind, (book.get(kind) ?? new Ledger()).after(moments, false));
    this.book = book;
    this.#news.clear();
  }
}
