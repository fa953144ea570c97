import { useCallback, useMemo } from 'react';
import type { PresenceActivity } from '@mullion/contracts';
import { PeopleHere } from '../../../entities/presence/people-here';
import { usePresence } from '../../../entities/presence/use-presence';
import { productsById, type PlanningData } from '../commands/planning-data';
import { useDrag, type DragState } from '../moving/drag-store';
import { activityOf } from './planning-hold';
import type { OpenDialog } from './planning-dialogs';

const PLANNING = { kind: 'planning' } as const;

/** What is dragged, as a text that is the same as long as it is the same thing. */
const draggedText = (state: DragState): string =>
  state.kind === 'idle'
    ? ''
    : state.what.kind === 'product'
      ? `product ${state.what.product.id}`
      : `pallet ${state.what.ids[0] ?? ''}`;

interface PlanningPresenceProps {
  readonly data: PlanningData;
  readonly dialog: OpenDialog;
}

/** Tells the others what this person holds, and shows who else plans or works at what is shown. */
export const PlanningPresence = ({ data, dialog }: PlanningPresenceProps) => {
  const dragged = useDrag(draggedText);
  const hold = useMemo(() => activityOf(dragged, dialog), [dragged, dialog]);
  const others = usePresence(PLANNING, hold);
  const products = useMemo(() => productsById(data), [data]);
  const nameOf = useCallback(
    (kind: PresenceActivity['kind'], id: number): string | null => {
      if (kind === 'product') return products.get(id)?.position ?? null;
      if (kind === 'order') return data.orders.find((order) => order.id === id)?.number ?? null;
      if (kind === 'pallet') return data.pallets.find((pallet) => pallet.id === id)?.shown_number ?? null;
      return data.trucks?.find((truck) => truck.id === id)?.description ?? null;
    },
    [data, products],
  );
  return <PeopleHere place={PLANNING} others={others} nameOf={nameOf} />;
};
