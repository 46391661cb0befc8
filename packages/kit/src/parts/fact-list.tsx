import type { Facts } from '@fermata/scene';

/** What is written somewhere, as pairs. */
export function FactList({ facts = [] }: { readonly facts?: Facts | undefined }) {
  if (facts.length === 0) return undefined;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
