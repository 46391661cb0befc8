/** Where the worker is: build/worker.ts makes it. */
declare module 'virtual:worker' {
  const address: string;
  export default address;
}
