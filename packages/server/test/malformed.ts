/** Messages and requests that nobody should send, as many as one likes, the same for the same seed. */
import { type Oracle, seeded } from '@fermata/core';

const TYPES = ['hello', 'follow', 'unfollow', 'command', 'question', 'say', 'beat', '__proto__', 'welcome', ''];
const WORDS = [
  'answer',
  'play',
  'undo',
  'consent',
  'resign',
  'record',
  'why',
  'complete',
  'pickable',
  'lookUp',
  'moves',
];
const FIELDS = [
  'match',
  'token',
  'id',
  'from',
  'basis',
  'command',
  'do',
  'ask',
  'given',
  'text',
  'constructor',
  'toJSON',
];
const PATHS = [
  'api/games',
  'api/matches',
  'api/matches/x',
  'api/matches/x/answer',
  'api/matches/x/join',
  'mcp',
  'docs/x',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'HEAD'];
const KINDS = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=x',
  '',
];

export class Malformed {
  readonly #oracle: Oracle;

  constructor(seed: string) {
    this.#oracle = seeded(seed);
  }

  /** A message for a socket; a text, or bytes. */
  message(): string | Buffer {
    const kind = this.#below(8);
    if (kind === 0) return this.#noise();
    if (kind === 1) return Buffer.from(this.#noise());
    if (kind === 2) return '['.repeat(this.#below(3000)) + this.#noise();
    const text = JSON.stringify({ type: this.#one([...TYPES, 7, null]), ...this.#fields() });
    return kind === 3 ? text.slice(0, this.#below(text.length)) : text;
  }

  /** A request that reads as HTTP, whatever it asks for. */
  request(): string {
    const path =
      this.#one(PATHS) + this.#one(['', '', '?since=-1', '?since=x', '/../..', '%ff', '/%00', '#', '?__proto__[a]=1']);
    const method = this.#one(METHODS);
    const body = this.#one([
      this.#noise(),
      JSON.stringify(this.#fields()),
      '{"jsonrpc":"2.0","id":1,"method":"x"}',
      '[',
      '',
    ]);
    const token = this.#one([
      '',
      'authorization: Bearer x\r\n',
      'authorization: Basic \t\r\n',
      `x-a: ${'y'.repeat(500)}\r\n`,
    ]);
    const kind = this.#one(KINDS);
    const heads = `host: 127.0.0.1\r\n${token}content-type: ${kind}\r\naccept: */*\r\ncontent-length: ${Buffer.byteLength(body)}`;
    return `${method} /${path} HTTP/1.1\r\n${heads}\r\n\r\n${body}`;
  }

  #fields(): object {
    return Object.fromEntries(Array.from({ length: this.#below(5) }, () => [this.#one(FIELDS), this.#value(2)]));
  }

  #value(depth: number): unknown {
    const simple = [
      null,
      true,
      -1,
      1e308,
      0.5,
      2 ** 53,
      '',
      'x'.repeat(this.#below(300)),
      '0.0',
      '\u0000\ud800',
      ...WORDS,
    ];
    if (depth === 0 || this.#below(3) > 0) return this.#one(simple);
    const inner = Array.from({ length: this.#below(4) }, () => this.#value(depth - 1));
    return this.#below(2) === 0 ? inner : { ...inner, length: -1, valueOf: 'x' };
  }

  #noise(): string {
    return Array.from({ length: this.#below(40) }, () => String.fromCharCode(this.#below(0x250))).join('');
  }

  #below(count: number): number {
    return this.#oracle.int(Math.max(1, count), 'malformed');
  }

  #one<T>(list: readonly T[]): T {
    return list[this.#below(list.length)] as T; // within
  }
}
