import { named } from '@fermata/session';
import type { Analysis, Estimate } from '@fermata/sim';
import { called, type Names } from '../called.ts';
import type { Loaded } from '../files.ts';
import { paint } from '../paint.ts';
import { wrap } from '../wrap.ts';
import { chart, type Drawn } from './chart.ts';
import { type CostlyTold, costlyTold } from './costly.ts';
import type { LookBack, LookedBack } from './look-back.ts';

/** What was analysed, and how it is told. */
export interface Telling {
  readonly loaded: Pick<Loaded, 'entry' | 'match' | 'seating'>;
  /** The file that holds the match; undefined where none does. */
  readonly file: string | undefined;
  readonly names: Names;
  /** How much fits into a line; without it nothing has to. */
  readonly columns: number | undefined;
  /** What it was allowed to take. */
  readonly how: Pick<LookBack, 'seconds' | 'matches'>;
}

/** The same for programs. */
export function analysisFacts({ loaded, file }: Pick<Telling, 'loaded' | 'file'>, analysis: Analysis): object {
  const costliest = analysis.costliest.map((it) => costlyTold(loaded, it, analysis.isForPoints, file));
  return { ...analysis, costliest };
}

/** The same for people: how the seats stood, which choices cost most, and how all of that was found; as far as it is known. */
export function lookedBackText(telling: Telling, { analysis, isStopped }: LookedBack): string {
  if (analysis === undefined) return 'Stopped before anything was known.';
  return `${isStopped ? 'Stopped: this is what was known by then.\n\n' : ''}${analysisText(telling, analysis, isStopped)}`;
}

function analysisText({ loaded, file, names, columns, how }: Telling, analysis: Analysis, isStopped: boolean): string {
  const { entry, match } = loaded;
  const { isForPoints, course } = analysis;
  const fits = columns ?? USUAL_COLUMNS;
  const seats = Array.from({ length: match.seats }, (_, seat) => called(seat, names));
  const charts = [
    ...(isForPoints ? [] : [chart(course, seats, CHANCES, fits)]),
    ...(isForPoints || entry.game.scoring !== undefined ? [chart(course, seats, POINTS, fits)] : []),
  ];
  const told = analysis.costliest.map((it) => costlyTold(loaded, it, isForPoints, file));
  const lines = [
    ...charts.flatMap((rows) => [...rows, '']),
    ...costlyLines(told, analysis, names).map((line) => wrapSaid(line, columns)),
    '',
    ...footer(loaded.entry, analysis, how, isStopped).map((line) =>
      paint.dim(wrap(line, columns ?? Number.POSITIVE_INFINITY, 0)),
    ),
  ];
  return lines.join('\n');
}

const USUAL_COLUMNS = 80;

const CHANCES: Drawn = {
  heading: 'Chance to win after so many choices, from 0 to 100 %',
  of: ({ wins }) => wins,
  scale: [0, 1],
  text({ value, low = 0, high = 1 }, isOver) {
    if (!isOver) return `${percent(value)} % (${percent(low)} to ${percent(high)})`;
    return value === 0 ? 'lost' : value === 1 ? 'won' : 'tied';
  },
};

const POINTS: Drawn = {
  heading: 'Points at the end, expected after so many choices',
  of: ({ points }) => points,
  text({ value, low, high }, isOver) {
    if (isOver) return String(value);
    return low === undefined || high === undefined
      ? value.toFixed(1)
      : `${value.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)})`;
  },
};

function percent(share: number): string {
  return String(Math.round(100 * share));
}

function costlyLines(told: readonly CostlyTold[], { isForPoints, judged }: Analysis, names: Names): string[] {
  if (told.length === 0) return [judged === 0 ? 'No choice was judged.' : 'No choice was found that cost anything.'];
  const heading =
    told.length === 1
      ? 'The choice that cost most'
      : `The ${NUMBERS[told.length] ?? told.length} choices that cost most`;
  return [paint.bold(heading), ...told.flatMap((it, at) => costLines(it, at + 1, isForPoints, names))];
}

const NUMBERS = ['no', 'one', 'two', 'three'];

function costLines(told: CostlyTold, place: number, isForPoints: boolean, names: Names): string[] {
  const { after, seat, question, chosen, better, wins, points, isCertain, pairs, command } = told;
  const cost = isForPoints
    ? `brings ${points.value.toFixed(2)} more points${range(points, 1, 2)}`
    : `wins ${(100 * wins.value).toFixed(1)} more of 100 matches${range(wins, 100, 1)}`;
  const doubt = isCertain ? '' : '; that is not certain';
  return [
    `${place}. After choice ${after}, ${seatInSentence(seat, names)}: ${named(question, names)}`,
    `     chosen  ${named(chosen, names)}`,
    `     better  ${named(better, names)}`,
    `     which ${cost}${doubt}, by ${countOf(pairs, 'pair', 'pairs')} of matches`,
    ...(command === undefined ? [] : [`     Play on from there: ${command}`]),
  ];
}

function seatInSentence(seat: number, names: Names): string {
  return names[seat] ?? `seat ${seat}`;
}

function range({ low, high }: Estimate, unit: number, decimals: number): string {
  if (low === undefined || high === undefined) return '';
  return ` (${(unit * low).toFixed(decimals)} to ${(unit * high).toFixed(decimals)})`;
}

/** A command stays in one piece, so that it can be copied. */
function wrapSaid(line: string, columns: number | undefined): string {
  if (columns === undefined) return line;
  const [said, command] = line.split(/(?<=Play on from there:) /);
  if (command === undefined || line.length <= columns) return wrap(line, columns, 8);
  return `${said}\n${command}`;
}

/** What all of it stands on. */
function footer(
  { game }: Loaded['entry'],
  { by, course, questions, judged, closely, costliest }: Analysis,
  { seconds, matches }: Telling['how'],
  isStopped: boolean,
): string[] {
  const counts = course.filter(({ isOver }) => !isOver).map((moment) => moment.matches);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const many = least === most ? countOf(most, 'match', 'matches') : `${least} to ${most} matches`;
  const hidden = game.secrets === undefined ? '' : ', with what was hidden as it lay';
  const counted = `Counted in ${many} played on by ${by} at each moment${hidden}. Intervals hold the true figure with 95 % confidence.`;
  const some = judged === questions ? countOf(questions, 'choice', 'choices') : `${judged} of ${questions} choices`;
  const again = closely === 0 ? '' : `, and the ${closely} of them that looked worst by search`;
  const pairs = `Each pair of matches was played on by ${by} over the same luck, from a world that the seat could not tell from the true one.`;
  const isShort = !isStopped && (counts.length === 0 || least < matches || judged < questions);
  return [
    ...(counts.length === 0 ? [] : [counted]),
    ...(judged === 0 ? [] : [`Judged: ${some} by greedy${again}, seeing no more than the seat saw.`]),
    ...(costliest.length === 0 ? [] : [pairs]),
    ...(isShort ? [`It had ${countOf(seconds, 'second', 'seconds')}; --seconds gives it more.`] : []),
  ];
}

function countOf(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
