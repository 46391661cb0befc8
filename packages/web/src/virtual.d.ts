/** Where the worker is: build/worker.ts makes it. */
declare module 'virtual:worker' {
  export const address: string;
}
