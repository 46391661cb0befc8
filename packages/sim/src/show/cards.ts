/** A figure at the top of a report: numbers and words of ours alone. */
export interface Card {
  readonly name: string;
  readonly value: string;
  readonly range: string;
}

export function cards(all: readonly Card[]): string {
  const card = ({ name, value, range }: Card) =>
    `<div class="card"><b>${value}</b>${name}<br><span>${range}</span></div>`;
  return `<div class="cards">${all.map(card).join('')}</div>`;
}
