/** The special activities by the plain rules: all worlds after the whole of one. */
import { EVERYWHERE, placing } from './slow-coin.ts';
import { anyOf, assaults, canAssault, findable, findsIn, removing, reveal, strikes } from './slow-fight.ts';
import { ambushes } from './slow-insurgent.ts';
import {
  distinct,
  each,
  econOf,
  isBase,
  isCoin,
  isCube,
  isForce,
  isGuerrilla,
  isHidden,
  isInsurgent,
  isLoc,
  isRoute,
  isTroop,
  type Man,
  ownerOf,
  picks,
  populationOf,
  rolling,
  touches,
  type World,
} from './world.ts';

export type SlowSpecial = (world: World) => World[];

/** Space by space, each once, at least one. */
function bySpace(most: number, inSpace: (world: World, space: string) => World[]): SlowSpecial {
  const further = (world: World): World[] =>
    world.visited.length === most
      ? []
      : world.spaces
          .filter((space) => !world.visited.includes(space))
          .flatMap((space) =>
            inSpace(world, space).map((next) => next.after((after) => void after.visited.push(space))),
          );
  return (world) => {
    const found: World[] = [];
    for (let worlds = distinct(further(world)); worlds.length > 0; worlds = each(worlds, further))
      found.push(...worlds);
    return distinct(found);
  };
}
const isTrained = (world: World, space: string) => world.board.operation === 'train' && world.chosen.includes(space);

const adviseIn = bySpace(2, (world, space) => {
  if (isTrained(world, space) || space === 'north-vietnam') return [];
  const sweeps = !isLoc(space) && !world.board.isMonsoon && findable(world, space).length > 0;
  const finds = findsIn(world, space, 'ARVN');
  return [
    ...(canAssault(world, space, 'ARVN') ? assaults(world, space, 'ARVN') : []),
    ...(sweeps && finds > 0 ? reveal(world, space, finds) : []),
    ...strikes(world, space, ['us-irregulars', 'arvn-rangers']),
  ];
});
const advise: SlowSpecial = (world) =>
  each(adviseIn(world), (next) => [next, next.after((after) => after.adjust('AID', 6))]);

/** Each of them stays or flies once; four spaces in all, and four who are not US troops. */
const airLift: SlowSpecial = (world) => {
  const flyers = world.men.filter(
    (man) => (isTroop(man) || isForce(man)) && isCoin(man) && world.spaces.includes(man.at),
  );
  let plans: [man: Man, to: string][][] = [[]];
  for (const man of flyers)
    plans = plans.flatMap((plan) =>
      world.spaces
        .filter((to) => to !== 'north-vietnam')
        .map((to): [Man, string][] => (to === man.at ? plan : [...plan, [man, to]])),
    );
  const isLegal = (plan: [Man, string][]) =>
    plan.length > 0 &&
    new Set(plan.flatMap(([man, to]) => [man.at, to])).size <= (world.board.isMonsoon ? 2 : 4) &&
    plan.filter(([{ type }]) => type !== 'us-troops').length <= 4;
  return distinct(
    plans.filter(isLegal).map((plan) =>
      world.after((next) => {
        for (const [man, to] of plan) next.move(next.same(world, man), to);
      }),
    ),
  );
};

/** Whom an Air Strike sees: bases where nobody else is left, and none with a tunnel. */
function seenFromAbove(world: World, space: string): Man[] {
  const open = world.in(space, (man) => man.type === 'nva-troops' || (isGuerrilla(man) && man.isTurned));
  if (open.length > 0 || world.count(space, isGuerrilla) > 0) return open;
  return world.in(space, (man) => isInsurgent(man) && isBase(man) && !man.isTurned);
}
const airStrike: SlowSpecial = (world) => {
  const isSeen = (from: World, space: string) => from.count(space, isCoin) > 0 && seenFromAbove(from, space).length > 0;
  if (world.has('TRAIL') === 0 && !world.spaces.some((space) => isSeen(world, space))) return [];
  const most = world.board.isMonsoon ? 2 : 6;
  const striking = (from: World, left: number, mayTrail: boolean): World[] => {
    const found = [from];
    if (mayTrail && left >= 2 && from.has('TRAIL') > 0)
      found.push(
        ...striking(
          from.after((next) => next.adjust('TRAIL', -1)),
          left - 2,
          false,
        ),
      );
    if (from.visited.length === most) return found;
    for (const space of from.spaces.filter((one) => !from.visited.includes(one) && isSeen(from, one)))
      for (let hits = 1; hits <= left; hits++)
        for (const next of removing(
          from,
          hits,
          (now) => seenFromAbove(now, space),
          (now, man) => now.remove(man),
        )) {
          const lost = from.count(space) - next.count(space);
          if (lost < hits) continue;
          const shifted = next.after((after) => {
            after.shift(space, -1);
            after.visited.push(space);
          });
          found.push(...striking(shifted, left - hits, mayTrail));
        }
    return distinct(found);
  };
  return each(rolling(world), (next) => striking(next, next.dice.at(-1) as number, true)); // just rolled
};

const govern = bySpace(2, (world, space) => {
  if (isTrained(world, space) || space === 'saigon') return [];
  if (world.level(space) <= 0 || world.control(space) !== 'COIN') return [];
  const people = populationOf(space);
  const found = [world.after((next) => next.adjust('AID', 3 * people))];
  const cubes = (faction: string) => world.count(space, (man) => ownerOf(man) === faction && isCube(man));
  const moved = Math.min(people, world.has('AID'));
  if (cubes('ARVN') > cubes('US') && moved > 0)
    found.push(
      world.after((next) => {
        next.adjust('AID', -moved);
        next.adjust('PATRONAGE', moved);
        next.shift(space, -1);
      }),
    );
  return found;
});

/** Onto a line, along lines and cities, and then one step aside; up to the first insurgent. */
function carriedTo(world: World, from: string): string[] {
  const seen = [from];
  for (const here of seen) {
    if (here !== from && (!isRoute(here) || world.count(here, isInsurgent) > 0)) continue;
    for (const next of EVERYWHERE)
      if (
        touches(here, next) &&
        !seen.includes(next) &&
        next !== 'north-vietnam' &&
        (here !== from || isLoc(here) || isLoc(next))
      )
        seen.push(next);
  }
  return seen.slice(1);
}
const transport: SlowSpecial = (world) =>
  distinct(
    world.spaces.flatMap((from) => {
      const carried = world.in(from, ({ type }) => type === 'arvn-troops' || type === 'arvn-rangers');
      const targets = carriedTo(world, from).filter((to) => world.spaces.includes(to));
      let plans: [man: Man, to: string][][] = [[]];
      for (const man of carried)
        plans = plans.flatMap((plan) => [plan, ...targets.map((to): [Man, string][] => [...plan, [man, to]])]);
      return plans
        .filter(({ length }) => length > 0 && length <= 6)
        .map((plan) =>
          world.after((next) => {
            for (const [man, to] of plan) next.move(next.same(world, man), to);
            for (const man of next.men)
              if (man.type === 'arvn-rangers' && man.isTurned && man.at !== 'gone') next.flip(man);
          }),
        );
    }),
  );

const raid = bySpace(2, (world, space) => {
  if (space === 'north-vietnam') return [];
  const near = world.men.filter(
    ({ type, at, hasFlown }) => type === 'arvn-rangers' && world.spaces.includes(at) && touches(at, space) && !hasFlown,
  );
  return picks(near).flatMap((set) => {
    const next = world.after((after) => {
      for (const one of set) {
        const man = after.same(world, one);
        after.move(man, space);
        man.hasFlown = true;
      }
    });
    const struck = strikes(next, space, ['arvn-rangers']);
    return set.length > 0 ? [next, ...struck] : struck;
  });
});

const infiltrate = bySpace(2, (world, space) => [...buildsUp(world, space), ...takesOver(world, space)]);
function buildsUp(world: World, space: string): World[] {
  const bases = world.count(space, (man) => ownerOf(man) === 'NVA' && isBase(man));
  if (bases === 0) return [];
  const found: World[] = [];
  for (let n = 0; n <= world.has('TRAIL') + bases; n++)
    for (const placed of placing(world, 'nva-troops', n, space))
      for (const set of picks(placed.in(space, ({ type }) => type === 'nva-guerrillas'))) {
        let worlds = [
          placed.after((next) => {
            for (const man of set) next.remove(next.same(placed, man));
          }),
        ];
        worlds = each(worlds, (next) => placing(next, 'nva-troops', set.length, space));
        found.push(...worlds);
      }
  return found;
}
function takesOver(world: World, space: string): World[] {
  const nva = world.count(space, (man) => ownerOf(man) === 'NVA');
  const vc = world.in(space, (man) => ownerOf(man) === 'VC');
  if (nva <= vc.length) return [];
  const hasShifted = world.level(space) < 0;
  const shifted = world.after((next) => {
    if (hasShifted) next.shift(space, 1);
  });
  const swapped = vc.flatMap((man) => {
    const type = man.type.replace('vc', 'nva');
    if (world.box[type] === 0) return [];
    return [
      shifted.after((next) => {
        next.remove(next.same(world, man));
        next.place(type, space, isBase(man) && man.isTurned);
      }),
    ];
  });
  return hasShifted ? [shifted, ...swapped] : swapped;
}

const bombard = bySpace(2, (world, space) => {
  const troops = world.in(space, (man) => isCoin(man) && isTroop(man));
  const isTarget = troops.length >= 3 || world.count(space, (man) => isCoin(man) && isBase(man)) > 0;
  const isNear = world.spaces.some(
    (from) => (from === space || touches(from, space)) && world.count(from, ({ type }) => type === 'nva-troops') >= 3,
  );
  return isTarget && isNear ? troops.map((man) => world.after((next) => next.kill(next.same(world, man)))) : [];
});

/** With a March: one of those who came in. */
const ambush = bySpace(2, (world, space) => ambushes(world, space, ({ cameTo }) => cameTo === space));

const tax = bySpace(4, (world, space) => {
  const income = isLoc(space) ? econOf(space) : world.control(space) === 'COIN' ? 0 : 2 * populationOf(space);
  const hidden = world.in(space, (man) => man.type === 'vc-guerrillas' && isHidden(man));
  if (income === 0) return [];
  return hidden.map((man) =>
    world.after((next) => {
      next.flip(next.same(world, man));
      next.adjust('RES_VC', income);
      next.shift(space, 1);
    }),
  );
});

const subvertIn = bySpace(2, (world, space) => {
  if (world.count(space, (man) => man.type === 'vc-guerrillas' && isHidden(man)) === 0) return [];
  const cubes = world.in(space, (man) => ownerOf(man) === 'ARVN' && isCube(man));
  if (cubes.length === 0) return [];
  const gone = anyOf(world, cubes, 2, (next, man) => {
    next.remove(man);
    next.notes.push('subverted');
  });
  const swapped = anyOf(world, cubes, 1, (next, man) => {
    next.remove(man);
    next.notes.push('subverted');
  });
  return [...gone, ...each(swapped, (next) => placing(next, 'vc-guerrillas', 1, space))];
});
const subvert: SlowSpecial = (world) =>
  subvertIn(world).map((next) =>
    next.after((after) => {
      const all = after.notes.filter((note) => note === 'subverted').length;
      after.adjust('PATRONAGE', -Math.floor(all / 2));
    }),
  );

export interface Accompanying {
  readonly by: readonly string[];
  /** The operations that it goes with; all where none is named. */
  readonly with?: readonly string[];
  readonly run: SlowSpecial;
}
export const SPECIALS: Readonly<Record<string, Accompanying>> = {
  advise: { by: ['US'], with: ['train', 'patrol'], run: advise },
  'air-lift': { by: ['US'], run: airLift },
  'air-strike': { by: ['US'], run: airStrike },
  govern: { by: ['ARVN'], with: ['train', 'patrol'], run: govern },
  transport: { by: ['ARVN'], run: transport },
  raid: { by: ['ARVN'], with: ['patrol', 'sweep', 'assault'], run: raid },
  infiltrate: { by: ['NVA'], with: ['rally', 'march'], run: infiltrate },
  bombard: { by: ['NVA'], run: bombard },
  // With an Attack it is part of the space that is attacked.
  ambush: { by: ['NVA', 'VC'], with: ['march'], run: ambush },
  tax: { by: ['VC'], run: tax },
  subvert: { by: ['VC'], with: ['rally', 'march', 'terror'], run: subvert },
};
