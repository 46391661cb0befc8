import { type KeyboardEvent, type RefObject, useCallback } from 'react';

type Direction = readonly [x: number, y: number];

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
      const next = nearest(from, itemsOf(place), direction) ?? nearest(from, itemsOf(root.current), direction);
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

/** The one that is the shortest way off, ways aside counting double. */
function nearest(from: HTMLElement, items: readonly HTMLElement[], [x, y]: Direction): HTMLElement | undefined {
  const start = centre(from);
  let best: { readonly item: HTMLElement; readonly far: number } | undefined;
  for (const item of items) {
    if (item === from) continue;
    const at = centre(item);
    const [dx, dy] = [at.x - start.x, at.y - start.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    if (ahead < 2 || aside > ahead * 2) continue;
    const far = ahead + 2 * aside;
    if (best === undefined || far < best.far) best = { item, far };
  }
  return best?.item;
}

function centre(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
