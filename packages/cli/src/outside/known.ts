import { endAll } from './bot-process.ts';
import { agentInProgram } from './exec-agent.ts';
import type { AgentMaker } from './file-agent.ts';
import { agentInFile } from './file-agent.ts';
import { patiently } from './patience.ts';
import { commandIn, isOutside } from './spec.ts';

/** Agents of somebody's own that this thread has read, by their spec. */
const known = new Map<string, AgentMaker>();

/** Reads the agents among these that are somebody's own: from then on they can be made. Throws a UsageError that names a bad one. */
export async function readOutside(specs: readonly string[]): Promise<void> {
  for (const spec of specs) {
    if (!isOutside(spec) || known.has(spec)) continue;
    const command = commandIn(spec);
    known.set(spec, command === undefined ? await agentInFile(spec) : agentInProgram(command, spec));
  }
}

/** How to make an agent that was read; undefined of any other. */
export function outsideMaker(spec: string): AgentMaker | undefined {
  const make = known.get(spec);
  if (make === undefined) return undefined;
  return (oracle) => {
    let agent: ReturnType<AgentMaker> | undefined;
    // Made when it is first asked: then what it does when it is made has a limit of time, too.
    const ask: ReturnType<AgentMaker> = (prompt, side) => {
      agent ??= make(oracle);
      return agent(prompt, side);
    };
    const command = commandIn(spec);
    return patiently(spec, ask, () => command !== undefined && endAll(command));
  };
}
