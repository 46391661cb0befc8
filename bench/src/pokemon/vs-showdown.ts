import { inTurn, type Sides } from '../sides.ts';
import { firstMatch, playOurs } from './ours.ts';
import { choicesIn, playShowdown } from './showdown.ts';
import { pairs } from './teams.ts';

/** Turns per second of whole battles, from the start to the end, over those of the simulator. */
export function vsShowdown(log: boolean): Sides {
  return {
    ours: () => {
      const battles = pairs(BATTLES).map((teams, number) => ({ first: firstMatch(teams, log), number }));
      return inTurn(battles, ({ first, number }) => playOurs(first, number).state.turn);
    },
    peer: () => {
      const battles = pairs(BATTLES).map((teams, number) => ({ teams, number, choices: choicesIn(teams, number) }));
      return inTurn(battles, ({ teams, number, choices }) => playShowdown(teams, number, choices).turn);
    },
    unit: 'turns',
    ratio: 'speed',
    apart: true,
    isLarge: true,
  };
}

const BATTLES = 40;
