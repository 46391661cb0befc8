/** What went wrong, and what to do. */
export function Problem({ title, why }: { readonly title: string; readonly why: string }) {
  return (
    <main className="problem">
      <h1>{title}</h1>
      <p role="alert">{why}</p>
      <p>
        <a className="button" href="#/">
          To all games
        </a>
      </p>
    </main>
  );
}
