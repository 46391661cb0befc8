import { Transform } from 'node:stream';

/** Longer than anything that a person or a program has reason to say in a line. */
export const LINE_MAX = 10_000;

/**
 * Lets lines through, and of one that is longer than `lengthMax` bytes only so much that this can be seen: the rest is dropped as it
 * comes. A line that never ends would take all memory otherwise.
 */
export function shortLines(lengthMax = LINE_MAX): Transform {
  let length = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      while (from < chunk.length) {
        const end = chunk.indexOf(NEW_LINE, from);
        const to = end < 0 ? chunk.length : end;
        const room = Math.max(0, lengthMax + 1 - length);
        this.push(chunk.subarray(from, Math.min(to, from + room)));
        length += to - from;
        if (end >= 0) {
          this.push(chunk.subarray(end, end + 1));
          length = 0;
        }
        from = to + 1;
      }
      done();
    },
  });
}

const NEW_LINE = 0x0a;
