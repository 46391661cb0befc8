/** What every session is held to, wherever its host runs: here, in a thread, behind a socket. */
import { type AnyGame, type Choice, seeded } from '@fermata/core';
import { isAlike } from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { expect, test } from 'vitest';
import { type News, type OpenQuestion, patched, type Session, type Setup } from '../src/index.ts';

/** Makes hosts somewhere, and gives out lines to them. */
export interface Somewhere {
  readonly name: string;
  begin(setup: Setup): Promise<{ session(seat: number): Session; close(): void | Promise<void> }>;
}

/** A seat that follows its session as a page does. */
export class Follower {
  readonly session: Session;
  view: unknown;
  /** Frames in order, with no gap. */
  readonly texts: string[] = [];
  frames = 0;
  news: News | undefined;
  #wake: () => void = () => {};

  constructor(session: Session) {
    this.session = session;
  }

  follow(from = 0): Promise<void> {
    return this.session.follow((news) => this.hear(news), from);
  }

  hear(news: News): void {
    expect(news.from).toBeLessThanOrEqual(this.frames);
    const wire = JSON.parse(JSON.stringify(news)) as News;
    expect(isAlike(wire, news)).toBe(true);
    this.frames = wire.from;
    if (wire.view !== undefined) this.view = wire.view;
    for (const frame of wire.frames) {
      expect(frame.number).toBe(this.frames++);
      this.view = patched(this.view, frame.patch);
      if (frame.text !== undefined) this.texts.push(frame.text);
    }
    this.news = wire;
    this.#wake();
  }

  /** The next question of this seat; undefined once the match is over. */
  async question(): Promise<OpenQuestion | undefined> {
    while (this.news?.asked[0] === undefined && this.news?.end === undefined)
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    return this.news?.asked[0];
  }
}

export function setupOf(game: AnyGame, sitters: readonly string[], seed = 'session'): Setup {
  return { game: game.name, version: game.version, sitters, seed };
}

/** Any legal answer to a question that has no functions: its rule about sets is asked of the session. */
export async function anyAnswer(session: Session, asked: OpenQuestion, seed: string): Promise<Choice> {
  const oracle = seeded(seed);
  if (asked.several === undefined) return randomAnswer({ ...asked, several: undefined }, oracle);
  const picked: number[] = [];
  for (;;) {
    const may = await session.pickable(asked.basis, picked);
    if (may === undefined) throw new Error('the question is gone');
    const at = oracle.int(may.next.length + Number(may.done), asked.label);
    if (at === may.next.length) return picked.toSorted((a, b) => a - b);
    picked.push(may.next[at] as number); // within
  }
}

/** A match of these has a thousand questions: whoever has answered so many resigns. */
const ENOUGH: { readonly [game: string]: number } = { 'fire-in-the-lake': 30 };

/** Questions that several are asked at once, of whom the first may end it. */
const RACES: ReadonlySet<string> = new Set(['Do you challenge?', 'Do you block?']);

/** Tests that hold for sessions at any place. */
export function holdSessions({ name, begin }: Somewhere, games: readonly AnyGame[]): void {
  test.each(games.map((game) => [game.name, game] as const))(
    `${name}: %s is played to its end against a bot`,
    async (_, game) => {
      const { usual = game.seats.min } = game.seats;
      const sitters = Array.from({ length: Math.max(usual, 2) }, (_, seat) => (seat === 0 ? 'person' : 'random'));
      const host = await begin(setupOf(game, sitters));
      const me = new Follower(host.session(0));
      await me.follow();
      const enough = ENOUGH[game.name] ?? Number.POSITIVE_INFINITY;
      for (let asked = await me.question(), count = 0; asked !== undefined; asked = await me.question(), count++) {
        if (count === enough) {
          expect(await me.session.resign()).toEqual({ type: 'ok' });
          continue;
        }
        const reply = await me.session.answer(asked.basis, await anyAnswer(me.session, asked, `${count}`));
        // Where several are asked at once and the first ends it, a bot may be that.
        if (reply.type !== 'stale' || !RACES.has(asked.label)) expect(reply).toEqual({ type: 'ok' });
      }
      expect(me.news?.end?.outcome).toHaveLength(sitters.length);
      const late = new Follower(host.session(0));
      await late.follow();
      expect(late.view).toEqual(me.view);
      expect(late.texts).toEqual(me.texts);
      await host.close();
    },
  );
}
