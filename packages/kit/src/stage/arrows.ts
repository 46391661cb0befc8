import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { type Direction, nearest } from './nearest.ts';

const ARROWS: { readonly [key: string]: Direction } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys go to the nearest piece on that side: of the same place, and where there is none, of any. */
export function useArrows(root: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const direction = ARROWS[event.key];
      const from = (event.target as HTMLElement).closest<HTMLElement>('[data-id]');
      if (direction === undefined || from === null || event.ctrlKey || event.metaKey || event.altKey) return;
      const place = from.closest<HTMLElement>('[data-place]');
      const next = beside(from, itemsOf(place), direction) ?? beside(from, itemsOf(root.current), direction);
      event.preventDefault();
      next?.focus();
      next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [root],
  );
}

function itemsOf(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].filter((it) => it.checkVisibility());
}

function beside(from: HTMLElement, items: readonly HTMLElement[], direction: Direction): HTMLElement | undefined {
  const others = items.filter((item) => item !== from);
  const rects = others.map((item) => item.getBoundingClientRect());
  const at = nearest(from.getBoundingClientRect(), rects, direction);
  return at === undefined ? undefined : others[at];
}
