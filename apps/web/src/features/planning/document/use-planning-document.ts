import type { PlanningActResult, ProductId } from '@mullion/contracts';
import { useCallback, useLayoutEffect, useMemo } from 'react';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { fetchLatest } from '../../../kits/api/fetch-latest';
import { DocumentEditor } from '../../../kits/editor/document-editor';
import type { EditorNotice } from '../../../kits/editor/editor-types';
import { useDocumentEditor } from '../../../kits/editor/use-editor';
import { useStaleNotice } from '../../../kits/editor/use-stale-notice';
import { packingApi } from '../../../entities/pallet/packing-api';
import { productApi } from '../../../entities/product/product-api';
import { store, useAppSelector } from '../../../kits/api/store';
import { floorRequests } from '../../../entities/truck/floor/floor-requests';
import { trucksApi } from '../../../entities/truck/trucks-api';
import { actDone, planningApi } from '../api/planning-api';
import type { PlanningClash, PlanningDocument } from '../commands/acts';
import { inTheWay } from '../commands/in-the-way';
import type { PlanningCommand } from '../commands/planning-command';
import { planningRules } from '../commands/planning-document';
import { planningPorts, type PlanningRequests } from '../commands/planning-sender';
import { productsById, type PlanningData } from '../commands/planning-data';
import { shownQuery } from './planning-query';
import { emptiedKey, planningActions, selectPlanning } from './planning-slice';
import { useActText } from './use-act-text';

const { planningData, ...act } = planningApi.endpoints;

const onMoved: PlanningRequests['onMoved'] = ({ way, card, createsPallet }, before, { pallets, deleted, products }) => {
  const isTakenBack = way === 'undo';
  if (!isTakenBack && card !== null) store.dispatch(planningActions.temporaryRemoved(card));
  // a pallet that is there again takes the place that it left
  for (const { id } of pallets) store.dispatch(planningActions.temporaryRemoved(emptiedKey(id)));
  const left = createsPallet && isTakenBack ? [] : before.pallets.filter(({ id }) => deleted.includes(id));
  for (const { id, length, width, comment } of left)
    store.dispatch(
      planningActions.temporaryAdded({ key: (isTakenBack && card) || emptiedKey(id), length, width, comment }),
    );
  const product = products.at(-1);
  if (!product) return;
  const onto = pallets.find(({ id }) => id === product.pallet_id);
  store.dispatch(planningActions.movedTo({ position: product.position, pallet: onto?.shown_number ?? null }));
};

/** Keeps what an act has done for whoever reads the page. */
const done = (answer: PlanningActResult): PlanningActResult => {
  store.dispatch(actDone(answer));
  return answer;
};
const read = () => fetchLatest(() => store.dispatch(planningData.initiate(shownQuery.get(), { forceRefetch: true })));
const create = (document: PlanningDocument): DocumentEditor<PlanningDocument, PlanningCommand, PlanningClash> =>
  new DocumentEditor(
    document,
    planningRules,
    planningPorts({
      act: async (body, key) =>
        done(await store.dispatch(packingApi.endpoints.actInPlanning.initiate({ body, key })).unwrap()),
      turn: async ({ id, way }, products, key) => {
        const { undoPlanningAct, redoPlanningAct } = packingApi.endpoints;
        const args = { params: { id }, body: products ? { products } : {}, key };
        const sent =
          way === 'undo'
            ? store.dispatch(undoPlanningAct.initiate(args))
            : store.dispatch(redoPlanningAct.initiate(args));
        return done(await sent.unwrap());
      },
      parameters: (id, body) =>
        store.dispatch(productApi.endpoints.updateProduct.initiate({ params: { id: id as ProductId }, body })).unwrap(),
      card: (card, isThere) =>
        void store.dispatch(
          isThere ? planningActions.temporaryAdded(card) : planningActions.temporaryRemoved(card.key),
        ),
      floor: floorRequests,
      makeTrucks: (body) => store.dispatch(act.makeTrucks.initiate({ body })).unwrap(),
      removeTruck: (id) => store.dispatch(trucksApi.endpoints.deleteTruck.initiate({ params: { id } })).unwrap(),
      undoRun: (id) => store.dispatch(act.undoRun.initiate({ params: { id } })).unwrap(),
      read,
      onMoved,
    }),
  );

const FAILED: Partial<
  Record<
    PlanningCommand['kind'],
    'pallet:move.failed' | 'planning:swap.failed' | 'pallet:sizes.failed' | 'planning:run.undoFailed'
  >
> = {
  move: 'pallet:move.failed',
  swap: 'planning:swap.failed',
  settings: 'pallet:sizes.failed',
  run: 'planning:run.undoFailed',
};

/**
 * The orders shown with everything that is done to them here, and what has to be said when something does not come
 * about.
 */
export const usePlanningDocument = (data: PlanningData, filterKey: string) => {
  const { t } = useTranslation(['pallet', 'editor', 'planning']);
  const toast = useToast();
  const problemToast = useProblemToast();
  const showStale = useStaleNotice();
  const { temporaries: cards } = useAppSelector(selectPlanning);
  const seen = useMemo<PlanningDocument>(() => ({ ...data, cards }), [data, cards]);
  const textOf = useActText(data);
  const showClash = useCallback(
    (clash: PlanningClash): void => {
      const position = 'productId' in clash ? productsById(data).get(clash.productId)?.position : undefined;
      const message = position ? t('pallet:move.conflict', { position }) : t('pallet:page.conflictSettings');
      toast({ tone: 'warn', message, key: 'placement.moved' });
    },
    [data, t, toast],
  );
  const onNotice = useCallback(
    (notice: EditorNotice<PlanningCommand, PlanningClash>): void => {
      const { kind, command } = notice;
      if (kind === 'conflict') showClash(notice.refusal);
      else if (kind === 'stale') showStale(notice, textOf(command), inTheWay(data, command, notice.refusal));
      else if (kind === 'final')
        toast({ tone: 'warn', message: t('editor:final', { what: textOf(command) }), key: 'editor.stale' });
      else problemToast(notice.problem, t(FAILED[command.kind] ?? 'editor:failed', { what: textOf(command) }));
    },
    [showClash, showStale, textOf, data, toast, problemToast, t],
  );
  const { editor, state } = useDocumentEditor({ kind: 'planning', id: filterKey, document: seen, create, onNotice });
  // plans that were taken before the page was loaded can be taken back too
  useLayoutEffect(() => {
    for (const run of data.taken) editor.recordOnce(run.id, { kind: 'run', run, isTaken: true });
  }, [editor, data.taken]);
  return { editor, state, showClash, textOf };
};
