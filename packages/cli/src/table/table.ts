import type { CatalogEntry } from '@fermata/catalog';
import type { AnyEvent, Match, Prompt, Seat } from '@fermata/core';
import { describeEvent } from '@fermata/core/host';
import { named } from '@fermata/session';
import { type Mind, OPPONENT, type Seating } from '../agents.ts';
import type { GameOptions } from '../arguments.ts';
import type { Keeper } from '../autosave/keeper.ts';
import { boardWithNames, namesAt } from '../called.ts';
import { isListed, isPath, wordOf } from '../games.ts';
import { COMMAND, PLAY } from '../installation.ts';
import { joinSeats } from '../seats.ts';
import { sceneWord, toldByScene } from '../told-by-scene.ts';
import type { Desk } from './ask.ts';

/** One match at a terminal. */
export interface Table extends Desk {
  readonly entry: CatalogEntry;
  readonly match: Match<object, AnyEvent>;
  readonly seed: string;
  /** Who sits where; at least one is a person. */
  readonly seating: readonly Seating[];
  /** What it is played with, where somebody said so. */
  readonly options?: GameOptions | undefined;
  /** How many events the people know already. */
  readonly told: number;
  /** The files that hold this match, and so may be written again. */
  readonly files: Set<string>;
  /** Keeps the match on disk while it runs, where that is wanted. */
  readonly keeper?: Keeper | undefined;
  /** True where people see the scene in words instead of the board. */
  readonly scene?: boolean | undefined;
  /** The command that begins it again, where it went its own way from a saved match. */
  readonly again?: string | undefined;
  /** The bot that answered last, and what it was asked. */
  lastBot?: { readonly prompt: Prompt; readonly mind: Mind };
}

/** How things stand for a seat, in words. */
export function standing(table: Table, seat: Seat): string {
  const { entry, match, scene } = table;
  return boardWithNames(toldByScene(entry, scene, seat).board(match.view(seat)), namesAt(table));
}

/** Texts of the game, as the people at the table read them. */
export function sayer(table: Pick<Table, 'seating' | 'fact'>): (text: string) => string {
  const names = namesAt(table);
  return (text) => named(text, names);
}

/** What happened, in the words of the game. */
export function eventText(table: Table, event: AnyEvent): string {
  return sayer(table)(describeEvent(table.entry.game, event));
}

/** The seats of people. */
export function people({ seating }: Pick<Table, 'seating'>): Seat[] {
  return seating.flatMap(({ make }, seat) => (make === undefined ? [seat] : []));
}

/**
 * The command that starts the same match again; none starts one that began from a position, or was loaded after it had left
 * another. A path counts from where one stands, and npm goes elsewhere.
 */
export function commandFor({ entry, match, seating, seed, options, scene, again }: Table): string | undefined {
  const { position, reseeds } = match.record();
  if (again !== undefined || position !== undefined || reseeds !== undefined) return again;
  const name = quoted(wordOf(entry));
  const rest = `--seed ${quoted(seed)}${optionWords(options)}${sceneWord(scene)}`;
  if (isUsual(seating) && !isPath(name)) return `${PLAY} ${name} --seats ${match.seats} ${rest}`;
  return `${COMMAND} play ${name} --seats ${seatsWord(seating)} ${rest}`;
}

/** The options of the game, as a part of a command. */
export function optionWords(options: GameOptions | undefined): string {
  return options === undefined ? '' : ` --options ${quoted(options.words)}`;
}

/** Where the rules are, as a part of a command that takes a record: nothing for a game that is found by its name. */
export function rulesAt(word: string): string {
  return word === '' || isListed(word) ? '' : ` --game ${quoted(word)}`;
}

/** The command that goes on with a saved match. */
export function commandToLoad({ entry, seating, scene }: Table, file: string): string {
  const rules = rulesAt(wordOf(entry));
  const shown = sceneWord(scene);
  if (isUsual(seating) && rules === '') return `${PLAY} --load ${quoted(file)}${shown}`;
  return `${COMMAND} play --load ${quoted(file)}${rules} --seats ${seatsWord(seating)}${shown}`;
}

/** The command that goes on with a match that is kept. */
export function commandToResume(entry: CatalogEntry, id: string, isScene?: boolean): string {
  return `${COMMAND} resume ${id}${rulesAt(wordOf(entry))}${sceneWord(isScene)}`;
}

/** A word as a shell takes it. */
export function quoted(word: string): string {
  return /^[\w./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function isUsual(seating: readonly Seating[]): boolean {
  return seating.every(({ spec }, seat) => spec === (seat === 0 ? 'human' : OPPONENT));
}

/** Who sits where, as `--seats` takes it in a shell. */
export function seatsWord(seating: readonly Pick<Seating, 'spec'>[]): string {
  const list = joinSeats(seating.map(({ spec }) => spec));
  return /^[\w./:,-]+$/.test(list) ? list : quoted(list);
}
