export function SimPage({ game }: { readonly game: string }) {
  return <p>{game}</p>;
}
