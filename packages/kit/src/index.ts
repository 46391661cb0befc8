/** `@fermata/kit`: a scene on a page. */
export type { Face, Look } from './look.ts';
export { FactList } from './parts/fact-list.tsx';
export { GenericFace } from './parts/generic-face.tsx';
export { lastsMs } from './stage/animate.ts';
export { type Pointed, type Touch, useStage } from './stage/context.ts';
export { Slot } from './stage/slot.tsx';
export { Stage } from './stage/stage.tsx';
export { pieceWords, placeWords } from './stage/words.ts';
