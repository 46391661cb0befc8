/**
 * Writes docs/api.md: the doors of core, a line for each name, the members of interfaces, and an example for each that is
 * called, all of it from the doc comments. docs/api.test.ts makes sure that it is written anew, and runs the examples.
 *
 *     npm run api
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Door, type Member, type Name, readDoors } from './doors.ts';

export const API_PAGE = 'docs/api.md';

/** What the comments lack: a line each, which says what to do. */
export function faultsIn(doors: readonly Door[]): string[] {
  return doors.flatMap((door) => [
    ...(door.purpose === '' ? [`${door.name}: begin its file with /** \`${door.name}\`: what it is for. */`] : []),
    ...door.names.flatMap((name) => faultsOf(name).map((fault) => `${door.name}, ${name.name}: ${fault}`)),
  ]);
}

function faultsOf(it: Name): string[] {
  const { name, call, comment, examples } = it;
  const faults = comment === '' ? ['say in a doc comment what it is'] : [];
  for (const member of toldMembers(it).filter((member) => member.comment === ''))
    faults.push(`say in a doc comment what its member ${member.name} is, as of the others`);
  if (call !== undefined && examples.length === 0) faults.push('it is called, so its doc comment needs an @example');
  for (const example of examples) {
    const lines = example.split('\n').filter((line) => line !== '' && !line.startsWith('import '));
    if (lines.length > LINES_MAX) faults.push(`its example has ${lines.length} lines; show it in ${LINES_MAX}`);
    if (!lines.some((line) => line.includes(name))) faults.push('its example does not use it');
    if (!/\/\/ (?:→|throws) /.test(example))
      faults.push('its example does not say what comes of it: // → or // throws');
  }
  return faults;
}

/** Lines of an example besides its imports. */
const LINES_MAX = 8;

/** The page. */
export function pageOf(doors: readonly Door[]): string {
  const anchors = anchorsOf(doors);
  return [
    '# The doors of core',
    'Every name that `@fermata/core` exports, door by door, what the interfaces among them hold, and an example for each that\n' +
      'is called. The page is made from the doc comments by `npm run api`. Examples are compiled and run by the tests, and\n' +
      'every `// →` is checked. The [tutorial](tutorial/README.md) goes through most of them in order.',
    'Words need a game around them: `{ ...pig, *opening() { … } }` is [Pig](../games/pig/src/rules.ts) with an opening of its own.',
    table(
      ['door', 'for'],
      doors.map((door) => [`[\`${door.name}\`](#${anchors.get(door)})`, door.purpose]),
    ),
    ...doors.flatMap((door) => sectionOf(door, anchors)),
  ]
    .join('\n\n')
    .concat('\n');
}

function sectionOf(door: Door, anchors: ReadonlyMap<Door | Name, string>): string[] {
  const rows = inOrder(door).map((it) => {
    const name = `\`${it.name}\``;
    const isHeaded = it.call !== undefined || toldMembers(it).length > 0;
    return [isHeaded ? `[${name}](#${anchors.get(it)})` : name, it.kind, firstSentence(it.comment)];
  });
  return [
    headingOf(door),
    `${door.purpose[0]?.toUpperCase()}${door.purpose.slice(1)}`,
    table(['name', 'kind', 'what it is'], rows),
    ...byName(door.names).flatMap(membersOf),
    ...called(door).flatMap((it) => [
      headingOf(it),
      `\`${it.call}\``,
      it.comment,
      ...it.examples.map((code) => `\`\`\`ts\n${code}\n\`\`\``),
    ]),
  ];
}

/** An interface with a line for each of its members. */
function membersOf(it: Name): string[] {
  const members = toldMembers(it);
  if (members.length === 0) return [];
  const lines = members.map(({ name, comment }) => `- \`${name}\`: ${firstSentence(comment)}`);
  return [headingOf(it), it.comment, lines.join('\n')];
}

/** What an interface holds, where that is told at all: of `{ rank, score }` the names say enough. */
function toldMembers({ members }: Name): readonly Member[] {
  return members.some(({ comment }) => comment !== '') ? members : [];
}

/** What is called comes first, then the rest, each by name. */
function inOrder(door: Door): readonly Name[] {
  return [...called(door), ...byName(door.names.filter(({ call }) => call === undefined))];
}

function called(door: Door): readonly Name[] {
  return byName(door.names.filter(({ call }) => call !== undefined));
}

function byName(names: readonly Name[]): readonly Name[] {
  const key = ({ name }: Name) => `${name.toLowerCase()} ${name}`;
  return [...names].sort((one, other) => (key(one) < key(other) ? -1 : 1)); // no name is there twice
}

/** Where the heading of each is found on the page: as GitHub names them, and counts those that are alike. */
function anchorsOf(doors: readonly Door[]): ReadonlyMap<Door | Name, string> {
  const seen = new Map<string, number>();
  const headed = doors.flatMap((door) => [
    door,
    ...byName(door.names).filter((it) => toldMembers(it).length > 0),
    ...called(door),
  ]);
  return new Map(
    headed.map((it) => {
      const anchor = it.name.toLowerCase().replace(/[^a-z0-9-]/g, '');
      const count = seen.get(anchor) ?? 0;
      seen.set(anchor, count + 1);
      return [it, count === 0 ? anchor : `${anchor}-${count}`];
    }),
  );
}

function headingOf(it: Door | Name): string {
  return `${'names' in it ? '##' : '###'} \`${it.name}\``;
}

/** Up to the first full stop. */
function firstSentence(comment: string): string {
  return /^.*?[.](?=\s|$)/s.exec(comment)?.[0] ?? comment;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const doors = await readDoors('packages/core');
  const faults = faultsIn(doors);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exit(1);
  writeFileSync(API_PAGE, pageOf(doors));
}
