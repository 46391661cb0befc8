import { expect, test } from 'vitest';
import { namesFor } from './names.ts';

test.each<[rule: string, sitters: readonly string[], mine: number, names: readonly string[]]>([
  ['the person is you, a bot is called by how it plays', ['person', 'search:3s'], 0, ['you', 'Largo']],
  [
    'bots of a kind have a name each',
    ['greedy', 'person', 'greedy', 'random'],
    1,
    ['Presto', 'you', 'Vivace', 'Capriccio'],
  ],
  ['other people are guests', ['person', 'person'], 0, ['you', 'Guest 1']],
  ['nobody is you where everybody is a bot', ['greedy', 'greedy'], -1, ['Presto', 'Vivace']],
])('%s', (_, sitters, mine, names) => {
  expect(namesFor(sitters, mine)).toEqual(names);
});
