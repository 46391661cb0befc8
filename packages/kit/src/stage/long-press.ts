import { type PointerEvent, useRef } from 'react';

const LONG_MS = 450;
/** A finger that has moved so far is scrolling. */
const SLIP_PX = 8;

/** Calls back when something is pressed for long; the click that follows is none. */
export function useLongPress(open: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  return {
    wasLong: () => isLong.current,
    onPress: {
      onPointerDown: ({ clientX, clientY, button }: PointerEvent) => {
        isLong.current = false;
        start.current = { x: clientX, y: clientY };
        stop();
        if (button !== 0) return;
        timer.current = setTimeout(() => {
          isLong.current = true;
          open();
        }, LONG_MS);
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP_PX) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onPointerLeave: stop,
    },
  };
}
