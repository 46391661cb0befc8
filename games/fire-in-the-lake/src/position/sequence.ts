import { list, object, oneOf, whole } from '@fermata/core/fields';
import { isCoup } from '../data/cards.ts';
import { FACTIONS } from '../data/forces.ts';
import type { Space } from '../data/map.ts';
import { SPACES } from '../map/places.ts';
import { DEEDS, type Deed, LEVELS, PHASES, type State } from '../state/state.ts';
import { readCards } from './cards.ts';
import { type Fields, factionsIn, flag, onceEach } from './fields.ts';

/** Cards, who has acted, what is in force, and where the coup round stands. */
export function readSequence(state: State, given: Fields): void {
  if (given.phase !== undefined) state.phase = oneOf(given.phase, 'phase', PHASES);
  readCards(state, given);
  const inRound = state.phase !== 'card' && state.phase !== 'over';
  if (inRound && !isCoup(state.card))
    throw new TypeError(`phase ${state.phase} needs a coup card; got card ${state.card}`);
  const soon = object(given.nextEligible ?? {}, 'nextEligible', FACTIONS);
  for (const faction of FACTIONS)
    if (soon[faction] !== undefined) state.nextEligible[faction] = flag(soon[faction], `nextEligible.${faction}`);
  readActions(state, given);
  if (given.pivotalAsked !== undefined) state.pivotalAsked = flag(given.pivotalAsked, 'pivotalAsked');
  if (given.afterCoup !== undefined) state.afterCoup = flag(given.afterCoup, 'afterCoup');
  readPacified(state, given);
  readEnd(state, given);
}

function readActions(state: State, given: Fields): void {
  if (given.acted !== undefined)
    state.acted = list(given.acted, 'acted', 0, 2).map((one, at) => {
      const { faction, deed } = object(one, `acted.${at}`, ['faction', 'deed']);
      return { faction: oneOf(faction, `acted.${at}.faction`, FACTIONS), deed: oneOf(deed, `acted.${at}.deed`, DEEDS) };
    });
  const [first, second] = state.acted;
  onceEach(
    state.acted.map(({ faction }) => faction),
    'acted',
  );
  if (first?.deed === 'limited operation')
    throw new TypeError(`acted.0.deed is what the first faction may do: ${FIRST.join(', ')}; got "${first.deed}"`);
  if (first !== undefined && second !== undefined && !SECOND[first.deed].includes(second.deed))
    throw new TypeError(
      `acted.1.deed after ${first.deed} is one of ${SECOND[first.deed].join(', ')}; got "${second.deed}"`,
    );
  if (given.passed !== undefined) state.passed = factionsIn(given.passed, 'passed');
  const both = state.acted.find(({ faction }) => state.passed.includes(faction));
  if (both !== undefined) throw new TypeError(`passed names ${both.faction}, who has acted`);
}
const FIRST = DEEDS.filter((deed) => deed !== 'limited operation');
/** What the second faction may have done, by what the first one did. */
const SECOND: { readonly [D in Deed]: readonly Deed[] } = {
  operation: ['limited operation'],
  'operation with special': ['limited operation', 'event'],
  'limited operation': [],
  event: ['operation', 'operation with special'],
};

function readPacified(state: State, given: Fields): void {
  const pacified = object(given.pacified ?? {}, 'pacified', SPACES);
  const isSupport = state.phase === 'pacify US' || state.phase === 'pacify ARVN';
  if (!isSupport && Object.keys(pacified).length > 0)
    throw new TypeError(`pacified is said in the Support phase; got phase ${state.phase}`);
  for (const [space, level] of Object.entries(pacified))
    state.pacified[space as Space] = LEVELS.indexOf(oneOf(level, `pacified.${space}`, LEVELS)) - 2; // a known name
}

function readEnd(state: State, given: Fields): void {
  if (given.over === undefined || given.over === null) {
    if (state.phase === 'over') throw new TypeError('phase over needs "over", which says by what margins');
    return;
  }
  if (state.phase !== 'over') throw new TypeError(`over is said where the phase is over; got phase ${state.phase}`);
  const { margins, isFinal } = object(given.over, 'over', ['margins', 'isFinal']);
  const by = object(margins, 'over.margins', FACTIONS);
  const read = (faction: (typeof FACTIONS)[number]) => whole(by[faction], `over.margins.${faction}`, -100, 200);
  state.over = {
    margins: { US: read('US'), ARVN: read('ARVN'), NVA: read('NVA'), VC: read('VC') },
    isFinal: flag(isFinal, 'over.isFinal'),
  };
}
