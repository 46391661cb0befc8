import { createRequire } from 'node:module';
import { boardgameioState, type PeerGame } from './boardgameio.ts';

type BotPackage = typeof import('boardgame.io/ai', { with: { 'resolution-mode': 'require' }});
type Action = { readonly payload: { readonly args: readonly number[] } };

const { MCTSBot } = createRequire(import.meta.url)('boardgame.io/ai') as BotPackage;

/** What the bot found, and how often it has tried what. */
export interface BotAnswer {
  readonly move: number;
  readonly iterations: number;
}

/** Its own bot at a position, which it is led to by moves: each call is an answer, found in so many iterations. */
export function boardgameioBot<S>(
  game: PeerGame<S>,
  movesOf: (G: S) => readonly number[],
  moves: readonly number[],
  iterations: number,
): () => BotAnswer {
  const played = { ...game, endIf: toldToBots(game.endIf) };
  const state = boardgameioState(played, moves);
  let root: TreeNode | undefined;
  const bot = new MCTSBot({
    game: played,
    enumerate: (G: S) => movesOf(G).map((move) => ({ move: 'play', args: [move] })),
    iterations,
    iterationCallback: ({ metadata }: { readonly metadata: TreeNode }) => {
      root = metadata;
    },
  });
  return () => {
    // It promises an answer, and has it by the time it does so.
    bot.play(state, state.ctx.currentPlayer);
    const { visits, children } = root as TreeNode; // it is told before the end
    const [best] = children.toSorted((a, b) => b.visits - a.visits) as [TreeNode, ...TreeNode[]]; // it has tried something
    return { move: (best.parentAction as Action).payload.args[0] as number, iterations: visits };
  };
}

/** A place in its tree. */
interface TreeNode {
  readonly visits: number;
  readonly children: readonly TreeNode[];
  readonly parentAction?: unknown;
}

/** Winners by their name, and draws by theirs: else it takes all ends to be alike. */
function toldToBots<S>(endIf: PeerGame<S>['endIf']) {
  return (at: { readonly G: S }) => {
    const over = endIf(at);
    if (over === undefined) return undefined;
    return over.winner === undefined ? { draw: true } : { winner: String(over.winner) };
  };
}
