import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCS = join(import.meta.dirname, '../../docs');

/**
 * Copies the pages of the docs into a package, for whoever has installed it and not the repository. Games, which they link
 * to, lie beside the package then.
 */
export function copyDocs(to: string): void {
  rmSync(to, { recursive: true, force: true });
  const pages = readdirSync(DOCS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  for (const page of pages) {
    cpSync(join(DOCS, page), join(to, page));
    const text = readFileSync(join(to, page), 'utf8');
    writeFileSync(join(to, page), text.replace(/(?<=\]\((?:[.][.]\/)+)games\//g, '../'));
  }
}
