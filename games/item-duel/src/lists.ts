/** Puts one more on a list, which is made for the first: a list that grows from nothing takes room for many. */
export function put<T>(list: T[] | undefined, one: T): T[] {
  if (list === undefined) return [one];
  list.push(one);
  return list;
}

/** Takes one out of a list. (`splice` makes another list of what it takes out, and is several times as slow.) */
export function removeAt(list: unknown[], at: number): void {
  for (let next = at + 1; next < list.length; next++) list[next - 1] = list[next];
  list.pop();
}
