/** The doors of core, its `exports`, and every name behind them with its doc comment, as typedoc reads it. */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import {
  Application,
  type CommentDisplayPart,
  type DeclarationReflection,
  type ParameterReflection,
  ReflectionKind,
} from 'typedoc';
import ts from 'typescript';

/** What can be imported, such as `@fermata/core/odds`. */
export interface Door {
  readonly name: string;
  /** What it is for, as its own file says; empty if it says nothing. */
  readonly purpose: string;
  readonly names: readonly Name[];
}

/** A name behind a door. */
export interface Name {
  readonly name: string;
  readonly kind: 'function' | 'class' | 'constant' | 'type';
  /** How it is called, such as `roll(sides, label)`, or caught; undefined for what is neither. */
  readonly call: string | undefined;
  /** Its doc comment without tags; empty if it has none. */
  readonly comment: string;
  /** The code of each `@example`. */
  readonly examples: readonly string[];
  /** What an interface holds, in the order of its source; empty for all else. */
  readonly members: readonly Member[];
}

/** A field or method of an interface. */
export interface Member {
  /** As it is written or called, such as `seed?` or `answer(prompt, choice)`. */
  readonly name: string;
  /** Its doc comment without tags; empty if it has none. */
  readonly comment: string;
}

/** Reads the doors of the package in this folder from its sources. */
export async function readDoors(folder: string): Promise<Door[]> {
  const doors = doorsOf(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const files = doors.map(({ file }) => posix.join(folder, file));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, process.cwd());
  const program = ts.createProgram(files, { ...options, types: [] }); // doors know nothing of Node
  const app = await Application.bootstrap({ entryPoints: files, logLevel: 'Error', sort: ['source-order'] });
  const entryPoints = files.map((file, at) => {
    const sourceFile = program.getSourceFile(file);
    if (sourceFile === undefined) throw new Error(`${folder}/package.json exports ${file}, which is not there`);
    return { displayName: `${at}`, program, sourceFile };
  });
  const modules = new Map(app.converter.convert(entryPoints).children?.map((module) => [module.name, module]));
  return doors.map(({ name }, at) => ({
    name,
    purpose: purposeIn(name, readFileSync(files[at] as string, 'utf8')), // a file for each door
    names: (modules.get(`${at}`)?.children ?? []).map(nameOf),
  }));
}

interface Manifest {
  readonly name: string;
  readonly exports: { readonly [path: string]: Target };
}

/** A file, or one for each condition. */
type Target = string | { readonly [condition: string]: Target };

/** Each door with the source that it opens, whichever condition leads there. */
function doorsOf({ name, exports }: Manifest): { readonly name: string; readonly file: string }[] {
  const doors = Object.entries(exports).filter(([path]) => path !== './package.json');
  return doors.map(([path, target]) => {
    const file = filesOf(target).find((it) => /^[.]\/src\/.*[.]ts$/.test(it));
    if (file === undefined) throw new Error(`${name} exports "${path}" without a source: name its file in src`);
    return { name: posix.join(name, path), file };
  });
}

function filesOf(target: Target): string[] {
  return typeof target === 'string' ? [target] : Object.values(target).flatMap(filesOf);
}

/** The first comment of a door's file: `@fermata/core/odds`: how likely things are, exactly. */
function purposeIn(door: string, text: string): string {
  const comment =
    /^\/[*][*](.*?)[*]\//s
      .exec(text)?.[1]
      ?.replace(/\s*\n \*\s?/g, ' ')
      .trim() ?? '';
  const own = `\`${door}\`: `;
  return comment.startsWith(own) ? comment.slice(own.length) : '';
}

function nameOf(found: DeclarationReflection): Name {
  // A name behind two doors is declared once.
  const declared = (found.isReference() ? found.getTargetReflectionDeep() : found) as DeclarationReflection;
  const signature = declared.signatures?.[0];
  const { summary = [], blockTags = [] } = signature?.comment ?? declared.comment ?? {};
  const examples = blockTags.filter(({ tag }) => tag === '@example');
  return {
    name: found.name,
    kind: KINDS[ReflectionKind[declared.kind] as keyof typeof KINDS] ?? 'type',
    call: callOf(found.name, declared),
    comment: unwrapped(textOf(summary).trim()),
    examples: examples.map(({ content }) =>
      textOf(content)
        .trim()
        .replace(/^```ts\n|\n```$/g, ''),
    ),
    members: declared.kind === ReflectionKind.Interface ? (declared.children ?? []).map(memberOf) : [],
  };
}

function memberOf(declared: DeclarationReflection): Member {
  const mark = declared.flags.isOptional ? '?' : '';
  const { summary = [] } = declared.signatures?.[0]?.comment ?? declared.comment ?? {};
  return {
    name: callOf(`${declared.name}${mark}`, declared) ?? `${declared.name}${mark}`,
    comment: unwrapped(textOf(summary).trim()),
  };
}

const KINDS = { Function: 'function', Class: 'class', Variable: 'constant' } as const;

function callOf(name: string, declared: DeclarationReflection): string | undefined {
  if (declared.getChildByName('stack')) return `error instanceof ${name}`; // whatever it extends in between, it is an error
  const made = declared.children?.find(({ kind }) => kind === ReflectionKind.Constructor);
  const [signature] = declared.signatures ?? made?.signatures ?? [];
  if (signature === undefined) return undefined;
  const parameters = (signature.parameters ?? []).map((parameter) => {
    const isOptional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
    return `${parameterName(parameter)}${isOptional ? '?' : ''}`;
  });
  return `${made ? 'new ' : ''}${name}(${parameters.join(', ')})`;
}

/** One that is taken apart at once has no name of its own: it is called as its type is. */
function parameterName({ name, type }: ParameterReflection): string {
  if (name !== '__namedParameters') return name;
  return type?.type === 'reference' ? `${type.name[0]?.toLowerCase()}${type.name.slice(1)}` : 'how';
}

/** A paragraph is one line: where it is wrapped is up to whoever shows it. */
function unwrapped(text: string): string {
  return text.replace(/(?<!\n)\n(?!\n)/g, ' ');
}

function textOf(parts: readonly CommentDisplayPart[]): string {
  return parts.map(({ text }) => text).join('');
}
