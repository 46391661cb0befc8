import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SIZE } from './outlines.ts';

const ZOOM_MAX = 4;
/** So many pixels to a point of the map is enough to read it. */
const LEGIBLE = 0.6;
/** What is in the middle at first: the South. */
const START = { x: 0.61, y: 0.5 };
/** A pointer that has gone so far drags, and does not touch. */
const DRAG_PX = 6;

export interface PanZoom {
  readonly viewport: RefObject<HTMLElement | null>;
  /** How often the map is as wide as its frame. */
  readonly zoom: number;
  /** As far as it goes: by 0, until all of it is seen. */
  zoomBy(factor: number): void;
}

/** The map is moved by scrolling, so fingers, wheels and keys do it as anywhere; a mouse drags it, and what zooms keeps the middle. */
export function usePanZoom(): PanZoom {
  const viewport = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(1);
  /** True once somebody has zoomed. */
  const isOwn = useRef(false);
  const middle = useRef<{ readonly x: number; readonly y: number }>(undefined);
  const zoomBy = useCallback((factor: number) => {
    const box = viewport.current;
    if (box === null) return;
    isOwn.current = true;
    middle.current = middleOf(box);
    setZoom((now) => Math.min(ZOOM_MAX, Math.max(leastFor(box), now * factor)));
  }, []);
  // Until somebody zooms, the map fills its frame, and a narrow frame shows a part that can be read.
  useLayoutEffect(() => {
    const box = viewport.current;
    if (box === null) return;
    const fit = () => {
      if (isOwn.current) return;
      middle.current = middle.current === undefined ? START : middleOf(box);
      setZoom(fitFor(box));
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  useLayoutEffect(() => {
    const box = viewport.current;
    const at = middle.current;
    if (box === null || at === undefined) return;
    box.scrollTo(at.x * box.scrollWidth - box.clientWidth / 2, at.y * box.scrollHeight - box.clientHeight / 2);
  }, [zoom]);
  useEffect(() => {
    const box = viewport.current;
    return box === null ? undefined : listen(box, zoomBy);
  }, [zoomBy]);
  return { viewport, zoom, zoomBy };
}

/** What is in the middle now, as shares of the map. */
function middleOf({ scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight }: HTMLElement) {
  return { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight };
}
function fitFor({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.max(1, (LEGIBLE * SIZE.width) / clientWidth, (clientHeight / clientWidth) * (SIZE.width / SIZE.height));
}
/** All of the map fits into the frame. */
function leastFor({ clientWidth, clientHeight }: HTMLElement): number {
  return Math.min(1, (clientHeight / clientWidth) * (SIZE.width / SIZE.height));
}

/** Keys, wheel with Ctrl, two fingers, and a mouse that drags. */
function listen(box: HTMLElement, zoomBy: (factor: number) => void): () => void {
  const ended = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    heard: (event: HTMLElementEventMap[K]) => void,
    how: AddEventListenerOptions = {},
  ) => box.addEventListener(type, heard, { ...how, signal: ended.signal });
  on('keydown', ({ key }) => {
    if (key === '+' || key === '=') zoomBy(1.25);
    else if (key === '-') zoomBy(0.8);
  });
  on(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 200));
    },
    { passive: false },
  );
  let apart = 0;
  on('touchstart', ({ touches }) => {
    apart = spread(touches);
  });
  on(
    'touchmove',
    (event) => {
      const now = spread(event.touches);
      if (now === 0 || apart === 0) return;
      event.preventDefault();
      zoomBy(now / apart);
      apart = now;
    },
    { passive: false },
  );
  let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | undefined;
  let isDragging = false;
  on('pointerdown', ({ pointerType, button, clientX: x, clientY: y }) => {
    isDragging = false;
    if (pointerType === 'mouse' && button === 0) from = { x, y, left: box.scrollLeft, top: box.scrollTop };
  });
  on('pointermove', ({ buttons, clientX, clientY }) => {
    if (from === undefined) return;
    if (buttons === 0) from = undefined;
    else if (isDragging || Math.hypot(clientX - from.x, clientY - from.y) > DRAG_PX) {
      isDragging = true;
      box.scrollTo(from.left + from.x - clientX, from.top + from.y - clientY);
    }
  });
  on('pointerup', () => {
    from = undefined;
  });
  on(
    'click',
    (event) => {
      if (isDragging) event.stopPropagation();
      isDragging = false;
    },
    { capture: true },
  );
  return () => ended.abort();
}

/** How far apart two fingers are; 0 of any other number. */
function spread({ length, 0: one, 1: other }: TouchList): number {
  if (length !== 2 || one === undefined || other === undefined) return 0;
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
