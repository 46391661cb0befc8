/** What is kept of matches. Texts that hold JSON are written and read by the store alone. */
export interface Tables {
  matches: MatchRow;
  seats: SeatRow;
  entries: EntryRow;
  chat: ChatRow;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  /** Version and content hash of the rules that it goes on with. */
  readonly version: number;
  readonly rules: string;
  /** Who sits where, options and position, as JSON. */
  readonly setup: string;
  readonly seed: string;
  /** How it is played: undo and clock, as JSON. */
  readonly manner: string;
  readonly created: string;
  /** What the rules threw, with the record up to then, as JSON; null while they hold. */
  readonly frozen: string | null;
  /** 1 where it may go on by itself: there is a clock, a bot, or somebody who has gone and is played for. */
  readonly runs: number | null;
  /** When it was over; null while it goes on. */
  readonly ended: string | null;
  /** Its record after so many entries, as JSON, for rules that come later. */
  readonly record: string | null;
  readonly recorded: number | null;
  /** The version from which the record was upgraded: the entries before it are no longer played. */
  readonly upgraded: number | null;
}

/** A match that is begun: the rest comes later. */
export type NewMatchRow = Omit<MatchRow, 'ended' | 'record' | 'recorded' | 'upgraded'>;

export interface SeatRow {
  readonly match: string;
  readonly seat: number;
  /** SHA-256 of the token of who sits there, and of the code that invites somebody. */
  readonly token: string | null;
  readonly invite: string | null;
}

export interface EntryRow {
  readonly match: string;
  readonly seq: number;
  /** The name of the command, with its seat; null of what no client said. */
  readonly command: string | null;
  readonly entry: string;
  /** A fingerprint of the match after it. */
  readonly print: string;
  readonly at: string;
}

export interface ChatRow {
  readonly match: string;
  readonly number: number;
  readonly seat: number;
  readonly text: string;
  readonly at: string;
}
