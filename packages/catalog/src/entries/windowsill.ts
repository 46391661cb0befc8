import * as rules from '@fermata/windowsill';
import { entryOf } from '../entry.ts';

export const entry = entryOf('windowsill', rules.windowsill, rules);
