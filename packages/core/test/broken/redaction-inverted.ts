/**
 * The redaction of the event of drawing is there, and the wrong way round: it blanks the card for the one who drew it
 * and shows it to all the others. One `===` for a `!==`, and nobody who reads it over notices.
 */
import { defineGame } from '../../src/index.ts';
import { eventTells } from './event-tells.ts';

export const redactionInverted = defineGame({
  ...eventTells,
  name: 'redaction-inverted',
  secrets: {
    ...eventTells.secrets,
    events: { drew: (event, seat) => (seat === event.seat ? { ...event, card: null } : event) },
  },
});
