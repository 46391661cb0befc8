/** How a match stands for a seat: as data, and the same in words that are never too long. */
import { findGame } from '@fermata/catalog';
import { genericStaging, sceneText } from '@fermata/scene';
import type { About, OpenQuestion } from '@fermata/session';
import type { Told, Watcher } from './watcher.ts';

/** A text is read by somebody who pays for each word. */
export const TEXT_MAX = 8000;
const EVENTS_MAX = 1500;
const SCENE_MAX = 3500;
const OPTIONS_MAX = 2500;

export interface Report {
  readonly text: string;
  readonly data: { readonly [field: string]: unknown };
}

/** What has happened since, how things lie, and what is asked; options from a number on, where there are many. */
export function reportOf(watcher: Watcher, about: About, since: number, optionsFrom = 0): Report {
  const { news, view, lines, frames } = watcher;
  const { game, staging } = findGame(about.game);
  const events = lines.filter(({ n }) => n >= since);
  const scene = sceneText((staging ?? genericStaging(game)).scene(view as never, about.seat), about.seat); // a view of it
  const [asked] = news?.asked ?? [];
  const data = {
    seat_number: about.seat,
    events,
    next_event: frames,
    scene,
    ...(asked && { question: questionData(asked) }),
    ...(news?.waiting.length && { waiting_for: news.waiting }),
    ...(news?.wish && { wish: news.wish }),
    ...(news?.end && { end: news.end }),
  };
  const parts = [eventWords(events), cut(scene, SCENE_MAX, 'lines; "scene" of the data has all'), standing()];
  return { data, text: parts.filter((part) => part !== '').join('\n\n') };

  function standing(): string {
    if (news?.end !== undefined) return endWords(about, news.end);
    const wish = news?.wish;
    const against = wish?.barrier === undefined ? '' : ` (${wish.barrier})`;
    const wanted =
      wish === undefined ? '' : `Seat ${wish.seat} wants to take back${against}; those asked answer with "agree".\n`;
    if (asked !== undefined) return wanted + questionWords(asked, optionsFrom);
    return `${wanted}You are not asked now; seat ${news?.waiting.join(' and ')} is. Call wait.`;
  }
}

function questionData({ basis, text, texts, several, except }: OpenQuestion): object {
  return {
    question: basis,
    text,
    options: texts.map((option, n) => ({ n, text: option })),
    ...(several && { pick: { min: several.min, max: several.max } }),
    ...(except.length > 0 && { not_offered: except.map((it) => ({ text: it.text, why: it.why })) }),
  };
}

function questionWords({ basis, text, texts, several }: OpenQuestion, from: number): string {
  const head = `Question ${basis}: ${text}${several ? ` Pick ${several.min} to ${several.max}, as a list.` : ''}`;
  const lines: string[] = [];
  let length = head.length;
  for (const [n, option] of texts.entries()) {
    if (n < from) continue;
    const line = `${n}: ${option}`;
    length += line.length + 1;
    if (length > OPTIONS_MAX) {
      lines.push(`… options ${n} to ${texts.length - 1} are left out here; observe with options_from ${n}`);
      break;
    }
    lines.push(line);
  }
  return [head.slice(0, OPTIONS_MAX / 2), ...lines].join('\n');
}

function endWords(
  { seat }: About,
  { outcome, resigned, broken }: NonNullable<Watcher['news']>['end'] & object,
): string {
  if (broken !== undefined) return `The match has stopped: ${broken}`;
  const places = outcome.map(
    ({ rank, score }, at) => `seat ${at}${at === seat ? ' (you)' : ''}: place ${rank}, ${score}`,
  );
  const left = resigned.length === 0 ? '' : ` Given up: seat ${resigned.join(', ')}.`;
  return `The match is over. ${places.join('; ')}.${left}`;
}

/** The last ones are kept where there are too many: what is long ago shows in how things lie. */
function eventWords(events: readonly Told[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const { text } of events.toReversed()) {
    length += text.length + 1;
    if (length > EVENTS_MAX) break;
    kept.unshift(text);
  }
  const missing = events.length - kept.length;
  if (missing > 0) kept.unshift(`… ${missing} earlier events; "events" of the data has all`);
  return kept.join('\n');
}

function cut(text: string, max: number, where: string): string {
  if (text.length <= max) return text;
  const lines = text.split('\n');
  const kept: string[] = [];
  let length = 0;
  for (const line of lines) {
    length += line.length + 1;
    if (length > max) break;
    kept.push(line);
  }
  return [...kept, `… ${lines.length - kept.length} more ${where}`].join('\n');
}
