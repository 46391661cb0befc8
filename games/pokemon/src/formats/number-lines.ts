import { Teams } from '@pkmn/sets';

/** What is wrong with the lines of numbers in a team's text. The package passes over what it cannot read, without a word. */
export function misreadLines(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line, at) => {
    const [, field = '', rest = ''] = line.match(/^\s*(level|evs|ivs)\s*:(.*)$/i) ?? [];
    if (field === '') return [];
    const where = `line ${at + 1}: `;
    if (!/^(?:Level|EVs|IVs): /.test(line))
      return [`${where}"${line.trim()}" is not read so; write it like Level: 50 or IVs: 30 Atk`];
    if (field === 'Level')
      return /^\d+$/.test(rest.trim()) ? [] : [`${where}Level is a whole number; got "${rest.trim()}"`];
    const parts = rest.split('/').filter((part) => !isRead(part.trim()));
    return parts.map((part) => `${where}${field} are numbers with a stat, such as 30 Atk; got "${part.trim()}"`);
  });
}

/** The package knows many names for a stat: it is asked, with a number that no stat has of itself. */
function isRead(part: string): boolean {
  const [, stat] = part.match(/^\d+ (\S+)$/) ?? [];
  if (stat === undefined) return false;
  const [set] = Teams.importTeams(`Mew\nIVs: ${SIGN} ${stat}\n- Cut`)[0]?.team ?? [];
  return Object.values(set?.ivs ?? {}).includes(SIGN);
}

const SIGN = 7;
