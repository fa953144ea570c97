import { estimateOrders, type EstimatedProduct, type ImportResult, type RequestContext } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import type { ImportOrder } from '../rules/group-orders';

/** Larger files are not estimated before they are imported: their products would not fit into one question. */
const MOST_ROWS = 10_000;

const productsOf = ({ rows }: ImportOrder): EstimatedProduct[] =>
  rows.map((row) => ({
    position: row.position,
    category: row.category,
    width: row.width_mm,
    height: row.height_mm,
    depth: row.depth_mm,
    weight: row.weight_kg,
    can_be_flipped: row.can_be_flipped ?? row.category === 1,
    quantity: row.quantity,
  }));

/** The result of a check with what packing says that its orders would take; an import goes on without it. */
export const withEstimates = async (
  { rpc }: Pick<ServiceTools, 'rpc'>,
  context: RequestContext,
  result: ImportResult,
  files: readonly ImportOrder[],
): Promise<ImportResult> => {
  const wanted = new Set(result.orders.flatMap(({ outcome, number }) => (outcome === 'skipped' ? [] : [number])));
  const orders = files.filter(({ number }) => wanted.has(number));
  const rows = orders.reduce((sum, order) => sum + order.rows.length, 0);
  if (rows === 0 || rows > MOST_ROWS) return result;
  const input = { orders: orders.map((order) => ({ key: order.number, products: productsOf(order) })) };
  const answer = await rpc.ask(estimateOrders, input, { context }).catch(() => null);
  if (answer === null) return result;
  const estimates = new Map(answer.orders.map(({ key, estimate }) => [key, estimate]));
  return {
    ...result,
    orders: result.orders.map((order) => ({ ...order, estimate: estimates.get(order.number) ?? null })),
    spread: answer.spread,
  };
};
