import * as rules from '@fermata/fire-in-the-lake';
import { entryOf } from '../entry.ts';

export const entry = entryOf('fire-in-the-lake', rules.fireInTheLake, rules);
