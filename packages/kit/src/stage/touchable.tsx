import { type KeyboardEvent, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import { type Pointed, useStage } from './context.ts';
import { useLongPress } from './long-press.ts';

interface Props {
  readonly id: string;
  /** As it is read aloud. */
  readonly label: string;
  readonly className: string;
  /** The place that it lies in: touched in its stead where that can be touched, and it cannot. */
  readonly inside?: string;
  /** True of the one that Tab comes to; the others are reached by arrow keys. */
  readonly isTabbed: boolean;
  readonly style?: React.CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * A piece, or the name of a place. It is the same element whether it can be touched or not, so whoever is on it stays on it
 * when that changes.
 */
export function Touchable({ id, label, className, inside, isTabbed, style, children }: Props) {
  const { touch, loud } = useStage();
  const what = touch.can.get(id);
  const why = touch.except.get(id);
  const isOn = touch.on.has(id);
  const canTouch = what !== undefined || isOn;
  const meant = inside !== undefined && !canTouch && why === undefined && touch.can.has(inside) ? inside : id;
  const press = useLongPress(() => touch.open(id));
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (!press.wasLong()) touch.touch(meant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    touch.touch(meant);
  };
  const isPointed = useIsPointed(touch.pointed, id);
  const isButton = canTouch || why !== undefined;
  const state = [
    canTouch && 'can',
    isOn && 'on',
    why !== undefined && 'not',
    loud.has(id) && 'loud',
    isPointed && 'pointed',
  ];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: an element that is a button only at times would be another each time
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: pressed and disabled are said only while it is a button
    <div
      className={[className, ...state.filter((it) => it !== false)].join(' ')}
      data-id={id}
      tabIndex={isTabbed ? 0 : -1}
      role={isButton ? 'button' : 'group'}
      aria-label={isButton ? undefined : label}
      aria-pressed={canTouch ? isOn : undefined}
      aria-disabled={why !== undefined && !canTouch ? true : undefined}
      aria-description={what ?? why}
      style={style}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onFocus={() => touch.over?.(id, 'keyboard')}
      onBlur={() => touch.over?.(undefined, 'keyboard')}
      {...press.onPress}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && touch.over?.(id, 'pointer')}
      onPointerLeave={() => {
        press.onPress.onPointerLeave();
        touch.over?.(undefined, 'pointer');
      }}
    >
      {/* A button is called as what is in it: what a face draws beside the name is not read twice. */}
      {isButton ? <span className="unseen">{label}</span> : undefined}
      <span className="drawn" aria-hidden={isButton ? true : undefined}>
        {children}
      </span>
    </div>
  );
}

function useIsPointed(pointed: Pointed = NOTHING, id: string): boolean {
  return useSyncExternalStore(pointed.subscribe, () => pointed.get().has(id));
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: Pointed = { get: () => NONE, subscribe: () => () => {} };
