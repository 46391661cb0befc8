import type { Motion, Scene } from '@fermata/scene';
import { Component, type ReactNode, type RefObject } from 'react';
import { animate, type Before, look } from './animate.ts';

interface Props {
  readonly root: RefObject<HTMLElement | null>;
  readonly scene: Scene;
  readonly motions: readonly Motion[];
  readonly speed: number;
  readonly children: ReactNode;
}

/** Moves pieces from where they were. A class, since only a class is asked before the page changes. */
export class Moving extends Component<Props> {
  override getSnapshotBeforeUpdate({ scene }: Props): Before | null {
    const { root, speed, scene: next, motions } = this.props;
    const isMoved = scene !== next && motions.some(({ type }) => type === 'moved');
    if (root.current === null || speed === 0 || !isMoved) return null; // React wants it so
    return look(root.current, motions);
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Before | null): void {
    const { root, motions, speed } = this.props;
    if (before !== null && root.current !== null) animate(root.current, before, motions, speed);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
