/** Every short game, from the lobby to its end, by mouse alone and by keyboard alone, from the table and from the list. */
import { playWhole, SHORT_MATCHES } from './whole-match.ts';

playWhole(SHORT_MATCHES, 4691);
