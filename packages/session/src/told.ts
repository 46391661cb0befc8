/** What happened, in the words of the game; and what listeners made of it, which no event says. */
import type { AnyEvent, AnyGame, AnyMatch, Seat } from '@fermata/core';
import { describeEvent, isAlike, type Logged, type Meeting } from '@fermata/core/host';

/** One text for each event that the seat is told of, in order. */
export function toldTexts(match: AnyMatch, seat: Seat): readonly string[] {
  const { game } = match;
  if (changesAreOpen(game)) return withChanges(game, match.log);
  const events = match.eventsFor(seat) as readonly AnyEvent[]; // of this game, with fields hidden
  return events.map((event) => describeEvent(game, event));
}

/** Whether all may know what was changed or swallowed on its way: where there are secrets, it may give away what is hidden. */
export function changesAreOpen({ secrets, before }: AnyGame): boolean {
  return secrets === undefined && before !== undefined;
}

/** What was swallowed is told before what happened next: there is no event of its own for it. */
function withChanges(game: AnyGame, log: readonly Logged<AnyEvent>[]): readonly string[] {
  const texts: string[] = [];
  let swallowed: string[] = [];
  for (const entry of log) {
    if (entry.cancelled) swallowed.push(swallowedText(game, entry));
    else {
      texts.push([...swallowed, changedText(game, entry)].join(' '));
      swallowed = [];
    }
  }
  return swallowed.length === 0
    ? texts
    : texts.map((text, at) => (at < texts.length - 1 ? text : [text, ...swallowed].join(' ')));
}

function swallowedText(game: AnyGame, { event, met }: Logged<AnyEvent>): string {
  const by = met.flatMap((it) => (it.did === 'cancelled' ? [whose(it)] : []));
  return `${capital(by.join(' and ')) || 'Something'} swallows this: ${quoted(game, event)}.`;
}

function changedText(game: AnyGame, { event, met }: Logged<AnyEvent>): string {
  const changes = met.filter(isChange).map((it) => `${quoted(game, it.event)}, but for ${whose(it)}`);
  return `${describeEvent(game, event)}${changes.length === 0 ? '' : ` (It would have been ${changes.join('; then ')}.)`}`;
}

/** Not where something was added and the event itself went on as it was. */
function isChange({ did, event, into = [] }: Meeting<AnyEvent>): boolean {
  return did === 'replaced' && !into.some((it) => isAlike(it, event));
}

/** A listener by its name and whose it is. A number at the end of an id tells twins apart, which is of no use here. */
function whose({ listener, owner }: Meeting<AnyEvent>): string {
  const name = listener.replace(/ \d+$/, '');
  return owner === undefined ? name : `${name} of seat ${owner}`;
}

function quoted(game: AnyGame, event: AnyEvent): string {
  return `“${describeEvent(game, event).replace(/[.]$/, '')}”`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
