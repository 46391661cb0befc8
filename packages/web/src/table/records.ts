/** Records on their way in and out of the page: files, and links that hold a whole match. */
import type { MatchRecord } from '@fermata/core';

/** Longer links are cut off by what they are sent with. */
const LINK_MAX = 8000;

export function saveRecord(record: MatchRecord): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(record, undefined, 1)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${record.game}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A link that holds the match; undefined if it would be too long. */
export async function linkTo(record: MatchRecord): Promise<string | undefined> {
  const packed = await squeezed(new Blob([JSON.stringify(record)]), new CompressionStream('deflate-raw'));
  const text = btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const link = `${location.origin}${location.pathname}#record=${text}`;
  return link.length > LINK_MAX ? undefined : link;
}

/** The record in a link; throws an Error whose message is for people. */
export async function recordIn(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (it) => it.charCodeAt(0));
    const json = await squeezed(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    throw new Error('This link does not hold a whole match: perhaps its end was cut off. Ask for the file instead.');
  }
}

/** The record in a file; throws an Error whose message is for people. */
export async function recordOf(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new Error(`${file.name} is no record of a match: it is not JSON, or its end is missing.`);
  }
}

async function squeezed(blob: Blob, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(blob.stream().pipeThrough(stream)).arrayBuffer());
}
