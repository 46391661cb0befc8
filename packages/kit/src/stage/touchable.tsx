import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Stageful } from './context.ts';
import { useHands } from './hands.ts';
import { useLongPress } from './long-press.ts';
import { useStorePart } from './store.ts';

/** What a piece or a place is to whoever plays: whether it can be touchState, and what comes of it. */
export interface TouchState {
  /** What touching it would do; or why it cannot be touchState. */
  readonly what: string | undefined;
  readonly why: string | undefined;
  readonly isOn: boolean;
  readonly isLoud: boolean;
  /** The place that it lies in, where that is touchState in its stead. */
  readonly meant: string;
}

export function touchStateOf({ touch, loud }: Stageful, id: string, inside?: string): TouchState {
  const [what, why, isOn] = [touch.can.get(id), touch.except.get(id), touch.on.has(id)];
  const isPassedOn = inside !== undefined && what === undefined && why === undefined && !isOn && touch.can.has(inside);
  return { what, why, isOn, isLoud: loud.has(id), meant: isPassedOn ? inside : id };
}

interface Props extends TouchState {
  readonly id: string;
  /** As it is read aloud. */
  readonly label: string;
  readonly className: string;
  /** True of the one that Tab comes to; the others are reached by arrow keys. */
  readonly isTabbed: boolean;
  readonly style?: React.CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * A piece, or the name of a place. It is the same element whether it can be touchState or not, so whoever is on it stays on it
 * when that changes.
 */
export function Touchable({ id, label, className, isTabbed, style, children, ...touchState }: Props) {
  const { what, why, isOn, isLoud, meant } = touchState;
  const hands = useHands();
  const canTouch = what !== undefined || isOn;
  const press = useLongPress(() => hands.open(id));
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    hands.touch(meant);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    hands.touch(meant);
  };
  const isPointed = useStorePart(hands.pointed, (ids) => ids.has(id));
  const isButton = canTouch || why !== undefined;
  const state = [canTouch && 'can', isOn && 'on', why !== undefined && 'not', isLoud && 'loud', isPointed && 'pointed'];
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
      onFocus={() => hands.over(id, 'keyboard')}
      onBlur={() => hands.over(undefined, 'keyboard')}
      {...press}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hands.over(id, 'pointer')}
      onPointerLeave={() => {
        press.onPointerLeave();
        hands.over(undefined, 'pointer');
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
