import { type News, patched, type Session } from '@fermata/session';

/** What a seat was told so far, and whether there is more. */
export class Follower {
  news: News | undefined;
  view: unknown;
  /** What has happened and was not read yet. */
  #texts: string[] = [];
  #wake: () => void = () => {};

  async follow(session: Session): Promise<void> {
    await session.follow((news) => this.#hear(news));
  }

  takeTexts(): string[] {
    const texts = this.#texts;
    this.#texts = [];
    return texts;
  }

  /** Resolves when something new was told. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }

  #hear(news: News): void {
    if (news.view !== undefined) {
      this.view = news.view;
      if (this.news !== undefined) this.#texts.push('Taken back.');
    }
    for (const { patch, text } of news.frames) {
      this.view = patched(this.view, patch);
      if (text !== undefined) this.#texts.push(text);
    }
    this.news = news;
    this.#wake();
  }
}
