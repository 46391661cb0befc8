/** A worker in which hosts run, for tests: the same host as on the page, with nothing of the page around it. */
import { LIST } from '@fermata/catalog/list';
import { Host, type Setup } from '@fermata/session';
import { expose, proxy } from 'comlink';

expose({
  begin: async (setup: Setup) => {
    const listed = LIST.find(({ name }) => name === setup.game);
    if (listed === undefined) throw new Error(`there is no game "${setup.game}"`);
    const host = Host.begin((await listed.load()).game, setup);
    return proxy({ session: (seat: number) => proxy(host.session(seat)), close: () => host.close() });
  },
});
