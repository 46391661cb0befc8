/**
 * Each seat is shown its own cards only, and whoever watches sees them all: spectators were thought of as referees. A
 * seat that opens a second window is a spectator, too.
 */
import { defineGame, SPECTATOR } from '../../src/index.ts';
import { eventTells } from './event-tells.ts';

export const spectatorsTold = defineGame({
  ...eventTells,
  name: 'spectators-told',
  secrets: {
    ...eventTells.secrets,
    events: { drew: (event, seat) => (seat === event.seat || seat === SPECTATOR ? event : { ...event, card: null }) },
  },
});
