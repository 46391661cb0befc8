import type { Item } from '../arena/items.ts';
import { AILMENT_NAMES } from '../conditions.ts';
import { STAT_NAMES } from '../data/index.ts';
import { listed, said } from './words.ts';

/** An item: what it does, and for whom. */
export function itemText({ name, heals, revives, cures, points, isForOneMove, raises }: Item): string {
  const ills = cures.flatMap((status) => (status === '' ? [] : [AILMENT_NAMES[status]]));
  return said(
    `${name}: an item.`,
    heals > 0 && `It gives back ${heals >= EVERYTHING ? 'all' : heals} health to one of the team that stands.`,
    ills.length > 0 && `It cures one of the team that is ${listed(ills, 'or')}.`,
    revives > 0 &&
      `One of the team that has fainted stands again, with ${revives === 1 ? 'all' : 'half'} of its health.`,
    points > 0 &&
      `It gives back ${points} PP to ${isForOneMove ? 'a move' : 'each move'} of one of the team that stands.`,
    raises !== undefined && `It raises the ${STAT_NAMES[raises]} of the one that fights by a stage.`,
  );
}

/** More health than anybody has. */
const EVERYTHING = 999;
