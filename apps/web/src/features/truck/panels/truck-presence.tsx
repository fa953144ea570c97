import { useCallback, useMemo } from 'react';
import type { PresenceActivity, PresencePlace, Truck } from '@mullion/contracts';
import { PeopleHere } from '../../../entities/presence/people-here';
import { usePresence } from '../../../entities/presence/use-presence';
import type { TruckPageDialog } from '../dialogs/truck-page-dialogs';
import { useFloorGhost } from '../state/ghost';

interface TruckPresenceProps {
  readonly truck: Truck;
  readonly dialog: TruckPageDialog | null;
}

/**
 * Tells the others which pallet this person moves or whether the truck's details are open, and shows who else is at the
 * truck.
 */
export const TruckPresence = ({ truck, dialog }: TruckPresenceProps) => {
  const { id, description, pallets } = truck;
  const place = useMemo<PresencePlace>(() => ({ kind: 'truck', id }), [id]);
  const dragged = useFloorGhost()?.palletId ?? null;
  const edited = dialog && 'palletId' in dialog ? dialog.palletId : null;
  const isEditing = dialog !== null;
  const hold = useMemo<PresenceActivity | null>(() => {
    if (dragged !== null) return { act: 'drag', kind: 'pallet', id: dragged };
    if (edited !== null) return { act: 'edit', kind: 'pallet', id: edited };
    return isEditing ? { act: 'edit', kind: 'truck', id } : null;
  }, [dragged, edited, isEditing, id]);
  const others = usePresence(place, hold);
  const nameOf = useCallback(
    (kind: PresenceActivity['kind'], held: number): string | null => {
      if (kind === 'truck') return held === id ? description : null;
      return kind === 'pallet' ? (pallets.find((load) => load.pallet_id === held)?.shown_number ?? null) : null;
    },
    [id, description, pallets],
  );
  return <PeopleHere place={place} others={others} nameOf={nameOf} />;
};
