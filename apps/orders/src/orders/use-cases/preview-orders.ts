import type { OrdersPreview, previewOrders as contract, InputOf } from '@mullion/contracts';
import { AppError, type CallInfo, type Copies, type Database, type ServiceTools } from '@mullion/server-kit';
import { type ChangedFacts, freshFacts } from '../../core/products/fresh-facts';
import { storedProductsOf } from '../../core/products/product-rows.queries';
import { statusRightsFor } from '../../status-rights/status-rights.queries';
import type { StoredOrder } from '../../core/orders/order';
import { orderRows } from '../orders.queries';
import { decideEdit, type DecidedOrder, decideOrders, isFollowed, type RefusedChange } from './decide-orders';
import { previewFollowing } from './preview-following';
import { productsSent } from './send-products-to-production';

type Input = InputOf<typeof contract>;

/** What has been decided, and which of these orders then follow their products. */
interface Decided {
  readonly decided: readonly DecidedOrder[];
  readonly refused: readonly RefusedChange[];
  readonly follows: (before: StoredOrder, after: StoredOrder) => boolean;
}

/**
 * What a change of orders would do: the decisions of `update-orders`, or `update-order`, without the writing.
 * @throws AppError `not_found` naming the orders that do not exist
 */
export const previewOrders = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  copies: Copies,
  { context }: CallInfo,
  input: Input,
): Promise<OrdersPreview> => {
  const ids = input.kind === 'one' ? [input.id] : input.orders.map(({ id }) => id);
  const rows = await orderRows(database, context.company_id, ids);
  const known = new Map(rows.map((row) => [row.id, row]));
  const missing = ids.filter((id) => !known.has(id));
  if (missing.length > 0) throw new AppError('not_found', { ids: missing });
  const rights = await statusRightsFor(copies, context);
  const deciding = { context, rights, today: clock.today(context.time_zone) };
  const decisions: Decided =
    input.kind === 'many'
      ? { ...decideOrders(known, input.orders, deciding), follows: (_before, after) => isFollowed(after) }
      : {
          ...(await orRefused(known.get(input.id) as StoredOrder, (order) =>
            decideEdit(database, order, input.fields, deciding),
          )),
          follows: (before, after) => before.pal_status !== after.pal_status,
        };
  return previewOf(database, context.company_id, known, decisions);
};

const orRefused = async (
  order: StoredOrder,
  decide: (order: StoredOrder) => Promise<DecidedOrder>,
): Promise<{ decided: DecidedOrder[]; refused: RefusedChange[] }> => {
  try {
    return { decided: [await decide(order)], refused: [] };
  } catch (error) {
    if (error instanceof AppError) return { decided: [], refused: [{ id: order.id, error }] };
    throw error;
  }
};

const previewOf = async (
  database: Database,
  companyId: number,
  known: ReadonlyMap<number, StoredOrder>,
  { decided, refused, follows }: Decided,
): Promise<OrdersPreview> => {
  const edited = new Map(known);
  const announced = new Set<number>();
  const sent = new Map<number, string>();
  for (const { before, set, completion } of decided) {
    edited.set(before.id, { ...(edited.get(before.id) as StoredOrder), ...set });
    if (Object.keys(set).length > 0) announced.add(before.id);
    if (completion !== null) sent.set(before.id, completion);
  }
  const products = freshFacts(await sentProducts(database, companyId, sent), true);
  const following = [...edited.values()].filter((after) => follows(known.get(after.id) as StoredOrder, after));
  return previewFollowing(database, companyId, { known, edited, announced, products, following, refused });
};

const sentProducts = async (
  database: Database,
  companyId: number,
  sent: ReadonlyMap<number, string>,
): Promise<ChangedFacts[]> =>
  sent.size === 0 ? [] : productsSent(await storedProductsOf(database, companyId, [...sent.keys()]), sent);
