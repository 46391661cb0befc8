import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Who was on a piece stays on it wherever it goes; if it is gone, the question has the keyboard. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const piece = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-id]') : null;
      last.current = piece !== null && root.current?.contains(piece) ? piece.dataset.id : undefined;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [root]);
  useLayoutEffect(() => {
    if (last.current === undefined || document.activeElement !== document.body) return;
    const piece = root.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(last.current)}"]`);
    if (piece === null || piece === undefined) document.querySelector<HTMLElement>('[data-question]')?.focus();
    else piece.focus({ preventScroll: true });
  });
}
