/** Operations and phases on an empty map, under lasting rules: to see what a card changes. */
import { type ChanceScript, scripted } from '@fermata/core/testing';
import { fireInTheLake } from '../src/game.ts';
import { Played, playCard, type Row } from './play-card.ts';

const EMPTY = { scenario: 'full', map: 'empty', next: 119, deck: [118, 117] };

/** An operation of a faction, with nobody else eligible; `.events` end before it is over, unless all is chosen. */
export function operate(operation: string, { by = 'US', given = {}, chance, choices = [], seats = 4 }: Row): Played {
  return played({ card: 120, eligible: [by], ...given }, seats, chance, [{ do: 'operation', operation }, ...choices]);
}
/** A phase of the coup round. */
export function phase(name: string, { given = {}, chance, choices = [], seats = 4 }: Row): Played {
  return played({ card: 125, phase: name, ...given }, seats, chance, choices);
}
/** The Air Strike of card 1, where nothing is out of play. */
export function strike(
  inForce: readonly string[],
  chance: ChanceScript,
  choices: readonly unknown[],
  given: object,
): Played {
  return playCard(1, 'unshaded', { given: { inForce, ...given }, chance, choices: ['yes', ...choices] });
}
function played(given: object, seats: number, chance: Row['chance'], choices: readonly unknown[]): Played {
  const position = { ...EMPTY, ...given };
  return new Played(scripted(fireInTheLake, { seats, position, choices, ...(chance === undefined ? {} : { chance }) }));
}
