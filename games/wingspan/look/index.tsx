import type { Look } from '@fermata/kit';
import { Bird } from './bird.tsx';
import { headings } from './headings.tsx';
import { Bonus, Cubes, Dice, Food, Goal } from './pieces.tsx';
import './style.css';
import { Table } from './table.tsx';

/** Sky, grass and water: a mat of three bands, and birds by their outlines. */
export const look: Look = {
  className: 'wingspan',
  headings,
  faces: {
    bird: Bird,
    bonus: Bonus,
    die: Dice,
    food: Food,
    goal: Goal,
    // Each seat has cubes of its own colour.
    ...Object.fromEntries([0, 1, 2, 3, 4].map((seat) => [`cube of seat ${seat}`, Cubes])),
  },
  Table,
};
