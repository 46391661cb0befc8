import type { Manual } from '@fermata/scene';
import { useEffect, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly manual: Manual;
  readonly onClose: () => void;
}

/** How a game is played, on a page of its own words. */
export function ManualDialog({ title, manual: { goal, rules }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    top.current?.focus(); // and not the button at the end of the page, which would be scrolled to
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it as well
    <dialog
      ref={dialog}
      className="opened manual"
      aria-label={`The rules of ${title}`}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <h2 ref={top} tabIndex={-1}>
        {title}
      </h2>
      <p className="goal">{goal}</p>
      {rules.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <form method="dialog">
        <button type="submit" className="primary">
          Close
        </button>
      </form>
    </dialog>
  );
}
