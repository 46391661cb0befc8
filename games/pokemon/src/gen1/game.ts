import { battle } from '../define.ts';
import { describe } from '../describe.ts';
import { GEN1_WORDING } from '../things/rules.ts';
import { thingsOf } from '../things/things.ts';
import { turn } from './turn.ts';

/** Battles of the first generation, as the public simulator plays them. */
export const gen1 = battle('pokemon', turn, {}, { describe: { ...describe, thing: thingsOf(GEN1_WORDING, false) } });
