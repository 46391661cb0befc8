/**
 * Lists without waste: `push` on an empty list takes room for many, and `splice` makes a list of what it takes out. That
 * would cost 4 % of `itemduel_decision_vs_boardgameio_move`.
 */

/** Puts one more on a list, which is made for the first. */
export function put<T>(list: T[] | undefined, one: T): T[] {
  if (list === undefined) return [one];
  list.push(one);
  return list;
}

/** Takes one out of a list. */
export function removeAt(list: unknown[], at: number): void {
  for (let next = at + 1; next < list.length; next++) list[next - 1] = list[next];
  list.pop();
}
