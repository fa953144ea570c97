import type { ProductId } from '@mullion/contracts';
import { useCallback } from 'react';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { DocumentEditor } from '../../../app/editor/document-editor';
import type { EditorNotice } from '../../../app/editor/editor-types';
import { useDocumentEditor } from '../../../app/editor/use-editor';
import { packingApi } from '../../../app/packing/packing-api';
import { store } from '../../../app/store';
import { planningApi } from '../api/planning-api';
import { planningRules, type PlanningClash, type PlanningCommand } from '../commands/planning-document';
import { planningPorts, type PlanningRequests } from '../commands/planning-sender';
import { productsById, type PlanningData } from '../rules/planning-data';
import { shownQuery } from './planning-query';
import { emptiedKey, planningActions } from './planning-slice';

const { movePlanned, planningData, swapPlanned } = planningApi.endpoints;

const onMoved: PlanningRequests['onMoved'] = (command, from, answer) => {
  const { to, createsPallet, isTakenBack } = command;
  if (to.kind === 'new' && to.temporary !== null) store.dispatch(planningActions.temporaryRemoved(to.temporary));
  // a pallet that is made again takes the place that it left
  if (to.kind === 'pallet') store.dispatch(planningActions.temporaryRemoved(emptiedKey(to.palletId)));
  const leavesPlace = !(createsPallet && isTakenBack);
  if (leavesPlace && from && answer.deleted.includes(from.id)) {
    const { id, length, width, comment } = from;
    store.dispatch(planningActions.temporaryAdded({ key: emptiedKey(id), length, width, comment }));
  }
  const onto = answer.pallets.find(({ id }) => id === answer.product.pallet_id);
  store.dispatch(planningActions.movedTo({ position: answer.product.position, pallet: onto?.shown_number ?? null }));
};

const create = (document: PlanningData): DocumentEditor<PlanningData, PlanningCommand, PlanningClash> =>
  new DocumentEditor(
    document,
    planningRules,
    planningPorts({
      move: (productId, body) => store.dispatch(movePlanned.initiate({ params: { id: productId as ProductId }, body })).unwrap(),
      swap: (body) => store.dispatch(swapPlanned.initiate({ body })).unwrap(),
      resize: (id, body) =>
        store.dispatch(packingApi.endpoints.updatePallet.initiate({ params: { id }, query: { ignore_length: 'true' }, body })).unwrap(),
      read: () => store.dispatch(planningData.initiate(shownQuery.get(), { forceRefetch: true, subscribe: false })).unwrap(),
      onMoved,
    }),
  );

const FAILED = { move: 'pallet:move.failed', swap: 'planning:swap.failed', sizes: 'pallet:sizes.failed' } as const;

/** The orders shown with everything that is done to them here, and what has to be said when something does not come about. */
export const usePlanningDocument = (read: PlanningData, filterKey: string) => {
  const { t } = useTranslation(['pallet', 'editor', 'planning']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const showClash = useCallback(
    (clash: PlanningClash): void => {
      const position = 'productId' in clash ? productsById(read).get(clash.productId)?.position : undefined;
      const message = position ? t('pallet:move.conflict', { position }) : t('pallet:page.conflictSettings');
      toast({ tone: 'warn', message, key: 'placement.moved' });
    },
    [read, t, toast],
  );
  const onNotice = useCallback(
    (notice: EditorNotice<PlanningCommand, PlanningClash>): void => {
      if (notice.kind === 'conflict') showClash(notice.refusal);
      else if (notice.kind === 'stale')
        toast({ tone: 'warn', message: t(notice.step === 'undo' ? 'editor:staleUndo' : 'editor:staleRedo'), key: 'planning.stale' });
      else problemToast(notice.problem, t(FAILED[notice.command.kind]));
    },
    [showClash, toast, problemToast, t],
  );
  const { editor, state } = useDocumentEditor({ kind: 'planning', id: filterKey, document: read, create, onNotice });
  return { editor, state, showClash };
};
