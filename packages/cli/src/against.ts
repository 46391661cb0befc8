import type { ComparedSide } from '@fermata/sim';
import { type GameOptions, gameOptions } from './arguments.ts';
import { castOf } from './batch.ts';
import { UsageError } from './usage-error.ts';

/** What `--against` says of itself. */
export const AGAINST_OPTION = [
  '--against <WHAT>',
  'side by side, on the same seeds: other options (JSON, or a .json file), or other rules (a game)',
] as const;

interface Given {
  readonly name: string;
  readonly agents: readonly string[];
  readonly options: GameOptions | undefined;
}

/** Both sides of a comparison: the game as it is said, and what `--against` says instead of its options or its rules. */
export async function sidesOf(
  { name, agents, options }: Given,
  against: string,
): Promise<readonly [ComparedSide, ComparedSide]> {
  const isOptions = /^\s*[{[]|[.]json$/.test(against);
  const other = isOptions ? optionsIn(against) : options;
  const rules = isOptions ? name : against;
  const sides = [
    { name: isOptions ? wordsOf(options) : name, players: await castOf(name, agents), options: options?.json },
    { name: isOptions ? wordsOf(other) : rules, players: await castOf(rules, agents), options: other?.json },
  ] as const;
  if (sides[0].name === sides[1].name)
    throw new UsageError(`both sides are ${sides[0].name}; give other options or other rules with --against`);
  return sides;
}

function optionsIn(words: string): GameOptions {
  try {
    return gameOptions(words);
  } catch (error) {
    throw new UsageError(`--against ${words} is neither options nor a game: ${(error as Error).message}`);
  }
}

function wordsOf(options: GameOptions | undefined): string {
  return options === undefined ? 'the usual options' : options.words;
}
