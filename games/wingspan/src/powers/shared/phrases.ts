/** Words that texts of powers share. */
import type { Nest } from '../../data/mat.ts';
import { count } from '../../describe/words.ts';

export function diceText(number: number): string {
  return number === 1 ? '1 die' : `${number} dice`;
}

export function tuckText(cards: number): string {
  return `put ${count(cards, 'card')} of your hand under this bird`;
}

export function nestText(kind: Nest): string {
  return `a ${kind} or star nest`;
}
