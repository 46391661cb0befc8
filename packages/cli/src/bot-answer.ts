import { random, reasonOf } from '@fermata/agents';
import { type AnyEvent, type Choice, type Match, Misuse, type Prompt, type Seat, seeded } from '@fermata/core';
import type { Mind, Seating } from './agents.ts';
import { called, type Names } from './called.ts';
import { Interrupted } from './interruptible.ts';
import { type Keys, thinking } from './thinking.ts';

/** A bot of ours is made for each answer: its chance hangs on seed and prompt alone, so a match that is loaded goes on as it would have. */
export class Bots {
  readonly #seating: readonly Seating[];
  readonly #seed: string;
  readonly #names: Names;
  /** Those of somebody's own stay for a whole match. */
  readonly #staying = new Map<Seat, Mind>();
  readonly #told = new Set<string>();

  constructor(seating: readonly Seating[], seed: string, names: Names) {
    this.#seating = seating;
    this.#seed = seed;
    this.#names = names;
  }

  /**
   * Lets the bot of a seat answer. One of somebody's own may fail: then the question's default is taken, or any answer, and
   * `trouble` hears of it, once for each reason. Throws Interrupted where Ctrl-C ends it.
   */
  async answer(
    match: Match<object, AnyEvent>,
    prompt: Prompt,
    { keys, trouble }: { readonly keys: Keys | undefined; readonly trouble: (what: string) => void },
  ): Promise<{ readonly choice: Choice; readonly mind: Mind }> {
    const { spec, isQuick, isOutside } = this.#seating[prompt.seat] as Seating; // one for each seat
    const mind = this.#mindFor(prompt);
    const think = () => mind(prompt, match.as(prompt.seat));
    const who = `Seat ${prompt.seat} (${spec})`;
    try {
      const choice = await (isQuick ? think() : thinking(keys, called(prompt.seat, this.#names), think));
      match.answer(prompt.id, choice);
      return { choice, mind };
    } catch (error) {
      const isRefused = error instanceof Misuse && error.code === 'choice';
      const isRules = match.prompts(prompt.seat)[0]?.id === prompt.id && 'record' in Object(error);
      if (!isOutside || error instanceof Interrupted || (isRules && !isRefused)) throw error;
      this.#tell(
        trouble,
        `${who} failed: ${reasonOf(error)}; it is answered for by ${prompt.otherwise === undefined ? 'chance' : 'the default'}`,
      );
      return { choice: answerInstead(match, prompt, this.#seed), mind };
    }
  }

  #mindFor({ id, seat }: Prompt): Mind {
    const { make, isOutside } = this.#seating[seat] as Seating; // as above
    const known = this.#staying.get(seat);
    if (known !== undefined) return known;
    const mind = make?.(isOutside ? seeded(`${this.#seed}/seat ${seat}`) : seeded(this.#seed, 1 + id)) as Mind; // no person is asked
    if (isOutside) this.#staying.set(seat, mind);
    return mind;
  }

  #tell(trouble: (what: string) => void, what: string): void {
    if (this.#told.has(what)) return;
    this.#told.add(what);
    trouble(what);
  }
}

function answerInstead(match: Match<object, AnyEvent>, prompt: Prompt, seed: string): Choice {
  const choice = prompt.otherwise ?? random(seeded(`${seed}/instead`, 1 + prompt.id))(prompt);
  if (prompt.otherwise !== undefined) match.expire(prompt.id);
  else match.answer(prompt.id, choice, 'random');
  return choice;
}
