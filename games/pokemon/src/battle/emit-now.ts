/**
 * What was chosen is carried out to the end before anybody is asked again, so nothing has to be waited for: the rules
 * between two choices are plain functions.
 */
import { emitNow as emitAnyNow } from '@fermata/core';
import type { Event } from '../events.ts';

/** Core's word, for events of this game: core's own takes any unless each call names the type, and then a slip passes. */
export const emitNow: (event: Event) => void = emitAnyNow;
