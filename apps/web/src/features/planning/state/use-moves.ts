import { useCallback, useState } from 'react';
import { placedProduct, type PalletWhole, type PlacedProductDto, type Problem } from '@mullion/contracts';
import { verbRefusal, type Violation } from '@mullion/packing-model';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useViolationText } from '../../../app/packing/use-violation-text';
import { useAppDispatch, useAppSelector } from '../../../app/store';
import { useMovePlannedMutation, type MoveArgs } from '../api/planning-api';
import { productsById, type PlanningData } from '../rules/planning-data';
import type { Place } from '../rules/apply-move';
import { emptiedKey, planningActions, selectPlanning, type MoveEnd } from './planning-slice';
import { useNewPallet } from './use-drop-rules';

/** Where a product is to go. */
export type Destination =
  | { readonly kind: 'pallet'; readonly palletId: number; readonly place: Place | null }
  | { readonly kind: 'temporary'; readonly key: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'unplaced' };

/** Why a product may not leave its pallet for there, or null; §2.4: then nothing is sent. */
const leaveRefusal = (from: PalletWhole | undefined, to: Destination): Violation | null => {
  if (!from) return null;
  const standing = { status: from.status, truckId: from.truck_id, isOwned: from.owned };
  return verbRefusal(to.kind === 'unplaced' ? 'put_away' : 'move_out', standing);
};

/** Moves products on the planning page: at once on screen, refusals as messages, every move can be taken back. */
export const useMoves = (data: PlanningData | undefined) => {
  const { t } = useTranslation('pallet');
  const dispatch = useAppDispatch();
  const { temporaries, done, undone } = useAppSelector(selectPlanning);
  const newPallet = useNewPallet();
  const toast = useToast();
  const problemToast = useProblemToast();
  const { sentence } = useViolationText();
  const [send, { isLoading }] = useMovePlannedMutation();
  const [said, setSaid] = useState('');

  const argsFor = useCallback(
    (product: PlacedProductDto, to: Destination): MoveArgs['to'] => {
      if (to.kind === 'pallet' || to.kind === 'unplaced') return to;
      // beside a pallet the server makes one like it; a first one is made like the packing type
      const made = product.pallet_id === null ? newPallet : {};
      const temporary = to.kind === 'temporary' ? temporaries.find((each) => each.key === to.key) : undefined;
      if (!temporary) return { kind: 'new', fields: made };
      const { length, width, comment } = temporary;
      return { kind: 'new', fields: { ...made, length, ...(width === null ? {} : { width }), ...(comment ? { comment } : {}) } };
    },
    [temporaries, newPallet],
  );

  /** Sends one move; answers where the product stands then, null when refused. A pallet it empties leaves its place unless told not to. */
  const perform = useCallback(
    async (product: PlacedProductDto, to: Destination, leavesPlace = true): Promise<MoveEnd | null> => {
      const from = data?.pallets.find((pallet) => pallet.id === product.pallet_id);
      const target = to.kind === 'pallet' ? data?.pallets.find((pallet) => pallet.id === to.palletId) : undefined;
      const locked =
        leaveRefusal(from, to) ??
        (target && verbRefusal('move_in', { status: target.status, truckId: target.truck_id, isOwned: target.owned }));
      if (locked) {
        toast({ tone: 'warn', message: sentence(locked), key: locked.code });
        return null;
      }
      try {
        const answer = await send({ product, to: argsFor(product, to) }).unwrap();
        if (to.kind === 'temporary') dispatch(planningActions.temporaryRemoved(to.key));
        if (leavesPlace && from && answer.deleted.includes(from.id))
          dispatch(
            planningActions.temporaryAdded({ key: emptiedKey(from.id), length: from.length, width: from.width, comment: from.comment }),
          );
        const now = answer.product;
        const onto = answer.pallets.find((pallet) => pallet.id === now.pallet_id);
        setSaid(
          onto ? t('move.done', { position: now.position, pallet: onto.shown_number }) : t('move.putAway', { position: now.position }),
        );
        return endOf(now);
      } catch (error) {
        const problem = error as Problem;
        const current = placedProduct.safeParse(problem.current);
        if (problem.code === 'placement.moved' || (problem.status === 409 && current.success)) {
          toast({ tone: 'warn', message: t('move.conflict', { position: product.position }), key: 'placement.moved' });
          dispatch(planningActions.historyCleared());
        } else problemToast(problem, t('move.failed'));
        return null;
      }
    },
    [data, send, argsFor, dispatch, toast, problemToast, sentence, t],
  );

  const move = useCallback(
    async (product: PlacedProductDto, to: Destination): Promise<boolean> => {
      const before = endOf(product);
      const after = await perform(product, to);
      if (after) dispatch(planningActions.moveRecorded({ productId: product.id, before, after, made: to.kind === 'new' }));
      return after !== null;
    },
    [perform, dispatch],
  );

  /** Sends a product to one end of a recorded move; a pallet that is gone is made anew, in the place it left if that is still there. */
  const replay = useCallback(
    async (productId: number, end: MoveEnd, leavesPlace: boolean): Promise<boolean> => {
      const product = data && productsById(data).get(productId);
      if (!data || !product) return false;
      const exists = data.pallets.some((pallet) => pallet.id === end.palletId);
      const left = temporaries.find((each) => end.palletId !== null && each.key === emptiedKey(end.palletId));
      const to: Destination =
        end.palletId === null
          ? { kind: 'unplaced' }
          : exists
            ? { kind: 'pallet', palletId: end.palletId, place: end.place }
            : left
              ? { kind: 'temporary', key: left.key }
              : { kind: 'new' };
      const stands = await perform(product, to, leavesPlace);
      if (stands?.palletId && end.palletId !== null && stands.palletId !== end.palletId)
        dispatch(planningActions.palletReplaced({ from: end.palletId, to: stands.palletId }));
      return stands !== null;
    },
    [data, temporaries, perform, dispatch],
  );
  const undo = useCallback(async () => {
    const last = done.at(-1);
    if (last && (await replay(last.productId, last.before, !last.made))) dispatch(planningActions.moveUndone());
  }, [done, replay, dispatch]);
  const redo = useCallback(async () => {
    const next = undone.at(-1);
    if (next && (await replay(next.productId, next.after, true))) dispatch(planningActions.moveRedone());
  }, [undone, replay, dispatch]);

  return { move, undo, redo, canUndo: done.length > 0 && !isLoading, canRedo: undone.length > 0 && !isLoading, busy: isLoading, said };
};

export type Moves = ReturnType<typeof useMoves>;

const endOf = (product: PlacedProductDto): MoveEnd => ({
  palletId: product.pallet_id,
  place: product.pallet_id === null ? null : { x: product.x, y: product.y, z: product.z, is_flipped: product.is_flipped },
});
