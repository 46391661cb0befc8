/** Where each ruling is tested. A ruling whose test is gone, or has another name, is found here. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of cards whose ruling is not what the card itself does. */
const MORE: Readonly<Record<number, readonly string[]>> = {
  97: ['97 Brinks Hotel has no effect on %s'],
  115: ['in monsoon an air strike has two spaces, and one'],
};

/** By section: the ruling in our words, and names of tests, of which each must be there. */
const RULINGS: Readonly<Record<string, readonly (readonly [ruling: string, ...tests: readonly string[]])[]>> = {
  'missing facts': [
    ['Minh: 5 aid an ARVN Train; any coup ends him', 'each ARVN Train brings 5 aid', 'any coup ends Minh'],
    ['Young Turks: 2 patronage an activity', 'two patronage for each Govern, however many spaces'],
    ['Ky: to pacify costs 4, agitation as before', 'to pacify costs 4 in a Train', 'Ky: agitation costs what it did'],
    ['Khanh: one line', 'Transport under Khanh uses one line at most'],
    ['coups of each scenario', 'which coups are in the deck, and which in the box'],
    ['capabilities with period events alone', 'in force only with period events'],
    ['failed attempt', 'ARVN picks one cube of three, rounded down'],
    ['tunnels without end', 'as many tunnels as bases'],
    ['highland', 'six spaces are highland', 'North Vietnam is highland, and nobody'],
    ['order of pivotal events', 'asked for in the order US, NVA, ARVN, VC', 'a later one trumps an earlier'],
  ],
  contradictions: [
    ['Redeploy from Laos and Cambodia', 'redeploy: out of Laos', 'US bases and irregulars in Laos and Cambodia'],
    ['Air Strike', 'each space shifts once, the Trail costs two hits', 'hits may be left over, and a space without'],
    ['the later rule holds', 'Ky, who comes with the coup', 'the later one says how many', 'MACV may fly'],
    ['withdrawal', 'a space costs its population and shifts once'],
    ['Medevac', 'all troop casualties become available', '73 Great Society'],
    ['period of a card', '24 of 1964, 48 of 1965, 48 of 1968'],
  ],
  sequence: [
    ['operation with special activity is what happened', 'it was an operation with a special activity'],
    ['a special activity may end the operation', 'leaves the operation no space ends it, and counts'],
    ['an event that would do something', 'a lasting rule is something that happens'],
    ['a pass of the second', 'a second faction that passes hands its options to the next'],
    ['ineligible at once', 'ineligible through the next card does not act on this one'],
    ['eligible now', 'still acts on this card if its symbol comes later', 'is eligible on the next card'],
    ['stays eligible', 'whoever executes it stays eligible'],
    ['pivotal events', 'acts by the order on it', 'no pivotal event in monsoon', 'in Short nobody holds'],
    ['two coups in a row', 'its leader and its immediate effect, and no round', 'the last one ends the game'],
    ['free actions', 'the Trail costs 2 even then', 'the March may come in the monsoon, another one may not'],
    ['free actions may be declined', 'where the sweep is left, the assault may be anywhere'],
    ['transfers', 'both are asked when either begins'],
  ],
  operations: [
    ['a space once', 'a space is selected once an operation'],
    ['Patrol', 'without moving, where there is something', 'stop at the first insurgent, and stay'],
    ['Sweep', 'may leave a selected space for another; all moves first'],
    ['Assault', 'where its own troops hit nothing, if ARVN is added', 'guards all bases'],
    ['tunnel', 'a tunnel is the next piece only after', 'a tunnel ends the Assault'],
    ['March', 'March at Trail 4: free into Laos', 'a group is seen as a whole'],
    ['Attack', 'attrition counts US troops and bases alone', 'PT-76: a troop is lost where guerrillas attack'],
    ['Ambush with March', 'only where a guerrilla came in underground; from a line'],
    ['Terror', 'Terror where a marker lies only exposes', 'with 15 markers out'],
    ['Rally', 'two guerrillas become a base', 'the NVA who rally nowhere improve the Trail'],
    ['Train', 'pieces come from the map only where the box has none', 'a space costs 3 once'],
    ['Subvert', 'patronage falls by one for every two over both spaces'],
    ['Govern', 'Govern for patronage moves what aid there is'],
    ['Infiltrate', 'Infiltrate may place nobody', 'a piece is taken over, its tunnel stays'],
    ['Air Lift', 'a piece flies once, at most four that are not US troops'],
  ],
  'cards, by number in their tables': [
    2, 4, 5, 6, 11, 14, 18, 21, 23, 25, 28, 30, 44, 47, 50, 55, 56, 58, 59, 61, 64, 67, 70, 71, 75, 84, 90, 92, 96, 97,
    99, 101, 104, 111, 115, 116, 120, 122, 124,
  ].map((card) => [`card ${card}`, `'${card} `, ...(MORE[card] ?? [])] as const),
};

const texts = filesIn(new URL('../', import.meta.url), 'test.ts').concat(
  filesIn(new URL('../../test/', import.meta.url), 'ts'),
);
function filesIn(folder: URL, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(`.${ending}`) && !name.endsWith('rulings.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'));
}

test.each(Object.entries(RULINGS))('%s: each ruling has its tests', (_, rulings) => {
  const lost = rulings.flatMap(([ruling, ...tests]) =>
    tests.filter((name) => !texts.some((text) => text.includes(name))).map((name) => `${ruling}: ${name}`),
  );
  expect(lost).toEqual([]);
});
