import { Fitted } from '@fermata/kit';
import type { Piece } from '@fermata/scene';
import { Icon } from './icon.tsx';

/** Something in the bag: what it is good for, as a sign, and how many there are. */
export function BagItem({ piece: { name, count = 1, face, hidden } }: { readonly piece: Piece }) {
  if (hidden) return <span className="bag-item">{name}</span>;
  const { item } = face as { readonly item: string }; // as the scene of this game has it
  return (
    <span className="bag-item">
      <Icon name={signOf(item)} />
      <b>
        <Fitted>{name}</Fitted>
      </b>
      <span className="times">×{count}</span>
    </span>
  );
}

function signOf(item: string): string {
  if (item.endsWith('potion')) return 'potion';
  if (item.endsWith('revive')) return 'revive';
  if (item === 'ether' || item === 'elixir') return 'points';
  return item.startsWith('x') ? 'raise' : 'heal';
}
