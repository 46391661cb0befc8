/** A list of nothing, for all who have none: nobody writes to it. */
export const NONE: readonly never[] = [];
