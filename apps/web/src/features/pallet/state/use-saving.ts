import { useCallback, useEffect, useRef } from 'react';
import type { PalletWhole, Problem } from '@mullion/contracts';
import { palletFromWire } from '@mullion/packing-model';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '../../../app/store';
import { palletApi, useArrangePalletMutation, useMoveFromPalletMutation } from '../api/pallet-api';
import { planSync } from '../commands/plan-sync';
import { editorActions, selectEditor, type Arrangement } from './editor-slice';

/** Sends the draft whenever nothing is being sent; a refusal shows the present state and forgets the draft. */
export const useSaving = (pallet: PalletWhole): void => {
  const { t } = useTranslation('pallet');
  const dispatch = useAppDispatch();
  const { draft } = useAppSelector(selectEditor);
  const toast = useToast();
  const problemToast = useProblemToast();
  const [arrange] = useArrangePalletMutation();
  const [move] = useMoveFromPalletMutation();
  const isSending = useRef(false);

  const send = useCallback(
    async (sent: Arrangement): Promise<PalletWhole | null> => {
      const plan = planSync(palletFromWire(pallet).products, sent);
      if (plan.kind === 'nothing') return pallet;
      if (plan.kind === 'arrange') {
        const products = plan.products.map((each) => ({
          id: each.id as never,
          x: each.xMm,
          y: each.yMm,
          z: each.zMm,
          is_flipped: each.isFlipped,
        }));
        return arrange({ params: { id: pallet.id }, body: { products, version: pallet.version } }).unwrap();
      }
      let latest: PalletWhole | null = pallet;
      for (const id of plan.off) {
        const answer = await move({ params: { id: id as never }, body: { moved_from: pallet.id, moved_to: null } }).unwrap();
        latest = answer.pallets.find((each) => each.id === pallet.id) ?? null;
      }
      for (const { id, xMm, yMm, zMm, isFlipped } of plan.on) {
        const place = { x: xMm, y: yMm, z: zMm, is_flipped: isFlipped };
        const answer = await move({ params: { id: id as never }, body: { moved_from: null, moved_to: pallet.id, place } }).unwrap();
        latest = answer.pallets.find((each) => each.id === pallet.id) ?? latest;
      }
      return latest;
    },
    [pallet, arrange, move],
  );

  useEffect(() => {
    if (!draft || isSending.current) return;
    isSending.current = true;
    dispatch(editorActions.saveStarted());
    const save = async (): Promise<void> => {
      try {
        const saved = await send(draft);
        dispatch(editorActions.saveDone({ version: saved?.version ?? pallet.version, draft }));
      } catch (error) {
        const problem = error as Problem;
        dispatch(editorActions.saveFailed());
        dispatch(palletApi.util.invalidateTags([{ type: 'pallet', id: pallet.id }]));
        if (problem.status === 409)
          toast({ tone: 'warn', message: `${t('page.conflictTitle')} ${t('page.conflictText')}`, key: 'pallet.conflict' });
        else problemToast(problem, t('page.saveFailed'));
      } finally {
        isSending.current = false;
      }
    };
    void save();
  }, [draft, send, dispatch, pallet.id, pallet.version, toast, problemToast, t]);
};
