import type { InputOf, OutputOf, restorePlacements as contract } from '@mullion/contracts';
import { AppError, type CallInfo, type ServiceTools } from '@mullion/server-kit';
import { reverseKept } from './reverse-act';

/** Orders asks when an order is brought back into planning: the places that an act has freed, or why they stay free. */
export const restorePlacements = async (
  tools: Pick<ServiceTools, 'database' | 'copies' | 'bus'>,
  call: CallInfo,
  { act }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> => {
  try {
    await reverseKept(tools, call, act, 'undo');
    return { outcome: 'restored' };
  } catch (error) {
    // what cannot be decided now is asked again
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return { outcome: 'refused', code: error.code, params: { ...error.params } };
  }
};
