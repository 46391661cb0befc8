import type { Session } from '@fermata/session';

/** A match that a program wants. */
export interface McpWish {
  readonly game: string;
  readonly sitters: readonly string[];
  readonly options?: unknown;
}

/** A seat that a program has: by its name it is found again. */
export interface McpSeat {
  /** What the program says to speak for this seat. Whoever knows it sits there. */
  readonly seat: string;
  /** For others who are to join: the match, and a code for each open seat. */
  readonly match: string;
  readonly codes: readonly string[];
}

export interface McpGame {
  readonly name: string;
  readonly summary: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual?: number | undefined };
}

/** Where programs play: in this process, on the server that this is, or on one elsewhere. */
export interface Tables {
  games(): Promise<readonly McpGame[]>;
  begin(wish: McpWish): Promise<McpSeat>;
  join(match: string, code: string): Promise<McpSeat>;
  /** The line of a seat. Throws where there is no such seat. */
  sit(seat: string): Promise<Session & { close?(): void }>;
  /** Throws where a seat that was good is so no more; lines that know that by themselves need it not. */
  check?(seat: string): Promise<void>;
}

/** Match and token in one word. */
export function seatName(match: string, token: string): string {
  return `${match}.${token}`;
}

export function parseSeat(seat: string): { readonly match: string; readonly token: string } | undefined {
  const [, match, token] = /^([\w-]+)\.([\w-]+)$/.exec(seat) ?? [];
  return match === undefined || token === undefined ? undefined : { match, token };
}

/** Nobody sits there; what to do about it. */
export const NO_SEAT = 'there is no such seat; say the whole "seat" that start_match or join_match gave you';
