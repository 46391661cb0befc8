/** What lasts for turns has one less at the end of each turn of its owner, when all that reacts to that has reacted. */
import { scripted } from '@fermata/core/testing';
import { expect, test } from 'vitest';
import { onTurnEnd } from './conditions.ts';
import { act, cure, give, heal, item, status } from './define.ts';
import { permanent, turns } from './durations.ts';
import { duelOf, ITEMS } from './index.ts';

const humming = status('humming', onTurnEnd, act(heal(1)));
const tidy = status('tidy', onTurnEnd, act(cure('soaking')));
const restless = status('restless', onTurnEnd, act(cure('soaking'), give(humming, 'self', turns(2))));
const game = duelOf([
  ...ITEMS,
  item('basic', 'tune', 'Gives.', { play: [give(humming, 'self', turns(2))] }),
  item('basic', 'broom', 'Gives.', { play: [give(tidy, 'self', permanent), give(restless, 'self', permanent)] }),
]);

/** Seat 0 has these statuses, seat 1 is soaking for two turns, and seat 0 passes. */
function passed(...statuses: object[]) {
  const soaking = { kind: 'soaking', lasts: { turns: 2 } };
  const players = [
    { items: ['hand'], statuses },
    { items: ['hand'], statuses: [soaking] },
  ];
  const { log, state } = scripted(game, { position: { players }, choices: ['pass'] });
  const { met } = log.find(({ event }) => event.type === 'turnEnded')!; // a turn has ended
  return {
    events: log.flatMap(({ event }) => ('id' in event ? [[event.type, event.kind]] : [])),
    left: state.statuses.map(({ kind, seat, duration }) => [kind, seat, 'left' in duration ? duration.left : null]),
    end: met.filter(({ listener }) => listener === 'the end of the turn').map(({ did }) => did),
  };
}

test('one gets shorter, and those of others do not', () => {
  expect(passed({ kind: 'humming', lasts: { turns: 3 } })).toEqual({
    events: [['statusModified', 'humming']],
    left: [
      ['humming', 0, 2],
      ['soaking', 1, 2],
    ],
    end: ['reacted'],
  });
});

test('several get shorter, each of them, the oldest first', () => {
  const three = [1, 3, 2].map((left) => ({ kind: left === 1 ? 'soaking' : 'humming', lasts: { turns: left } }));
  expect(passed(...three)).toEqual({
    events: [
      ['statusRemoved', 'soaking'],
      ['statusModified', 'humming'],
      ['statusModified', 'humming'],
    ],
    left: [
      ['humming', 0, 2],
      ['humming', 0, 1],
      ['soaking', 1, 2],
    ],
    end: ['reacted'],
  });
});

test('what was cured at the end of the turn does not wear off, and nothing is left to do', () => {
  expect(passed({ kind: 'soaking', lasts: { turns: 2 } }, { kind: 'tidy' })).toEqual({
    events: [['statusRemoved', 'soaking']],
    left: [
      ['tidy', 0, null],
      ['soaking', 1, 2],
    ],
    end: ['gone'],
  });
});

test('what came at the end of the turn, in place of another, begins with the next', () => {
  expect(passed({ kind: 'soaking', lasts: { turns: 2 } }, { kind: 'restless' })).toMatchObject({
    events: [['statusRemoved', 'soaking']],
    left: [
      ['restless', 0, null],
      ['soaking', 1, 2],
      ['humming', 0, 2],
    ],
  });
});
