import type { DeepReadonly } from '@fermata/core';
import type { Side } from '../state.ts';

/** Its substitute was broken, and it has not been attacked since. */
export function isExposed({ team, exposed }: DeepReadonly<Side>): boolean {
  return exposed.length > 0 && exposed.includes(team[0].id);
}
