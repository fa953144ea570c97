import { useState } from 'react';
import type { PlanningActInput } from '@mullion/contracts';
import { actIds, type ActIds } from './act-ids';
import { useActInPlanningMutation } from './packing-api';

export const useActIds = (): ActIds => useState(actIds)[0];

/** Asks packing for one act of planning, as a mutation does: with what came of it, or why not. */
export const usePlanningAct = () => {
  const ids = useActIds();
  const [send, { isLoading }] = useActInPlanningMutation();
  const ask = async (act: PlanningActInput) => {
    const id = ids.idOf(act);
    const answer = await send({ key: id, body: { id, act } });
    if (answer.data) ids.done();
    return answer;
  };
  return { ask, isLoading };
};
