/**
 * The first thing that a thread loads. It is JavaScript because in Node 20 threads do not inherit hooks that read
 * TypeScript, and tsx registers its own for the main thread alone. Whoever registers hooks for every thread is served by
 * those; else they are tsx's. (A failed import is remembered by its address, so the second has another.)
 */
const { playChunk } = await import('./task.ts').catch(async () => {
  const { register } = await import('tsx/esm/api');
  register();
  return import(`${import.meta.resolve('./task.ts')}?tsx`);
});

export { playChunk };
