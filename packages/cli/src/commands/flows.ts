import type { Command } from 'commander';
import { type Common, commandOf } from '../arguments.ts';
import { programAt } from '../flows/program.ts';
import { unrunFlows } from '../flows/unrun-flows.ts';
import { endWith, report } from '../output.ts';

/** `fermata flows`: what checkGame cannot see, since a flow that never runs does nothing. */
export function flows(): Command {
  return commandOf('flows [PATH]', 'flows that are made and never run: a forgotten yield*', [
    ['fermata flows', 'in the sources of the game in this folder'],
    ['fermata flows ./my-game', 'of another'],
    ['fermata flows tsconfig.rules.json', 'of the files that this one names'],
  ])
    .argument('[PATH]', 'the folder of a game with a tsconfig.json, or such a file', '.')
    .action((path: string, { json }: Common) => {
      const { ts, program } = programAt(path);
      const found = unrunFlows(ts, program);
      report(json, { ok: found.length === 0, flows: found }, () =>
        found.length === 0 ? 'Every flow is run.' : found.map(({ at, message }) => `${at}  ${message}`).join('\n'),
      );
      if (found.length > 0) endWith(1);
    });
}
