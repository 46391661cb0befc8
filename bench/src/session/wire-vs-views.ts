import { seeded } from '@fermata/core';
import { Host, type News, patched } from '@fermata/session';
import { wingspan } from '@fermata/wingspan';
import type { Bench } from '../bench.ts';

const MATCHES = 10;
const QUICK_MATCHES = 2;
const KILO = 1000;

export const bench: Bench = {
  name: 'wire_vs_views',
  about: 'bytes of all news of one seat, over random matches of Wingspan, over the same news with whole views in them',
  bar: { atMost: 0.25 },
  measure: async (quick) => {
    const ratios: number[] = [];
    let [ours, peer] = [0, 0];
    for (let seed = 0; seed < (quick ? QUICK_MATCHES : MATCHES); seed++) {
      const bytes = await bytesOf(`${seed}`);
      ratios.push(bytes.ours / bytes.peer);
      ours += bytes.ours;
      peer += bytes.peer;
    }
    return {
      value: ours / peer,
      spread: [Math.min(...ratios), Math.max(...ratios)],
      ours: { amount: ours / ratios.length / KILO, unit: 'kB/match' },
      peer: { amount: peer / ratios.length / KILO, unit: 'kB/match' },
    };
  },
};

/** A match of two, both of whom are told; what the first is told counts. */
async function bytesOf(seed: string): Promise<{ readonly ours: number; readonly peer: number }> {
  const setup = { game: wingspan.name, version: wingspan.version, sitters: ['person', 'random'], seed };
  const host = Host.begin(wingspan, setup);
  const session = host.session(0);
  const chance = seeded(seed, 1);
  let view: unknown;
  let [ours, peer] = [0, 0];
  await new Promise<void>((over, fail) => {
    const hear = async (news: News) => {
      ours += Buffer.byteLength(JSON.stringify(news));
      view = news.view ?? view;
      const frames = news.frames.map(({ patch, ...frame }) => {
        view = patched(view, patch);
        return { ...frame, view };
      });
      peer += Buffer.byteLength(JSON.stringify({ ...news, frames }));
      const [asked] = news.asked;
      if (news.end !== undefined) over();
      if (asked === undefined) return;
      const move = await session.complete(asked.basis, [], String(chance.int(1e9, 'answer')));
      await session.play(asked.basis, move ?? []);
    };
    void session.follow((news) => void hear(news).catch(fail));
  });
  host.close();
  return { ours, peer };
}
