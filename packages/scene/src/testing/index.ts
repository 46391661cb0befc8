/** `@fermata/scene/testing`: what every staging is held to. */
export { BrokenStaging, type Rule } from './broken-staging.ts';
export { BrokenForm, checkOptionForm } from './check-option-form.ts';
export { type CheckedStaging, checkStaging, type StagingCheck } from './check-staging.ts';
