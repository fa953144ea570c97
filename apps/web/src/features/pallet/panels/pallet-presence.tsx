import { useCallback, useMemo } from 'react';
import type { PalletDetail, PresenceActivity, PresencePlace } from '@mullion/contracts';
import { PeopleHere } from '../../../entities/presence/people-here';
import { usePresence } from '../../../entities/presence/use-presence';
import type { Interaction } from '../state/interaction';

interface PalletPresenceProps {
  readonly pallet: PalletDetail;
  readonly dragged: Interaction;
  /** A dialog of the pallet, or its remarks. */
  readonly isEditing: boolean;
}

/** Tells the others what this person does to the pallet, and shows who else is at it or holds it in planning. */
export const PalletPresence = ({ pallet, dragged, isEditing }: PalletPresenceProps) => {
  const { id, shown_number, products } = pallet;
  const place = useMemo<PresencePlace>(() => ({ kind: 'pallet', id }), [id]);
  const productId = dragged.kind === 'dragging' ? dragged.id : null;
  const hold = useMemo<PresenceActivity | null>(() => {
    if (productId !== null) return { act: 'drag', kind: 'product', id: productId };
    return isEditing ? { act: 'edit', kind: 'pallet', id } : null;
  }, [productId, isEditing, id]);
  const others = usePresence(place, hold);
  const nameOf = useCallback(
    (kind: PresenceActivity['kind'], held: number): string | null => {
      if (kind === 'pallet') return held === id ? shown_number : null;
      return kind === 'product' ? (products.find((product) => product.id === held)?.position ?? null) : null;
    },
    [id, shown_number, products],
  );
  return <PeopleHere place={place} others={others} nameOf={nameOf} />;
};
