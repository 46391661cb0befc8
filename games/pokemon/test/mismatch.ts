import type { Lockstep } from './lockstep.ts';

/** The two battles differ: where, what both said last, and how to play them again. */
export class Mismatch extends Error {
  constructor({ beginning, match, theirs, chosen }: Lockstep, found: readonly string[]) {
    const events = match.events.slice(-10).map((event) => JSON.stringify(event));
    super(
      [
        `the battles differ before decision ${chosen.length + 1}, in turn ${theirs.turn}`,
        ...found.map((line) => `  ${line}`),
        'our last events',
        ...events.map((line) => `  ${line}`),
        'the last lines of the simulator',
        ...theirs.log.slice(-14).map((line) => `  ${line}`),
        'the choices so far',
        ...chosen.map((choices) => `  ${JSON.stringify(choices)}`),
        'to play both again, with `replay` of test/lockstep.ts',
        `  ${JSON.stringify({ ...beginning, choices: chosen })}`,
        'the record of our match, to be loaded with the same oracle',
        `  ${JSON.stringify(match.record())}`,
      ].join('\n'),
    );
    this.name = 'Mismatch';
  }
}
