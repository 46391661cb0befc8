import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** A folder outside the repository, where nothing of it is found. */
export class Folder {
  readonly path: string;

  constructor(path = mkdtempSync(join(tmpdir(), 'fermata-'))) {
    this.path = path;
  }

  /** Makes folders within; their paths. */
  make(...names: string[]): string[] {
    const paths = names.map((name) => join(this.path, name));
    for (const path of paths) mkdirSync(path, { recursive: true });
    return paths;
  }

  /** The same for a folder within. */
  within(name: string): Folder {
    return new Folder(this.make(name)[0]);
  }

  write(files: { readonly [name: string]: string }): void {
    for (const [name, text] of Object.entries(files)) {
      this.make(dirname(name));
      writeFileSync(join(this.path, name), text);
    }
  }

  /** What a command line prints. Whatever goes wrong is thrown, with all that was said. */
  run(line: string, input = ''): string {
    const { status, output, errors } = this.try(line, input);
    if (status !== 0) throw new Error(`${line} ended with ${status}:\n${output}${errors}`);
    return output;
  }

  /** How a command line ends, and what it says. */
  try(line: string, input = ''): { readonly status: number | null; readonly output: string; readonly errors: string } {
    const { status, stdout, stderr } = spawnSync(line, {
      shell: true,
      cwd: this.path,
      env: environment(),
      encoding: 'utf8',
      input,
      maxBuffer: 2 ** 26,
    });
    return { status, output: stdout, errors: stderr };
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** As of somebody who has just opened a terminal: no command of the repository is found, and no test is under way. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(?:npm_|VITEST|NODE_|FORCE_COLOR)/i.test(name));
  const paths = (process.env.PATH ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: paths.join(delimiter), NO_COLOR: '1', npm_config_loglevel: 'error' };
}
