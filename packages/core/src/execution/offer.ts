import type { Seat } from '../game/flow.ts';
import { SEATS_MAX } from '../game/game.ts';
import { type Choice, choiceOf, isChoice, type Prompt } from '../game/prompt.ts';
import { brief } from '../values/brief.ts';
import { broken } from '../values/errors.ts';
import { ownJson } from '../values/json.ts';
import { NONE } from '../values/none.ts';
import type { Lane } from './answers.ts';
import type { Execution } from './execution.ts';
import { canFinish, isSet } from './picks.ts';
import type { Question } from './question.ts';
import { closed } from './slot.ts';

/** A prompt that waits for its answer. */
export interface Open {
  readonly prompt: Prompt;
  readonly lane: Lane;
  /** Where options were pruned: the place of each offered option among all. */
  readonly kept: readonly number[] | undefined;
}

/** The answer that needs no asking, because there is no other; undefined if there is a choice to make. */
export function forced(run: Execution, question: Question): Choice | undefined {
  const { options, several, how } = question;
  if (!several) {
    if (!options?.length) throw emptyOffer(run, question); // also where rules in JavaScript give none at all
    if (options.length > 1 || how.ask !== undefined) return undefined;
    ownOptions(options, question.label); // what is not JSON is found, asked or not
    return 0;
  }
  if (several.min > several.max) throw emptyOffer(run, question);
  if (how.ask !== undefined) return undefined;
  const all = several.min === options.length;
  if (several.max > 0 && !all) return undefined;
  const only = all ? options.map((_, at) => at) : [];
  if (!isChoice(question, only)) throw emptyOffer(run, question);
  return only;
}

/** The prompt for a question, with its id, checked, and pruned where the question says so. */
export function openOffer(run: Execution, question: Question): Open {
  const { how } = question;
  const prompt = new (typeof how.except === 'function' ? Reasoned : OwnPrompt)(run, question) as Prompt; // both have reasons
  if (isSet(prompt) && !canFinish(prompt, [])) throw emptyOffer(run, question);
  const kept = how.prune === true ? run.host?.prune?.(prompt) : undefined;
  if (kept?.length === 0) throw emptyOffer(run, question);
  return { prompt: !kept ? prompt : pruned(prompt, kept), lane: run.lanes.current, kept };
}

/** A prompt: a class, so that one whose reasons are found later is made at once, not copied: `fitl_decision_vs_boardgameio_move`. */
class OwnPrompt implements Omit<Prompt, 'except'> {
  declare readonly id: number;
  declare readonly seat: Seat;
  declare readonly label: string;
  declare readonly options: readonly unknown[];
  declare readonly several: Prompt['several'];
  declare readonly about: unknown;
  declare readonly shows: boolean;
  declare readonly otherwise: Prompt['otherwise'];
  declare readonly race: Prompt['race'];

  constructor(run: Execution, question: Question) {
    const { seat, label, how, several } = question;
    this.id = (run.asked[seat] as number) * SEATS_MAX + seat; // the seat exists
    this.seat = seat;
    this.label = label;
    this.options = ownOptions(question.options, label);
    this.several = several && { ...several, tries: run.limits.tries };
    this.about = how.about === undefined ? undefined : ownJson(how.about, 'about', label);
    this.shows = how.shows === true;
    this.otherwise = how.otherwise === undefined ? undefined : otherwise(question);
    this.race = question.race;
    if (typeof how.except !== 'function') (this as { except?: Prompt['except'] }).except = exceptIn(question); // else it is found later
  }
}

/** Its reasons are found when somebody looks. (To define a property for them is 5 % of `fitl_decision_vs_boardgameio_move`.) */
class Reasoned extends OwnPrompt implements Prompt {
  #find: () => Prompt['except'];

  constructor(run: Execution, question: Question) {
    super(run, question);
    const asked = run.asked[question.seat];
    // Once it is answered the state is another one, and reasons would be, too.
    this.#find = () => (run.asked[question.seat] === asked ? exceptIn(question) : NONE);
  }

  get except(): Prompt['except'] {
    const found = this.#find();
    this.#find = () => found;
    return found;
  }

  toJSON(): object {
    return { ...this, except: this.except };
  }
}

/** What is not offered, and why. */
export function exceptIn({ label, how: { except } }: Question): Prompt['except'] {
  if (except === undefined) return NONE;
  const found = ownJson(typeof except === 'function' ? closed('except', except) : except, 'except', label);
  if (Array.isArray(found) && found.every((it) => typeof it?.why === 'string' && 'option' in it)) return found;
  throw broken('choice', `except of "${label}" is a list of { option, why }; got ${brief(found)}`);
}

/** The prompt with the options that were kept. */
function pruned(prompt: Prompt, kept: readonly number[]): Prompt {
  const offered = new Set(kept);
  const dropped = prompt.options.filter((_, at) => !offered.has(at)).map((option) => ({ option, why: DEAD_END }));
  // A default that leads to a dead end is no default.
  const fallback = kept.indexOf(prompt.otherwise as number);
  return {
    ...prompt,
    options: kept.map((at) => prompt.options[at]),
    except: [...prompt.except, ...dropped],
    otherwise: fallback < 0 ? undefined : fallback,
  };
}

/** The options, checked, in a list of its own: the rules may offer a part of the state, which will change. */
function ownOptions(options: readonly unknown[], label: string): unknown[] {
  const own = options.slice();
  for (let at = 0; at < own.length; at++) {
    const option = own[at];
    // Most options are texts or whole numbers, which need no copy: `connect4_vs_bare`.
    if (typeof option === 'string' || Number.isInteger(option)) continue;
    own[at] = ownJson(option, at, label);
  }
  return own;
}

/** The recorded form of an answer: its place among all options, pruned ones included. */
export function unpruned(open: Open, choice: Choice): Choice {
  if (typeof choice !== 'number') return choice.slice(); // the caller may change the list that it gave
  return !open.kept ? choice : (open.kept[choice] as number); // within the offer
}

const DEAD_END = 'it leads only to dead ends';

function otherwise(question: Question): Choice {
  const { label, several, how } = question;
  const { otherwise } = how;
  const choice = choiceOf(question, several ? (otherwise as unknown[]) : [otherwise]);
  if (choice !== undefined) return choice;
  throw broken('choice', `"${label}" has the default ${brief(otherwise)}, which it does not offer`);
}

/** An offer without options: a dead end where someone prunes, else a bug in the rules. */
function emptyOffer({ tap }: Execution, question: Question) {
  tap?.empty?.(question);
  return broken('empty', nothingIn(question));
}

/** A question to a seat where nobody sits. */
export function toNobody({ asked }: Execution, { label, seat }: Question) {
  return broken('seat', `"${label}" asks seat ${seat}, but there are ${asked.length} seats`);
}

/** What is wrong with an offer without options. */
export function nothingIn({ label, seat }: Question): string {
  return `"${label}" offers seat ${seat} nothing; ask only where there is an option`;
}
