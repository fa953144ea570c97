import { useRef, useState } from 'react';
import type { ProductionProblem, Remake, RemakePlan, WorkCenterId } from '@mullion/contracts';
import { useProblemToast, useToast } from '@mullion/ui-kit';
import { useTranslation } from 'react-i18next';
import { asProblem } from '../../../kits/api/as-problem';
import { useCreateRemakeMutation, useGetRemakePlanQuery, useGetRemakeQuery } from '../api/problems-api';

/**
 * The remake of a problem: what there is of it, what it would do from a work center on, and ordering it once the
 * problem is saved.
 */
export const useRemaking = (problemId: number | null) => {
  const { t } = useTranslation('problems');
  const toast = useToast();
  const refuse = useProblemToast();
  const { currentData } = useGetRemakeQuery({ params: { id: problemId ?? 0 } }, { skip: problemId === null });
  const [order] = useCreateRemakeMutation();
  const [first, setFirst] = useState<number | null>(null);
  const asked = useRef<WorkCenterId | null>(null);
  const known = currentData?.remake ?? null;
  const remake: Remake | null = known?.state === 'refused' ? null : known;
  return {
    remake,
    setFirst,
    first,
    /** Runs a save that is to order the remake as well. */
    asking: async (plan: RemakePlan | undefined, save: () => Promise<void>): Promise<void> => {
      asked.current = plan?.work_center_id ?? null;
      await save();
      asked.current = null;
    },
    /** A refusal is shown beside: the problem is saved by then. */
    orderIfAsked: async ({ id, product_id, reason }: ProductionProblem): Promise<void> => {
      const center = asked.current;
      if (center === null || product_id === null || reason === null) return;
      const answer = await order({ params: { id }, body: { product_id, work_center_id: center, reason } });
      const refused = asProblem(answer.error);
      if (refused) refuse(refused, t('remake.refused'));
      else toast({ message: t('remake.ordered', { barcode: answer.data?.new_barcode ?? '…' }) });
    },
  };
};

/**
 * What a remake of a product would do; undefined while it is read. Where it begins is the last work center that was
 * chosen.
 */
export const useRemakePlan = (productId: number | null, centerId: number | null): RemakePlan | undefined => {
  const query = { product_id: String(productId ?? 0), ...(centerId !== null && { work_center_id: String(centerId) }) };
  const { currentData, data } = useGetRemakePlanQuery({ query }, { skip: productId === null });
  return productId === null ? undefined : (currentData ?? data);
};
