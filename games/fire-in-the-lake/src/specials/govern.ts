import { emit } from '@fermata/core';
import { ask } from '../asking/ask.ts';
import { rule } from '../lasting/rules.ts';
import { ARVN_TROOPS, POLICE, US_TROOPS } from '../map/pieces.ts';
import { nameOf } from '../map/places.ts';
import { population, SAIGON } from '../map/spaces.ts';
import type { Action } from '../operations/action.ts';
import { closedWays } from '../operations/why-where.ts';
import { count, supportIn } from '../state/counts.ts';
import type { Event } from '../state/events.ts';
import { control } from '../state/victory.ts';
import { adjust, shift } from '../verbs/change.ts';
import { bySpace } from './by-space.ts';

const AID = 3;
const FEW_CUBES = 'ARVN has no more cubes there than the US';

export const govern = bySpace({
  name: 'govern',
  by: ['ARVN'],
  with: ['train', 'patrol'],
  usual: 2,
  can({ state, selected, tally }, space) {
    if (space === SAIGON || supportIn(state, space) <= 0) return false;
    if (tally.operation === 'train' && selected.includes(space)) return false;
    return control(state, space) === 'COIN';
  },
  why({ state, selected, tally }, space) {
    if (space === SAIGON) return 'nobody governs in Saigon';
    if (tally.operation === 'train' && selected.includes(space)) return 'the operation trains there';
    return supportIn(state, space) <= 0 ? 'nobody supports the government there' : 'COIN does not control it';
  },
  *in(action, space) {
    const { state } = action;
    const ways = waysToGovern(action, space);
    const why = () => closedWays(ways, { PATRONAGE: state.tracks.AID === 0 ? 'there is no aid' : FEW_CUBES });
    const how = yield* ask(action, 'govern', ways, space, why);
    if (how === 'AID') return void (yield* adjust(state, 'AID', AID * population(space)));
    const n = Math.min(population(space), state.tracks.AID);
    yield* adjust(state, 'AID', -n);
    yield* adjust(state, 'PATRONAGE', n);
    if (how === 'PATRONAGE') yield* shift(state, space, -1, 0);
    else action.tally.unshifted++;
  },
  close: ({ visited }) => emit<Event>({ type: 'governed', in: visited.map(nameOf) }),
});

type Way = 'AID' | 'PATRONAGE' | 'PATRONAGE without a shift';
function waysToGovern({ state, tally }: Action, space: number): Way[] {
  const cubes = count(state, space, ARVN_TROOPS) + count(state, space, POLICE);
  if (cubes <= count(state, space, US_TROOPS) || state.tracks.AID === 0) return ['AID'];
  const isSpared = tally.unshifted < rule(state, 'governUnshifted', 0);
  return isSpared ? ['AID', 'PATRONAGE', 'PATRONAGE without a shift'] : ['AID', 'PATRONAGE'];
}
