/** Stats and forms: what a Pokémon is while it fights. */
import type { EventOf } from '@fermata/core';
import { moveOf } from '../data/index.ts';
import type { Event } from '../events.ts';
import { foeOf } from '../seats.ts';
import { changed, NO_STAGES, type State } from '../state.ts';
import { reveal } from './reveal.ts';
import { type Ceasing, end } from './start-and-end.ts';

/** A stat moves by stages. */
export function staged({ sides }: State, { seat, stat, stage, value }: EventOf<Event, 'staged'>): void {
  const { active } = sides[seat];
  active.stages = changed(active.stages, stat, stage);
  if (value > 0) active.stats = changed(active.stats, stat, value);
}

/** Paralysis or a burn takes its part once more. */
export function weakened({ sides }: State, { seat, stat, value }: EventOf<Event, 'weakened'>): void {
  const { active } = sides[seat];
  active.stats = changed(active.stats, stat, value);
}

/** A cure gives that part back. */
export function restored({ sides }: State, { seat, stat, value }: EventOf<Event, 'restored'>): void {
  const { active } = sides[seat];
  active.stats = changed(active.stats, stat, value);
}

/** It becomes like its foe, but for its health; and everybody sees what its foe can do. */
export function transformed({ sides }: State, { seat, moves }: EventOf<Event, 'transformed'>): void {
  const { active } = sides[seat];
  const foe = sides[foeOf(seat)];
  const other = foe.active;
  for (const move of moves) reveal(foe, move);
  active.isTransformed = true;
  active.types = other.types;
  active.stored = other.stored;
  active.stats = other.stats;
  active.stages = other.stages;
  active.moves = [...moves];
  const pp: number[] = [];
  for (const move of moves) pp.push(Math.min(moveOf(move).pp, 5));
  active.pp = pp;
}

/** It takes on the types of its foe. */
export function converted({ sides }: State, { seat }: EventOf<Event, 'converted'>): void {
  sides[seat].active.types = sides[foeOf(seat)].active.types;
}

/** A slot holds another move. */
export function mimicked({ sides }: State, { seat, slot, move }: EventOf<Event, 'mimicked'>): void {
  const { active } = sides[seat];
  active.moves = changed(active.moves, slot, move);
  reveal(sides[foeOf(seat)], move);
}

/** All changes are gone, for both. */
export function hazed({ sides }: State, { seat }: EventOf<Event, 'hazed'>): void {
  for (const [at, { active, team }] of sides.entries()) {
    const one = team[0];
    active.stats = active.stored;
    active.stages = NO_STAGES;
    if (at !== seat) one.status = '';
    if (one.status === 'toxic') one.status = 'poison';
    for (const what of BLOWN_AWAY) end(active, what);
    active.toxic = -1;
  }
}

/** What Haze blows away, besides stages and status. */
const BLOWN_AWAY: readonly Ceasing[] = ['disable', 'confusion', 'mist', 'focus', 'seed', 'lightScreen', 'reflect'];
