import { describeEvent, describeOption } from '../../describe.ts';
import { BrokenRules } from '../../errors.ts';
import type { Execution } from '../../execution/execution.ts';
import type { Ev, Seat } from '../../flow.ts';
import type { AnyGame } from '../../game.ts';
import { checkJson, copyJson } from '../../json.ts';
import { begin } from '../../match/origin.ts';
import { choicesOf } from '../../match/past.ts';
import type { Prompt } from '../../prompt.ts';
import { SPECTATOR } from '../../secrets/secrets.ts';
import { shownTo, viewOf } from '../../secrets/view.ts';
import { guarded } from '../strict.ts';
import { type Scene, standing, Unkept } from './scene.ts';

/**
 * Invariant 12: after every event there is a view for every seat and for a spectator, and what they are shown of it; where
 * the game describes, each event, prompt and option has a text; where it judges positions, from 0 to 1.
 */
export function everybodySees(scene: Scene): void {
  const { game, steps, time } = scene;
  const match = standing(scene, steps.length, false);
  const exec = begin(match.game, match.origin, choicesOf(match));
  const everybody = [...exec.asked.keys(), SPECTATOR];
  const told: Told[] = [];
  let events = 0;
  exec.tap = {
    after: (event) => {
      for (const seat of everybody) told.push(...tellingOf(exec, event, seat));
      if (events++ < EVENTS_LOOKED_AT)
        for (const seat of everybody) lookAt(exec, seat, `after the event "${event.type}"`);
    },
    answered: ({ label }) => {
      for (const seat of exec.asked.keys()) judge(exec, seat, label);
    },
  };
  exec.advance();
  for (const { prompt } of exec.open) for (const seat of exec.asked.keys()) judge(exec, seat, prompt.label);
  const unseen = events - EVENTS_LOOKED_AT;
  if (unseen > 0) time.leaveOut('events after which views are looked at', unseen);
  if (game.describe === undefined) return;
  for (const { shown, text } of told)
    sameText('event', `event "${shown.type}"`, text, () => textOf('event', shown.type, () => eventText(game, shown)));
  readPrompts(scene, game.describe);
}

/** Events of a match after which all views are looked at. */
const EVENTS_LOOKED_AT = 3_000;

/** An event as somebody is shown it, and its text. */
interface Told {
  readonly shown: Ev;
  readonly text: string;
}

function tellingOf({ game }: Execution, event: Ev, seat: Seat): Told[] {
  const shown = kept(`secrets.events.${event.type} breaks down for ${nameOf(seat)}`, () =>
    guarded(() => shownTo(game, event, seat)),
  );
  if (shown === undefined) return [];
  if (typeof shown?.type !== 'string')
    throw new Unkept(
      `secrets.events.${event.type} shows ${nameOf(seat)} ${JSON.stringify(shown)}, which is no event; show one, or undefined for nothing`,
    );
  kept(`secrets.events.${event.type} shows ${nameOf(seat)} what is no JSON`, () => checkJson(shown, 'it'));
  const own = copyJson(shown);
  return game.describe === undefined
    ? []
    : [{ shown: own, text: textOf('event', own.type, () => eventText(game, own)) }];
}

function lookAt({ game, state }: Execution, seat: Seat, when: string): object {
  return kept(`there is no view for ${nameOf(seat)} ${when}`, () => {
    const view = guarded(() => viewOf(game, state, seat));
    checkJson(view, 'view');
    return view;
  });
}

function judge(exec: Execution, seat: Seat, label: string): void {
  const { evaluate } = exec.game;
  if (evaluate === undefined) return;
  const when = `at the question "${label}"`;
  const view = lookAt(exec, seat, when);
  const worth = kept(`evaluate breaks down for seat ${seat} ${when}`, () =>
    guarded(() => evaluate.call(exec.game, view, seat)),
  );
  if (!(worth >= 0 && worth <= 1))
    throw new Unkept(`evaluate says ${worth} for seat ${seat} ${when}; it is a number from 0, all is lost, to 1`);
}

/** Reads all, then all again: a text that depends on what was described before it is another one then. */
function readPrompts(scene: Scene, describe: Describe): void {
  const again = [...readings(scene, describe)].map((reading) => ({ ...reading, text: reading.read() }));
  for (const { kind, name, text, read } of again) sameText(kind, `${kind} ${name}`, text, read);
}

/** A prompt or an option whose text can be read. */
interface Reading {
  readonly kind: 'prompt' | 'option';
  readonly name: string;
  readonly read: () => string;
}

function* readings({ game, steps, time }: Scene, describe: Describe): Generator<Reading> {
  let left = OPTIONS_READ;
  for (const { prompt } of steps) {
    yield reading('prompt', prompt.label, () => (describe.prompt ?? labelOf)(prompt));
    for (const option of prompt.options.slice(0, Math.max(left, OPTIONS_READ_EACH)))
      yield reading('option', JSON.stringify(option), () =>
        describe.option === undefined ? describeOption(game, option, prompt) : describe.option(option, prompt),
      );
    const unread = prompt.options.length - Math.max(left, OPTIONS_READ_EACH);
    if (unread > 0) time.leaveOut('options whose text is read', unread);
    left -= prompt.options.length;
  }
}

function reading(kind: Reading['kind'], name: string, describe: () => unknown): Reading {
  return { kind, name, read: () => textOf(kind, name, describe) };
}

/** Throws if what is described has another text by now. */
function sameText(kind: Kind, what: string, text: string, again: () => string): void {
  if (again() === text) return;
  throw new Unkept(`describe.${kind} says of the same ${what} now this, now that; let it judge by the ${kind} alone`);
}

type Kind = Reading['kind'] | 'event';

type Describe = NonNullable<AnyGame['describe']>;

/** Options of a match whose texts are read, and of a prompt in any case. */
const OPTIONS_READ = 20_000;
const OPTIONS_READ_EACH = 20;

/** What the game itself says, also where it says nothing and players are shown the bare event. */
function eventText(game: AnyGame, event: Ev): unknown {
  return game.describe?.event === undefined ? describeEvent(game, event) : game.describe.event(event);
}

function labelOf({ label }: Prompt): string {
  return label;
}

function textOf(kind: Kind, name: string, describe: () => unknown): string {
  const text = kept(`describe.${kind} breaks down for ${name}`, describe);
  if (typeof text === 'string' && text.trim() !== '') return text;
  throw new Unkept(`describe.${kind} has no text for ${name}, but ${JSON.stringify(text)}; give it one`);
}

/** Runs what must not break down. Wrong secrets are a fault of their own. */
function kept<T>(what: string, body: () => T): T {
  try {
    return body();
  } catch (error) {
    if (error instanceof BrokenRules && error.code === 'secret') throw error;
    throw new Unkept(`${what}: ${error}`);
  }
}

function nameOf(seat: Seat): string {
  return seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
}
