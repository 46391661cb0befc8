import { expect } from 'vitest';
import type { Player } from './player.ts';

/** Plays Wingspan by what a screen reader is told of the question: to its end, or so many answers. What it is told of the rest. */
export async function playByEar(player: Player, answersMax = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const { page } = player;
  const heard: string[] = [];
  await player.sitDown('wingspan', 'by ear');
  for (let answers = 0; answers < answersMax; answers++) {
    await page.waitForSelector('.list-toggle, .ending');
    heard.push((await page.locator('[role=log]').textContent()) ?? '');
    if ((await page.locator('.ending').count()) > 0) break;
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
    // Where more is to be picked it stays disabled.
    if ((await done.count()) > 0) await done.click({ timeout: 1000 }).catch(() => {});
    await page.waitForTimeout(250);
  }
  return heard;
}
