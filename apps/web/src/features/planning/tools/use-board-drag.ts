import type { PointerEvent } from 'react';
import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import { useCan, useToast } from '@mullion/ui-kit';
import { useViolationText } from '../../../app/packing/use-violation-text';
import { placeOnCard } from '../components/card-drawing';
import { dropOutcome } from '../rules/drop-outcome';
import { judgeDrop, lockOf, type Verdict } from '../rules/judge-drop';
import type { useDropRules } from '../state/use-drop-rules';
import { useEvent } from '../state/use-event';
import type { Moves } from '../state/use-moves';
import type { Dragged } from './drag-store';
import type { DropTarget } from './drop-target';
import { startDrag } from './start-drag';

interface BoardDragInput {
  readonly products: ReadonlyMap<number, PlacedProductDto>;
  readonly pallets: ReadonlyMap<number, PalletWhole>;
  readonly longestMm: number;
  readonly rules: ReturnType<typeof useDropRules>;
  readonly move: Moves['move'];
  /** The pallets that go along when this one is dragged. */
  readonly draggedWith: (pallet: PalletWhole) => readonly PalletWhole[];
  readonly onPutOnTruck: (truckId: number, palletIds: readonly number[]) => void;
  readonly onNewTruck: (palletIds: readonly number[]) => void;
}

/** Dragging products between orders and pallets, and pallets onto trucks; what does not fit is refused with its reason. */
export const useBoardDrag = ({ products, pallets, longestMm, rules, move, draggedWith, onPutOnTruck, onNewTruck }: BoardDragInput) => {
  const writes = useCan({ writes: true });
  const toast = useToast();
  const { sentence } = useViolationText();
  const nameOf = (id: number): string => products.get(id)?.position ?? String(id);
  const onDrop = (what: Dragged, target: DropTarget, verdict: Verdict | null): void => {
    if (what.kind === 'pallets') {
      if (target.kind === 'truck') onPutOnTruck(target.truckId, what.ids);
      if (target.kind === 'new-truck') onNewTruck(what.ids);
      return;
    }
    const outcome = dropOutcome(what.product, target, verdict);
    if (outcome.kind === 'refuse') toast({ tone: 'warn', message: sentence(outcome.why, nameOf), key: outcome.why.code });
    if (outcome.kind === 'move') move(what.product, outcome.to);
  };
  const drag = (event: PointerEvent, what: Dragged, onBegin = () => true): void => {
    if (!writes) return;
    startDrag(event, {
      what,
      onBegin,
      onDrop,
      placeAt: (palletId, card, x, y) => {
        const pallet = pallets.get(palletId);
        return pallet && what.kind === 'product' ? placeOnCard(pallet, longestMm, what.product, card, { x, y }) : null;
      },
      judge: (_what, target) => {
        const pallet = target.kind === 'pallet' ? pallets.get(target.palletId) : undefined;
        return pallet && target.kind === 'pallet' && what.kind === 'product' ? judgeDrop(what.product, pallet, rules, target.at) : null;
      },
    });
  };
  const dragProduct = useEvent((event: PointerEvent, product: PlacedProductDto) => {
    const from = product.pallet_id === null ? undefined : pallets.get(product.pallet_id);
    const lock = writes && from ? lockOf(from) : null;
    drag(event, { kind: 'product', product }, () => {
      if (lock) toast({ tone: 'warn', message: sentence(lock), key: lock.code });
      return lock === null;
    });
  });
  const dragPallet = useEvent((event: PointerEvent, pallet: PalletWhole) => {
    const list = draggedWith(pallet);
    drag(event, { kind: 'pallets', ids: list.map((each) => each.id), numbers: list.map((each) => each.shown_number) });
  });
  return { dragProduct, dragPallet };
};
