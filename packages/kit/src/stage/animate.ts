import type { Motion } from '@fermata/scene';

/** Where everything was before the page changed, and what of it will be gone. */
export interface Before {
  readonly rects: ReadonlyMap<string, DOMRect>;
  readonly places: ReadonlyMap<string, DOMRect>;
  readonly gone: ReadonlyMap<string, HTMLElement>;
}

type Moved = Extract<Motion, { type: 'moved' }>;

const MOVE_MS = 280;
/** Those of a kind that move at once follow each other. */
const STAGGER_MS = 40;
const EASING = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** How long a scene takes to come about, at the usual pace. */
export function lastsMs(motions: readonly Motion[], cues: readonly string[]): number {
  const moved = motions.filter(({ type }) => type === 'moved').length;
  if (moved > 0) return MOVE_MS + Math.min(moved - 1, 6) * STAGGER_MS + 120;
  return motions.length + cues.length > 0 ? 320 : 0;
}

/** Looks where everything is. */
export function look(root: HTMLElement, motions: readonly Motion[]): Before {
  const gone = new Map<string, HTMLElement>();
  const rects = rectsIn(root, 'id');
  for (const motion of motions.filter(isMoved)) {
    const element = elementOf(root, 'id', motion.id);
    if (element !== null && motion.to !== undefined) gone.set(motion.id, element.cloneNode(true) as HTMLElement);
  }
  return { rects, places: rectsIn(root, 'place'), gone };
}

/** Lets everything come from where it was. */
export function animate(root: HTMLElement, before: Before, motions: readonly Motion[], speed: number): void {
  const moves = motions.filter(isMoved);
  const byId = new Map(moves.map((motion) => [motion.id, motion]));
  const order = new Map(moves.map((motion, at) => [motion.id, Math.min(at, 6)]));
  for (const element of root.querySelectorAll<HTMLElement>('.piece[data-id]')) {
    const id = element.dataset.id as string; // as it says
    const motion = byId.get(id);
    const start = startOf(before, id, motion);
    if (start === undefined) continue;
    const delay = ((order.get(id) ?? 0) * STAGGER_MS) / speed;
    slide(element, start, motion?.turned ?? false, { duration: MOVE_MS / speed, delay });
  }
  for (const motion of moves)
    if (elementOf(root, 'id', motion.id) === null) leave(root, before, motion, MOVE_MS / speed);
}

/** Where a piece comes from: where it was; else from a piece of the place that it left, or from that place. */
function startOf({ rects, places }: Before, id: string, motion: Moved | undefined): DOMRect | undefined {
  return rects.get(id) ?? (motion?.from === undefined ? undefined : places.get(motion.from));
}

function slide(
  element: HTMLElement,
  start: DOMRect,
  turned: boolean,
  timing: { duration: number; delay: number },
): void {
  const end = element.getBoundingClientRect();
  const [x, y] = [
    start.left + start.width / 2 - (end.left + end.width / 2),
    start.top + start.height / 2 - (end.top + end.height / 2),
  ];
  if (Math.abs(x) + Math.abs(y) < 3 && !turned) return;
  const turn = turned ? ' rotateY(90deg)' : '';
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)${turn}`, zIndex: 20 },
      { transform: 'none', zIndex: 20 },
    ],
    { ...timing, easing: EASING, fill: 'backwards' },
  );
}

/** What is gone goes on for a moment, to where it went. */
function leave(root: HTMLElement, { rects, places, gone }: Before, { id, to }: Moved, duration: number): void {
  const [ghost, from] = [gone.get(id), rects.get(id)];
  const target =
    to === undefined ? undefined : (elementOf(root, 'place', to)?.getBoundingClientRect() ?? places.get(to));
  if (ghost === undefined || from === undefined || target === undefined) return;
  ghost.removeAttribute('data-id');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
  });
  document.body.append(ghost);
  const [x, y] = [
    target.left + target.width / 2 - from.left - from.width / 2,
    target.top + target.height / 2 - from.top - from.height / 2,
  ];
  const motion = ghost.animate([{ opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.2 }], {
    duration,
    easing: EASING,
    fill: 'forwards',
  });
  const remove = () => ghost.remove();
  motion.finished.then(remove, remove);
}

function isMoved(motion: Motion): motion is Moved {
  return motion.type === 'moved';
}

function rectsIn(root: HTMLElement, key: 'id' | 'place'): ReadonlyMap<string, DOMRect> {
  const all = [...root.querySelectorAll<HTMLElement>(key === 'id' ? '.piece[data-id]' : '[data-place]')];
  const elements = all.filter((it) => it.checkVisibility()); // what lies in a fold that is shut comes from nowhere
  return new Map(elements.map((element) => [element.dataset[key] as string, element.getBoundingClientRect()]));
}

function elementOf(root: HTMLElement, key: 'id' | 'place', id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`${key === 'id' ? '.piece' : ''}[data-${key}="${CSS.escape(id)}"]`);
}
