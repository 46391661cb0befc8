import * as rules from '@fermata/kuhn-poker';
import { entryOf } from '../entry.ts';

export const entry = entryOf('kuhn-poker', rules.kuhnPoker, rules);
