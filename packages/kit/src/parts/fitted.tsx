import type { CSSProperties } from 'react';

/** A name that is never broken within a word: where there is less room than its longest word needs, it is drawn smaller. */
export function Fitted({ children: name }: { readonly children: string }) {
  return (
    <span className="fitted" style={{ '--longest': longestWord(name) } as CSSProperties}>
      <span>{name}</span>
    </span>
  );
}

/** How many letters stand together without a place to break between them. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/\s|(?<=-)/).map((word) => word.length));
}
