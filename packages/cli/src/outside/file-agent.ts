import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyAgent } from '@fermata/agents';
import type { Oracle } from '@fermata/core';
import { exportsOf } from '../games.ts';
import { UsageError } from '../usage-error.ts';

/** Makes an agent for one seat of one match; its chance comes from this oracle. */
export type AgentMaker = (oracle: Oracle) => AnyAgent;

/** The agent that a module exports: as its default, or by the name `agent`, a function of an oracle that returns one. */
export async function agentInFile(spec: string): Promise<AgentMaker> {
  const path = resolve(spec);
  if (!existsSync(path))
    throw new UsageError(`there is no agent at "${spec}"; give the path of a module (.ts or .js) that exports one`);
  const { default: usual, agent = usual } = await exportsOf(path, spec);
  if (typeof agent !== 'function') throw notMade(spec, `exports ${agent === undefined ? 'none' : `a ${typeof agent}`}`);
  return (oracle) => {
    const made: unknown = agent(oracle);
    if (typeof made === 'function') return made as AnyAgent; // what it answers is looked at when it does
    throw notMade(spec, `returns ${made === null ? 'null' : `a value of type ${typeof made}`} for it`);
  };
}

function notMade(spec: string, what: string): UsageError {
  return new UsageError(
    `the agent of "${spec}" is a function that takes an oracle and returns an agent, export default (oracle) => (prompt, side) => 0; it ${what}`,
  );
}
