import type { AnyEvent, Seat } from '../../game/flow.ts';
import type { AnyGame } from '../../game/game.ts';
import { SPECTATOR } from '../../game/secrets.ts';
import { seeded } from '../../oracle/seeded.ts';
import { write } from '../../secrets/view.ts';
import { isAlike } from '../../values/alike.ts';
import { brief } from '../../values/brief.ts';
import { canonical } from '../../values/canonical.ts';
import { BrokenRules, broken } from '../../values/errors.ts';
import { copyJson } from '../../values/json.ts';
import { namesIn } from '../../values/names-in.ts';
import type { Shown } from '../../worlds/witness.ts';
import { difference } from '../difference.ts';
import type { AnyLive } from '../rehearsal.ts';
import { offersApart, refusalsApart } from './asides.ts';
import type { CloseWitness } from './close-witness.ts';
import { matchAt, placesIn, type Subject, Unkept } from './subject.ts';
import {
  type Apart,
  fromAnotherFate,
  fromTheStart,
  fromThisTurn,
  Impossible,
  leavesOf,
  type Names,
  type Pair,
  type Story,
  storyOf,
} from './worlds.ts';

type Declared = readonly string[];

/**
 * Invariant 9: pairs of worlds that differ only in what a seat cannot see must show it the same views, prompts, events,
 * waits and outcomes, offers pruned alike and the same refusals of undo. Throws the first thing that tells them apart.
 *
 * A difference is declared, and no leak, if it is an event listed in `secrets.tells`, a question that `shows`, or if it
 * names tokens that the seat can see by then; from there on the worlds are different ones to the seat, and no longer
 * compared.
 */
export function noLeaks(subject: Subject): void {
  const { rehearsal, worlds } = subject;
  if (subject.game.secrets === undefined) return;
  const oracle = seeded(rehearsal.seed, 9);
  const game = named(subject.game);
  const seats = [...subject.match.exec.asked.keys(), SPECTATOR];
  for (const place of placesIn(subject, 'worlds are compared')) {
    const match = matchAt({ ...subject, game }, place, false);
    const steps = subject.steps.slice(place);
    for (const seat of seats) {
      let told: Story | undefined;
      const story = () => {
        told ??= storyOf(match, seat);
        return told;
      };
      for (let world = 0; world < worlds; world++) {
        compare(() => fromTheStart(match, seat, story(), oracle, false), subject, match, seat);
        compare(() => fromTheStart(match, seat, story(), oracle, true), subject, match, seat);
        compare(() => fromThisTurn(match, seat, steps, oracle), subject, match, seat);
        compare(() => fromAnotherFate(match, seat, oracle), subject, match, seat);
        const offer = seat === SPECTATOR ? undefined : offersApart(match, seat, oracle);
        if (offer !== undefined) throw leak(seat, offer, REMEDIES.pruned);
      }
    }
  }
}

/** The game with redactions that say so where they break down: a world is none that could not be on their account. */
function named(game: AnyGame): AnyGame {
  const known = names.get(game);
  if (known !== undefined) return known;
  const events = Object.entries(game.secrets?.events ?? {}).map(([type, rule]) => [type, naming(type, rule as Rule)]);
  const spoken = { ...game, secrets: { ...game.secrets, events: Object.fromEntries(events) } };
  names.set(game, spoken);
  return spoken;
}

const names = new WeakMap<AnyGame, AnyGame>();

type Rule = (event: AnyEvent, seat: Seat) => AnyEvent | undefined;

function naming(type: string, rule: Rule): Rule {
  return (event, seat) => {
    try {
      return rule(event, seat);
    } catch (error) {
      throw broken('secret', `secrets.events.${type} breaks down for ${who(seat)}: ${error}`);
    }
  };
}

function compare(pairing: () => Pair, { game, tally }: Subject, match: AnyLive, seat: Seat): void {
  const pair = possible(pairing);
  if (pair === undefined) return;
  tally.pairs++;
  if (pair.differs) tally.differing++;
  const told = toldApart(pair, game.secrets?.tells ?? []);
  if (told === 'parted') return;
  const hidden = () => pair.hiddenApart?.() ?? [];
  if (told !== undefined) {
    const shown = partingOf(pair);
    const apart = hidden();
    throw leak(seat, told, remedyOf(shown, seat, apart), shown, apart);
  }
  const { otherwise } = pair;
  const rest: readonly (readonly [by: string | undefined, remedy: string])[] = [
    [outcomesApart(pair), REMEDIES.outcome],
    [otherwise && keysApart(pair), REMEDIES.keys],
    [otherwise && refusalsApart(match, otherwise, seat), REMEDIES.undo],
  ];
  for (const [by, remedy] of rest) if (by !== undefined) throw leak(seat, by, remedy, [], hidden());
}

/** What tells, what it is in either world, what it tells of, and what to do about it. */
function leak(
  seat: Seat,
  by: string,
  remedy: string,
  shown: readonly Shown[] = [],
  apart: readonly Apart[] = [],
): Unkept {
  const lines = [`${who(seat)} can tell what is hidden from it by ${by}`];
  for (const [at, side] of shown.entries())
    lines.push(`  in ${at === 0 ? 'this world: ' : 'another one:'} ${sideOf(side)}`);
  const hidden = apart
    .slice(0, APART_TOLD)
    .map(({ name, here, there }) => `${name} is ${brief(here)} or ${brief(there)}`);
  if (hidden.length > 0) lines.push(`  what is hidden: ${hidden.join('; ')}`);
  lines.push(`  to mend it: ${remedy}`);
  return new Unkept(lines.join('\n'));
}

function sideOf(shown: Shown): string {
  const json = JSON.stringify(shown.json);
  const text = shown.kind === 'wait' ? '' : ` ${json.length > SIDE_MAX ? `${json.slice(0, SIDE_MAX)} …` : json}`;
  return `${words(shown)}${text}`;
}

const SIDE_MAX = 400;
const APART_TOLD = 3;

/** By the name of what the game can declare. */
function remedyOf(sides: readonly Shown[], seat: Seat, apart: readonly Apart[]): string {
  const kinds = sides.map(({ kind }) => kind);
  const [one, ...others] = new Set(sides.map(({ name }) => name));
  if (kinds.includes('wait'))
    return `ask in both worlds: a question with one option is not asked, unless it says ask: 'always'`;
  if (kinds.includes('view'))
    return 'declare where it lies, in secrets.zones or secrets.values, or keep it out of the state';
  if (kinds.every((kind) => kind === 'prompt'))
    return `say shows: true, if the question is meant to show what lies hidden; ${seerOf(sides, seat, apart)}else offer the same in both worlds`;
  return others.length === 0
    ? `list "${one}" in secrets.tells, if all may know it; ${seerOf(sides, seat, apart)}else let secrets.events.${one} leave it out`
    : `emit the same in both worlds, or list "${one}" and "${others}" in secrets.tells, if all may know which it is`;
}

/** Where nobody is said to see a zone, its owner is asked about it, or told of it, as if it were hidden. */
function seerOf(sides: readonly Shown[], seat: Seat, apart: readonly Apart[]): string {
  const named = new Set(leavesOf(sides.slice(0, 1).map(({ json }) => json)));
  const [zone] = apart.filter(({ isUnseen, here }) => isUnseen && leavesOf(here).some((token) => named.has(token)));
  if (zone === undefined || seat === SPECTATOR) return '';
  return `list seat ${seat} in seenBy of "${zone.name}", if it sees what lies there; `;
}

const REMEDIES = {
  outcome: 'let an event that is listed in secrets.tells show what decides it, before the match is over',
  pruned: 'prune by what the seat may know, or ask without prune',
  keys: 'give the object its keys in an order that does not hang on what is hidden',
  undo: 'show what came out by an event that is listed in secrets.tells: undo stops there for everybody',
} as const;

/** The first that was shown otherwise, in either world. */
function partingOf({ one, other }: Pair): Shown[] {
  const at = one.shown.findIndex((shown, place) => !isAlike(shown, other.shown[place]));
  return [one, other].flatMap(({ shown }) => shown.slice(at, at + 1));
}

function who(seat: Seat): string {
  return seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;
}

/** Another world may be one that could not be: there the rules break, and that says nothing. All else is a fault. */
function possible(pairing: () => Pair): Pair | undefined {
  try {
    return pairing();
  } catch (error) {
    if (error instanceof Impossible) return undefined;
    if (error instanceof BrokenRules) throw error;
    throw new Unkept(`secrets break down: ${error}`);
  }
}

/** The order of keys tells, too, where something hidden has made it. */
function keysApart({ one, other }: Pair): string | undefined {
  const at = one.shown.findIndex(
    ({ json }, place) => JSON.stringify(json) !== JSON.stringify(other.shown[place]?.json),
  );
  const found = one.shown[at];
  return found && `the order of keys in ${words(found)}`;
}

/** Who has won is for all to see. */
function outcomesApart({ outcomes: [one, other] }: Pair): string | undefined {
  const found = difference(one ?? null, other ?? null, 'it');
  return found === undefined ? undefined : `the outcome: ${found}`;
}

/** What tells the worlds apart although it may not, in words; or that they have parted as they may. */
function toldApart({ one, other, contents }: Pair, declared: Declared): string | 'parted' | undefined {
  const length = Math.min(one.shown.length, other.shown.length);
  for (let at = 0; at < length; at++) {
    const [a, b] = [one.shown[at] as Shown, other.shown[at] as Shown]; // within both
    if (canonical(a) === canonical(b)) continue;
    if (seenAlike(a, b, one, other)) return 'parted'; // a view comes last
    if (isDeclared(a, declared) && isDeclared(b, declared)) return 'parted';
    if (namesSeen(a, b, one) && namesSeen(b, a, other)) return 'parted';
    if (contents !== undefined && !(tellsOf(a, b, contents[0]) && tellsOf(b, a, contents[1]))) return 'parted';
    return words(a) === words(b) ? `${words(a)}: ${difference(a.json, b.json)}` : `${words(a)}, or ${words(b)}`;
  }
  return one.shown.length === other.shown.length ? undefined : 'parted';
}

/** True of views that differ only in secret values which the seat may see in both worlds. */
function seenAlike(a: Shown, b: Shown, one: CloseWitness, other: CloseWitness): boolean {
  if (a.kind !== 'view' || b.kind !== 'view') return false;
  const [mine, theirs] = [copyJson(a.json), copyJson(b.json)] as [object, object]; // a view is of a state
  for (const path of one.open.filter((it) => other.open.some((its) => canonical(its) === canonical(it)))) {
    write(mine, path, null);
    write(theirs, path, null);
  }
  return canonical(mine) === canonical(theirs);
}

/** True if something that only `a` shows is hidden content. */
function tellsOf(a: Shown, b: Shown, hidden: Names): boolean {
  const others = new Set(leavesOf(b.json));
  return leavesOf(a.json).some((leaf) => !others.has(leaf) && hidden.has(leaf));
}

function words({ kind, name, json }: Shown): string {
  if (kind === 'wait') return `waiting for seat ${[json].flat().join(' and ')}`;
  return kind === 'view' ? 'its view' : `the ${kind} "${name}"`;
}

/** True of a question that shows what is hidden, and of an event that is meant to tell, and says so. */
function isDeclared({ kind, name, isPrivate }: Shown, declared: Declared): boolean {
  return kind === 'prompt' ? isPrivate === true : kind === 'event' && declared.includes(name);
}

/** True if what only `a` names are tokens that its witness has seen. */
function namesSeen(a: Shown, b: Shown, witness: CloseWitness): boolean {
  const others = namesIn(b.json);
  const own = [...namesIn(a.json)].filter((name) => !others.has(name));
  return own.length > 0 && own.every((name) => witness.seen.has(name));
}
