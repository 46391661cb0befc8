import { type PointerEvent, useRef } from 'react';

const LONG_MS = 450;
/** A finger that has moved so far is scrolling. */
const SLIP_PX = 8;

/** Calls back when something is pressed for long; the click that follows is none. */
export function useLongPress(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
      start.current = { x: clientX, y: clientY };
      stop();
      if (button !== 0) return;
      timer.current = setTimeout(() => {
        dropClick();
        open();
      }, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
  };
}

/** A finger that is lifted clicks on whatever has opened below it, and would close that. Some browsers spare us that click. */
function dropClick(): void {
  const past = new AbortController();
  const soon = { capture: true, signal: past.signal };
  addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      past.abort();
    },
    soon,
  );
  for (const next of ['pointerdown', 'keydown']) addEventListener(next, () => past.abort(), soon);
}
