/** Whoever knows the seed knows tomorrow's dice: so it turns up nowhere but in the match itself and in its record. */
import { inspect } from 'node:util';
import { type Agent, type AnyGame, type AnyMatch, type Seat, SPECTATOR, seeded, start } from '@fermata/core';
import {
  asked,
  describeEvent,
  describeOption,
  describePrompt,
  type FrameNews,
  frames,
  timeline,
} from '@fermata/core/host';
import { randomAnswer } from '@fermata/core/moves';
import { cuesOf, genericStaging, sceneText } from '@fermata/scene';
import { expect, test } from 'vitest';
import { CATALOG, type CatalogEntry } from './index.ts';

const CANARY = 'qzjxkvwyfhgqzjxkvwyfhgqzjxkvwyfh';
const GAMES = CATALOG.map(({ game }) => [game.name, game] as const);
const ENTRIES = CATALOG.map((entry) => [entry.game.name, entry] as const);

test.each(GAMES)('%s: nothing that a seat or an agent is handed holds the seed', (_, game) => {
  const match = start(game, { seed: CANARY });
  expect(holdsCanary(match)).toBe(true); // else the search finds nothing at all
  const oracle = seeded('agents');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 60; [prompt] = match.prompts()) {
    if (match.choices % 20 === 0) lookAround(match);
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  lookAround(match);
});

test.each(GAMES)('%s: what rules or agents throw shows the seed to nobody', (_, game) => {
  const frail: AnyGame = {
    ...game,
    *turn(state: never) {
      yield* game.turn(state);
      throw new Error('the table broke');
    },
  };
  const match = start(frail, { seed: CANARY });
  const oracle = seeded('agents');
  let error: unknown;
  for (let [prompt] = match.prompts(); prompt !== undefined && error === undefined; [prompt] = match.prompts()) {
    try {
      match.as(prompt.seat).answer(prompt.id, randomAnswer(prompt, oracle));
    } catch (thrown) {
      error = thrown;
    }
  }
  expect(String(error)).toBe('Error: the table broke');
  expect(holdsCanary(error)).toBe(false); // a seat is not even handed the record
  const player: Agent = (prompt) => randomAnswer(prompt, oracle);
  const agents = Array.from({ length: match.seats }, () => player);
  const thrown = caught(() => match.run(agents)) as Error & { record: { seed: string } };
  expect(thrown.record.seed).toBe(CANARY);
  for (const printed of [JSON.stringify(thrown), inspect(thrown), inspect({ thrown }), String(thrown.stack)])
    expect(printed).not.toContain(CANARY);
});

test.each(ENTRIES)('%s: frames, scenes and time lines do not hold the seed', (_, entry) => {
  const match = start(entry.game, { seed: CANARY });
  const told: FrameNews[] = [];
  for (let seat = SPECTATOR; seat < match.seats; seat++) match.follow(seat, (news) => told.push(news));
  const oracle = seeded('agents');
  for (let [prompt] = match.prompts(); prompt !== undefined && match.choices < 60; [prompt] = match.prompts()) {
    expectNoText('a question', asked(entry.game, prompt));
    match.answer(prompt.id, randomAnswer(prompt, oracle));
  }
  expect(told.length).toBeGreaterThan(0);
  expectNoText('what was told on the way', told);
  expectNoText('the time line', timeline(match));
  for (let seat = SPECTATOR; seat < match.seats; seat++) lookAtScenes(match, entry, seat);
});

function lookAtScenes(match: AnyMatch, { game, staging = genericStaging(game) }: CatalogEntry, seat: Seat): void {
  const all = frames(match, seat);
  expectNoText('frames', all);
  for (const { view, event } of all.slice(-20)) {
    const scene = staging.scene(view, seat);
    expectNoText('a scene', [scene, sceneText(scene, seat), event && cuesOf(event, scene, staging, view)]);
    expectNoText('a generic scene', genericStaging(game).scene(view, seat));
  }
  if (seat !== SPECTATOR) expectNoText('why there is no undo', match.whyNoUndo(seat) ?? '');
}

/** Of plain JSON: its text is all there is of it. */
function expectNoText(where: string, json: unknown): void {
  expect(JSON.stringify(json).includes(CANARY), where).toBe(false);
}

function lookAround(match: AnyMatch): void {
  const { game } = match;
  for (let seat = SPECTATOR; seat < match.seats; seat++) {
    const events = match.eventsFor(seat);
    expectNone(`seat ${seat}`, [match.view(seat), events, events.map((event) => describeEvent(game, event))]);
    if (seat === SPECTATOR) continue;
    const side = match.as(seat);
    const prompts = side.prompts();
    const texts = prompts.map((it) => [describePrompt(game, it), it.options.map((at) => describeOption(game, at, it))]);
    expectNone('its side', [side, side.view(), side.events(), prompts, texts]);
    expectNone('a refusal', [
      caught(() => side.answer(seat, -1)),
      caught(() => side.answer(prompts[0]?.id ?? seat, 'x' as never)),
      caught(() => match.redo(seat)),
      caught(() => match.fork().undo(seat)),
    ]);
    const world = side.redeal(seeded('worlds'));
    const [prompt] = world.prompts();
    expectNone('a redealt world', [world, world.fork({ reseed: 1 }), world.as(seat), caught(() => world.record())]);
    if (prompt === undefined) continue;
    world.answer(prompt.id, randomAnswer(prompt, seeded('on')));
    expectNone('what comes after', [world, world.redeal(seat, seeded('worlds')), caught(() => world.rematch())]);
  }
}

function expectNone(where: string, things: readonly unknown[]): void {
  const met = new Set<unknown>(CATALOG.map(({ game }) => game)); // rules hold no match
  for (const thing of things) expect(holdsCanary(thing, met), where).toBe(false);
}

function caught(call: () => unknown): unknown {
  try {
    return call();
  } catch (error) {
    return error;
  }
}

/** Looks at all that can be reached from something: fields that are hidden from loggers, and what getters answer, too. */
function holdsCanary(thing: unknown, met = new Set<unknown>()): boolean {
  if (typeof thing === 'string') return thing.includes(CANARY);
  if ((typeof thing !== 'object' && typeof thing !== 'function') || thing === null || met.has(thing)) return false;
  met.add(thing);
  if (thing instanceof Map || thing instanceof Set) for (const item of thing) if (holdsCanary(item, met)) return true;
  for (let owner: object | null = thing; owner !== null && owner !== Object.prototype; owner = parentOf(owner)) {
    for (const [key, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
      if (key.includes(CANARY)) return true;
      if (holdsCanary(get === undefined ? value : caught(() => get.call(thing)), met)) return true;
    }
  }
  return false;
}

function parentOf(owner: object): object | null {
  return Object.getPrototypeOf(owner);
}
