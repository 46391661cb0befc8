/** Answers that an agent failed to give: it crashed, was too slow, or answered what was not offered. */
export interface Trouble {
  readonly agent: string;
  readonly label: string;
  readonly why: string;
}

/** How often each came up; what differs beyond the limit is counted with the agent alone. */
export type Troubles = Map<string, TroubleSum>;

export interface TroubleSum extends Trouble {
  count: number;
}

const TROUBLES_MAX = 1000;

export function addTrouble(troubles: Troubles, trouble: Trouble, count = 1): void {
  const key = JSON.stringify([trouble.agent, trouble.label, trouble.why]);
  const known = troubles.get(key);
  if (known !== undefined) known.count += count;
  else if (troubles.size < TROUBLES_MAX || trouble.why === OTHER) troubles.set(key, { ...trouble, count });
  else addTrouble(troubles, { agent: trouble.agent, label: '', why: OTHER }, count);
}

const OTHER = 'other troubles';

export function mergeTroubles(into: Troubles, from: Troubles): void {
  for (const { count, ...trouble } of from.values()) addTrouble(into, trouble, count);
}
