/** The same question as `satisfiable`, answered without core's search: by answering on forks of a match that prunes nothing. */
import { BrokenRules, type Choice, Misuse, type Prompt, type Seat } from '../../src/index.ts';
import type { CardMatch } from './table.ts';

/** Can the seat bring the turn to its end, or out of its hands, if it answers so? */
export function canEnd(match: CardMatch, seat: Seat, choice: Choice): boolean {
  const fork = match.fork();
  const [prompt] = fork.prompts(seat);
  const { turnsLeft } = fork.state;
  const happened = fork.events.length;
  try {
    fork.answer((prompt as Prompt).id, choice); // the seat is asked
  } catch (error) {
    if (error instanceof Misuse || (error instanceof BrokenRules && error.code === 'empty')) return false;
    throw error;
  }
  const [next] = fork.prompts(seat);
  const chanceOrReveal = fork.events.slice(happened).some(({ type }) => type === 'rolled' || type === 'uncovered');
  if (next === undefined || chanceOrReveal || fork.state.turnsLeft < turnsLeft) return true;
  return answersTo(next).some((then) => canEnd(fork, seat, then));
}

/** Everything that might be an answer: for a set, all subsets of its size. Only for small prompts. */
export function answersTo({ options, several }: Prompt): Choice[] {
  if (several === undefined) return options.map((_, at) => at);
  const sets: number[][] = [[]];
  for (const at of options.keys()) sets.push(...sets.map((set) => [...set, at]));
  return sets.filter(({ length }) => length >= several.min && length <= several.max);
}
