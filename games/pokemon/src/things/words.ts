/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Sentences one after the other; what is not said is left out. */
export function said(...sentences: readonly (string | false | undefined)[]): string {
  return sentences.filter(Boolean).join(' ');
}
