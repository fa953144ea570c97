import {
  compareNatural,
  operationStatus,
  operationsToRepeat,
  returnTargets,
  type InputOf,
  type OperationsDone,
  type returnOperations as contract,
} from '@mullion/contracts';
import { AppError, type CallInfo, type Committed, type ServiceTools } from '@mullion/server-kit';
import { OperationRepository } from '../operation.repository';
import { actionOf, operationsDone } from '../operations-done';
import { publishOperations } from '../publish-operations';
import { recordProgress } from '../record-progress';
import { nextRounds } from '../rules/next-rounds';
import { eventOf } from './change-operations';
import { refuseEnded } from './refuse-ended';

/**
 * Sends products back: what the target and the work centers after it did with them gets another round, and the rounds
 * before keep their history. The operation here waits again.
 * @throws AppError `not_found` (a work center), `operation.ended` (nothing more is made of a product),
 * `operation.return_forward`, `operation.none_here` (with the product: nothing to be done again at the target)
 */
export const returnProducts = (
  tools: ServiceTools,
  call: CallInfo,
  { params, body }: InputOf<typeof contract>,
): Promise<Committed<OperationsDone>> =>
  tools.database.transaction(call, async (tx) => {
    const { context } = call;
    const operations = new OperationRepository(tx, context.company_id);
    const productIds = [...new Set(body.products)].sort((a, b) => a - b);
    await operations.lockProducts(productIds);
    const centers = await operations.graph();
    const from = centers.find(({ id }) => id === params.id);
    const target = centers.find(({ id }) => id === body.return_to);
    if (!from || !target) throw new AppError('not_found');
    if (!returnTargets(centers, from.id).includes(target))
      throw new AppError('operation.return_forward', { center: target.code });
    await refuseEnded(tx, context.company_id, productIds);
    const current = await operations.current(productIds);
    const names = await operations.names(productIds);
    const barcodeOf = (id: number): string => names.find((name) => name.product_id === id)?.barcode ?? String(id);
    const action = actionOf(context, body, tools.clock.now());
    const repeated = productIds.flatMap((productId) => {
      const own = current.filter((operation) => operation.product_id === productId);
      const here = own.find((operation) => operation.work_center_id === from.id);
      if (!here) throw new AppError('operation.none_here', { product: barcodeOf(productId), center: from.code });
      const rows = operationsToRepeat(centers, { from: from.id, target: target.id }, own);
      if (!rows.some((row) => row.work_center_id === target.id))
        throw new AppError('operation.none_here', { product: barcodeOf(productId), center: target.code });
      return rows.map((row) => ({ row, here }));
    });
    const roundOf = nextRounds(await operations.lastRounds(productIds));
    const made = await operations.create(
      repeated.map(({ row }) => ({
        order_id: row.order_id,
        product_id: row.product_id,
        work_center_id: row.work_center_id,
        round: roundOf(row.product_id, row.work_center_id),
        amount: row.amount,
      })),
    );
    const sent = [...new Set(repeated.map(({ here }) => here))].filter(
      ({ status }) => status !== operationStatus.completed,
    );
    const state = { status: operationStatus.waiting, start_time: null, end_time: null, comment: body.comment };
    await operations.setStates(
      sent.map(({ id }) => ({ id, ...state })),
      context.user_id,
    );
    const events = [
      ...sent.map((row) => eventOf(row, 'returned', operationStatus.waiting, body.comment)),
      ...made.map((row) =>
        eventOf({ ...row, status: operationStatus.cancelled }, 'returned', operationStatus.waiting, body.comment),
      ),
    ];
    await operations.addEvents(events, action);
    const touched = [...new Set(repeated.map(({ row }) => row.work_center_id))];
    const preparation = centers.some((center) => center.preperation && touched.includes(center.id));
    await recordProgress(tx, context, { productIds, centers, preparation });
    publishOperations(tools, tx, context.company_id, [from.id, ...touched]);
    return operationsDone(
      action,
      names.sort((a, b) => compareNatural(a.order, b.order)),
    );
  });
