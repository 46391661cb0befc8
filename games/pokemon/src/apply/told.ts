import type { Event } from '../events.ts';

/** The event of this type. */
export type Told<T extends Event['type']> = Extract<Event, { type: T }>;
