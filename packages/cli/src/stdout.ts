/** What becomes of output that cannot be written. */
import { fstatSync, writeFileSync } from 'node:fs';
import { systemReason } from './system-error.ts';

/**
 * Whoever reads our output may stop doing so (fermata list | head): that is no error. A disk that is full is one: it is told
 * beside the output, and the code says that something is missing.
 */
export function guardOutput(output: NodeJS.WriteStream & { readonly fd: number } = process.stdout): void {
  if (isStored(output.fd)) writeToTheEnd(output);
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    console.error(`error: cannot write the output: ${systemReason(error)}`);
    process.exit(1);
  });
}

/** True of a file, and of a device that is no terminal. */
function isStored(fd: number): boolean {
  const found = fstatSync(fd);
  return found.isFile() || (found.isCharacterDevice() && !process.stdout.isTTY);
}

/** A disk that fills up takes a part of what it is given. Node's own stream for files looks no further; this writes the rest. */
function writeToTheEnd(output: NodeJS.WriteStream & { readonly fd: number }): void {
  output._write = (chunk: Uint8Array, _encoding, done) => {
    try {
      writeFileSync(output.fd, chunk);
      done();
    } catch (error) {
      done(error as Error); // Node throws errors
    }
  };
}
