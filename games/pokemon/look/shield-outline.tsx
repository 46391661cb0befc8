/** The outline of an emblem, around its own middle. */
export function Shield({ fill, edge }: { readonly fill: string; readonly edge: string }) {
  return (
    <path
      fill={fill}
      stroke={edge}
      strokeWidth="5"
      strokeLinejoin="round"
      d="M0-44 36-28v30C36 24 20 36 0 44-20 36-36 24-36 2v-30z"
    />
  );
}
