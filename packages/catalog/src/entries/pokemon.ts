import * as rules from '@fermata/pokemon';
import { entryOf } from '../entry.ts';

export const entry = entryOf('pokemon', rules.gen1, rules);
