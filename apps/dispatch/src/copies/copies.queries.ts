import type { OrderRecord, PalletRecord, StatusRight } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';

type Source = Tx | Database;
const rowsOf = <T>(source: Source, sql: string, params: unknown[]): Promise<T[]> =>
  'read' in source ? source.read<T>(sql, params) : source.query<T>(sql, params);

/** What dispatch keeps of an order. */
export interface OrderCopy {
  readonly id: number;
  readonly number: string;
  readonly customer: string | null;
  readonly address: string | null;
}

/** Orders of the company by id; unknown ones are missing from the map. */
export const orderCopies = async (source: Source, companyId: number, ids: readonly number[]): Promise<Map<number, OrderCopy>> => {
  const rows = await rowsOf<OrderCopy>(source, 'SELECT id, number, customer, address FROM orders WHERE company_id = $1 AND id = ANY($2)', [
    companyId,
    ids,
  ]);
  return new Map(rows.map((row) => [row.id, row]));
};

/** Pallets of the company by id; unknown ones are missing from the map. */
export const palletCopies = async (source: Source, companyId: number, ids: readonly number[]): Promise<Map<number, PalletRecord>> => {
  const rows = await rowsOf<{ record: PalletRecord }>(source, 'SELECT record FROM pallets WHERE company_id = $1 AND id = ANY($2)', [
    companyId,
    ids,
  ]);
  return new Map(rows.map(({ record }) => [record.id, record]));
};

/** Keeps a pallet's record unless a newer one is here. True when it was written. */
export const keepPallet = async (tx: Tx, record: PalletRecord): Promise<boolean> => {
  const written = await tx.query(
    `INSERT INTO pallets (id, company_id, record, status, version) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET record = excluded.record, status = excluded.status, version = excluded.version
     WHERE pallets.version <= excluded.version RETURNING id`,
    [record.id, record.company_id, JSON.stringify(record), record.status, record.version],
  );
  return written.length > 0;
};

/** Keeps an order's record unless a newer one is here, and the customers of trucks that carry it. */
export const keepOrder = async (tx: Tx, record: OrderRecord): Promise<void> => {
  const [former] = await tx.query<{ customer: string | null }>('SELECT customer FROM orders WHERE company_id = $1 AND id = $2 FOR UPDATE', [
    record.company_id,
    record.id,
  ]);
  await tx.query(
    `INSERT INTO orders (id, company_id, number, customer, address, removed, version) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (id) DO UPDATE SET number = excluded.number, customer = excluded.customer, address = excluded.address,
       removed = excluded.removed, version = excluded.version WHERE orders.version <= excluded.version`,
    [record.id, record.company_id, record.number, record.customer, record.address, record.removed, record.version],
  );
  if (former?.customer === record.customer) return;
  await tx.query(
    `SELECT keep_contents(ARRAY(SELECT DISTINCT l.truck_id FROM pallets p JOIN loads l ON l.pallet_id = p.id
       WHERE p.company_id = $1 AND p.order_ids @> ARRAY[$2::int] ORDER BY 1))`,
    [record.company_id, record.id],
  );
};

/** The company's status rights; null when no copy has arrived. */
export const statusRightsCopy = async (source: Source, companyId: number): Promise<StatusRight[] | null> => {
  const [row] = await rowsOf<{ rights: StatusRight[] }>(source, 'SELECT rights FROM status_rights WHERE company_id = $1', [companyId]);
  return row?.rights ?? null;
};

/** Replaces the company's status rights unless newer ones are here. */
export const keepStatusRights = async (tx: Tx, companyId: number, rights: readonly StatusRight[], version: number): Promise<void> => {
  await tx.query(
    `INSERT INTO status_rights (company_id, rights, version) VALUES ($1, $2, $3)
     ON CONFLICT (company_id) DO UPDATE SET rights = excluded.rights, version = excluded.version WHERE status_rights.version <= excluded.version`,
    [companyId, JSON.stringify(rights), version],
  );
};
