import type { Company, PalletRecord, RequestContext, StatusRight } from '@mullion/contracts';
import type { Database, Tx } from '@mullion/server-kit';
import type { OrderCopy } from './copies';

type Source = Tx | Database;
const rowsOf = <T>(source: Source, sql: string, params: unknown[]): Promise<T[]> =>
  'read' in source ? source.read<T>(sql, params) : source.query<T>(sql, params);

export type OrdersById = ReadonlyMap<number, OrderCopy>;

/** Orders of the company by id; unknown ones are missing from the map. */
export const orderCopies = async (
  source: Source,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, OrderCopy>> => {
  const rows = await rowsOf<OrderCopy>(
    source,
    'SELECT id, number, customer, address FROM orders WHERE company_id = $1 AND id = ANY($2)',
    [companyId, ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Pallets of the company by id; unknown ones are missing from the map. */
export const palletCopies = async (
  source: Source,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, PalletRecord>> => {
  const rows = await rowsOf<
    Pick<PalletRecord, 'id' | 'version' | 'removed'> & { record: Omit<PalletRecord, 'version' | 'removed'> }
  >(source, 'SELECT id, version, removed, record FROM pallets WHERE company_id = $1 AND id = ANY($2)', [
    companyId,
    ids,
  ]);
  return new Map(rows.map(({ record, ...row }) => [row.id, { ...record, ...row }]));
};

/** The company's status rights; null when no copy has arrived. */
export const statusRightsCopy = async (source: Source, companyId: number): Promise<StatusRight[] | null> => {
  const [row] = await rowsOf<{ rights: StatusRight[] }>(
    source,
    'SELECT rights FROM status_rights WHERE company_id = $1',
    [companyId],
  );
  return row?.rights ?? null;
};

/**
 * Features of the company, from the copy: a worker that prints asks without them, and paper must say what the screen
 * says. The asker's own count only until the copy has arrived.
 */
export const companyFeatures = async (
  source: Source,
  context: Pick<RequestContext, 'company_id' | 'features'>,
): Promise<Company['features']> => {
  const sql = 'SELECT features FROM companies WHERE company_id = $1';
  const [row] = await rowsOf<{ features: Company['features'] }>(source, sql, [context.company_id]);
  return row?.features ?? context.features;
};

/**
 * The company's time zone, from the copy: what a service does on its own, and what a driver does by a link, is asked
 * without it. The asker's own counts only until the copy has arrived.
 */
export const companyTimeZone = async (
  source: Source,
  context: Pick<RequestContext, 'company_id' | 'time_zone'>,
): Promise<string> => {
  const sql = 'SELECT time_zone FROM companies WHERE company_id = $1';
  const [row] = await rowsOf<{ time_zone: string | null }>(source, sql, [context.company_id]);
  return row?.time_zone ?? context.time_zone;
};
