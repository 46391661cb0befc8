import { useEffect, useState } from 'react';
import { Icon } from '../parts/icon.tsx';

type Where = 'up' | 'down';

/** Leads to what can be touched, where all of it is off the screen. Nothing scrolls by itself. */
export function Unseen() {
  const [where, setWhere] = useState<Where>();
  // After each time that the question is drawn: then something else may be lit.
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('.table');
    const lit = litOf(root);
    if (root === null || lit.length === 0) return setWhere(undefined);
    const seen = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        }
        setWhere(seen.size > 0 ? undefined : sideOf(lit[0], root));
      },
      { root, threshold: 0.3 },
    );
    for (const element of lit) observer.observe(element);
    return () => observer.disconnect();
  });
  if (where === undefined) return undefined;
  return (
    <button type="button" className="to-lit" onClick={() => show(litOf(document.querySelector('.table'))[0])}>
      <Icon of={where} />
      Show
    </button>
  );
}

function litOf(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('.stage .can') ?? [])];
}

function sideOf(element: HTMLElement | undefined, root: HTMLElement): Where {
  return (element?.getBoundingClientRect().top ?? 0) < root.getBoundingClientRect().top ? 'up' : 'down';
}

function show(element: HTMLElement | undefined): void {
  const fold = element?.closest('details');
  if (fold) fold.open = true;
  element?.scrollIntoView({ block: 'center', inline: 'nearest' });
  element?.focus({ preventScroll: true });
}
