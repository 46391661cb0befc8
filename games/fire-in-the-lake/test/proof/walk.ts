/** Every path of an operation through the real game, on a small board, with all that dice may say. */
import { type Match, type Oracle, start } from '@fermata/core';
import { SPECIAL_NAMES } from '../../src/data/actions.ts';
import { MAP } from '../../src/data/map.ts';
import { fireInTheLake } from '../../src/game.ts';
import type { Event, State } from '../../src/index.ts';
import { snapshot } from '../../src/index.ts';
import { type Board, meaning, positionOf } from './board.ts';

export interface Walked {
  readonly meanings: ReadonlySet<string>;
  readonly paths: number;
  /** One path to each meaning, to read where something is wrong. */
  readonly examples: ReadonlyMap<string, readonly unknown[]>;
}

const PATHS_MAX = 50_000;

/** Walks whatever is offered, as long as it does not leave the board's spaces. */
export function walk(board: Board): Walked {
  const chance = new Tape(board.dice);
  const match = start(fireInTheLake, { position: positionOf(board), seed: 'proof', oracle: chance });
  const examples = new Map<string, readonly unknown[]>();
  let paths = 0;
  const go = (from: Match<State, Event>, choices: readonly unknown[]) => {
    const [prompt] = from.prompts();
    const end = from.log.findIndex(({ event }) => event.type === 'acted');
    if (prompt === undefined || end >= 0) {
      const found = end < 0 ? undefined : meaningOf(from, board, end);
      if (found === undefined) return;
      if (++paths > PATHS_MAX) throw new Error(`more than ${PATHS_MAX} paths: make the board smaller`);
      if (!examples.has(found)) examples.set(found, choices);
      return;
    }
    const fallen = chance.fallen();
    for (const [index, option] of prompt.options.entries()) {
      const isOpening = choices.length === 0;
      if (isOpening ? !isWanted(option, board) : leaves(option, board) || isOther(option, board)) continue;
      for (let dice: readonly number[] | undefined = []; dice !== undefined; ) {
        chance.set([...fallen, ...dice]);
        const fork = from.fork();
        fork.answer(prompt.id, index);
        const rolled = chance.fallen().slice(fallen.length);
        go(fork, [...choices, option]);
        dice = chance.after(rolled);
      }
    }
  };
  go(match, []);
  return { meanings: new Set(examples.keys()), paths, examples };
}

function isWanted(option: unknown, { operation }: Board): boolean {
  const deal = option as { operation?: string }; // the first question is what to do
  return deal.operation === operation;
}
const SPECIALS = new Set<unknown>(SPECIAL_NAMES);
function isOther(option: unknown, { special }: Board): boolean {
  return SPECIALS.has(option) && option !== special;
}
const SPACES = new Set<string>(MAP.map(([id]) => id));
/** Whether an option names a space, or pieces in one, that is not on the board. */
function leaves(option: unknown, { spaces }: Board): boolean {
  const named = String(option).split(' in ').at(-1) as string; // the last part of a text
  return SPACES.has(named) && !(named in spaces);
}

/** What happened, or undefined where it happened elsewhere: a lone option is taken unasked. */
function meaningOf(
  match: Match<State, Event>,
  { spaces, special: wanted, isMonsoon }: Board,
  end: number,
): string | undefined {
  const happened = new Map<string, number>();
  const dice: number[] = [];
  let [special, where] = ['none', [] as readonly string[]];
  const note = (text: string, n: number) => void happened.set(text, (happened.get(text) ?? 0) + n);
  for (const { event } of match.log.slice(0, end)) {
    if (event.type === 'moved') {
      if ([event.from, event.to].some((place) => SPACES.has(place) && !(place in spaces))) return undefined;
      note(`${event.piece} ${event.from} > ${event.to}${event.as === undefined ? '' : ` as ${event.as}`}`, event.n);
    } else if (event.type === 'flipped') note(`${event.piece} flipped in ${event.in}`, event.n);
    else if (event.type === 'rolled') dice.push(event.die);
    else if (event.type === 'operated') [special, where] = [event.special ?? 'none', event.spaces];
  }
  if (where.some((space) => !(space in spaces)) || (special !== 'none' && special !== wanted)) return undefined;
  const { spaces: after, tracks } = snapshot(isMonsoon ? match.at(end) : match.state) as unknown as {
    spaces: Record<string, { support?: string; terror?: number; sabotage?: number }>;
    tracks: Record<string, number>;
  };
  const people = Object.entries(after).map(([space, { support = 'NEUTRAL', terror = 0, sabotage = 0 }]) => {
    return [space, support, terror + sabotage] as const;
  });
  return meaning({ special, where, dice, happened, people, tracks });
}

/** Chance as a tape: what has fallen so far, and the first face for whatever comes after it. */
class Tape implements Oracle {
  readonly #faces: readonly number[];
  readonly #tape: number[];
  position = 0;

  constructor(faces: readonly number[], tape: number[] = []) {
    this.#faces = faces;
    this.#tape = tape;
  }
  int(): number {
    if (this.position === this.#tape.length) this.#tape.push(0);
    const at = this.#tape[this.position++] as number; // just made sure of
    return (this.#faces[at] as number) - 1; // one of the faces
  }
  at(position: number): Oracle {
    const other = new Tape(this.#faces, this.#tape);
    other.position = position;
    return other;
  }
  fallen(): readonly number[] {
    return [...this.#tape];
  }
  set(tape: readonly number[]): void {
    this.#tape.splice(0, this.#tape.length, ...tape);
  }
  /** The next way that the same dice may fall, or undefined after the last one. */
  after(dice: readonly number[]): readonly number[] | undefined {
    const next = [...dice];
    while (next.length > 0) {
      const last = next.pop() as number; // there is one
      if (last + 1 < this.#faces.length) return [...next, last + 1];
    }
    return undefined;
  }
}
