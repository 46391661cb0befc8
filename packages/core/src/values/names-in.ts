/** All the texts within some JSON. */
export function namesIn(json: unknown, into: Set<string> = new Set()): Set<string> {
  if (typeof json === 'string') into.add(json);
  else if (typeof json === 'object' && json !== null) for (const item of Object.values(json)) namesIn(item, into);
  return into;
}
