import type { Execution } from '../../execution/execution.ts';
import { describeEvent, describeOption } from '../../game/describe.ts';
import type { AnyEvent, Seat } from '../../game/flow.ts';
import type { AnyGame } from '../../game/game.ts';
import type { Prompt } from '../../game/prompt.ts';
import { SPECTATOR } from '../../game/secrets.ts';
import { begin } from '../../match/origin.ts';
import { choicesOf } from '../../match/past.ts';
import { judged } from '../../secrets/judge.ts';
import { shownTo, viewOf } from '../../secrets/view.ts';
import { BrokenRules } from '../../values/errors.ts';
import { checkJson, copyJson } from '../../values/json.ts';
import { timed } from '../deadline.ts';
import { guarded, unguarded } from '../guards.ts';
import { said, thrown } from '../said.ts';
import { strict } from '../strict.ts';
import { type Subject, Unkept } from './subject.ts';

/**
 * Invariant 12: after every event there is a view for every seat and for a spectator, and what they are shown of it; where
 * the game describes, each event, prompt and option has a text; where it judges positions, from 0 to 1.
 */
export function everybodySees(subject: Subject): void {
  const { game, match, time } = subject;
  const exec = begin(timed(game), match.origin, choicesOf(match)); // not behind glass, which is slow to look through
  const everybody = [...exec.asked.keys(), SPECTATOR];
  const told: AnyEvent[] = [];
  let events = 0;
  let questions = 0;
  exec.watch({
    after: (event) => {
      for (const seat of everybody) told.push(...shownOf(exec, event, seat));
      if (events++ < EVENTS_LOOKED_AT)
        for (const seat of everybody) lookAt(exec, seat, `after the event "${event.type}"`);
    },
    answered: ({ label }) => {
      const isClose = questions++ < QUESTIONS_LOOKED_AT;
      for (const seat of exec.asked.keys()) judge(exec, seat, label, isClose);
    },
  });
  exec.advance();
  for (const { prompt } of exec.open) for (const seat of exec.asked.keys()) judge(exec, seat, prompt.label, true);
  const unseen = events - EVENTS_LOOKED_AT;
  if (unseen > 0) time.leaveOut('events after which views are looked at', unseen);
  const { describe } = game;
  if (describe !== undefined) unguarded(() => readAll([...eventsOf(game, told), ...promptsOf(subject, describe)]));
}

/** Events of a match after which all views are looked at. */
const EVENTS_LOOKED_AT = 3_000;
/** Questions at which whoever judges is watched as well: that takes ten times as long. */
const QUESTIONS_LOOKED_AT = 10;

/** The event as the seat is shown it, if it is. */
function shownOf({ game }: Execution, event: AnyEvent, seat: Seat): AnyEvent[] {
  const shown = kept(`secrets.events.${event.type} breaks down for ${nameOf(seat)}`, () =>
    guarded(() => shownTo(game, event, seat)),
  );
  if (shown === undefined) return [];
  if (typeof shown?.type !== 'string')
    throw new Unkept(
      `secrets.events.${event.type} shows ${nameOf(seat)} ${said(shown)}, which is no event; show one, or undefined for nothing`,
    );
  kept(`secrets.events.${event.type} shows ${nameOf(seat)} what is no JSON`, () => checkJson(shown, 'it'));
  return game.describe === undefined ? [] : [copyJson(shown)];
}

function lookAt({ game, state }: Execution, seat: Seat, when: string): object {
  return kept(`there is no view for ${nameOf(seat)} ${when}`, () => {
    const view = guarded(() => viewOf(game, state, seat));
    checkJson(view, 'view');
    return view;
  });
}

/** Judges; where looked at closely, behind glass, since whoever judges must not write, and twice. */
function judge(exec: Execution, seat: Seat, label: string, isClose: boolean): void {
  const game = isClose ? strict(exec.game) : exec.game;
  if (game.evaluate === undefined) return;
  const when = `at the question "${label}"`;
  const worth = kept(`evaluate breaks down for seat ${seat} ${when}`, () => judged(game, exec.state, seat));
  if (typeof worth !== 'number' || !(worth >= 0 && worth <= 1))
    throw new Unkept(`evaluate says ${said(worth)} for seat ${seat} ${when}; it is a number from 0, all is lost, to 1`);
  if (isClose && game.evaluate(lookAt(exec, seat, when), seat) !== worth)
    throw new Unkept(`evaluate says now this, now that for seat ${seat} ${when}; let it judge by the view alone`);
}

/** Reads all, then all again: a text that depends on what was described before it is another one then. */
function readAll(readings: readonly Reading[]): void {
  const texts = readings.map(textOf);
  for (const [at, reading] of readings.entries()) {
    if (textOf(reading) === texts[at]) continue;
    const { kind, name } = reading;
    throw new Unkept(
      `describe.${kind} says of the same ${kind} ${name} now this, now that; let it judge by the ${kind} alone`,
    );
  }
}

/** Something whose text can be read. */
interface Reading {
  readonly kind: 'event' | 'prompt' | 'option';
  readonly name: string;
  readonly read: () => unknown;
}

function eventsOf(game: AnyGame, told: readonly AnyEvent[]): Reading[] {
  // What the game itself says, also where it says nothing and players are shown the bare event.
  const read = (event: AnyEvent) =>
    game.describe?.event === undefined ? describeEvent(game, event) : game.describe.event(event);
  return told.map((event) => ({ kind: 'event', name: `"${event.type}"`, read: () => read(event) }));
}

function promptsOf({ game, steps, time }: Subject, describe: Describe): Reading[] {
  const readings: Reading[] = [];
  let left = OPTIONS_READ;
  for (const { prompt } of steps) {
    readings.push({ kind: 'prompt', name: `"${prompt.label}"`, read: () => (describe.prompt ?? labelOf)(prompt) });
    const read = (option: unknown) =>
      describe.option === undefined ? describeOption(game, option, prompt) : describe.option(option, prompt);
    for (const option of prompt.options.slice(0, Math.max(left, OPTIONS_READ_EACH)))
      readings.push({ kind: 'option', name: JSON.stringify(option), read: () => read(option) });
    const unread = prompt.options.length - Math.max(left, OPTIONS_READ_EACH);
    if (unread > 0) time.leaveOut('options whose text is read', unread);
    left -= prompt.options.length;
  }
  return readings;
}

type Describe = NonNullable<AnyGame['describe']>;

/** Options of a match whose texts are read, and of a prompt in any case. */
const OPTIONS_READ = 20_000;
const OPTIONS_READ_EACH = 20;

function labelOf({ label }: Prompt): string {
  return label;
}

function textOf({ kind, name, read }: Reading): string {
  const text = kept(`describe.${kind} breaks down for ${name}`, read);
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new Unkept(`describe.${kind} has no text for ${name}, but ${said(text)}; give it one`);
}

/** Runs what must not break down. Wrong secrets are a fault of their own, and so is a state that is changed. */
function kept<T>(what: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof BrokenRules && (error.code === 'secret' || error.code === 'event')) throw error;
    throw new Unkept(`${what}: ${thrown(error)}`);
  }
}

function nameOf(seat: Seat): string {
  return seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
}
