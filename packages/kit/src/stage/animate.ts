import type { Motion } from '@fermata/scene';
import { type Flight, flights, type Layout, type Rect } from './flights.ts';

/** Where everything was before the page changed, and how that looked which will be gone. */
export interface Before {
  readonly layout: Layout;
  readonly gone: ReadonlyMap<string, HTMLElement>;
}

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
  for (const motion of motions) {
    const element = motion.type === 'moved' && motion.to !== undefined ? pieceIn(root, motion.id) : null;
    if (element !== null) gone.set(motion.id, element.cloneNode(true) as HTMLElement);
  }
  return { layout: layoutOf(root), gone };
}

/** Lets everything come from where it was. All is measured first: to measure between motions lays the page out for each. */
export function animate(root: HTMLElement, { layout, gone }: Before, motions: readonly Motion[], speed: number): void {
  const now = layoutOf(root);
  const air = airOver(root);
  for (const flight of flights(layout, now, motions)) {
    const timing = { duration: MOVE_MS / speed, delay: (flight.after * STAGGER_MS) / speed, easing: EASING };
    const element = pieceIn(root, flight.id);
    if (flight.type === 'come') element?.animate(comes(flight), { ...timing, fill: 'backwards' });
    else if (flight.type === 'join') fly(air, element, now.pieces.get(flight.id), comes(flight), timing);
    else fly(air, gone.get(flight.id), layout.pieces.get(flight.id), goes(flight), timing);
  }
}

function comes({ x, y, turned }: Flight): Keyframe[] {
  const turn = turned ? ' rotateY(90deg)' : '';
  return [
    { transform: `translate(${x}px, ${y}px)${turn}`, zIndex: 20 },
    { transform: 'none', zIndex: 20 },
  ];
}

function goes({ x, y }: Flight): Keyframe[] {
  return [{ opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 0.2 }];
}

/** A copy that is there for as long as it flies. */
function fly(
  air: Air,
  element: HTMLElement | null | undefined,
  rect: Rect | undefined,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
): void {
  if (!element || rect === undefined) return;
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-id');
  ghost.removeAttribute('tabindex');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.classList.remove('can', 'on', 'pointed', 'loud');
  ghost.classList.add('ghost');
  Object.assign(ghost.style, {
    left: `${rect.left}px`,
    top: `${rect.top}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  const layer = document.createElement('div');
  layer.className = air.className;
  layer.style.clipPath = air.clipPath;
  layer.append(ghost);
  document.body.append(layer);
  const motion = ghost.animate(frames, { ...timing, fill: 'both' });
  const remove = () => layer.remove();
  motion.finished.then(remove, remove);
}

/** Where copies fly: they look as they do on the stage, nothing there cuts them off, and they never cover what is beside it. */
interface Air {
  readonly className: string;
  readonly clipPath: string;
}

function airOver(root: HTMLElement): Air {
  const { top, right, bottom, left } = (root.parentElement ?? root).getBoundingClientRect();
  return {
    className: `${root.className} ghosts`,
    clipPath: `inset(${top}px ${innerWidth - right}px ${innerHeight - bottom}px ${left}px)`,
  };
}

function layoutOf(root: HTMLElement): Layout {
  const pieces = new Map<string, Rect>();
  const homes = new Map<string, string>();
  for (const element of seenIn(root, '.piece[data-id]')) {
    const id = element.dataset.id as string; // as it was asked for
    pieces.set(id, element.getBoundingClientRect());
    homes.set(id, element.closest<HTMLElement>('[data-place]')?.dataset.place ?? '');
  }
  const places = seenIn(root, '[data-place]').map(
    (it) => [it.dataset.place as string, it.getBoundingClientRect()] as const,
  );
  return { pieces, homes, places: new Map(places) };
}

/** What lies in a fold that is shut comes from nowhere. */
function seenIn(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility());
}

function pieceIn(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`.piece[data-id="${CSS.escape(id)}"]`);
}
