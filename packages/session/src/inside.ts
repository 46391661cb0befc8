import type { AnyGame } from '@fermata/core';
import type { KeptMatch } from './kept-match.ts';
import type { Command, Ports } from './ports.ts';
import type { Think } from './think.ts';
import type { End, Entry, Reply } from './wire.ts';

/** What the parts of a host need of it. */
export interface Inside {
  readonly game: AnyGame;
  readonly ports: Ports;
  readonly think: Think;
  kept(): KeptMatch;
  end(): End | undefined;
  isClosed(): boolean;
  /** After all that was said before, and before all that is said later. */
  inTurn<T>(body: () => Promise<T>): Promise<T>;
  /** The same for a command, which is done once. */
  once(command: Command | undefined, body: () => Promise<Reply>): Promise<Reply>;
  /** Applies, keeps, tells; in turn only. */
  do(entry: Entry, command: Command | undefined): Promise<Reply>;
  tellAll(): void;
}
