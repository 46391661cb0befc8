import type { Bench } from './bench.ts';
import { stop } from './settings.ts';

/** One file and one line here for each bench. Only those that are wanted are loaded: peers fill the heap. */
const BENCHES: { readonly [name: string]: () => Promise<{ readonly bench: Bench }> } = {
  tictactoe_vs_boardgameio: () => import('./tictactoe/vs-boardgameio.ts'),
  connect4_vs_boardgameio: () => import('./connect-four/vs-boardgameio.ts'),
  tictactoe_search_vs_boardgameio: () => import('./tictactoe/search-vs-boardgameio.ts'),
  connect4_search_vs_boardgameio: () => import('./connect-four/search-vs-boardgameio.ts'),
  search_vs_playouts: () => import('./connect-four/search-vs-playouts.ts'),
  connect4_vs_bare: () => import('./connect-four/vs-bare.ts'),
  connect4_fork_vs_clone: () => import('./connect-four/fork-vs-clone.ts'),
  fork_growth: () => import('./lamps/fork-growth.ts'),
  load_growth: () => import('./lamps/load-growth.ts'),
  subscriber_growth: () => import('./lamps/subscriber-growth.ts'),
  frames_growth: () => import('./lamps/frames-growth.ts'),
  memory_growth: () => import('./memory/growth.ts'),
  itemduel_decision_vs_boardgameio_move: () => import('./item-duel/decision-vs-boardgameio.ts'),
  itemduel_idle_statuses: () => import('./item-duel/idle-statuses.ts'),
  pokemon_vs_showdown_log_on: () => import('./pokemon/log-on.ts'),
  pokemon_vs_showdown_log_off: () => import('./pokemon/log-off.ts'),
  pokemon_fork_vs_showdown: () => import('./pokemon/fork.ts'),
  wingspan_decision_vs_boardgameio_move: () => import('./wingspan/decision-vs-boardgameio.ts'),
  wingspan_fork_vs_clone: () => import('./wingspan/fork-vs-clone.ts'),
  wingspan_greedy_vs_decisions: () => import('./wingspan/greedy-vs-decisions.ts'),
  wingspan_world_vs_fork: () => import('./wingspan/world-vs-fork.ts'),
  redeal_growth: () => import('./wingspan/redeal-growth.ts'),
  bare_load_vs_answers: () => import('./wingspan/bare-load.ts'),
  wingspan_frame_vs_clone: () => import('./wingspan/frame-vs-clone.ts'),
  wingspan_frames_vs_clones: () => import('./wingspan/frames-vs-clones.ts'),
  wingspan_scene_vs_frame: () => import('./wingspan/scene-vs-frame.ts'),
  fitl_decision_vs_boardgameio_move: () => import('./fire-in-the-lake/decision-vs-boardgameio.ts'),
  fitl_tail: () => import('./fire-in-the-lake/tail.ts'),
  fitl_worst_ms: () => import('./fire-in-the-lake/worst.ts'),
  fitl_fork_vs_clone: () => import('./fire-in-the-lake/fork-vs-clone.ts'),
  fitl_undo_ms: () => import('./fire-in-the-lake/undo.ts'),
  sim_two_workers: () => import('./sim/two-workers.ts'),
  core_gzip_kb: () => import('./bytes.ts'),
  page_lobby_vs_react: () => import('./page/lobby.ts'),
  page_wingspan_vs_react: () => import('./page/wingspan.ts'),
  page_all_vs_react: () => import('./page/all.ts'),
  worker_search_vs_node: () => import('./page/worker-search.ts'),
  wire_vs_views: () => import('./session/wire-vs-views.ts'),
  durable_moves_libsql_vs_inserts: () => import('./server/durable-libsql.ts'),
  durable_moves_postgres_vs_inserts: () => import('./server/durable-postgres.ts'),
  ack_vs_insert_libsql: () => import('./server/ack-libsql.ts'),
  ack_vs_insert_postgres: () => import('./server/ack-postgres.ts'),
  ack_tail_postgres: () => import('./server/ack-tail.ts'),
  ack_beside_bots: () => import('./server/ack-beside-bots.ts'),
  idle_socket_vs_ws: () => import('./server/idle-socket.ts'),
};

export const NAMES: readonly string[] = Object.keys(BENCHES);

export async function benchNamed(name: string): Promise<Bench> {
  const load = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
  if (load === undefined) return stop(`there is no bench "${name}"; there are: ${NAMES.join(', ')}`);
  return (await load()).bench;
}
