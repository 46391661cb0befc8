import type { Piece, Place, Scene } from '@fermata/scene';
import type { ReactNode } from 'react';

/** How a game looks, where it brings its own. It replaces faces and layout, and can break nothing else. */
export interface Look {
  /** How pieces of a kind are drawn. What a face shows is read aloud by the piece's name and facts, so it is hidden from there. */
  readonly faces?: { readonly [kind: string]: Face };
  /** Where places go: `<Slot of="tray" />` wherever it wants them. What no slot shows is appended below. */
  readonly Table?: (props: { readonly scene: Scene; readonly seat: number }) => ReactNode;
  /** What is drawn beside a place's name. */
  readonly headings?: { readonly [place: string]: (props: { readonly place: Place }) => ReactNode };
  /** A class on the stage: the game's accent and material are set there. */
  readonly className?: string;
}

/** A face may be drawn small, as it lies, or large, when it is opened. */
export type Face = (props: { readonly piece: Piece; readonly size: 'small' | 'large' }) => ReactNode;
