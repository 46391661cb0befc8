/** A match is set up by a form, and the game itself says what does not fit, as one types. */
import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { tools } from './shared.ts';

const { arrive } = tools(4695);

test('Item Duel: by fields, with its own refusal, and the same as JSON', async () => {
  const { page, errors } = await arrive();
  await page.click('[data-game="item-duel"] button:has-text("Set up")');
  const dialog = page.getByRole('dialog');
  const health = dialog.getByRole('spinbutton', { name: 'Health' });
  const play = dialog.getByRole('button', { name: 'Play' });
  const json = dialog.getByLabel('Options as JSON');
  await health.fill('0');
  await dialog.getByText('health is a whole number from 1 to 1000; got 0').first().waitFor();
  expect(await play.isDisabled()).toBe(true);
  expect(await health.getAttribute('aria-invalid')).toBe('true');
  await health.fill('17');
  await dialog.getByRole('combobox', { name: 'Speed', exact: true }).selectOption('each seat its own');
  await dialog.getByRole('spinbutton', { name: 'Speed, each seat its own, seat 2' }).fill('7');
  await dialog.getByRole('spinbutton', { name: 'Seats' }).fill('3');
  await page.locator('.advanced summary').click();
  expect(JSON.parse(await json.inputValue())).toEqual({ health: 17, speed: [5, 7, 5] });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
  }
  // What is typed as JSON stands in the fields, and what is usual in none of both.
  await json.fill('{"health":');
  await dialog.getByText('This is not JSON yet').waitFor();
  await json.fill('{"health":19,"speed":[5,7,5]}');
  expect(await health.inputValue()).toBe('19');
  await play.click();
  await page.waitForSelector('[data-question]');
  expect(await page.textContent('.stage')).toContain('19');
  expect(errors).toEqual([]);
});

test('Kuhn poker: people are offered ten deals, at once and in the form, and may have one', async () => {
  const { page } = await arrive();
  await page.click('[data-game="kuhn-poker"] button:has-text("Play")');
  await page.waitForSelector('[data-question]');
  expect(await page.textContent('.stage')).toContain('1 of 10');
  await page.goBack();
  await page.click('[data-game="kuhn-poker"] button:has-text("Set up")');
  const dialog = page.getByRole('dialog');
  const deals = dialog.getByRole('spinbutton', { name: 'Deals' });
  expect(await deals.inputValue()).toBe('10');
  await deals.fill('1');
  await dialog.getByRole('button', { name: 'Play' }).click();
  await page.waitForSelector('[data-question]');
  expect(await page.textContent('.stage')).not.toContain('of 10');
});

test('a game that takes no options has no fields for them', async () => {
  const { page } = await arrive();
  await page.click('[data-game="pig"] button:has-text("Set up")');
  await page.getByRole('dialog').getByRole('button', { name: 'Play' }).waitFor();
  expect(await page.locator('.option-field, .advanced').count()).toBe(0);
});
