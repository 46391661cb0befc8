export { brief } from '../values/brief.ts';
export { list, object, oneOf, whole } from './checks.ts';
export { nearest } from './nearest.ts';
