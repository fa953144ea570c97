import { AppError, type Tx } from '@mullion/server-kit';
import { EndingRepository } from '../ending.repository';

/**
 * Nothing more is made of what is cancelled or has left.
 * @throws AppError `operation.ended` with the product and its order
 */
export const refuseEnded = async (tx: Tx, companyId: number, productIds: readonly number[]): Promise<void> => {
  const [first] = await new EndingRepository(tx, companyId).ended(productIds);
  if (first) throw new AppError('operation.ended', { product: first.barcode, order: first.order });
};
