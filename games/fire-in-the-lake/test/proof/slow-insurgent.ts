/** The operations of the NVA and VC by the plain rules. */
import { placing, type SlowOperation } from './slow-coin.ts';
import { anyOf, prey } from './slow-fight.ts';
import {
  distinct,
  each,
  isBase,
  isCoin,
  isGuerrilla,
  isHidden,
  isLoc,
  isTrail,
  type Man,
  ownerOf,
  picks,
  populationOf,
  rolling,
  touches,
  type World,
} from './world.ts';

export const isOwn = (world: World) => (man: Man) => ownerOf(man) === world.board.faction;
const own = (world: World, space: string, is: (man: Man) => boolean) =>
  world.in(space, (man) => isOwn(world)(man) && is(man));
const purse = ({ board: { faction } }: World) => `RES_${faction}`;
const lower = ({ board: { faction } }: World) => faction.toLowerCase();
const open = (world: World) => world.spaces.filter((space) => !world.chosen.includes(space));
const paying = (world: World, space: string, cost: number) =>
  world.after((next) => {
    next.chosen.push(space);
    next.adjust(purse(next), -cost);
  });

export const rally: SlowOperation = {
  next: (world) =>
    world.has(purse(world)) < 1
      ? []
      : open(world)
          .filter((space) => !isLoc(space) && world.level(space) <= 0)
          .flatMap((space) => ralliesIn(paying(world, space, 1), space)),
  isWhole: (world) => canImprove(world),
  close(world) {
    if (!canImprove(world)) return [world];
    const improved = world.after((next) => {
      next.adjust('RES_NVA', -2);
      next.adjust('TRAIL', 1);
    });
    // Who rallies nowhere has to do this at least.
    return world.chosen.length > 0 ? [world, improved] : [improved];
  },
};
const canImprove = (world: World) =>
  world.board.faction === 'NVA' && world.has('TRAIL') < 4 && world.has('RES_NVA') >= 2;
function ralliesIn(world: World, space: string): World[] {
  const guerrillas = `${lower(world)}-guerrillas`;
  const found = [...placing(world, guerrillas, 1, space)];
  const bases = own(world, space, isBase).length;
  const pairs = own(world, space, isGuerrilla);
  if (pairs.length >= 2 && world.count(space, isBase) < 2) {
    const gone = anyOf(world, pairs, 2, (next, man) => next.remove(man));
    found.push(...each(gone, (next) => placing(next, `${lower(world)}-bases`, 1, space)));
  }
  if (bases === 0) return found;
  const most = bases + (world.board.faction === 'NVA' ? world.has('TRAIL') : populationOf(space));
  for (let n = 1; n <= most; n++) found.push(...placing(world, guerrillas, n, space));
  const exposed = own(world, space, (man) => isGuerrilla(man) && man.isTurned);
  if (world.board.faction === 'VC' && exposed.length > 0)
    found.push(anyOf(world, exposed, exposed.length, (next, man) => next.flip(man))[0] as World); // all of them: one way
  return distinct(found);
}

export const march: SlowOperation = {
  next: (world) => (world.board.isMonsoon ? [] : open(world).flatMap((to) => marchesInto(world, to))),
};
function marchesInto(world: World, to: string): World[] {
  const isNva = world.board.faction === 'NVA';
  const goesFree = isNva && world.has('TRAIL') === 4;
  const origins = world.spaces.filter((from) => touches(from, to));
  const groupsFrom = (from: string) => picks(own(world, from, (man) => !isBase(man) && !man.hasOperated));
  let plans: Man[][][] = [[]];
  for (const from of origins) plans = plans.flatMap((plan) => groupsFrom(from).map((group) => [...plan, group]));
  return distinct(
    plans.flatMap((plan) => {
      const groups = plan.filter((group) => group.length > 0);
      if (groups.length === 0) return [];
      const isFree = isLoc(to) || (goesFree && (isTrail(to) || groups.flat().every(({ at }) => isTrail(at))));
      if (!isFree && world.has(purse(world)) < 1) return [];
      const next = paying(world, to, isFree ? 0 : 1);
      const watchers = world.count(to, (man) => isCoin(man) && !isBase(man));
      const stays = !(isNva && isTrail(to) && world.has('TRAIL') > 0 && !world.board.isLimited);
      for (const group of groups) {
        const isSeen = (isLoc(to) || world.level(to) > 0) && group.length + watchers > 3;
        for (const one of group) {
          const man = next.same(world, one);
          next.move(man, to);
          if (isSeen && isHidden(man)) next.flip(man);
          man.hasOperated = stays;
          man.cameTo = to;
        }
      }
      return [next];
    }),
  );
}

export const attack: SlowOperation = {
  next: (world) =>
    world.has(purse(world)) < 1
      ? []
      : open(world)
          .filter((space) => world.count(space, isCoin) > 0)
          .flatMap((space) => {
            const paid = paying(world, space, 1);
            return distinct([...byGuerrillas(paid, space), ...byTroops(paid, space), ...byAmbush(paid, space)]);
          }),
};
const costsMan = ({ type }: Man) => type === 'us-troops' || type === 'us-bases';
/** So many enemies, bases last; one of the attackers is lost for each US troop or base. */
function hitting(world: World, space: string, n: number, mayStop: boolean, losers: (man: Man) => boolean): World[] {
  const killing = (from: World, left: number, losses: number): [World, number][] => {
    const targets = left === 0 ? [] : prey(from, space);
    const stopped: [World, number][] = mayStop || targets.length === 0 ? [[from, losses]] : [];
    return [
      ...stopped,
      ...targets.flatMap((target) => {
        const next = from.after((after) => after.kill(after.same(from, target)));
        return killing(next, left - 1, losses + (costsMan(target) ? 1 : 0));
      }),
    ];
  };
  return distinct(
    killing(world, n, 0).flatMap(([next, losses]) =>
      anyOf(next, own(next, space, losers), losses, (after, man) => after.remove(man)),
    ),
  );
}
function byGuerrillas(world: World, space: string): World[] {
  const guerrillas = own(world, space, isGuerrilla);
  if (guerrillas.length === 0) return [];
  const out = world.after((next) => {
    for (const man of own(next, space, isHidden)) next.flip(man);
  });
  return each(rolling(out), (next) => {
    const die = next.dice.at(-1) as number; // just rolled
    return die > guerrillas.length ? [next] : hitting(next, space, 2, true, isGuerrilla);
  });
}
function byTroops(world: World, space: string): World[] {
  const isTroop = ({ type }: Man) => type === 'nva-troops';
  const hits = Math.floor(own(world, space, isTroop).length / 2);
  return hits === 0 ? [] : hitting(world, space, hits, false, isTroop);
}
function byAmbush(world: World, space: string): World[] {
  if (
    world.board.isLimited ||
    world.board.special !== 'ambush' ||
    (world.special !== 'none' && world.special !== 'ambush')
  )
    return [];
  if (world.visited.length === 2) return [];
  return ambushes(
    world.after((next) => {
      next.special = 'ambush';
      next.visited.push(space);
    }),
    space,
    () => true,
  );
}
/** One who is underground comes out, and one enemy is gone; from a line he may be next door. */
export function ambushes(world: World, space: string, may: (man: Man) => boolean): World[] {
  const near = isLoc(space) ? world.spaces.filter((other) => touches(space, other)) : [];
  const hidden = own(world, space, (man) => isHidden(man) && may(man));
  return each(
    hidden.map((man) => world.after((next) => next.flip(next.same(world, man)))),
    (next) =>
      [space, ...near]
        .flatMap((at) => prey(next, at))
        .map((target) => next.after((after) => after.kill(after.same(next, target)))),
  );
}

export const terror: SlowOperation = {
  next: (world) =>
    open(world).flatMap((space) => {
      const cost = isLoc(space) ? 0 : 1;
      if (world.has(purse(world)) < cost) return [];
      const hidden = own(world, space, isHidden);
      const troops = own(world, space, ({ type }) => type === 'nva-troops');
      const canMark = world.marked(space) === 0;
      if (hidden.length === 0 && (troops.length === 0 || !canMark)) return [];
      const paid = paying(world, space, cost);
      const shown = anyOf(paid, own(paid, space, isHidden), 1, (next, man) => next.flip(man));
      return shown.map((next) =>
        next.after((after) => {
          if (!canMark) return;
          after.markers[space] = 1;
          if (world.board.faction === 'VC' || world.level(space) > 0) after.shift(space, -1);
        }),
      );
    }),
};
