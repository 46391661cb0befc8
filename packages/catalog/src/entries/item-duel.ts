import * as rules from '@fermata/item-duel';
import { entryOf } from '../entry.ts';

export const entry = entryOf('item-duel', rules.itemDuel, rules);
