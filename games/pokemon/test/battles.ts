/** Battles by number: the same number is the same battle everywhere. */
import { type Oracle, seeded } from '@fermata/core';
import type { gen1 } from '../src/gen1/game.ts';
import { oneOf } from '../src/secrets/one-of.ts';
import { type Choices, type Lockstep, playInStep } from './lockstep.ts';
import { type Kind, teamOf } from './teams.ts';

/** Plays a battle in step with the simulator, both seats choosing by chance; throws at the first difference. */
export function playBattle(kind: Kind, number: number, game?: typeof gen1): Lockstep {
  const oracle = seeded(`${kind} ${number}`);
  const teams = [teamOf(kind, oracle), teamOf(kind, oracle)];
  const word = () => oracle.int(2 ** 16, 'seed');
  const seed = [word(), word(), word(), word()] as const;
  return playInStep({ seed, teams }, (offers) => offers.map((offer) => choiceFrom(offer, oracle)), game);
}

/** Moves are chosen more often than switches, or battles would hardly ever end. */
function choiceFrom(offer: readonly string[], oracle: Oracle): Choices[number] {
  if (offer.length === 0) return null;
  const moves = offer.filter((option) => !option.startsWith('switch'));
  const from = moves.length > 0 && oracle.int(3, 'is a move') > 0 ? moves : offer;
  return oneOf(from, 'option', oracle);
}
