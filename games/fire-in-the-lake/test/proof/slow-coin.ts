/** The operations of the US and ARVN by the plain rules: all worlds after one more space, and after the close. */
import { MAP } from '../../src/data/map.ts';
import { anyOf, assaults, canAssault, findable, findsIn, reveal } from './slow-fight.ts';
import {
  distinct,
  each,
  isBase,
  isCity,
  isCube,
  isInsurgent,
  isLoc,
  isRoute,
  isTroop,
  type Man,
  ownerOf,
  picks,
  populationOf,
  touches,
  type World,
} from './world.ts';

export interface SlowOperation {
  /** All worlds after one more space. */
  readonly next: (world: World) => World[];
  /** Whether it may be carried out in no space at all. */
  readonly isWhole?: (world: World) => boolean;
  readonly close?: (world: World) => World[];
}
export type Coin = 'US' | 'ARVN';
export const EVERYWHERE: readonly string[] = MAP.map(([id]) => id);
const coinOf = ({ board }: World) => board.faction as Coin; // these are their operations

/** The US spends what ARVN has above the economy. */
const purse = (world: World) => world.has('RES_ARVN') - (coinOf(world) === 'US' ? world.has('ECON') : 0);
const isPlace = (space: string) => !isLoc(space) && space !== 'north-vietnam';
const open = (world: World) => world.spaces.filter((space) => !world.chosen.includes(space));

/** So many of a type, from the box first, and then one's own from elsewhere. */
export function placing(world: World, type: string, n: number, at: string): World[] {
  const boxed = Math.min(n, world.box[type] as number); // all are there
  const placed = world.after((next) => {
    for (let one = 0; one < boxed; one++) next.place(type, at);
  });
  if (boxed === n) return [placed];
  const others = placed.men.filter((man) => man.type === type && man.at !== at && man.at !== 'gone');
  if (others.length < n - boxed) return [];
  return anyOf(placed, others, n - boxed, (next, man) => next.take(man, at));
}

export const train: SlowOperation = {
  next: (world) =>
    open(world)
      .filter(isPlace)
      .filter(
        (space) =>
          world.special === 'air-lift' ||
          world.special === 'transport' ||
          world.special === 'air-strike' ||
          !world.visited.includes(space),
      )
      .filter((space) =>
        coinOf(world) === 'US'
          ? world.count(space, (man) => ownerOf(man) === 'US') > 0
          : world.control(space) !== 'NVA',
      )
      .flatMap((space) =>
        trainsIn(
          world.after((next) => void next.chosen.push(space)),
          space,
        ),
      ),
  close: (world) => distinct([world, ...pacifies(world), ...builds(world), ...transfers(world)]),
};
function trainsIn(world: World, space: string): World[] {
  const found = [world];
  if (coinOf(world) === 'US') for (const n of [1, 2]) found.push(...placing(world, 'us-irregulars', n, space));
  const isHome =
    coinOf(world) === 'ARVN' && (isCity(space) || world.count(space, ({ type }) => type === 'arvn-bases') > 0);
  if (!(isHome || world.count(space, ({ type }) => type === 'us-bases') > 0) || purse(world) < 3) return found;
  const paid = world.after((next) => {
    next.adjust('RES_ARVN', -3);
    next.notes.push(`paid in ${space}`);
  });
  for (const n of [1, 2]) found.push(...placing(paid, 'arvn-rangers', n, space));
  for (let troops = 0; troops <= 6; troops++)
    for (let police = 0; police <= 6 - troops; police++)
      if (troops + police > 0)
        found.push(
          ...each(placing(paid, 'arvn-troops', troops, space), (next) => placing(next, 'arvn-police', police, space)),
        );
  return distinct(found);
}
function pacifies(world: World): World[] {
  return world.chosen
    .filter((space) => world.control(space) === 'COIN')
    .filter((space) =>
      coinOf(world) === 'US'
        ? world.count(space, (man) => ownerOf(man) === 'US') > 0
        : ['arvn-troops', 'arvn-police'].every((one) => world.count(space, ({ type }) => type === one) > 0),
    )
    .flatMap((space) => pacifiesOn(world, space, 2));
}
/** Terror first, then levels, two at most; each for 3. */
function pacifiesOn(world: World, space: string, levels: number): World[] {
  const isTerror = world.marked(space) > 0;
  const isShift = populationOf(space) > 0 && world.level(space) < 2;
  if (purse(world) < 3 || levels === 0 || !(isTerror || isShift)) return [];
  const next = world.after((after) => {
    after.adjust('RES_ARVN', -3);
    if (isTerror) after.markers[space] = after.marked(space) - 1;
    else after.shift(space, 1);
  });
  return [next, ...pacifiesOn(next, space, isTerror ? levels : levels - 1)];
}
function builds(world: World): World[] {
  if (coinOf(world) !== 'ARVN' || world.box['arvn-bases'] === 0) return [];
  return world.chosen
    .filter((space) => world.count(space, isBase) < 2)
    .flatMap((space) => {
      const cost = world.notes.includes(`paid in ${space}`) ? 0 : 3;
      const cubes = world.in(space, (man) => ownerOf(man) === 'ARVN' && isCube(man));
      if (cubes.length < 3 || purse(world) < cost) return [];
      const paid = world.after((next) => next.adjust('RES_ARVN', -cost));
      const gone = anyOf(
        paid,
        cubes.map((man) => paid.same(world, man)),
        3,
        (next, man) => next.remove(man),
      );
      return gone.map((next) => next.after((after) => after.place('arvn-bases', space)));
    });
}
function transfers(world: World): World[] {
  if (coinOf(world) !== 'US' || !world.chosen.includes('saigon')) return [];
  return [1, 2, 3]
    .filter((n) => n <= world.has('PATRONAGE'))
    .map((n) =>
      world.after((next) => {
        next.adjust('PATRONAGE', -n);
        next.adjust('RES_ARVN', n);
      }),
    );
}

const isOwnCube = (world: World) => (man: Man) => ownerOf(man) === coinOf(world) && isCube(man);
const patrolCost = (world: World) => (coinOf(world) === 'US' || world.notes.includes('paid') ? 0 : 3);
const payPatrol = (world: World) => {
  world.adjust('RES_ARVN', -patrolCost(world));
  world.notes.push('paid');
};
/** Over lines and cities, from anywhere, up to the first insurgent. */
function runsTo(world: World, from: string, to: string): boolean {
  const seen = [from];
  for (const here of seen) {
    if (here !== from && world.count(here, isInsurgent) > 0) continue;
    for (const next of EVERYWHERE) if (isRoute(next) && touches(here, next) && !seen.includes(next)) seen.push(next);
  }
  return to !== from && seen.includes(to);
}
export const patrol: SlowOperation = {
  next: (world) =>
    world.has('RES_ARVN') < patrolCost(world)
      ? []
      : open(world)
          .filter(isRoute)
          .flatMap((to) => {
            const cubes = world.men.filter((man) => isOwnCube(world)(man) && !man.hasOperated && man.at !== 'gone');
            return picks(cubes.filter(({ at }) => runsTo(world, at, to)))
              .filter((set) => set.length > 0)
              .map((set) =>
                world.after((next) => {
                  payPatrol(next);
                  next.chosen.push(to);
                  for (const one of set) {
                    const man = next.same(world, one);
                    next.move(man, to);
                    man.hasOperated = true;
                  }
                }),
              );
          }),
  isWhole: (world) =>
    world.has('RES_ARVN') >= patrolCost(world) &&
    world.spaces.filter(isLoc).some((loc) => {
      if (world.count(loc, isOwnCube(world)) === 0) return false;
      return findable(world, loc).length > 0 || canAssault(world, loc, coinOf(world));
    }),
  close(world) {
    let worlds = [world.after(payPatrol)];
    for (const loc of world.spaces.filter(isLoc))
      worlds = each(worlds, (next) => reveal(next, loc, next.count(loc, isOwnCube(next))));
    return each(worlds, (next) => [
      next,
      ...next.spaces
        .filter((loc) => isLoc(loc) && canAssault(next, loc, coinOf(next)))
        .filter((loc) => !next.board.isLimited || next.chosen.length === 0 || next.chosen.includes(loc))
        .flatMap((loc) => assaults(next, loc, coinOf(next))),
    ]);
  },
};

/** Next door, or over one line without insurgents. */
function sweepsInto(world: World, from: string, to: string): boolean {
  if (touches(from, to)) return true;
  return (
    EVERYWHERE.some(
      (loc) => isLoc(loc) && touches(from, loc) && touches(loc, to) && world.count(loc, isInsurgent) === 0,
    ) && from !== to
  );
}
export const sweep: SlowOperation = {
  next(world) {
    const cost = coinOf(world) === 'US' ? 0 : 3;
    if (world.board.isMonsoon || world.has('RES_ARVN') < cost) return [];
    return open(world)
      .filter(isPlace)
      .flatMap((to) => {
        const troops = world.men.filter(
          (man) => isTroop(man) && ownerOf(man) === coinOf(world) && !man.hasOperated && man.at !== 'gone',
        );
        const isUseful = findable(world, to).length > 0 && findsIn(world, to, coinOf(world)) > 0;
        return picks(troops.filter(({ at }) => sweepsInto(world, at, to)))
          .filter((set) => set.length > 0 || isUseful)
          .map((set) =>
            world.after((next) => {
              next.adjust('RES_ARVN', -cost);
              next.chosen.push(to);
              for (const one of set) {
                const man = next.same(world, one);
                next.move(man, to);
                man.hasOperated = true;
              }
            }),
          );
      });
  },
  close: (world) =>
    world.chosen.reduce(
      (worlds, space) => each(worlds, (next) => reveal(next, space, findsIn(next, space, coinOf(next)))),
      [world],
    ),
};

export const assault: SlowOperation = {
  next: (world) =>
    open(world).flatMap((space) => {
      const chosen = world.after((next) => void next.chosen.push(space));
      if (coinOf(world) === 'ARVN') {
        if (world.has('RES_ARVN') < 3 || !canAssault(world, space, 'ARVN')) return [];
        return assaults(
          chosen.after((next) => next.adjust('RES_ARVN', -3)),
          space,
          'ARVN',
        );
      }
      if (world.count(space, ({ type }) => type === 'us-troops') === 0) return [];
      const alone = canAssault(world, space, 'US') ? assaults(chosen, space, 'US') : [];
      return distinct([...alone, ...each(alone.length > 0 ? alone : [chosen], (next) => joins(next, space))]);
    }),
};
/** ARVN is added, in one space of the operation. */
function joins(world: World, space: string): World[] {
  if (world.notes.includes('joined') || purse(world) < 3 || !canAssault(world, space, 'ARVN')) return [];
  const paid = world.after((next) => {
    next.notes.push('joined');
    next.adjust('RES_ARVN', -3);
  });
  return assaults(paid, space, 'ARVN');
}
