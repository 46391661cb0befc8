import type { Piece, Scene } from '@fermata/scene';
import { createContext, useContext } from 'react';
import type { Look } from '../look.ts';
import { type Store, useStorePart } from './store.ts';

/** What can be touched, and what for. */
export interface Touch {
  /** What can be touched next, by id, with what it would do in words. */
  readonly can: ReadonlyMap<string, string>;
  /** What was touched. */
  readonly on: ReadonlySet<string>;
  /** What is not offered, by id, and why. */
  readonly except: ReadonlyMap<string, string>;
  touch(id: string): void;
  /** Opens a piece: all of it is shown. */
  open(id: string): void;
  /** Told what somebody is over, by pointer or keyboard, and that they are over nothing. */
  over?(id: string | undefined, by: 'pointer' | 'keyboard'): void;
  /** What somebody is over now. */
  readonly hovered?: Store<{ readonly id?: string | undefined }>;
  /** What is pointed at from elsewhere: by a name in a log, or as what a touch would come to. */
  readonly pointed?: Store<ReadonlySet<string>>;
  /** What a thing does, in the words of the game, by its id; undefined where the game says nothing. */
  lookUp?(id: string): Promise<string | undefined>;
}

/** What all parts of a stage share. */
export interface Stageful {
  readonly scene: Scene;
  readonly seat: number;
  readonly look: Look;
  readonly touch: Touch;
  /** What has just changed, or what an event was about. */
  readonly loud: ReadonlySet<string>;
  /** Places that a table has put somewhere: they are drawn nowhere else. */
  readonly slots: ReadonlySet<string>;
  /** Puts a place somewhere, until the function that is returned is called. */
  claim(place: string): () => void;
}

export const StageContext = createContext<Stageful | undefined>(undefined);

export function useStage(): Stageful {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error('a Slot belongs into the Table of a Stage');
  return stage;
}

/** The piece that somebody is over, for faces that show what touching it would do to them; none outside of a stage. */
export function usePieceOver(): Piece | undefined {
  const stage = useContext(StageContext);
  const { hovered = NOWHERE } = stage?.touch ?? {};
  const id = useStorePart(hovered, (over) => over.id);
  return id === undefined ? undefined : stage?.scene.pieces.find((piece) => piece.id === id);
}

const NOWHERE: Store<{ readonly id?: string }> = { get: () => NO_ID, subscribe: () => () => {} };
const NO_ID = {};
