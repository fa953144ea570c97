import { AppError } from '@mullion/server-kit';
import type { ProblemRepository } from '../problem.repository';

interface Links {
  readonly order_code: string;
  readonly product_id: number | null;
  readonly work_center_id: number | null;
}

/**
 * The order that a problem's code names, null while none is known.
 * @throws AppError `problem.unknown_product` (not of that order), `problem.unknown_center`
 */
export const resolveOrder = async (
  problems: ProblemRepository,
  { order_code, product_id, work_center_id }: Links,
): Promise<number | null> => {
  const orderId = (await problems.orderByNumber(order_code))?.id ?? null;
  if (product_id !== null) {
    const own = await problems.productOrder(product_id);
    if (own === null || own !== orderId) throw new AppError('problem.unknown_product', { order: order_code });
  }
  if (work_center_id !== null && !(await problems.hasCenter(work_center_id)))
    throw new AppError('problem.unknown_center');
  return orderId;
};
