/** Every long game, from the lobby to its end, by all other hands. */
import { OTHER_MATCHES, playWhole } from './whole-match.ts';

playWhole(OTHER_MATCHES, 4689);
