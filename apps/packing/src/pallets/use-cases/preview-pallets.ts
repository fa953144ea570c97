import type { previewPallets as contract, PalletPreview, InputOf, OrderRecord } from '@mullion/contracts';
import type { CallInfo, Database, ServiceTools } from '@mullion/server-kit';
import { companyOf } from '../../core/copies/copies.queries';
import { orderColumns } from '../../core/copies/order-copies';
import { toPalletPreview } from '../../core/pallets/pallet-preview';
import { PalletRepository } from '../../core/pallets/pallet.repository';
import type { ProductRow } from '../../core/pallets/pallet.row';
import { palletRowsOfOrders } from '../pallets.queries';
import { changedUnderPallets, type KeptOrder } from '../../core/rules/changed-under-pallets';
import { previewRows } from '../../core/pallets/recalculate-pallets';

/**
 * The pallets of these orders, and what they become once the records have arrived: asked of what is done when they
 * arrive.
 */
export const previewPallets = async (
  tools: Pick<ServiceTools, 'database' | 'copies'>,
  { context }: Pick<CallInfo, 'context'>,
  input: InputOf<typeof contract>,
): Promise<PalletPreview[]> => {
  const { company_id: companyId } = context;
  const repository = new PalletRepository(tools.database, companyId);
  const [shown, kept, products, company] = await Promise.all([
    palletRowsOfOrders(tools.database, companyId, input.order_ids),
    keptOrders(tools.database, companyId, input.orders),
    repository.products(input.products.map(({ id }) => id)),
    companyOf(tools, companyId),
  ]);
  const orders = input.orders.map((order) => ({
    before: kept.get(order.id) ?? null,
    after: { id: order.id, ...orderColumns(order) },
  }));
  const statuses = new Map<number, number>(input.products.map(({ id, status }) => [id, status]));
  const seenProduct = (product: ProductRow): ProductRow => ({
    ...product,
    status: statuses.get(product.id) ?? product.status,
  });
  const named = new Map<number, KeptOrder>(orders.map(({ after }) => [after.id, after]));
  const changed = changedUnderPallets(
    orders,
    products.map((product) => ({ before: product, after: seenProduct(product) }) as never),
  );
  const become = await previewRows(repository, company, changed, (product) => withNames(seenProduct(product), named));
  const rows = new Map(shown.map((row) => [row.id, row]));
  return [...rows.values()].map((row) => toPalletPreview(row, become.get(row.id) ?? row));
};

const withNames = (product: ProductRow, orders: ReadonlyMap<number, KeptOrder>): ProductRow => {
  const order = orders.get(product.order_id);
  if (!order) return product;
  return {
    ...product,
    order_number: order.number,
    customer: order.customer,
    address: order.address,
    address_key: order.address_key,
  };
};

const keptOrders = async (
  database: Database,
  companyId: number,
  orders: readonly OrderRecord[],
): Promise<Map<number, KeptOrder>> => {
  const rows = await database.read<KeptOrder>(
    'SELECT id, number, customer, address, address_key FROM order_copy WHERE company_id = $1 AND id = ANY($2)',
    [companyId, orders.map(({ id }) => id)],
  );
  return new Map(rows.map((row) => [row.id as number, row]));
};
