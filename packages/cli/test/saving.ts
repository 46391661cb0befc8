/** A process that writes one file over and over until it is killed: in turn what the other files hold. A dot before each. */
import { readFileSync, writeSync } from 'node:fs';
import { writeAtomically } from '../src/atomic-write.ts';

const [file = '', ...sources] = process.argv.slice(2);
const texts = sources.map((source) => readFileSync(source, 'utf8'));
for (let at = 0; ; at++) {
  writeSync(1, '.');
  writeAtomically(file, texts[at % texts.length] as string, { overwrites: true }); // within the list
}
