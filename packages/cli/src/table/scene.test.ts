/** The table in words, and what things do, by name. */
import { PassThrough, Readable } from 'node:stream';
import { type CatalogEntry, findGame } from '@fermata/catalog';
import { start } from '@fermata/core';
import { expect, test } from 'vitest';
import { usualSeating } from '../agents.ts';
import { inputFrom } from './input.ts';
import { play } from './play.ts';

/** What is written while somebody types these lines, with the scene in the place of the board or not. */
async function written(entry: CatalogEntry, lines: readonly string[], scene: boolean): Promise<string> {
  const screen = new PassThrough({ encoding: 'utf8' });
  const match = start(entry.game, { seed: 'rain' });
  const input = inputFrom(Readable.from([...lines, 'quit'].map((line) => `${line}\n`)), screen);
  const print = (text: string) => void screen.write(`${text}\n`);
  await play({
    entry,
    match,
    seed: 'rain',
    seating: usualSeating(match.seats),
    told: 0,
    files: new Set(),
    input,
    print,
    scene,
  });
  input.close();
  return String(screen.read());
}

test('--scene tells place by place what lies where, and look tells it again', async () => {
  const text = await written(findGame('connect-four'), ['look'], true);
  expect(text.match(/^ {2}Column 4: nothing$/gm)).toHaveLength(2);
  expect(await written(findGame('connect-four'), [], false)).not.toContain('Column 4: nothing');
});

test('a game that brings no staging is told by its zones', async () => {
  const { staging: _, ...entry } = findGame('kuhn-poker');
  expect(await written(entry, [], true)).toMatch(/^ {2}hand of Greedy: 1 card$/m);
});

test.each([
  ['wingspan', 'Barn Owl', 'Barn Owl ('],
  ['wingspan', 'barn owl', 'Barn Owl ('],
  ['pokemon', 'Thunderbolt', 'Thunderbolt: a special Electric move'],
  ['item-duel', 'drip', 'Heals you by 3 at the start of each'],
])('%s: look %s says what it does', async (game, name, says) => {
  const entry = findGame(game);
  expect(await written(entry, [`look ${name}`], false)).toContain(says);
  expect(await written(entry, [], false)).not.toContain(says); // it is not on the table by itself
});

test.each([
  ['pokemon', "Farfetch'd", 'Farfetch’d: a Pokémon'],
  ['pokemon', 'farfetchd', 'Farfetch’d: a Pokémon'],
  ['pokemon', 'mr mime', 'Mr. Mime: a Pokémon'],
  ['wingspan', 'barn   owl', 'Barn Owl ('],
])('%s: look %s is taken as it can be typed', async (game, name, says) => {
  expect(await written(findGame(game), [`look ${name}`], false)).toContain(says);
});

test.each([
  ['wingspan', 'feeder', /^Feeder: .* di[ce]e?/m],
  ['wingspan', 'goals', /^Goals\n {2}Goal of round 1 \(.*places get/m],
  ['wingspan', 'goal 1', /^Goal of round 1 \(.*places get/m],
  ['pokemon', 'your bench', /^Your bench: .*level \d+/m],
])('%s: look %s tells what lies there, with all that is printed on it', async (game, name, says) => {
  expect(await written(findGame(game), [`look ${name}`], false)).toMatch(says);
});

test.each([
  ['pokemon', 'Hyper Fang', /^Moves of your \w+: Hyper Fang \(PP \d+ of \d+/m],
  ['coup', 'greedy 1', /^Side of Greedy 1 \(coins 2\)\n {2}Hand of Greedy 1: Card, Card\n/m],
  ['coup', 'hand of greedy 2', /^Hand of Greedy 2: Card, Card$/m],
  ['coup', 'you', /^Your side \(coins 2\)\n {2}Your hand: [A-Z]/m],
])('%s: look %s tells how it stands, by the names that people read', async (game, name, says) => {
  expect(await written(findGame(game), [`look ${name}`], false)).toMatch(says);
});

test.each([
  ['pig', 'roll', /^> look roll\nroll$/m],
  ['pokemon', '1', /^> look 1\nSlam: a physical Normal move, .*\nMoves of your Chansey: Slam \(PP 32 of 32/m],
  ['pokemon', '5', /^> look 5\nswitch to Nidoran-M\nNidoran-M: a Pokémon of type Poison/m],
  ['windowsill', '1', /^> look 1\nA flight, 1 high/m],
  ['fire-in-the-lake', '55', /^> look 55\nUnshaded: .* Shaded: /m],
  ['coup', '3', /^> look 3\ntax \(3 coins, as a duke\)\nTax: whoever does it raises a tax/m],
])('%s: look %s tells of an option, and of what it names', async (game, name, says) => {
  expect(await written(findGame(game), [`look ${name}`], false)).toMatch(says);
});

test.each([
  ['pokemon', 'nidoran', 'did you mean Nidoran-F, Nidoran-M'],
  ['wingspan', 'wren', 'did you mean Bewick’s Wren, Carolina Wren, House Wren?'],
  ['wingspan', 'barn olw', 'did you mean Barn Owl?'],
])('%s: look %s is asked back: %s', async (game, name, says) => {
  const text = await written(findGame(game), [`look ${name}`], false);
  expect(text.replaceAll("'", '’')).toContain(`called "${name}" to look at; ${says}`);
});

test('whoever plays with --scene is told commands that keep it', async () => {
  expect(await written(findGame('pig'), [], true)).toMatch(/The same match from its start: .* --scene$/m);
  expect(await written(findGame('pig'), [], false)).not.toContain('--scene');
});

test('what nobody knows is refused, and how to see what there is', async () => {
  const text = await written(findGame('pig'), ['look the moon'], false);
  expect(text).toContain(
    'there is no option and nothing else called "the moon" to look at; look alone shows what there is',
  );
});
