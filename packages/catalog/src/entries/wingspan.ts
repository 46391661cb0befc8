import * as rules from '@fermata/wingspan';
import { entryOf } from '../entry.ts';

export const entry = entryOf('wingspan', rules.wingspan, rules);
