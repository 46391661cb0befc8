/** Who sits where, as every command spells it: `greedy,random`, or a number of seats. */
import type { AnyGame } from '@fermata/core';
import { Option } from 'commander';
import { UsageError } from './usage-error.ts';

/** How many seats a text says there are; undefined where it names who sits there. Throws where the game has no such table. */
export function seatCount(text: string, { name, seats: { min, max } }: AnyGame): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const count = Number(text);
  if (count >= min && count <= max) return count;
  throw new UsageError(`${name} is for ${min === max ? min : `${min} to ${max}`} seats; got ${text}`);
}

/** The agents of a list. What has a comma of its own stands in double quotes. */
export function splitSeats(list: string): string[] {
  const parts = list.match(/(?:"[^"]*"|[^,"])+|(?<=,|^)(?=,|$)/g) ?? [list];
  return parts.map((part) => part.replaceAll('"', '').trim());
}

/** The list of such agents. */
export function joinSeats(specs: readonly string[]): string {
  return specs.map((spec) => (/[,"]/.test(spec) ? `"${spec}"` : spec)).join(',');
}

/**
 * The bots that a list seats, or as many random ones as a number says. One alone, in a game that wants more, sits everywhere.
 * Nothing said: the usual number of seats.
 */
export function botSeats(text: string | undefined, game: AnyGame): string[] {
  const { min, usual = min } = game.seats;
  const count = text === undefined ? usual : seatCount(text, game);
  if (text === undefined || count !== undefined) return Array<string>(count ?? usual).fill('random');
  const specs = splitSeats(text);
  return specs.length === 1 && min > 1 ? Array<string>(usual).fill(specs[0] as string) : specs; // the only one
}

/** What `--agents` was called before all commands had one word for it. */
export function agentsOption(instead: (list: string) => string): Option {
  return new Option('--agents <LIST>').hideHelp().argParser((list: string): never => {
    throw new UsageError(`there is no --agents; ${instead(list)}`);
  });
}

/** The same, of a command whose seats are listed. */
export const AGENTS_ARE_SEATS = (): Option => agentsOption((list) => `say who sits where: --seats ${list}`);
