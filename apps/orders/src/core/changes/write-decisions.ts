import { randomUUID } from 'node:crypto';
import { inputsOfFields, type ChangeAct } from '@mullion/contracts';
import { type AuditActor, auditRow, type SagaId, type Sagas, type Tx } from '@mullion/server-kit';
import type { DecidedChanges } from '../rules/decide-changes';
import type { JudgedChange } from './asked-change';
import { type ApplyDecisionsData, applyDecisionsSaga } from './apply-decisions.data';
import { DecisionRepository, type NewDecision } from './decision.repository';

/** As a drawing says it, in every language: width × height × depth. */
const sizesOf = ({
  width_mm,
  height_mm,
  depth_mm,
}: Pick<JudgedChange['product'], 'width_mm' | 'height_mm' | 'depth_mm'>): string =>
  [width_mm, height_mm, depth_mm].join(' × ');
/** What the floor is told: other sizes, another wood and the like; null: only what has no short name is another. */
const noteOf = ({ product, set, ofOrder = [] }: JudgedChange): string | null => {
  const [before, after] = [sizesOf(product), sizesOf({ ...product, ...set })];
  const parts = [
    ...(before === after ? [] : [`${before} → ${after}`]),
    ...ofOrder.map(({ from, to }) => `${from ?? '–'} → ${to ?? '–'}`),
  ];
  return parts.length === 0 ? null : parts.join('; ');
};

/**
 * Keeps what was decided, with an entry in the log of edits for each product that it was decided about, and begins what
 * production has to do for it; null: nothing. What was taken is written by the caller, in the same transaction.
 */
export const writeDecisions = async (
  tx: Tx,
  sagas: Sagas,
  by: AuditActor,
  { taken, kept, remade }: DecidedChanges<JudgedChange>,
): Promise<SagaId | null> => {
  const key = randomUUID();
  const decision = (act: ChangeAct) => (judged: JudgedChange) => ({
    act,
    judged,
    remakeKey: act === 'remake' ? randomUUID() : null,
  });
  const decided = [
    ...taken.filter(({ change }) => change.group !== 'free').map(decision('take')),
    ...kept.map(decision('keep')),
    ...remade.map(decision('remake')),
  ];
  await new DecisionRepository(tx, by.company_id).add(
    key,
    decided.map(({ act, judged: { product, change, set }, remakeKey }): NewDecision => {
      const { product_id, position, kind, reasons, fields } = change;
      return {
        order_id: product.order_id,
        product_id,
        position,
        kind,
        act,
        reasons,
        fields,
        wanted: set,
        remake_key: remakeKey,
      };
    }),
    by,
  );
  for (const { act, judged } of decided) {
    const { id, barcode: name } = judged.product;
    await auditRow<{ readonly decision: ChangeAct | null }>(tx, by, {
      table: 'products',
      id,
      name,
      before: { decision: null },
      after: { decision: act },
    });
  }
  const changing = [...taken, ...remade];
  const data: ApplyDecisionsData = {
    ...{ key, by },
    reserved: changing
      .filter(({ workState, kind }) => workState !== null && kind !== 'gone')
      .map(({ product }) => product.id),
    reopened: taken
      .filter(({ isOther, kind, workState }) => isOther && kind !== 'gone' && workState !== null)
      .map((one) => ({
        product_id: one.product.id,
        note: noteOf(one),
        changed: inputsOfFields(one.change.fields.map(({ field }) => field)),
      })),
    told: taken
      .filter(({ kind, workState }) => kind !== 'gone' && workState !== null)
      .map(({ change: { product_id, fields }, product: { image } }) => ({ product_id, fields, image })),
    remade: decided.flatMap(({ judged, remakeKey }) =>
      remakeKey === null ? [] : [{ product_id: judged.product.id, key: remakeKey }],
    ),
  };
  if (data.reserved.length === 0) return null;
  return sagas.start(tx, applyDecisionsSaga, key, by.company_id, data);
};
