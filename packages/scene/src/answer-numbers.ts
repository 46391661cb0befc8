import type { AnyStaging } from './staging.ts';

/**
 * The number to answer each option with, from 1 on. Where the game lists all answers to a question, each keeps its place among
 * them, and one that is missing leaves a gap: nobody lays eggs because playing a bird is gone.
 */
export function answerNumbers(
  staging: Pick<AnyStaging, 'answers'> | undefined,
  { label, options }: { readonly label: string; readonly options: readonly unknown[] },
): readonly number[] {
  const listed = staging?.answers?.[label] ?? [];
  if (typeof listed === 'function') return listed(options);
  const all = listed.map((answer) => JSON.stringify(answer));
  const numbers = options.map((option) => all.indexOf(JSON.stringify(option)) + 1);
  return numbers.includes(0) ? options.map((_, at) => at + 1) : numbers;
}
