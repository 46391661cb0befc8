/** The worked decisions of eighteen cards: what is asked, of whom, how often, and what comes of it. */
import { expect, test } from 'vitest';
import { adjusted, moved, shifted } from '../test/operate.ts';
import { playCard, sidesOffered } from '../test/play-card.ts';
import { count, victory } from './index.ts';

const CITIES = ['hue', 'da-nang', 'kontum', 'qui-nhon', 'cam-ranh', 'an-loc', 'saigon', 'can-tho'];
const [US, ARVN, NVA, VC] = [0, 1, 2, 3];
const noTrail = { TRAIL: 0 };

/** Answers what is offered after the choices, and of whom. */
function offer(card: number, side: 'unshaded' | 'shaded' | 'single', row: Parameters<typeof playCard>[2] = {}) {
  const { seat, options } = playCard(card, side, row).offer;
  return { seat, options };
}
/** Whether the card was played to its end. */
function isOver(...[card, side, row]: Parameters<typeof playCard>): boolean {
  return playCard(card, side, row).match.events.some(({ type }) => type === 'acted');
}

test.each([
  [8, 6, 2],
  [4, 4, 0],
])('1 Gulf of Tonkin: %i troops out of play, %i decisions for a city, %i remain', (troops, decisions, remain) => {
  const given = { OUT_OF_PLAY: { 'us-troops': troops }, tracks: noTrail };
  for (let made = 0; made < decisions; made++) {
    const choices = Array(made).fill('saigon');
    expect(offer(1, 'unshaded', { given, choices })).toEqual({ seat: US, options: CITIES });
  }
  const choices = Array(decisions).fill('saigon');
  expect(isOver(1, 'unshaded', { given, choices })).toBe(true);
  expect(count(playCard(1, 'unshaded', { given, choices }).state, 'OUT_OF_PLAY', 'us-troops')).toBe(remain);
});
test('1 Gulf of Tonkin: nothing out of play, no decision but the strike', () => {
  const given = { tracks: { TRAIL: 1 } };
  expect(offer(1, 'unshaded', { given })).toEqual({ seat: US, options: ['no', 'yes'] });
  expect(isOver(1, 'unshaded', { given, choices: ['no'] })).toBe(true);
  expect(sidesOffered(1, { given: { tracks: noTrail } })).toEqual([]);
});
test('1 Gulf of Tonkin: a base cannot enter a city that has two; troops and bases are told apart', () => {
  const spaces = { hue: { pieces: { 'us-bases': 1, 'vc-bases-tunneled': 1 } } };
  const given = { spaces, OUT_OF_PLAY: { 'us-bases': 2, 'us-troops': 10 }, tracks: noTrail };
  expect(offer(1, 'unshaded', { given }).options).toEqual(['us-troops in OUT_OF_PLAY', 'us-bases in OUT_OF_PLAY']);
  const base = ['us-bases in OUT_OF_PLAY'];
  expect(offer(1, 'unshaded', { given, choices: base }).options).toEqual(CITIES.slice(1));
  expect(offer(1, 'unshaded', { given, choices: ['us-troops in OUT_OF_PLAY'] }).options).toEqual(CITIES);
});

test('2 Kissinger, shaded: of one available NVA piece there is one placement', () => {
  // The other eight bases have tunnels: nobody has to take them from the map. What is out of play cannot come.
  const two = { pieces: { 'nva-bases-tunneled': 2 } };
  const spaces = { 'north-vietnam': two, 'central-laos': two, 'southern-laos': two, 'quang-nam': two };
  const OUT_OF_PLAY = { 'nva-troops': 40, 'nva-guerrillas': 20 };
  const given = { spaces, OUT_OF_PLAY, CASUALTIES: { 'us-troops': 1 } };
  const CAMBODIA = ['northeast-cambodia', 'the-fishhook', 'the-parrots-beak', 'sihanoukville'];
  expect(offer(2, 'shaded', { by: 'VC', given })).toEqual({ seat: NVA, options: CAMBODIA });
  const choices = ['sihanoukville', 'done'];
  const troops = { seat: US, options: ['us-troops in CASUALTIES', 'us-troops in AVAILABLE'] };
  expect(offer(2, 'shaded', { by: 'VC', given, choices })).toEqual(troops);
});

test('9 Psychedelic Cookie: with none out of play, only from the map to the box', () => {
  const given = { spaces: { hue: { pieces: { 'us-troops': 3 } } } };
  expect(offer(9, 'unshaded', { given })).toEqual({ seat: US, options: ['done', 'us-troops in hue'] });
  const one = ['us-troops in hue'];
  const { events } = playCard(9, 'unshaded', { given, choices: [...one, ...one, ...one] });
  expect(events).toEqual(Array(3).fill(moved(1, 'us-troops', 'hue', 'AVAILABLE')));
});

test('21 Americal: one destination for all; into the box, the US marker rises by as many', () => {
  const given = { spaces: { hue: { pieces: { 'us-troops': 3 } } }, OUT_OF_PLAY: { 'us-troops': 3 } };
  const where = offer(21, 'unshaded', { given }).options;
  expect(where).toHaveLength(1 + 46);
  expect(where).not.toContain('north-vietnam');
  const choices = ['AVAILABLE', 'us-troops in hue', 2, 'us-troops in OUT_OF_PLAY', 2];
  const { state } = playCard(21, 'unshaded', { given, choices });
  // 40 troops and 6 bases less 3 troops out of play and 3 in Hue; four of those come.
  expect(victory(state).US).toBe(40 + 6 - 3 - 3 + 4);
});

test('36 Hamburger Hill: five highlands; fewer than four troops come all; a base with a tunnel goes', () => {
  const spaces = { 'quang-nam': { pieces: { 'vc-bases-tunneled': 1 } }, hue: { pieces: { 'us-troops': 3 } } };
  const highlands = ['quang-tri-thua-thien', 'quang-nam', 'binh-dinh', 'pleiku-darlac', 'khanh-hoa'];
  expect(offer(36, 'unshaded', { given: { spaces } }).options).toEqual(highlands);
  expect(playCard(36, 'unshaded', { given: { spaces }, choices: ['quang-nam'] }).events).toEqual([
    moved(3, 'us-troops', 'hue', 'quang-nam'),
    moved(1, 'vc-bases-tunneled', 'quang-nam', 'AVAILABLE'),
  ]);
});

test('43 Economic Aid: bases of ARVN or of the US, also where one of them has none out of play', () => {
  const given = { OUT_OF_PLAY: { 'arvn-bases': 2 } };
  expect(offer(43, 'unshaded', { given }).options).toEqual(['ARVN', 'US']);
  const money = offer(43, 'unshaded', { given, choices: ['ARVN'] }).options;
  expect(money).toHaveLength(2);
  const [resources, aid] = money;
  expect(playCard(43, 'unshaded', { given, choices: ['ARVN', aid] }).events).toEqual([
    moved(2, 'arvn-bases', 'OUT_OF_PLAY', 'AVAILABLE'),
    adjusted('AID', 12),
  ]);
  expect(playCard(43, 'unshaded', { given, choices: ['US', resources] }).events).toEqual([adjusted('RES_ARVN', 6)]);
});

test('50 Uncle Ho: two limited operations of ARVN, of the same kind in the same space; its eligibility stays', () => {
  const spaces = { hue: { pieces: { 'arvn-troops': 4, 'vc-guerrillas!active': 3 } } };
  const given = { spaces };
  const twice = ['assault', 'hue', 'assault', 'hue'];
  const { state, events } = playCard(50, 'unshaded', { given, choices: ['RES_ARVN', ...twice] });
  // Four troops hit two of three, then the last one, at no cost.
  expect(events.filter(({ type }) => type === 'moved' || type === 'adjusted')).toEqual([
    adjusted('RES_ARVN', 9),
    moved(2, 'vc-guerrillas!active', 'hue', 'AVAILABLE'),
    moved(1, 'vc-guerrillas!active', 'hue', 'AVAILABLE'),
  ]);
  expect(state.eligible).toEqual({ US: false, ARVN: true, NVA: true, VC: true });
});

test('63 Fact Finding: patronage gives no more than there is', () => {
  const row = { given: { tracks: { PATRONAGE: 2 } }, chance: { event: [5] }, choices: ['PATRONAGE'] };
  const { events } = playCard(63, 'unshaded', row);
  expect(events.filter(({ type }) => type === 'adjusted')).toEqual([
    adjusted('PATRONAGE', -2),
    adjusted('RES_ARVN', 2),
    adjusted('AID', 6),
  ]);
});

test('64 Honolulu Conference by the VC: no pacification, and they stay eligible', () => {
  const spaces = { hue: { pieces: { 'us-troops': 1, 'arvn-troops': 1, 'arvn-police': 1 } } };
  const given = { spaces, eligible: ['VC'] };
  const choices = ['+10 AID', '-5 PATRONAGE'];
  const { state } = playCard(64, 'single', { by: 'VC', given, choices });
  expect(state.card).toBe(119);
  expect(state.eligible.VC).toBe(true);
  expect(offer(64, 'single', { by: 'US', given: { spaces }, choices }).options).toEqual(['done', 'hue']);
});

test('68 Green Berets: in a province without people they are placed, and it stays neutral', () => {
  const choices = ['phuoc-long', 'us-irregulars'];
  const { state, events } = playCard(68, 'unshaded', { choices });
  expect(count(state, 'phuoc-long', 'us-irregulars')).toBe(3);
  expect(events.filter(({ type }) => type === 'shifted')).toEqual([]);
  const south = playCard(68, 'unshaded', { choices: ['quang-nam', 'us-irregulars'] });
  expect(south.events).toContainEqual(shifted('quang-nam', 'ACTIVE_SUPPORT'));
});

test('80 Light at the End of the Tunnel: three pieces, patronage +6, three shifts, twelve troops', () => {
  const spaces = { saigon: { pieces: { 'us-troops': 3 }, support: 'ACTIVE_SUPPORT' } };
  const troops = Array(4).fill('north-vietnam');
  const each = [['saigon'], ...troops];
  const choices = [3, ...each, ...each, ...each];
  const { state, events } = playCard(80, 'single', { by: 'ARVN', given: { spaces }, choices });
  expect(events.filter(({ type }) => type === 'adjusted')).toEqual(Array(3).fill(adjusted('PATRONAGE', 2)));
  expect(events.filter(({ type }) => type === 'shifted')).toHaveLength(3);
  expect(count(state, 'north-vietnam', 'nva-troops')).toBe(12);
  expect(state.eligible.ARVN).toBe(true);
});

test('81 CIDG: a six, but four guerrillas: four are replaced, each by a force of its own', () => {
  const spaces = { hue: { pieces: { 'vc-guerrillas': 4 } } };
  const row = { given: { spaces }, chance: { event: [6] } };
  const forces = ['arvn-rangers in AVAILABLE', 'us-irregulars in AVAILABLE', 'arvn-police in AVAILABLE'];
  const choices = [forces[0], forces[1], forces[2], forces[2]];
  for (let made = 0; made < 4; made++)
    expect(offer(81, 'unshaded', { ...row, choices: choices.slice(0, made) }).options).toEqual(forces);
  const { state } = playCard(81, 'unshaded', { ...row, choices });
  const held = (['vc-guerrillas', 'arvn-rangers', 'us-irregulars', 'arvn-police'] as const).map((piece) =>
    count(state, 'hue', piece),
  );
  expect(held).toEqual([0, 1, 1, 2]);
});

test('85 USAID, shaded: three decisions of three', () => {
  const made: unknown[] = [];
  for (const track of ['RES_ARVN', 'AID', 'PATRONAGE']) {
    const { options } = offer(85, 'shaded', { choices: made });
    expect(options).toEqual([`+2 ${track}`, `-2 ${track}`, 'nothing']);
    made.push(options[0]);
  }
  expect(isOver(85, 'shaded', { choices: made })).toBe(true);
});

test('87 Nguyen Chanh Thi, shaded: on a line only a guerrilla may come', () => {
  const spaces = {
    'loc-hue-da-nang': { pieces: { 'arvn-police': 1 } },
    hue: { pieces: { 'arvn-police': 1 } },
    // Three away: Hue, Hue-Da Nang, Da Nang, its province.
    'quang-tin-quang-ngai': { pieces: { 'arvn-police': 1 } },
  };
  const within2 = ['arvn-police in hue', 'arvn-police in loc-hue-da-nang'];
  expect(offer(87, 'shaded', { given: { spaces } }).options).toEqual(within2);
  const onLine = ['arvn-police in loc-hue-da-nang'];
  // Nothing is asked about the line, and the last one is alone in Hue.
  expect(offer(87, 'shaded', { given: { spaces }, choices: onLine })).toEqual({
    seat: US,
    options: ['vc-guerrillas in AVAILABLE', 'vc-bases in AVAILABLE'],
  });
});

test('91 Bob Hope: five troops, two casualties become available', () => {
  const spaces = { 'quang-nam': { pieces: { 'us-troops': 5 } }, hue: { pieces: { 'arvn-police': 1 } } };
  const given = { spaces, CASUALTIES: { 'us-troops': 3 } };
  expect(playCard(91, 'unshaded', { given, choices: [5] }).events).toEqual([
    moved(5, 'us-troops', 'quang-nam', 'hue'),
    moved(2, 'us-troops', 'CASUALTIES', 'AVAILABLE'),
  ]);
});

test('94 Tunnel Rats: the branch comes before the target', () => {
  const spaces = {
    'tay-ninh': { pieces: { 'vc-bases-tunneled': 1, 'us-troops': 1 } },
    'quang-nam': { pieces: { 'vc-bases-tunneled': 1, 'us-troops': 1, 'nva-bases': 1 } },
    'binh-dinh': { pieces: { 'vc-bases': 1 } },
    'khanh-hoa': { pieces: { 'vc-bases': 1 } },
  };
  expect(offer(94, 'single', { given: { spaces } }).options).toEqual(['tunnels', 'base']);
  const target = offer(94, 'single', { given: { spaces }, choices: ['base'] }).options;
  expect(target).toEqual(['vc-bases-tunneled in quang-nam', 'vc-bases-tunneled in tay-ninh']);
});

test('106 Binh Duong: five provinces next to Saigon; direction and piece are asked apart', () => {
  const five = ['quang-duc-long-khanh', 'binh-tuy-binh-thuan', 'tay-ninh', 'kien-phong', 'kien-hoa-vinh-binh'];
  expect(offer(106, 'single', { by: 'VC' })).toEqual({ seat: VC, options: five });
  expect(offer(106, 'single', { by: 'VC', choices: ['tay-ninh'] }).options).toHaveLength(2);
  const ways = offer(106, 'single', { by: 'VC', choices: ['tay-ninh'] }).options;
  for (const way of ways)
    expect(offer(106, 'single', { by: 'VC', choices: ['tay-ninh', way] }).options).toHaveLength(2);
});

test('117 Corps Commanders by the US: all decisions are ARVN’s, source and space by piece', () => {
  const given = { deck: [119, 118], OUT_OF_PLAY: { 'arvn-troops': 2 } };
  const row = { given, choices: ['hue', 'quang-tri-thua-thien'] };
  expect(offer(117, 'unshaded', { given }).seat).toBe(ARVN);
  const source = offer(117, 'unshaded', row);
  expect(source).toEqual({ seat: ARVN, options: ['arvn-troops in OUT_OF_PLAY', 'arvn-troops in AVAILABLE'] });
  const where = offer(117, 'unshaded', { given, choices: [...row.choices, 'arvn-troops in OUT_OF_PLAY'] });
  expect(where).toEqual({ seat: ARVN, options: ['hue', 'quang-tri-thua-thien'] });
});
