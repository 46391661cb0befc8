import type { Piece } from '@fermata/scene';

/** What the scene says of a bird for its face alone: what is printed, and on a mat what it has. */
export interface BirdFace {
  readonly card: {
    readonly scientificName: string;
    readonly color: 'white' | 'brown' | 'pink' | 'none';
    readonly habitats: readonly string[];
    readonly cost: { readonly foods: readonly number[]; readonly any: number; readonly isEither: boolean };
    readonly points: number;
    readonly nest: string;
    readonly eggLimit: number;
    readonly wingspanCm: number;
    readonly power: string;
  };
  /** None where it lies on no mat. */
  readonly eggs?: number;
  readonly cached?: readonly string[];
  readonly tucked?: number;
  readonly isUsed?: boolean;
}

export function birdFace({ face }: Piece): BirdFace {
  return face as unknown as BirdFace; // as the scene of this game has it
}

/** In the order that costs are counted in. */
export const FOODS = ['invertebrate', 'seed', 'fish', 'fruit', 'rodent'];
