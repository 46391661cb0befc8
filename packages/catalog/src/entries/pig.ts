import * as rules from '@fermata/pig';
import { entryOf } from '../entry.ts';

export const entry = entryOf('pig', rules.pig, rules);
