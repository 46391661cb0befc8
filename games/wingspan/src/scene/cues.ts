import type { AnyEvent } from '@fermata/core';
import { mentions } from '@fermata/scene';
import type { Event } from '../events.ts';
import { FEEDER, matId, rowId, TRAY } from './ids.ts';
import { actionId } from './points.ts';

/** What an event is about: the birds that it mentions, and where it happens. */
export function cues(told: AnyEvent): readonly string[] {
  const event = told as Event; // what a seat may not see is null, and is not looked at here
  switch (event.type) {
    case 'turnBegan':
      return [actionId(event.action, event.seat)];
    case 'rowUsed':
      return [rowId(event.habitat, event.seat)];
    case 'turnEnded':
      return [matId(event.next ?? event.seat)];
    case 'feederThrown':
      return [FEEDER];
    case 'trayCleared':
      return [TRAY];
    default:
      return mentions(event);
  }
}
