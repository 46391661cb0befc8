/** Searching and hitting, one piece at a time, by the plain rules. */
import {
  distinct,
  each,
  isBase,
  isCoin,
  isCube,
  isForce,
  isGuerrilla,
  isHidden,
  isInsurgent,
  isRoute,
  isTroop,
  type Man,
  ownerOf,
  picks,
  rolling,
  terrainOf,
  type World,
} from './world.ts';

/** Exactly `n` of those, or all where there are fewer, whoever they are. */
export function anyOf(world: World, men: readonly Man[], n: number, change: (world: World, man: Man) => void): World[] {
  const size = Math.min(n, men.length);
  return distinct(
    picks(men)
      .filter((set) => set.length === size)
      .map((set) =>
        world.after((next) => {
          for (const man of set) change(next, next.same(world, man));
        }),
      ),
  );
}

const isHiddenGuerrilla = (man: Man) => isGuerrilla(man) && isHidden(man);
/** How many guerrillas a Sweep finds. */
export function findsIn(world: World, space: string, faction: 'US' | 'ARVN'): number {
  const searchers = world.count(space, (man) => ownerOf(man) === faction && (isCube(man) || isForce(man)));
  return terrainOf(space) === 'jungle' ? Math.floor(searchers / 2) : searchers;
}
export function findable(world: World, space: string): Man[] {
  return world.in(space, isHiddenGuerrilla);
}
export function reveal(world: World, space: string, n: number): World[] {
  return anyOf(world, findable(world, space), n, (next, man) => next.flip(man));
}

export function hitsIn(world: World, space: string, faction: 'US' | 'ARVN'): number {
  const isHigh = terrainOf(space) === 'highland';
  const troops = world.count(space, (man) => isTroop(man) && ownerOf(man) === faction);
  if (faction === 'US') {
    if (world.count(space, ({ type }) => type === 'us-bases') > 0) return 2 * troops;
    return isHigh ? Math.floor(troops / 2) : troops;
  }
  const police = isRoute(space) ? world.count(space, ({ type }) => type === 'arvn-police') : 0;
  return Math.floor((troops + police) / (isHigh ? 3 : 2));
}
/** Who may be hit next: troops, then active guerrillas, then bases that no guerrilla guards. */
export function exposed(world: World, space: string): Man[] {
  const troops = world.in(space, ({ type }) => type === 'nva-troops');
  if (troops.length > 0) return troops;
  const active = world.in(space, (man) => isGuerrilla(man) && man.isTurned);
  if (active.length > 0 || findable(world, space).length > 0) return active;
  return world.in(space, (man) => isInsurgent(man) && isBase(man));
}
export function canAssault(world: World, space: string, faction: 'US' | 'ARVN'): boolean {
  return hitsIn(world, space, faction) > 0 && exposed(world, space).length > 0;
}
export function assaults(
  world: World,
  space: string,
  faction: 'US' | 'ARVN',
  left = hitsIn(world, space, faction),
): World[] {
  const targets = exposed(world, space);
  if (left === 0 || targets.length === 0) return [world];
  return distinct(
    targets.flatMap((target) => {
      if (isBase(target) && target.isTurned)
        return rolling(world).map((next) => {
          const die = next.dice.at(-1) as number; // just rolled
          return die < 4 ? next : next.after((last) => last.flip(last.same(world, target)));
        });
      const next = world.after((after) => {
        after.remove(after.same(world, target));
        if (isBase(target) && faction === 'ARVN') after.adjust('AID', 6);
      });
      return assaults(next, space, faction, left - 1);
    }),
  );
}

/** Those a special force may remove: bases last, and none with a tunnel. */
export function victims(world: World, space: string): Man[] {
  const soft = world.in(space, (man) => isInsurgent(man) && !isBase(man));
  return soft.length > 0 ? soft : world.in(space, (man) => isInsurgent(man) && isBase(man) && !man.isTurned);
}
/** The same of the US and ARVN. */
export function prey(world: World, space: string): Man[] {
  const soft = world.in(space, (man) => isCoin(man) && !isBase(man));
  return soft.length > 0 ? soft : world.in(space, (man) => isCoin(man) && isBase(man));
}
/** One after the other, `n` of them, as long as there are any. */
export function removing(
  world: World,
  n: number,
  who: (world: World) => Man[],
  change: (world: World, man: Man) => void,
): World[] {
  const found = n === 0 ? [] : who(world);
  if (found.length === 0) return [world];
  return each(
    found.map((man) => world.after((next) => change(next, next.same(world, man)))),
    (next) => removing(next, n - 1, who, change),
  );
}
/** A special force comes out, and two are removed. */
export function strikes(world: World, space: string, types: readonly string[]): World[] {
  if (victims(world, space).length === 0) return [];
  const forces = world.in(space, (man) => isHidden(man) && types.includes(man.type));
  return each(
    forces.map((man) => world.after((next) => next.flip(next.same(world, man)))),
    (next) =>
      removing(
        next,
        2,
        (now) => victims(now, space),
        (now, man) => now.remove(man),
      ),
  );
}
