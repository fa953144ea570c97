import { useCallback } from 'react';
import type { PalletWhole, PlacedProductDto } from '@mullion/contracts';
import { verbRefusal, type Violation } from '@mullion/packing-model';
import { useToast } from '@mullion/ui-kit';
import { sizesChange } from '../../../app/packing/pallet-settings';
import { useViolationText } from '../../../app/packing/use-violation-text';
import { useAppSelector } from '../../../app/store';
import { endOf, type MoveEnd } from '../commands/planning-document';
import { productsById, type PlanningData } from '../rules/planning-data';
import type { Place } from '../rules/apply-move';
import type { SwapEnd } from '../rules/apply-swap';
import type { DropRules } from '../rules/judge-drop';
import { selectPlanning } from './planning-slice';
import { useNewPallet } from './use-drop-rules';
import { usePlanningDocument } from './use-planning-document';

/** Where a product is to go. */
export type Destination =
  | { readonly kind: 'pallet'; readonly palletId: number; readonly place: Place | null }
  | { readonly kind: 'temporary'; readonly key: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'unplaced' };

const standing = (pallet: PalletWhole) => ({ status: pallet.status, truckId: pallet.truck_id, isOwned: pallet.owned });

/** Why a product may not go there, or null; §2.4: then nothing is sent. */
const refusalOf = (data: PlanningData, product: PlacedProductDto, to: Destination): Violation | null => {
  const from = data.pallets.find(({ id }) => id === product.pallet_id);
  const target = to.kind === 'pallet' ? data.pallets.find(({ id }) => id === to.palletId) : undefined;
  return (
    (from ? verbRefusal(to.kind === 'unplaced' ? 'put_away' : 'move_out', standing(from)) : null) ??
    (target ? verbRefusal('move_in', standing(target)) : null)
  );
};

/** Moves products on the planning page: at once on screen, refusals as messages, everything can be taken back in its turn. */
export const useMoves = (read: PlanningData, filterKey: string) => {
  const { temporaries } = useAppSelector(selectPlanning);
  const newPallet = useNewPallet();
  const toast = useToast();
  const { sentence } = useViolationText();
  const { editor, state, showClash } = usePlanningDocument(read, filterKey);

  const move = useCallback(
    (product: PlacedProductDto, to: Destination): boolean => {
      const data = editor.get().shown;
      const locked = refusalOf(data, product, to);
      if (locked) {
        toast({ tone: 'warn', message: sentence(locked), key: locked.code });
        return false;
      }
      // beside a pallet the server makes one like it; a first one is made like the packing type
      const made = product.pallet_id === null ? newPallet : {};
      const endFor = (): MoveEnd => {
        if (to.kind === 'unplaced') return to;
        if (to.kind === 'pallet') return { ...to, like: {} };
        const temporary = to.kind === 'temporary' ? temporaries.find(({ key }) => key === to.key) : undefined;
        if (!temporary) return { kind: 'new', like: made, temporary: null };
        const { key, length, width, comment } = temporary;
        const like = { ...made, length, ...(width === null ? {} : { width }), ...(comment ? { comment } : {}) };
        return { kind: 'new', like, temporary: key };
      };
      // from where the person saw it: if it has moved meanwhile, that is said
      const clash = editor.commit({
        kind: 'move',
        productId: product.id,
        from: endOf(data, product),
        to: endFor(),
        createsPallet: to.kind === 'new',
        isTakenBack: false,
      });
      if (clash) showClash(clash);
      return clash === null;
    },
    [editor, newPallet, temporaries, toast, sentence, showClash],
  );
  const swap = useCallback(
    (first: SwapEnd, second: SwapEnd, { lengthRule, tallPalletRule }: DropRules): boolean => {
      const clash = editor.commit({ kind: 'swap', first, second, rules: { lengthRule, tallPalletRule } });
      if (clash) showClash(clash);
      return clash === null;
    },
    [editor, showClash],
  );
  const sizesSaved = useCallback(
    (before: PalletWhole, after: PalletWhole): void => {
      const change = sizesChange(before, after);
      if (change) editor.record({ kind: 'sizes', palletId: before.id, ...change });
    },
    [editor],
  );
  return {
    /** The page as it is shown, with the moves that are not saved yet. */
    data: state.shown,
    /** A product as it is at this moment: keys may come before anything is drawn again. */
    productNow: useCallback((id: number) => productsById(editor.get().shown).get(id), [editor]),
    move,
    swap,
    sizesSaved,
    undo: useCallback(() => editor.undo(), [editor]),
    redo: useCallback(() => editor.redo(), [editor]),
    retry: useCallback(() => void editor.retry(), [editor]),
    /** What has been done comes about; false when some of it could not be sent. */
    settled: useCallback(async () => {
      await editor.flush();
      return editor.get().failure === null;
    }, [editor]),
    canUndo: state.canUndo,
    canRedo: state.canRedo,
    failure: state.failure,
  };
};

export type Moves = ReturnType<typeof useMoves>;
