import type { InputOf, pinPallets as contract } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { setPins } from '../set-pins';

/**
 * Pins pallets and products, or takes their pins away.
 * @throws AppError not_found for what is not the company's
 */
export const pinPallets = (
  tools: Pick<ServiceTools, 'database' | 'bus'>,
  call: CallInfo,
  { pallets, products, pinned }: InputOf<typeof contract>['body'],
): Promise<Committed<{ ok: true }>> =>
  tools.database.transaction(call, async (tx) => {
    await setPins(tools, tx, call, { pallets, products, pinned });
    return { ok: true as const };
  });
