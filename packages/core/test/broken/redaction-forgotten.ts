/**
 * The event of drawing has its entry among the secrets, and the entry hides nothing: somebody meant to come back to it.
 * What tells on purpose is listed in `tells`; this is not.
 */
import { defineGame } from '../../src/index.ts';
import { eventTells } from './event-tells.ts';

export const redactionForgotten = defineGame({
  ...eventTells,
  name: 'redaction-forgotten',
  secrets: { ...eventTells.secrets, events: { drew: (event) => event } },
});
