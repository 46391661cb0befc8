/** `@fermata/scene`: what there is to see of a game, and what an option means there. */
export { answerNumbers } from './answer-numbers.ts';
export { sceneChanges } from './changes.ts';
export { genericStaging } from './generic.ts';
export type { Manual, ManualSection } from './manual.ts';
export { mentions } from './mentions.ts';
export { type Motion, motions } from './motions.ts';
export {
  fitsOption,
  type OptionField,
  type OptionForm,
  type OptionKind,
  type OptionWay,
  type OptionWord,
  optionsForPeople,
  usualOption,
} from './option-form.ts';
export { cuesOf, isPlain, leadsOf, pointsOf } from './points.ts';
export { type Reach, reachable } from './reachable.ts';
export type { Facts, Piece, Place, Scene } from './scene.ts';
export type { AnyStaging, Numbering, Staging } from './staging.ts';
export { type SceneWords, sceneText } from './text.ts';
