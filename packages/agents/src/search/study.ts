import { type AnyMatch, type Oracle, type Prompt, type Seat, SPECTATOR, seeded } from '@fermata/core';
import { hashJson } from '@fermata/core/host';
import { utilities } from '../utility.ts';

/**
 * What is known of a small game after it has been played through again and again from its start: how to choose in every
 * situation that comes up. Worlds that are redealt say nothing of why others have chosen as they did, so only who knows how
 * they choose at all can tell a bluff, and how often to dare one.
 *
 * This is Monte Carlo counterfactual regret minimisation: in each round one seat tries all that it could choose, all others
 * choose by what they have come to regret, and so does chance. On average, play comes to an equilibrium.
 */
export class Study {
  readonly #first: AnyMatch;
  readonly #rounds: number;
  readonly #situations = new Map<string, Situation>();
  #round = 0;
  /** Questions of this round so far. */
  #questions = 0;
  #isFit = true;

  constructor(first: AnyMatch, rounds: number) {
    this.#first = first;
    this.#rounds = rounds;
  }

  /** False once it has met what it cannot learn from: sets, two questions in one turn, too many ways to go, broken rules. */
  get isFit(): boolean {
    return this.#isFit;
  }

  get situations(): number {
    return this.#situations.size;
  }

  /** Plays on until it is done, or the time is over. */
  go(end: number): void {
    for (; this.#isFit && this.#round < this.#rounds && Date.now() < end; this.#round++) {
      // By its number: what is known after so many rounds is the same for everybody.
      const oracle = seeded('study', this.#round);
      this.#questions = 0;
      try {
        const match = this.#first.rematch({ seed: oracle.int(2 ** 32, 'match') });
        this.#explore(match, this.#round % match.seats, oracle, []);
      } catch {
        this.#isFit = false; // what goes wrong in other matches is not for this one to tell
        this.#situations.clear();
      }
    }
  }

  find(key: string): Situation | undefined {
    return this.#situations.get(key);
  }

  /** What the match is worth to the seat that learns. `asked` is the turn in which each seat was asked last. */
  #explore(match: AnyMatch, learner: Seat, oracle: Oracle, asked: readonly number[]): number {
    if (match.outcome !== undefined) return utilities(match.game, match.outcome)[learner]!; // one for each seat
    const [prompt] = match.prompts() as [Prompt]; // it is not over
    const { id, seat } = prompt;
    if (this.#questions++ > QUESTIONS_MAX || !isPlain(prompt, match, asked)) throw new Error('no small game');
    const situation = this.#situation(prompt, match);
    situation.see(match);
    const chances = situation.chances();
    const later = withTurn(asked, seat, match.turns);
    if (seat !== learner) {
      situation.choose(chances, this.#round);
      match.answer(id, drawn(chances, oracle));
      return this.#explore(match, learner, oracle, later);
    }
    const values = chances.map((_, choice) => {
      const fork = match.fork();
      fork.answer(id, choice);
      return this.#explore(fork, learner, oracle, later);
    });
    return situation.learn(chances, values);
  }

  #situation(prompt: Prompt, match: AnyMatch): Situation {
    const key = situationKey(prompt, match.view(prompt.seat));
    const situation = this.#situations.get(key) ?? new Situation(prompt.options.length);
    this.#situations.set(key, situation);
    return situation;
  }
}

export function withTurn(asked: readonly number[], seat: Seat, turn: number): number[] {
  const later = asked.slice();
  later[seat] = turn;
  return later;
}

/** In one round: what has more is no small game, and takes its time. */
const QUESTIONS_MAX = 1000;

/** True of one choice out of some, and of the first that a seat makes in a turn: of what it chose before, a view tells nothing. */
export function isPlain({ seat, several }: Prompt, { turns }: AnyMatch, asked: readonly number[]): boolean {
  return several === undefined && asked[seat] !== turns;
}

/** Who is asked what, about what, and what it sees. */
export function situationKey({ seat, label, options, about = null }: Prompt, view: object): string {
  return hashJson([seat, label, options, about, view]);
}

/** What everybody sees, and all that is hidden. In which order tokens lie somewhere is left out: redealing does not keep it. */
export function worldKey(match: AnyMatch): string {
  const { zones, values } = match.game.secrets ?? {};
  const lying = zones?.(match.state).map(({ name, tokens }) => [name, tokens.toSorted()]);
  const kept = values?.(match.state).map(({ path }) => path.reduce((part, key) => part[key], match.state));
  return hashJson([match.view(SPECTATOR), lying ?? [], kept ?? []]);
}

/** One of the choices, by how likely each is. */
export function drawn(chances: readonly number[], oracle: Oracle): number {
  let rest = oracle.int(2 ** 32, 'choice') / 2 ** 32;
  for (const [choice, chance] of chances.entries()) {
    rest -= chance;
    if (rest < 0) return choice;
  }
  return chances.length - 1;
}

/** A choice to make, and what is known of it. */
export class Situation {
  /** The worlds that it came up in, as far as it was looked. */
  readonly worlds = new Set<string>();
  readonly #regrets: number[];
  readonly #chosen: number[];
  readonly #values: number[];
  #tries = 0;
  #looks = 0;

  constructor(options: number) {
    this.#regrets = Array(options).fill(0);
    this.#chosen = Array(options).fill(0);
    this.#values = Array(options).fill(0);
  }

  see(match: AnyMatch): void {
    if (this.#looks++ < LOOKS) this.worlds.add(worldKey(match));
  }

  /** How likely to choose what, for now: by how much one regrets not to have chosen it. */
  chances(): number[] {
    return shares(this.#regrets);
  }

  /** Notes that it was chosen like that; later rounds know better, and weigh more. */
  choose(chances: readonly number[], round: number): void {
    for (const [choice, chance] of chances.entries()) this.#chosen[choice]! += chance * round; // one for each
  }

  /** Learns what each choice was worth; what the situation was worth. What one is glad of is forgotten: then one learns faster. */
  learn(chances: readonly number[], values: readonly number[]): number {
    const value = values.reduce((sum, worth, choice) => sum + worth * chances[choice]!, 0); // as above
    this.#tries++;
    for (const [choice, worth] of values.entries()) {
      this.#regrets[choice] = Math.max(0, this.#regrets[choice]! + worth - value); // as above
      this.#values[choice]! += worth;
    }
    return value;
  }

  /** How often to choose what, all in all; undefined if it never was chosen. */
  habits(): number[] | undefined {
    return this.#chosen.some((amount) => amount > 0) ? shares(this.#chosen) : undefined;
  }

  get tries(): number {
    return this.#tries;
  }

  /** What a choice was worth on average. */
  valueOf(choice: number): number {
    return this.#values[choice]! / Math.max(1, this.#tries); // as above
  }
}

/** How often a situation is looked at for worlds that it has not been seen in: those are few, or it is no small game. */
const LOOKS = 200;

/** Parts of a whole; where there is nothing to go by, equal ones. */
function shares(amounts: readonly number[]): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map((amount) => (sum > 0 ? amount / sum : 1 / amounts.length));
}
