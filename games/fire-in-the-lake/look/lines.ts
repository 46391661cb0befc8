/** Letters of a name that stand in one line. */
const LINE_MAX = 15;

/** A name in one line, or broken near its middle: so a box around it is no wider than it must be, and hides no neighbour. */
export function linesOf(name: string): readonly string[] {
  if (name.length <= LINE_MAX) return [name];
  let best = name.length;
  for (const { index } of name.matchAll(/[ -]/g))
    if (Math.abs(index + 1 - name.length / 2) <= Math.abs(best - name.length / 2)) best = index + 1;
  return [name.slice(0, best).trim(), name.slice(best)].filter((line) => line !== '');
}
