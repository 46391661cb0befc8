import type { Game } from '@fermata/core';
import { isMomentum } from '../data/cards.ts';
import { FACTIONS } from '../data/forces.ts';
import { BOXED, IRREGULAR, KINDS, kindOf, NVA_GUERRILLA, RANGER, VC_GUERRILLA } from '../map/pieces.ts';
import { at, SPACE_COUNT } from '../map/places.ts';
import type { Event } from './events.ts';
import { LEVELS, type State } from './state.ts';

/** How each event changes the state. Sums stay what they are: pieces only ever go from one place to another. */
export const apply: Game<State, Event>['apply'] = {
  moved: ({ pieces }, { piece, n, from, to, as }) => {
    const target = at(to);
    const kind = kindOf(piece);
    const arrives = as !== undefined ? kindOf(as) : target >= SPACE_COUNT ? (BOXED[kind] as number) : kind; // as printed
    (pieces[at(from) * KINDS + kind] as number) -= n; // each place has each kind
    (pieces[target * KINDS + arrives] as number) += n; // as above
  },
  flipped: ({ pieces }, { piece, to, n, in: space }) => {
    (pieces[at(space) * KINDS + kindOf(piece)] as number) -= n; // as above
    (pieces[at(space) * KINDS + kindOf(to)] as number) += n; // as above
  },
  shifted: ({ support }, { in: space, to }) => {
    support[at(space)] = LEVELS.indexOf(to) - 2;
  },
  adjusted: ({ tracks }, { track, by }) => {
    tracks[track] += by;
  },
  marked: ({ markers }, { in: space, by }) => {
    (markers[at(space)] as number) += by; // within the map
  },
  cardDrawn: (state, { card, pile }) => {
    state.next = card;
    state.pile = { ...pile };
    const from = state.deck ?? (state.unseen.includes(card) ? state.unseen : state.coups);
    const place = from.indexOf(card);
    if (place >= 0) from.splice(place, 1);
  },
  cardBegan: (state, { card }) => {
    state.card = card;
    state.next = 0;
    state.passed = [];
    state.acted = [];
    state.pivotalAsked = false;
  },
  cardEnded: (state, { card }) => {
    state.afterCoup = card > 124;
    if (state.afterCoup) return;
    for (const faction of FACTIONS)
      state.eligible[faction] = state.nextEligible[faction] ?? !state.acted.some((one) => one.faction === faction);
    state.nextEligible = {};
  },
  pivotalAsked: (state) => {
    state.pivotalAsked = true;
  },
  pivotalPlayed: (state, { card }) => {
    state.pivotalAsked = true;
    state.card = card;
    state.pivotal = state.pivotal.filter((one) => one !== card);
  },
  pivotalReturned: (state, { card }) => {
    if (!state.pivotal.includes(card)) state.pivotal = [...state.pivotal, card].sort((a, b) => a - b);
  },
  eventBegan: 'informs',
  acted: (state, { faction, deed }) => {
    state.acted.push({ faction, deed });
  },
  passed: (state, { faction }) => {
    state.passed.push(faction);
  },
  eligibilitySet: (state, { faction, is, now }) => {
    state.nextEligible[faction] = is;
    if (now) state.eligible[faction] = is;
  },
  cameIntoForce: (state, { rule }) => {
    state.inForce = [...state.inForce.filter((one) => one !== rule), rule];
  },
  wentOutOfForce: (state, { rule }) => {
    state.inForce = state.inForce.filter((one) => one !== rule);
  },
  phaseBegan: (state, { phase }) => {
    state.phase = phase;
    if (phase === 'pacify US' || phase === 'agitate') state.pacified = {};
  },
  leaderCame: (state, { card }) => {
    const isFailed = card > 128;
    const isUnder = isFailed && state.leaders.length > 0;
    if (isUnder) state.leaders.unshift(card);
    else state.leaders.push(card);
    if (isUnder) return;
    state.leaderIgnored = false;
    const others = state.inForce.filter((rule) => !rule.startsWith('leader:'));
    state.inForce = isFailed ? others : [...others, `leader:${card}`];
  },
  leaderIgnored: (state) => {
    state.leaderIgnored = true;
    state.inForce = state.inForce.filter((rule) => !rule.startsWith('leader:'));
  },
  spacePacified: ({ pacified, support, phase }, { in: space }) => {
    // Cards pacify as well: what is counted is the phase.
    if (phase === 'pacify US' || phase === 'pacify ARVN') pacified[space] ??= support[at(space)] as number; // within the map
  },
  wereReset: (state) => {
    const { pieces, markers } = state;
    markers.fill(0);
    for (let space = 0; space < SPACE_COUNT; space++)
      for (const hidden of HIDING) {
        const index = space * KINDS + hidden;
        (pieces[index] as number) += pieces[index + 1] as number; // its active side follows
        pieces[index + 1] = 0;
      }
    state.inForce = state.inForce.filter((rule) => rule.startsWith('leader:') || !isMomentum(rule));
    for (const faction of FACTIONS) state.eligible[faction] = true;
    state.nextEligible = {};
  },
  ended: (state, { margins, isFinal }) => {
    state.phase = 'over';
    state.over = { margins: { ...margins }, isFinal };
  },
  rolled: 'informs',
  trained: 'informs',
  patrolled: 'informs',
  swept: 'informs',
  assaulted: 'informs',
  marched: 'informs',
  attacked: 'informs',
  struckTrail: 'informs',
  governed: 'informs',
  operated: 'informs',
};

const HIDING = [IRREGULAR, RANGER, NVA_GUERRILLA, VC_GUERRILLA] as const;
