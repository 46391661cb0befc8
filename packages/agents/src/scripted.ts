import { type Choice, Misuse, type Prompt } from '@fermata/core';
import { canonical } from '@fermata/core/host';

/** Answers with these options, one after the other; a list where a set is asked for. What is not offered is refused. */
export function scripted(options: readonly unknown[]): (prompt: Prompt) => Choice {
  const left = [...options];
  return (prompt) => {
    if (left.length === 0) throw new Misuse('choice', `the script has no answer left for "${prompt.label}"`);
    const wanted = left.shift();
    if (prompt.several === undefined) return placeOf(prompt, wanted);
    if (!Array.isArray(wanted))
      throw new Misuse('choice', `"${prompt.label}" asks for a list of options; got ${canonical(wanted)}`);
    return wanted.map((one) => placeOf(prompt, one)).sort((a, b) => a - b);
  };
}

function placeOf({ label, options }: Prompt, wanted: unknown): number {
  const place = options.findIndex((option) => canonical(option) === canonical(wanted));
  if (place >= 0) return place;
  throw new Misuse('choice', `"${label}" does not offer ${canonical(wanted)}, but ${canonical(options)}`);
}
