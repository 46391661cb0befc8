/** Figures on their way in and out of the page: the same JSON that `fermata sim --json` writes. */
import { type ReportBody, reportBody, type Statistics } from '@fermata/sim/page';

export function saveFigures(statistics: Statistics): void {
  const blob = new Blob([JSON.stringify(statistics, undefined, 2)], { type: 'application/json' });
  saveBlob(blob, `${statistics.game}-figures.json`);
}

/** Hands a file to the browser, to be saved under this name. */
export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The report of figures in a file; throws an Error whose message is for people. */
export async function figuresIn(file: File): Promise<{ readonly statistics: Statistics; readonly body: ReportBody }> {
  try {
    const statistics: Statistics = JSON.parse(await file.text());
    return { statistics, body: reportBody(statistics) };
  } catch {
    throw new Error(
      `${file.name} holds no figures: choose a file that "fermata sim --json" has written, or this page.`,
    );
  }
}
