import * as rules from '@fermata/coup';
import { entryOf } from '../entry.ts';

export const entry = entryOf('coup', rules.coup, rules);
