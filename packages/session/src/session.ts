import type { Thought } from '@fermata/agents';
import type { Choice, MatchRecord, Seat } from '@fermata/core';
import type { Move, Picks } from '@fermata/core/moves';
import type { Basis, MoveState, News, Reply, Setup } from './wire.ts';

/**
 * One seat's line to a match: the same in a thread, over a socket and for a program. Whatever changes the match says what it
 * is based on, and is refused as stale where the match has gone on since.
 */
export interface Session {
  /** Whose line it is, and at what. */
  about(): Promise<About>;
  /** Tells all from frame `from` on, and then whatever is new. One at a time: who follows anew ends the other. */
  follow(tell: (news: News) => void, from?: number): Promise<void>;
  /** Nothing more is told, and a hint that is still thought about is withdrawn. */
  unfollow(): Promise<void>;

  answer(basis: Basis, choice: Choice): Promise<Reply>;
  /** What may be picked beside what is picked, and whether that may be the answer. */
  pickable(basis: Basis, picked: readonly number[]): Promise<Picks | undefined>;
  undo(basis: Basis): Promise<Reply>;
  /** Whether one agrees that somebody else takes back: see `wish` of the news. */
  consent(basis: Basis, agrees: boolean): Promise<Reply>;
  resign(): Promise<Reply>;
  /** Is played for from now on; and plays on. */
  leave(): Promise<Reply>;
  comeBack(): Promise<Reply>;

  /** The base moves, the next choice of a partial one, any whole one that begins so, and all of it at once. */
  moves(basis: Basis): Promise<readonly Move[] | undefined>;
  choices(basis: Basis, move: Move): Promise<MoveState | undefined>;
  complete(basis: Basis, move: Move, seed: string): Promise<Move | undefined>;
  play(basis: Basis, move: Move): Promise<Reply>;

  /**
   * What a bot would think here, one hint at a time; and why something happened. Both are refused while others play along
   * unseen.
   */
  hint(): Promise<readonly Hint[]>;
  why(frame: number): Promise<string>;
  /** What a card, a piece or a move does; undefined where the game says nothing. */
  lookUp(name: string): Promise<string | undefined>;
  /** Everything needed to play the match again. Refused while others play along. */
  record(): Promise<MatchRecord>;
}

/** What a session is a line to. */
export interface About extends Pick<Setup, 'game' | 'version' | 'sitters' | 'options'> {
  /** -1 for a spectator. */
  readonly seat: Seat;
}

/** What a bot thinks of an option. */
export interface Hint extends Thought {
  readonly text: string;
}
