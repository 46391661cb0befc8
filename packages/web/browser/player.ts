/** Someone who plays on the page, by hand. */
import type { Page } from 'playwright-core';

/** By what, and from where: from the pieces on the table, or from the numbered list. */
export type Hand = 'mouse on the table' | 'mouse in the list' | 'keys on the table' | 'keys in the list';

export const HANDS: readonly Hand[] = [
  'mouse on the table',
  'mouse in the list',
  'keys on the table',
  'keys in the list',
];

/** What there is to do, as the page shows it. */
interface Look {
  readonly isOver: boolean;
  readonly question: string | undefined;
  /** How many pieces and places are lit and not touched. */
  readonly lit: number;
  readonly buttons: number;
  /** Those of the list that are not taken: which of all it is, and the number to type. */
  readonly options: readonly { readonly at: string; readonly number: string }[];
  readonly isSet: boolean;
  readonly isEnough: boolean;
  readonly picked: number;
  readonly focus: string;
}

/** What there is on a page that is asked something. */
export const ASKED = '.list-toggle, .question-buttons .primary';

export class Player {
  readonly page: Page;
  /** What went wrong where nobody looks. */
  readonly errors: string[] = [];
  #state = 1;

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(STUCK_MS);
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('request', (request) => {
      const { hostname } = new URL(request.url());
      if (!request.url().startsWith('data:') && !request.url().startsWith('blob:') && hostname !== '127.0.0.1')
        this.errors.push(`it asked ${hostname} for something`);
    });
  }

  /** Opens the lobby, with motion off. */
  async arrive(address: string, settings: object = { speed: 0 }): Promise<void> {
    await this.page.addInitScript((liked) => {
      if (localStorage.getItem('fermata settings') === null) localStorage.setItem('fermata settings', liked);
    }, JSON.stringify(settings));
    await this.page.goto(address);
    await this.page.waitForSelector('.game-card');
  }

  /** Sits down against bots, with a seed; as many as usual, unless told otherwise. */
  async sitDown(game: string, seed: string, level = 'random', seats?: number): Promise<void> {
    await this.page.click(`[data-game="${game}"] button:has-text("Set up")`);
    await this.page.waitForSelector('.set-up');
    if (seats !== undefined) await this.page.fill('.set-up input[type=number]', String(seats));
    for (const box of await this.page.$$('.set-up [data-sitter]')) await box.selectOption(level);
    await this.page.fill('.set-up input[type=text]', seed);
    await this.page.click('.set-up button[type=submit]');
    await this.page.waitForSelector('[data-question]');
  }

  /** Plays to the end, or so many answers; how many there were. */
  async play(hand: Hand, answersMax = Number.POSITIVE_INFINITY): Promise<number> {
    let answers = 0;
    let moved = Date.now();
    for (let steps = 0; answers < answersMax; steps++) {
      if (steps > 5000) throw new Error(`the match does not end: ${JSON.stringify(await this.look())}`);
      const look = await this.#next();
      if (look.isOver) break;
      if (await this.#act(hand, look)) moved = Date.now();
      else if (Date.now() - moved > STUCK_MS) throw new Error(`nothing changes any more: ${JSON.stringify(look)}`);
      if (look.focus === 'BODY' && steps > 0) throw new Error(`the keyboard is nowhere, at "${look.question}"`);
      answers++;
    }
    return answers;
  }

  /** Does something about what is asked now, if anything is: what is asked may have gone by the time that one looks. */
  async answer(hand: Hand): Promise<void> {
    const isAsked = (await this.page.locator(ASKED).count()) > 0;
    const look = await this.look();
    if (isAsked && !look.isOver) await this.#act(hand, look);
  }

  /** Waits until something is asked, or it is over. */
  async #next(): Promise<Look> {
    await this.page.waitForFunction(
      (asked) => document.querySelector('.ending') ?? document.querySelector(asked),
      ASKED,
      { timeout: STUCK_MS },
    );
    return this.look();
  }

  look(): Promise<Look> {
    return this.page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      return {
        isOver: document.querySelector('.ending') !== null,
        question: document.querySelector('[data-question]')?.textContent ?? undefined,
        lit: all('.stage .can:not(.on)').length,
        buttons: all('.question-buttons .option:not(:disabled)').length,
        options: all('ol.options .option:not(:disabled):not(.on)').map((it) => ({
          at: it.dataset.option ?? '',
          number: it.querySelector('.number')?.textContent ?? '',
        })),
        isSet: all('.question-buttons .primary').some((it) => /^Done/.test(it.textContent ?? '')),
        isEnough: all('.question-buttons .primary:not(:disabled)').length > 0,
        picked: all('.stage .on, .option.on').length,
        focus: document.activeElement?.tagName ?? 'none',
      };
    });
  }

  /** True if anything changed. */
  async #act(hand: Hand, look: Look): Promise<boolean> {
    const before = await this.#mark();
    if (look.isEnough && (look.picked > 0 || look.lit === 0 || this.#any(3) === 0))
      await this.#finish(hand).catch(tooLate);
    else if (hand === 'mouse on the table') await this.#touch(look).catch(tooLate);
    else if (hand === 'keys on the table') await this.#walk(look).catch(tooLate);
    else await this.#list(hand).catch(tooLate);
    // The page has taken it in once something differs.
    return this.page
      .waitForFunction((was) => was !== window.fermataMark?.(), before, { timeout: 1500 })
      .then(
        () => true,
        () => false,
      );
  }

  async #touch({ lit, buttons, options }: Look): Promise<void> {
    const pick = this.#any(lit + buttons);
    if (pick < lit) await this.page.locator('.stage .can:not(.on)').nth(pick).click(HASTE);
    else if (buttons > 0)
      await this.page
        .locator('.question-buttons .option:not(:disabled)')
        .nth(pick - lit)
        .click();
    else if (options.length > 0)
      await this.page.locator('ol.options .option:not(:disabled)').nth(this.#any(options.length)).click(HASTE);
    else await this.page.locator('.list-toggle').click(HASTE);
  }

  async #walk(look: Look): Promise<void> {
    const { lit } = look;
    if (lit === 0) return this.#list('keys in the list');
    const steps = 1 + this.#any(Math.min(lit, 4));
    for (let step = 0; step < steps; step++) await this.page.keyboard.press('n');
    await this.page.keyboard.press('Enter');
  }

  async #list(hand: Hand): Promise<void> {
    const toggle = this.page.locator('.list-toggle[aria-expanded=false]');
    if (hand.startsWith('mouse') && (await toggle.count()) > 0) await toggle.click(HASTE);
    if (hand.startsWith('keys') && (await toggle.count()) > 0) {
      await toggle.focus();
      await this.page.keyboard.press('Enter');
    }
    const { options } = await this.look();
    const option = options[this.#any(options.length)];
    if (option === undefined) return;
    if (hand.startsWith('mouse')) return this.page.locator(`ol.options [data-option="${option.at}"]`).click(HASTE);
    const { number } = option;
    const isLonger = options.some((it) => it.number.startsWith(number) && it !== option);
    for (const digit of number) await this.page.keyboard.press(digit);
    if (isLonger) await this.page.keyboard.press('Enter');
  }

  async #finish(hand: Hand): Promise<void> {
    if (hand.startsWith('mouse'))
      return this.page.locator('.question-buttons .primary:not(:disabled)').first().click(HASTE);
    await this.page.keyboard.press('q');
    await this.page.keyboard.press('Enter');
  }

  #mark(): Promise<string> {
    return this.page.evaluate(() => {
      // Not all of the question: what is said of a piece because somebody is over it is no answer taken in.
      const parts = '.ending, [data-question], .notice, .question-buttons .primary, .question .option, .stage';
      window.fermataMark ??= () =>
        [
          ...[...document.querySelectorAll(parts)].map((it) => it.textContent),
          ...[...document.querySelectorAll<HTMLElement>('.can')].map((it) => it.dataset.id),
          document.querySelectorAll('.on').length,
        ].join('|');
      return window.fermataMark();
    });
  }

  /** Chance of its own: the same hand plays the same match. */
  #any(count: number): number {
    this.#state = (this.#state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return count <= 0 ? 0 : (this.#state >> 8) % count;
  }
}

/** Somebody who has tried for so long has no way on. */
const STUCK_MS = 20_000;

/** What was seen may be gone by the time it is clicked: then one looks again. */
const HASTE = { timeout: 1000 };

function tooLate(error: Error): void {
  if (error.name !== 'TimeoutError') throw error;
}

declare global {
  interface Window {
    fermataMark?: () => string;
  }
}
