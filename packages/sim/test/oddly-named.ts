import { choose, defineGame, emit, type Flow, rank } from '@fermata/core';

/** Texts that would be something else in a page if nobody minded. */
export const WARES = ['</script><script>alert(1)</script>', '<b>bold & "quoted"</b>'];

/** One pick, and seat 0 wins. */
export const oddlyNamed = defineGame<{ isOver: boolean }, { type: 'picked'; ware: string }>({
  name: 'odd',
  version: 1,
  seats: { min: 2, max: 2 },
  setup: () => ({ isOver: false }),
  *turn(): Flow<{ type: 'picked'; ware: string }> {
    const ware = yield* choose(0, '<i>Which?</i>', WARES);
    yield* emit({ type: 'picked', ware });
  },
  apply: {
    picked: (state) => {
      state.isOver = true;
    },
  },
  outcome: ({ isOver }) => (isOver ? rank([1, 0]) : undefined),
});
