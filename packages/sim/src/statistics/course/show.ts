import type { Estimate } from '../../figures/interval.ts';
import type { Chart, Series } from '../../show/charts.ts';
import { cell, sheet } from '../../show/html.ts';
import { average, known, number, percent, share } from '../../show/numbers.ts';
import type { AgentCourse, Chance, Course, CourseTurn } from './course.ts';

export function chartsOf({ agents, leaders }: Course): readonly Chart[] {
  const values = leaders.map(({ turn }) => turn);
  const chart = (title: string, unit: number, lines: readonly Line[]): readonly Chart[] => {
    const series = lines.map(({ name, at }) => seriesOf(name, values.map(at), unit));
    const isKnown = series.some(({ counts }) => counts.some((count) => count !== null));
    return isKnown ? [{ title, axis: 'turns over', width: 1, isLine: true, values, series }] : [];
  };
  const perAgent = (of: (turn: CourseTurn) => Estimate | undefined): readonly Line[] =>
    agents.map(({ agent, turns }) => ({ name: agent, at: (turn) => turns[turn] && of(turns[turn]) }));
  const led = (turn: number) => (leaders[turn]?.seats === 0 ? undefined : leaders[turn]?.won);
  return [
    ...chart(
      'Points, turn by turn',
      1,
      perAgent(({ score }) => score),
    ),
    ...chart(
      'What the game says one may hope for, in per cent',
      100,
      perAgent(({ hope }) => hope),
    ),
    ...chart('Who leads wins in the end, in per cent', 100, [
      // First the agents, in the colours that they have in all charts.
      ...(agents.length < 2 ? [] : perAgent(({ ahead }) => ahead?.won)),
      { name: 'whoever leads', at: led },
    ]),
  ];
}

interface Line {
  readonly name: string;
  at(turn: number): Estimate | undefined;
}

/** As a chart takes it: nothing, where nothing is known. */
function seriesOf(name: string, all: readonly (Estimate | undefined)[], unit: number): Series {
  const rounded = (value: number) => Math.round(value * unit * 100) / 100;
  return {
    name,
    counts: all.map((one) => (one === undefined ? null : rounded(one.value))),
    ranges: all.map((one) =>
      one?.low === undefined || one.high === undefined ? null : [rounded(one.low), rounded(one.high)],
    ),
  };
}

/** Turns that are shown of each; the data have all. */
const TURNS_SHOWN = 11;

export function section({ agents, seatsOfAgents, leaders }: Course): string {
  const last = leaders.length - 1;
  const steps = Array.from({ length: TURNS_SHOWN }, (_, step) => Math.round((step * last) / (TURNS_SHOWN - 1)));
  const shown = [...new Set(steps)];
  const rows = [
    ...agents.map((one) => ({ ...one, name: one.agent })),
    ...inSeats(seatsOfAgents, agents.length),
  ].flatMap(({ name, turns }) => shown.flatMap((turn) => (turns[turn] === undefined ? [] : [row(name, turns[turn])])));
  return `<h2>Turn by turn</h2>
<p class="note">When so many turns were over, in matches that went on. The chance to win is counted: in how many matches somebody was ahead
of all others then, or behind, and how many of these that seat won. Ahead is who has most points, or, where the game does not say what
points are made of, most to hope for. The data have every turn.</p><br>
<input type="search" data-filter="course" placeholder="Find an agent or a seat" aria-label="Find an agent or a seat">
${sheet('Turn by turn', HEADS, rows, 'course')}`;
}

const HEADS = [
  'who',
  'turns over',
  'points',
  'may hope for',
  'ahead, seats',
  'won when ahead',
  'behind, seats',
  'won when behind',
];

/** By names of their own; one agent alone is told by its seats. */
function inSeats(all: Course['seatsOfAgents'], agents: number): readonly (AgentCourse & { readonly name: string })[] {
  return all.map((one) => ({ ...one, name: agents < 2 ? `seat ${one.seat}` : `${one.agent} in seat ${one.seat}` }));
}

function row(name: string, { turn, score, hope, ahead, behind }: CourseTurn): readonly string[] {
  return [
    cell(name),
    cell(number(turn), turn),
    cell(known(score, average), score?.value ?? NOWHERE),
    cell(
      known(hope, ({ value }) => percent(value)),
      hope?.value ?? NOWHERE,
    ),
    ...chanceCells(ahead),
    ...chanceCells(behind),
  ];
}

function chanceCells(chance: Chance | undefined): readonly string[] {
  return [
    cell(number(chance?.seats ?? 0), chance?.seats ?? 0),
    cell(known(chance?.won, share), chance?.won.value ?? NOWHERE),
  ];
}

/** What is not known is sorted below all that is. */
const NOWHERE = -1e9;
