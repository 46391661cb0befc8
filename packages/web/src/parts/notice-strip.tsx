import { notice } from '../notices.ts';
import { useStore } from '../use-store.ts';

/** What happened, and what to do. */
export function NoticeStrip() {
  const text = useStore(notice);
  if (text === undefined) return undefined;
  return (
    <section className="notice-strip" aria-label="Notice">
      <p role="alert">{text}</p>
      <button type="button" onClick={() => notice.set(undefined)}>
        Close
      </button>
    </section>
  );
}
