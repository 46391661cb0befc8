import { expect, test } from 'vitest';
import { helpIn } from './help.ts';

const HELP = [
  'Play a game in the terminal.',
  '',
  '  --seats <LIST>  who sits where, such as human,search,random',
  '  play pig --seats human,./mybot.ts   against a bot of your own',
].join('\n');

test.each([
  [80, HELP.split('\n')],
  [
    50,
    [
      'Play a game in the terminal.',
      '',
      '  --seats <LIST>  who sits where, such as',
      '                  human,search,random',
      '  play pig --seats human,./mybot.ts',
      '      against a bot of your own',
    ],
  ],
  [
    30,
    [
      'Play a game in the terminal.',
      '',
      '  --seats <LIST>',
      '      who sits where, such as',
      '      human,search,random',
      '  play pig --seats',
      '    human,./mybot.ts',
      '      against a bot of your',
      '      own',
    ],
  ],
])('in %d columns', (columns, lines) => {
  expect(helpIn(HELP, columns).split('\n')).toEqual(lines);
});
