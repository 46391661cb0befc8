import type { Open } from '../execution/offer.ts';
import type { Seat } from '../game/flow.ts';
import { FORMAT, type MatchRecord, type Notes, type RecordHead } from '../game/record.ts';
import { misuse } from '../values/errors.ts';
import { hashJson } from '../values/hash.ts';
import { plainJson } from '../values/json.ts';
import type { Live } from './live.ts';
import { recordedOrigin } from './origin.ts';
import { choicesOf } from './past.ts';
import { Prints } from './prints.ts';
import { retrace } from './replay.ts';

/** The number of a choice, "7"; within a `together` also the seat and which of its answers it is: "7.1.0". */
export function keyOf(slot: number, seat: Seat | undefined, place: number): string {
  return seat === undefined ? `${slot}` : `${slot}.${seat}.${place}`;
}

/** The key of the answer that was given last, to this prompt. */
export function noteKey({ choices, exec: { main } }: Live, { lane, prompt }: Open): string {
  return keyOf(choices - 1, lane === main ? undefined : prompt.seat, lane.choices.length - 1);
}

/** The notes of the first `count` choices. */
export function notesUpTo(count: number, notes: Notes): Notes {
  return Object.fromEntries(Object.entries(notes).filter(([choice]) => Number.parseInt(choice, 10) < count));
}

/** What can be said of a match without playing it again. */
export function headOf(match: Live, turns: RecordHead['turns']): RecordHead {
  const { game, origin, notes } = match;
  return plainJson<RecordHead>({
    format: FORMAT,
    game: game.name,
    version: game.version,
    ...recordedOrigin(origin),
    turns,
    notes: Object.keys(notes).length > 0 ? notes : undefined,
  });
}

export function recordOf(match: Live): MatchRecord {
  if (match.origin.imagined) throw misuse('nothing', 'a redealt world has no record; ask its match for one');
  const choices = choicesOf(match);
  const prints = new Prints();
  retrace(match, (exec) => prints.watch(exec), choices);
  const turns = prints.begun.map((from, turn) => choices.slice(from, prints.begun[turn + 1]));
  const rest = { ...headOf(match, turns), states: prints.states, offers: prints.offers };
  return { ...rest, checksum: hashJson(rest) };
}
