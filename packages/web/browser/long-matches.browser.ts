/** Every long game, from the lobby to its end, each by another hand. */
import { LONG_MATCHES, playWhole } from './whole-match.ts';

playWhole(LONG_MATCHES, 4690);
