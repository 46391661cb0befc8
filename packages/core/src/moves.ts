/** `@fermata/core/moves`: what a seat may do, explored choice by choice before anything is played. */
export { type Picks, randomAnswer } from './execution/picks.ts';
export type { MoveStatus } from './match/trial.ts';
export { choices, complete, type Move, moves, pickable, picks, play, satisfiable } from './play/moves.ts';
