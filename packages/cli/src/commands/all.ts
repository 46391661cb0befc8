import type { Command } from 'commander';
import { WORKSPACE } from '../installation.ts';
import { analyseFile } from './analyse.ts';
import { arena } from './arena.ts';
import { benchIn } from './bench.ts';
import { check } from './check.ts';
import { explainEvent } from './explain.ts';
import { flows } from './flows.ts';
import { list } from './list.ts';
import { mcp } from './mcp.ts';
import { newGame } from './new.ts';
import { oddsOf } from './odds.ts';
import { playGame } from './play.ts';
import { replayFile } from './replay.ts';
import { resume } from './resume.ts';
import { serve } from './serve.ts';
import { sim } from './sim.ts';
import { verify } from './verify.ts';
import { watch } from './watch.ts';

/** Every command, in the order of `fermata --help`: one file and one line here for each. */
export const COMMANDS: readonly (() => Command)[] = [
  list,
  playGame,
  serve,
  mcp,
  resume,
  watch,
  sim,
  arena,
  replayFile,
  explainEvent,
  oddsOf,
  analyseFile,
  check,
  verify,
  flows,
  ...(WORKSPACE === undefined ? [] : [benchIn(WORKSPACE)]),
  newGame,
];
