/** A WebSocket as browsers have it: all that is used of it. Node 20 has none of its own. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onerror: (() => void) | null;
  send(text: string): void;
  close(): void;
}

type SocketClass = new (address: string) => Socket;

/** A socket to an address, of the platform or else of `ws`. */
export async function socketTo(address: string): Promise<Socket> {
  const { WebSocket } = globalThis as { WebSocket?: SocketClass };
  const Class = WebSocket ?? ((await import('ws')).WebSocket as unknown as SocketClass); // it does what is used here
  return new Class(address);
}
