/** `@fermata/kit`: a scene on a page. */
export type { Face, Look } from './look.ts';
export { FactList } from './parts/fact-list.tsx';
export { Fitted } from './parts/fitted.tsx';
export { GenericFace } from './parts/generic-face.tsx';
export { lastsMs } from './stage/animate.ts';
export { type Touch, usePieceOver, useStage } from './stage/context.ts';
export { Slot } from './stage/slot.tsx';
export { Stage } from './stage/stage.tsx';
export type { Store } from './stage/store.ts';
export { useThingText } from './stage/thing-text.ts';
export { pieceWords, placeWords } from './stage/words.ts';
