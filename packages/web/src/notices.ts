/** What happened beside any match, for people: it stands on every page until it is closed. */
import { Store } from './table/store.ts';

export const notice = new Store<string | undefined>(undefined);
