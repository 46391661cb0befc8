import * as rules from '@fermata/connect-four';
import { entryOf } from '../entry.ts';

export const entry = entryOf('connect-four', rules.connectFour, rules);
