import { expect } from 'vitest';
import type { Player } from './player.ts';

/** Plays Wingspan by what a screen reader is told of the question: to its end, or so many answers. */
export async function playByEar(player: Player, answersMax = Number.POSITIVE_INFINITY): Promise<void> {
  const { page } = player;
  await player.sitDown('wingspan', 'by ear');
  for (let answers = 0; answers < answersMax; answers++) {
    await page.waitForSelector('.list-toggle, .ending');
    if ((await page.locator('.ending').count()) > 0) return;
    const question = page.getByRole('region', { name: 'Question' });
    const all = question.getByRole('button', { name: /^All \d+$/ });
    if ((await all.count()) > 0) await all.click();
    const tree = await question.ariaSnapshot();
    const names = [...tree.matchAll(/button "(\d+ [^"]+)"(?! \[disabled\])/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(0);
    await question
      .getByRole('button', { name: names[answers % names.length] ?? '', exact: true })
      .first()
      .click();
    const done = question.getByRole('button', { name: /^Done/ });
    if ((await done.count()) > 0 && (await done.isEnabled())) await done.click();
    await page.waitForTimeout(250);
  }
}
