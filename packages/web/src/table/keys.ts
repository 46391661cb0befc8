import { useEffect, useRef } from 'react';
import { settings } from '../settings.ts';
import type { Table } from './table.ts';
import { optionsLeft } from './touching.ts';

/** What single keys do, for the list of them. */
export const KEYS: readonly (readonly [key: string, what: string])[] = [
  ['Tab', 'from place to place'],
  ['arrows', 'from piece to piece'],
  ['Enter or Space', 'touch'],
  ['Escape', 'close what is open, or take back the last touch'],
  ['1, 2, 3 …', 'take that option of the list (Enter where a longer number could follow)'],
  ['i', 'open the card that has the keyboard'],
  ['n', 'the next thing that can be touched'],
  ['q', 'to the question'],
  ['u', 'undo'],
  ['h', 'hint'],
  ['l', 'the last events again'],
  ['s', 'skip what moves'],
  ['?', 'this list'],
];

export interface Keys {
  readonly table: Table;
  readonly open: (id: string) => void;
  readonly help: () => void;
  readonly hint: () => void;
  readonly log: () => void;
  /** Closes what lies over the table. */
  readonly close: () => void;
}

/** Keys that work wherever the keyboard is, but in fields and open dialogs. */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  const digits = useRef('');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || target.closest('input, textarea, select, dialog[open]'))
        return;
      const { table } = latest.current;
      if (event.key === 'Escape') {
        digits.current = '';
        if (table.back()) event.preventDefault();
        else latest.current.close();
        return;
      }
      if (/^\d$/.test(event.key)) return number(event, table, digits);
      if (event.key === 'Enter' && digits.current !== '') return take(event, table, digits);
      if (event.key === 'Enter' && target.matches('[data-question]')) {
        table.done();
        return event.preventDefault();
      }
      const act = settings.get().letters ? LETTERS[event.key] : undefined;
      if (act === undefined) return;
      event.preventDefault();
      act(latest.current, target);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

const LETTERS: { readonly [key: string]: (keys: Keys, target: HTMLElement) => void } = {
  i: ({ open }, target) => {
    const id = target.closest<HTMLElement>('[data-id]')?.dataset.id;
    if (id !== undefined) open(id);
  },
  n: (_, target) => {
    const all = [...document.querySelectorAll<HTMLElement>('.stage .can')];
    const next = all[(all.indexOf(target) + 1) % all.length];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  },
  q: () => document.querySelector<HTMLElement>('[data-question]')?.focus(),
  u: ({ table }) => void table.undo(),
  h: ({ hint }) => hint(),
  l: ({ log }) => log(),
  s: ({ table }) => table.playback?.skip(),
  '?': ({ help }) => help(),
};

/** A digit takes its option, unless a longer number could follow. */
function number(event: KeyboardEvent, table: Table, digits: { current: string }): void {
  const { posed, touched } = table.standing.get();
  if (posed === undefined) return;
  event.preventDefault();
  digits.current += event.key;
  const options = optionsLeft(posed, touched).map((option) => String(posed.numbers[option]));
  const longer = options.filter((it) => it.startsWith(digits.current) && it !== digits.current);
  if (longer.length === 0) take(event, table, digits);
}

function take(event: KeyboardEvent, table: Table, digits: { current: string }): void {
  event.preventDefault();
  const { posed, touched } = table.standing.get();
  const option = posed?.numbers.indexOf(Number(digits.current)) ?? -1;
  digits.current = '';
  if (posed !== undefined && optionsLeft(posed, touched).includes(option)) table.take(option);
}
