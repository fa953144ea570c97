import type { PointerEvent } from 'react';
import type { PalletDetail, PlacedProductDto } from '@mullion/contracts';
import { useCan, useToast } from '@mullion/ui-kit';
import { useViolationText } from '../../../entities/pallet/use-violation-text';
import { placeOnCard } from './card-drawing';
import { countOfKey, type Carried } from './carried';
import { dropOutcome } from './drop-outcome';
import { judgeDrop, lockOf, type Verdict } from '../commands/judge-drop';
import type { useDropRules } from '../document/use-drop-rules';
import { useEvent } from '../../../kits/elements/use-event';
import type { Moves } from '../document/use-moves';
import type { Dragged } from './drag-store';
import type { DropTarget } from './drop-target';
import { startDrag } from './start-drag';

interface BoardDragInput {
  readonly products: ReadonlyMap<number, PlacedProductDto>;
  readonly pallets: ReadonlyMap<number, PalletDetail>;
  readonly longestMm: number;
  readonly rules: ReturnType<typeof useDropRules>;
  readonly move: Moves['move'];
  /** The products that go along when this one is dragged. */
  readonly carriedWith: (product: PlacedProductDto) => Carried;
  /** The pallets that go along when this one is dragged. */
  readonly draggedWith: (pallet: PalletDetail) => readonly PalletDetail[];
  readonly onPutOnTruck: (truckId: number, palletIds: readonly number[]) => void;
  readonly onNewTruck: (palletIds: readonly number[]) => void;
}

/**
 * Dragging products between orders and pallets, and pallets onto trucks; what does not fit is refused with its reason.
 */
export const useBoardDrag = ({
  products,
  pallets,
  longestMm,
  rules,
  move,
  carriedWith,
  draggedWith,
  onPutOnTruck,
  onNewTruck,
}: BoardDragInput) => {
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
    if (outcome.kind === 'refuse')
      toast({ tone: 'warn', message: sentence(outcome.why, nameOf), key: outcome.why.code });
    if (outcome.kind === 'move') move(what.pieces, outcome.to);
  };
  const drag = (
    event: PointerEvent,
    what: Dragged,
    onBegin = () => true,
    whatAfter?: (key: string) => Dragged | null,
  ): void => {
    if (!writes) return;
    startDrag(event, {
      what,
      ...(whatAfter && { whatAfter }),
      onBegin,
      onDrop,
      placeAt: (palletId, card, x, y) => {
        const pallet = pallets.get(palletId);
        return pallet && what.kind === 'product' ? placeOnCard(pallet, longestMm, what.product, card, { x, y }) : null;
      },
      judge: (now, target) => {
        const pallet = target.kind === 'pallet' ? pallets.get(target.palletId) : undefined;
        return pallet && target.kind === 'pallet' && now.kind === 'product'
          ? judgeDrop(now.pieces, pallet, rules, target.at)
          : null;
      },
    });
  };
  const dragProduct = useEvent((event: PointerEvent, product: PlacedProductDto) => {
    const { products: all, count } = carriedWith(product);
    const lockOfOne = ({ pallet_id }: PlacedProductDto) => {
      const from = pallet_id === null ? undefined : pallets.get(pallet_id);
      return from ? lockOf(from) : null;
    };
    const locks = writes ? all.slice(0, count).flatMap((each) => lockOfOne(each) ?? []) : [];
    const take = (pieces: number): Dragged => ({
      kind: 'product',
      product,
      pieces: [product, ...all.slice(1, pieces)],
      all: all.length,
    });
    const onBegin = (): boolean => {
      if (locks[0]) toast({ tone: 'warn', message: sentence(locks[0]), key: locks[0].code });
      return locks.length === 0;
    };
    drag(event, take(count), onBegin, (key) => {
      const pieces = countOfKey(key, all.length);
      return pieces === null ? null : take(pieces);
    });
  });
  const dragPallet = useEvent((event: PointerEvent, pallet: PalletDetail) => {
    const list = draggedWith(pallet);
    drag(event, { kind: 'pallets', ids: list.map((each) => each.id), numbers: list.map((each) => each.shown_number) });
  });
  return { dragProduct, dragPallet };
};
