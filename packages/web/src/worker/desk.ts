/** What the page asks of its worker. */
import type { Seat } from '@fermata/core';
import type { BotAnswer, BotQuestion, Session, Setup } from '@fermata/session';
import type { News, Simulated, Wish } from '../sim/wish.ts';

export interface Desk {
  /** Answers at once: whoever hears nothing knows that the worker is gone. */
  ping(): Promise<void>;
  /** Where the page lies: games that it was given lie beside it. Said before anything else. */
  settle(home: string): Promise<void>;
  /** Bots think there: a second worker, at the other end of the port. */
  letThink(port: MessagePort): Promise<void>;
  /** Thinks for the worker at the other end. */
  thinkFor(port: MessagePort): Promise<void>;
  think(question: BotQuestion): Promise<BotAnswer>;

  /** Wakes a match that was kept; the refusal in words, if it cannot be. */
  wake(id: string): Promise<Opened>;
  /** A match that is not kept anywhere. */
  begin(setup: Setup): Promise<Opened>;
  /** A record, to be looked at. */
  review(record: unknown): Promise<Opened>;
  session(seat: Seat): Promise<Session>;
  /** Why a match cannot be set up so, by the game's own words; undefined if it can. */
  whyNot(game: string, seats: number, options: unknown): Promise<string | undefined>;

  /** A worker at the other end of the port plays games of simulations. */
  hire(port: MessagePort): Promise<void>;
  /** Plays games of simulations for the worker at the other end. */
  playFor(port: MessagePort): Promise<void>;
  /** Lets those who were hired play, and tells how far they are. */
  simulate(wish: Wish, tell: (news: News) => void): Promise<Simulated>;
  /** Ends it early, with what is known by then. */
  stopSimulation(): Promise<void>;
}

/** A match that is open, or why it is not. */
export type Opened = { readonly setup: Setup } | { readonly why: string };
