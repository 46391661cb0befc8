/** How names stand on the map. */
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test.each([
  ['Saigon', ['Saigon']],
  ['Phu Bon-Phu Yen', ['Phu Bon-Phu Yen']],
  ['Quang Duc-Long Khanh', ['Quang Duc-', 'Long Khanh']],
  ['Kien Giang-An Xuyen', ['Kien Giang-', 'An Xuyen']],
  ['Northeast Cambodia', ['Northeast', 'Cambodia']],
  ["The Parrot's Beak", ["The Parrot's", 'Beak']],
])('%s stands as %j', (name, lines) => expect(linesOf(name)).toEqual(lines));
