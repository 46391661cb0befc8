import type { Execution } from '../execution/execution.ts';
import { closed } from '../execution/slot.ts';
import { HALT, type Tap } from '../execution/tap.ts';
import type { AnyEvent, Seat } from '../game/flow.ts';
import type { Rules } from '../game/game.ts';
import { type Lack, SPECTATOR, sees, type Token, type Zone } from '../game/secrets.ts';
import type { Live } from '../match/live.ts';
import type { Knowledge } from '../match/origin.ts';
import { retrace } from '../match/replay.ts';
import { checkedZonesOf, shownTo, zonesOf } from '../secrets/view.ts';
import { broken } from '../values/errors.ts';
import { namesIn } from '../values/names-in.ts';

/** What the seat knows at the start of the current turn: folded over the match, and kept until the turn is over. */
export function knowledgeOf(match: Live, seat: Seat): Knowledge {
  const { turn } = match.exec.mark;
  const known = kept.get(match.exec);
  if (known?.turn === turn && known.seat === seat) return known.knowledge;
  const knowledge = new Map(match.origin.imagined?.knowledge.get(seat));
  retrace(match, (exec) => ({
    ...folding(exec, seat, knowledge),
    begins: () => {
      if (exec.turn === turn) throw HALT;
    },
  }));
  kept.set(match.exec, { turn, seat, knowledge });
  return knowledge;
}

const kept = new WeakMap<Execution, { readonly turn: number; readonly seat: Seat; readonly knowledge: Knowledge }>();

/** Folds events into knowledge: what the seat sees is certain, what moves unseen spreads. */
function folding({ game, state }: Execution, seat: Seat, knowledge: Map<Token, ReadonlySet<string>>): Tap {
  const lookAround = () => placesOf(checkedZonesOf(game, state), seat);
  let before = lookAround();
  let layout = layoutOf(zonesOf(game, state), seat);
  for (const [token, { kind, seen }] of before) {
    if (seen || knowledge.has(token)) continue;
    const anywhere = [...before.values()].filter((place) => !place.seen && place.kind === kind);
    knowledge.set(token, new Set(anywhere.map(({ zone }) => zone)));
  }
  return {
    after: (event) => {
      const isPublic = game.secrets?.events?.[event.type] === undefined;
      const lies = layoutOf(zonesOf(game, state), seat);
      const lack = lackIn(game, event);
      // Most events move no token: one that all are shown, and that denies nothing, then teaches nothing.
      if (isPublic && lack === undefined && isSame(lies, layout)) return;
      const now = lookAround();
      const told = shownTo(game, event, seat);
      const shown = namesIn(told);
      const secretly = namesIn(shownTo(game, event, SPECTATOR));
      const { moves, stayed } = unseenMoves(before, now);
      for (const [token, { zone, seen, kind }] of now) {
        const was = before.get(token);
        const isTold = shown.has(token) && (was?.zone !== zone || !secretly.has(token));
        if (seen) knowledge.delete(token);
        else if (was?.seen || isTold) knowledge.set(token, new Set([zone]));
        else if (was === undefined) knowledge.set(token, new Set(moves.get(cameAs(kind))));
        else {
          const known = [...(knowledge.get(token) as ReadonlySet<string>)]; // it was hidden before
          const stays = known.filter((from) => !isPublic || stayed.has(from)); // of a public event all facts are known
          knowledge.set(token, new Set([...stays, ...known.flatMap((from) => [...(moves.get(from) ?? [])])]));
        }
      }
      for (const token of knowledge.keys()) if (!now.has(token)) knowledge.delete(token);
      if (told !== undefined) exclude(knowledge, now, lack);
      conclude(knowledge, now);
      [before, layout] = [now, lies];
    },
    answered: ({ seat: asked, options, how }) => {
      if (asked !== seat || how.shows !== true) return;
      const named = namesIn([options, how.about]);
      const now = lookAround();
      for (const [token, { zone, seen }] of now) if (!seen && named.has(token)) knowledge.set(token, new Set([zone]));
      conclude(knowledge, now);
    },
  };
}

/** Zones, whether the seat sees them, and their tokens, in one list. */
function layoutOf(zones: readonly Zone[], seat: Seat): Token[] {
  const layout: Token[] = [];
  for (const { name, tokens, seenBy } of zones) layout.push(name, sees(seenBy, seat) ? 'seen' : '', ...tokens);
  return layout;
}

function isSame(one: readonly Token[], other: readonly Token[]): boolean {
  return one.length === other.length && one.every((token, at) => token === other[at]);
}

type Places = ReadonlyMap<Token, Whereabouts>;

interface Whereabouts {
  readonly zone: string;
  readonly kind: string | undefined;
  readonly seen: boolean;
}

function placesOf(zones: ReturnType<typeof zonesOf>, seat: Seat): Places {
  return new Map(
    zones.flatMap(({ name, tokens, seenBy, kind }) =>
      tokens.map((token) => [token, { zone: name, kind, seen: sees(seenBy, seat) }]),
    ),
  );
}

/** Where hidden tokens went from each zone, or came to from outside, and the zones in which some of them stayed. */
function unseenMoves(before: Places, now: Places) {
  const moves = new Map<string, Set<string>>();
  const stayed = new Set<string>();
  for (const [token, { zone, seen, kind }] of now) {
    const was = before.get(token);
    if (was?.zone === zone) stayed.add(zone);
    if (seen || was?.seen || was?.zone === zone) continue;
    const from = was?.zone ?? cameAs(kind);
    moves.set(from, (moves.get(from) ?? new Set()).add(zone));
  }
  return { moves, stayed };
}

/** What comes from outside, in place of a zone it came from. */
function cameAs(kind: string | undefined): string {
  return `from outside: ${kind}`;
}

/** What the event says some zone does not hold. */
function lackIn({ secrets }: Rules, event: AnyEvent): Lack | undefined {
  return closed('secrets', () => secrets?.lacks?.[event.type]?.(event));
}

function exclude(knowledge: Map<Token, ReadonlySet<string>>, now: Places, lack: Lack | undefined): void {
  for (const token of lack?.tokens ?? []) {
    if (now.get(token)?.zone === lack?.zone)
      throw broken('secret', `zone "${lack?.zone}" holds "${token}", which it is said to lack; mend secrets.lacks`);
    const known = knowledge.get(token);
    if (known !== undefined) knowledge.set(token, new Set([...known].filter((zone) => zone !== lack?.zone)));
  }
}

/** Where every token of a zone is known, no other can be. */
function conclude(knowledge: Map<Token, ReadonlySet<string>>, now: Places): void {
  const room = new Map<string, number>();
  for (const { zone } of now.values()) room.set(zone, (room.get(zone) ?? 0) + 1);
  for (const zones of knowledge.values()) {
    const [zone] = zones;
    if (zones.size === 1) room.set(zone as string, (room.get(zone as string) as number) - 1); // it lies in one
  }
  let concludes = false;
  for (const [token, zones] of knowledge) {
    if (zones.size === 1) continue;
    const left = new Set([...zones].filter((zone) => room.get(zone) !== 0));
    concludes ||= left.size === 1;
    knowledge.set(token, left);
  }
  if (concludes) conclude(knowledge, now);
}
