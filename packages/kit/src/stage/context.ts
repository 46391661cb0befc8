import type { Scene } from '@fermata/scene';
import { createContext, useContext } from 'react';
import type { Look } from '../look.ts';

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
  /** What is pointed at from elsewhere: by a name in a log, or as what a touch would come to. */
  readonly pointed?: Pointed;
}

/** A set of ids that changes often. Whoever is in it, or no longer, is drawn anew alone. */
export interface Pointed {
  get(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
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
