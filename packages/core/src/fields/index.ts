/** `@fermata/core/fields`: checks of options and positions that say what is wrong with which value. */
export { brief } from '../values/brief.ts';
export { list, object, oneOf, whole } from './checks.ts';
export { nearest } from './nearest.ts';
