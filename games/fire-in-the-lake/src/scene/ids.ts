/** Ids that both a scene and what points into it must know. Spaces, stacks, tracks and lasting rules go by their own names. */
import type { Seat } from '@fermata/core';
import type { Shading } from '../data/deck.ts';
import type { Faction } from '../data/forces.ts';
import type { Box } from '../map/places.ts';

export const MAP = 'map';
export const CARDS = 'cards';
/** Where the card lies that is played, and the one that comes next. */
export const PLAYED = 'card played';
export const NEXT = 'card to come';
export const DECK = 'deck';
export const SEQUENCE = 'sequence';
export const LEADERS = 'leaders';
export const IN_FORCE = 'in force';
export const TRACKS = 'tracks';
export const ACTIONS = 'actions';

/** All that a seat has: its factions. */
export function sideId(seat: Seat): string {
  return `side ${seat}`;
}
/** A box of a faction; the faction itself goes by its name. */
export function boxId(box: Box, faction: Faction): string {
  return `${box} ${faction}`;
}
/** Where the pivotal event lies that a faction holds. */
export function heldId(faction: Faction): string {
  return `pivotal ${faction}`;
}
export function cardId(card: number): string {
  return `card ${card}`;
}
/** The same as the lasting rule that it may become. */
export function sideOfCard(card: number, side: Shading): string {
  return `${card}:${side}`;
}
/** Who may act, and who has. */
export function markerId(faction: Faction): string {
  return `marker ${faction}`;
}
