import { addressKeyOf, orderRecords, type StopReturnable } from '@mullion/contracts';
import { systemContext, type Database, type ServiceTools, type Tx } from '@mullion/server-kit';
import { kindsInUse } from '../returnable-kinds/returnable-kinds.queries';
import { proposeReturnables, ReturnableRepository } from '../returnables/returnables.module';
import type { PlannedStop } from './rules/stops-of-departure';
import type { StopHolder, StopRow } from './stop.repository';

const read = <T>(source: Tx | Database, sql: string, params: readonly unknown[]): Promise<T[]> =>
  'read' in source ? source.read<T>(sql, params) : source.query<T>(sql, params);

/** Who unloads at stops: the customers of their orders, at the addresses those go to. A pallet is its first order's. */
export const withHolders = async (
  { database, rpc }: Pick<ServiceTools, 'database' | 'rpc'>,
  companyId: number,
  stops: readonly PlannedStop[],
): Promise<(PlannedStop & { readonly holders: readonly StopHolder[] })[]> => {
  const ids = stops.flatMap(({ pallets }) => pallets.flatMap(({ products }) => products[0]?.order_id ?? []));
  const { records } = await rpc.ask(
    orderRecords.byIds,
    { ids: [...new Set(ids)] },
    { context: systemContext(companyId) },
  );
  const holderOfOrder = new Map(
    records.flatMap((order) =>
      order.customer_id === null
        ? []
        : [
            [
              order.id as number,
              {
                customer_id: order.customer_id as number,
                customer: order.customer ?? '',
                address_key: addressKeyOf(order),
                address: order.address ?? '',
              },
            ] as const,
          ],
    ),
  );
  const { data: rows } = await database.transaction(null, (tx) =>
    new ReturnableRepository(tx, companyId).holders([...holderOfOrder.values()]),
  );
  const idOf = (orderId: number | undefined): number | null => {
    const wanted = orderId === undefined ? undefined : holderOfOrder.get(orderId);
    return (
      rows.find((row) => row.customer_id === wanted?.customer_id && row.address_key === wanted.address_key)?.id ?? null
    );
  };
  return stops.map((stop) => {
    const pallets = new Map<number, number[]>();
    for (const { pallet_id, products } of stop.pallets) {
      const holder = idOf(products[0]?.order_id);
      if (holder !== null) pallets.set(holder, [...(pallets.get(holder) ?? []), pallet_id]);
    }
    return { ...stop, holders: [...pallets].map(([id, pallet_ids]) => ({ id, pallet_ids })) };
  });
};

interface BalanceRow {
  readonly holder_id: number;
  readonly kind_id: number;
  readonly balance: number;
}
interface Done {
  readonly stop_id: number;
  readonly holder_id: number;
  readonly kind_id: number;
  readonly act: 'given' | 'taken';
  readonly count: number;
}

/**
 * Every kind for every holder of stops: what is proposed by the pallets, what is there already, and what was moved once
 * the stop is delivered.
 */
export const returnablesOfStops = async (
  source: Tx | Database,
  companyId: number,
  stops: readonly Pick<StopRow, 'id' | 'pallets' | 'holders' | 'delivered_at'>[],
): Promise<ReadonlyMap<number, StopReturnable[]>> => {
  const holderIds = [...new Set(stops.flatMap(({ holders }) => holders.map(({ id }) => id)))];
  if (holderIds.length === 0) return new Map();
  const [kinds, names, balances, done] = [
    await kindsInUse(source, companyId),
    await read<{ id: number; customer: string }>(
      source,
      'SELECT id, customer FROM returnable_holders WHERE company_id = $1 AND id = ANY($2)',
      [companyId, holderIds],
    ),
    await read<BalanceRow>(
      source,
      'SELECT holder_id, kind_id, balance FROM returnable_balances WHERE company_id = $1 AND holder_id = ANY($2)',
      [companyId, holderIds],
    ),
    await read<Done>(
      source,
      `SELECT stop_id, holder_id, kind_id, act, count FROM returnable_movements WHERE company_id = $1 AND stop_id = ANY($2) AND act <> 'corrected'`,
      [companyId, stops.map(({ id }) => id)],
    ),
  ];
  return new Map(
    stops.map((stop) => [
      stop.id,
      stop.holders.flatMap(({ id, pallet_ids }) => {
        const own = stop.pallets.filter(({ pallet_id }) => pallet_ids.includes(pallet_id));
        const proposed = proposeReturnables(own, kinds);
        const moved = (kindId: number, act: Done['act']): number | null =>
          stop.delivered_at === null
            ? null
            : (done.find(
                (one) => one.stop_id === stop.id && one.holder_id === id && one.kind_id === kindId && one.act === act,
              )?.count ?? 0);
        return kinds.map((kind): StopReturnable => ({
          holder_id: id as StopReturnable['holder_id'],
          customer: names.find((one) => one.id === id)?.customer ?? '',
          kind_id: kind.id as StopReturnable['kind_id'],
          kind: kind.name,
          form: kind.form,
          proposed: proposed.get(kind.id) ?? 0,
          held: balances.find((one) => one.holder_id === id && one.kind_id === kind.id)?.balance ?? 0,
          given: moved(kind.id, 'given'),
          taken: moved(kind.id, 'taken'),
        }));
      }),
    ]),
  );
};
