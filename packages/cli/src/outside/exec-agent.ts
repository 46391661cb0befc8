import type { AnyAgent, AnyPerspective } from '@fermata/agents';
import type { AnyEvent, Oracle, Prompt } from '@fermata/core';
import { describeEvent, describeOption, describePrompt } from '@fermata/core/host';
import { UsageError } from '../usage-error.ts';
import { processFor } from './bot-process.ts';
import type { AgentMaker } from './file-agent.ts';

/** An agent that is a program in any language: a JSON object on each line, see the tutorial's page about agents. */
export function agentInProgram(command: string, spec: string): AgentMaker {
  if (command === '')
    throw new UsageError(`"${spec}" names no program; say how to start it, such as exec:"python3 bot.py"`);
  return (oracle) => programAgent(command, oracle);
}

function programAgent(command: string, oracle: Oracle): AnyAgent {
  /** What it was told of the match, as it was sent: an undo takes some of it back. */
  let told: readonly string[] | undefined;
  return (prompt, side) => {
    const bot = processFor(command, prompt.seat);
    if (told === undefined) {
      const { name, version } = side.game;
      bot.tell({
        type: 'start',
        protocol: 1,
        game: name,
        version,
        seat: prompt.seat,
        seed: oracle.int(2 ** 32, 'bot'),
      });
    }
    const events = side.events();
    const sent = events.map((event) => JSON.stringify(event));
    const from = (told ?? []).findIndex((event, at) => event !== sent[at]);
    const known = from < 0 ? (told?.length ?? 0) : from;
    told = sent;
    return bot.ask(questionFor(prompt, side, events.slice(known), known));
  };
}

/** All that the seat may know, in data and in words. `from` is the place of the first of the new events in all of them. */
function questionFor(prompt: Prompt, side: AnyPerspective, news: readonly AnyEvent[], from: number) {
  const { game } = side;
  const { id, seat, label, options, several } = prompt;
  return {
    type: 'question',
    ...{ id, seat, label, text: describePrompt(game, prompt) },
    options,
    texts: options.map((option) => describeOption(game, option, prompt)),
    ...(several && { several: { min: several.min, max: several.max } }),
    view: side.view(),
    ...{ from, events: news, told: news.map((event) => describeEvent(game, event)) },
  };
}
