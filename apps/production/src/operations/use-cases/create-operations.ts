import { type createOperations as contract, type InputOf, type OutputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { toOperation } from '../operation.mapper';
import { OperationRepository } from '../operation.repository';
import { productsById } from '../operations.queries';
import { ProgressRepository } from '../progress.repository';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { nextRounds } from '../rules/next-rounds';
import { refuseEnded } from './refuse-ended';

/**
 * Adds single operations, and says when work on their orders is to end.
 * @throws AppError `product.not_found`, `operation.ended` (nothing more is made of a product), `not_found` (a work
 * center, or a deleted one), `operation.already_open` (with product and work center)
 */
export const createOperations = (
  tools: ServiceTools,
  call: CallInfo,
  { body }: InputOf<typeof contract>,
): Promise<Committed<OutputOf<typeof contract>>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const operations = new OperationRepository(tx, context.company_id);
    const productIds = [...new Set(body.operations.map((one) => one.product_id as number))].sort((a, b) => a - b);
    const products = await productsById(tx, context.company_id, productIds);
    if (products.length < productIds.length) throw new AppError('product.not_found');
    await operations.beginProducts(products);
    await operations.lockProducts(productIds);
    await refuseEnded(tx, context.company_id, productIds);
    await operations.lockCenters();
    const centers = await operations.graph();
    const current = await operations.current(productIds);
    const rounds = nextRounds(await operations.lastRounds(productIds));
    const pairs = new Set<string>();
    const rows = body.operations.map(({ product_id, work_center_id, amount }) => {
      const center = centers.find(({ id, deleted }) => id === work_center_id && !deleted);
      const product = products.find(({ id }) => id === product_id);
      if (!center || !product) throw new AppError('not_found');
      const pair = `${product_id}:${work_center_id}`;
      if (
        pairs.has(pair) ||
        current.some((row) => row.product_id === product_id && row.work_center_id === work_center_id)
      )
        throw new AppError('operation.already_open', { product: product.barcode, center: center.code });
      pairs.add(pair);
      return {
        order_id: product.order_id,
        product_id,
        work_center_id,
        amount: amount ?? null,
        round: rounds(product_id, work_center_id),
      };
    });
    const made = await operations.create(rows);
    await recordProgress(tx, context, { productIds, centers, preparation: true });
    if (body.end_date !== undefined)
      await new ProgressRepository(tx, context.company_id).setEndDate(
        [...new Set(rows.map((row) => row.order_id))],
        body.end_date,
      );
    publishOperations(
      tools,
      tx,
      context.company_id,
      rows.map((row) => row.work_center_id),
    );
    return { operations: made.map(toOperation) };
  });
