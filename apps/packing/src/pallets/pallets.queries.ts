import {
  palletRecords,
  palletStatus,
  type getPalletsToday,
  type InputOf,
  type listPallets,
  type OutputOf,
  type Pallet,
  type PalletRecord,
  type PalletWhole,
  type RequestContext,
} from '@mullion/contracts';
import {
  AppError,
  LITHUANIAN_COLLATION,
  containsText,
  Database,
  isFoundByIndex,
  serveRecords,
  type SearchedText,
} from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';
import { palletDto, palletRecordOf, palletWholeDto } from './pallet.mapper';
import { PalletRepository, selectPallets } from './pallet.repository';
import { PinRepository } from './pin.repository';
import type { PalletRow } from './pallet.row';

type ListQuery = InputOf<typeof listPallets>['query'];

const NUMBER = `p.number`;
const columns: Record<ListQuery['order_by'], string> = {
  number: NUMBER,
  null: NUMBER,
  customer: `p.customer_name ${LITHUANIAN_COLLATION}`,
  order_number: 'p.order_number',
  status: 'p.status',
  length: 'p.length',
  products_count: 'p.products_count',
  comment: `p.comment ${LITHUANIAN_COLLATION}`,
  truck: `t.description ${LITHUANIAN_COLLATION}`,
};

const neverEmpty = new Set<ListQuery['order_by']>(['customer', 'order_number', 'status', 'length', 'products_count']);
const searched: SearchedText = { table: 'pallet', text: 'search', trigrams: 'packing.trigrams' };

/** Read side of pallets. */
@Injectable()
export class PalletsQueries {
  constructor(private readonly database: Database) {}

  /** A page of pallets from their own columns; the filter looks at them and at the truck's description. */
  async list(context: RequestContext, query: ListQuery): Promise<{ data: Pallet[]; last_page: number; total: number }> {
    const filter = await this.filter(context.company_id, query);
    const truck = query.order_by === 'truck' ? ' LEFT JOIN truck_copy t ON t.id = p.truck_id' : '';
    const orderBy = `${columns[query.order_by]} ${query.order}${neverEmpty.has(query.order_by) ? '' : ' NULLS LAST'}, p.id ${query.order}`;
    const at = filter.params.length;
    const [[counted], rows] = await Promise.all([
      this.database.read<{ total: number }>(`SELECT count(*)::int AS total FROM pallet p WHERE ${filter.where}`, filter.params),
      this.database.read<PalletRow>(
        `WITH page AS (SELECT p.id FROM pallet p${truck} WHERE ${filter.where} ORDER BY ${orderBy} LIMIT $${at + 1} OFFSET $${at + 2})
         ${selectPallets} JOIN page ON page.id = p.id ORDER BY ${orderBy}`,
        [...filter.params, query.rows, (query.page - 1) * query.rows],
      ),
    ]);
    const total = counted?.total ?? 0;
    return { data: rows.map((row) => palletDto(row, context)), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
  }

  private async filter(companyId: number, query: ListQuery): Promise<{ where: string; params: unknown[] }> {
    const where = 'p.company_id = $1 AND p.status BETWEEN $2 AND $3';
    const params = [companyId, query.status_from, query.status_to];
    if (query.filter === null) return { where, params };
    const byIndex = await isFoundByIndex((sql, values) => this.database.read(sql, values), companyId, searched, query.filter);
    const text = containsText(searched, query.filter, byIndex, params.length + 1);
    const truck = `p.truck_id = ANY(ARRAY(SELECT id FROM truck_copy WHERE company_id = $1 AND lower(description) LIKE lower($${params.length + 1})))`;
    return { where: `${where} AND (${text.sql} OR ${truck})`, params: [...params, ...text.params] };
  }

  /** Whole pallets by id, in the order asked; ids of other companies are left out. */
  async whole(context: RequestContext, ids: readonly number[]): Promise<PalletWhole[]> {
    const [states, pins] = await Promise.all([
      new PalletRepository(this.database, context.company_id).read(ids),
      new PinRepository(this.database, context.company_id).read(ids),
    ]);
    return ids
      .flatMap((id) => states.get(id) ?? [])
      .map((state) => ({
        ...palletWholeDto(state, context),
        pinned: pins.pallets.has(state.row.id),
        pinned_products: [...(pins.products.get(state.row.id) ?? [])] as PalletWhole['products'][number]['id'][],
      }));
  }

  /** One whole pallet. @throws AppError `pallet.not_found`. */
  async one(context: RequestContext, id: number): Promise<PalletWhole> {
    const [pallet] = await this.whole(context, [id]);
    if (!pallet) throw new AppError('pallet.not_found', { pallet: id });
    return pallet;
  }

  /** What waits for somebody: counted by the index of statuses alone, which those that have left do not enter. */
  async today(companyId: number): Promise<OutputOf<typeof getPalletsToday>> {
    const [found] = await this.database.read<OutputOf<typeof getPalletsToday>>(
      `SELECT count(*) FILTER (WHERE status = ${palletStatus.notPrepared}) AS to_prepare,
         count(*) FILTER (WHERE status = ${palletStatus.prepared}) AS to_load_with_products,
         count(*) FILTER (WHERE status = ${palletStatus.closed}) AS closed
       FROM pallet WHERE company_id = $1 AND status BETWEEN ${palletStatus.notPrepared} AND ${palletStatus.closed}`,
      [companyId],
      { name: 'pallets-today' },
    );
    return found ?? { to_prepare: 0, to_load_with_products: 0, closed: 0 };
  }

  /** Pallets as other services keep them. */
  records(companyId: number, ids: readonly number[]): Promise<PalletRecord[]> {
    return readRecords(this.database, companyId, ids);
  }
}

const readRecords = async (database: Database, companyId: number, ids: readonly number[]): Promise<PalletRecord[]> => {
  const rows = await database.read<PalletRow>(`${selectPallets} WHERE p.company_id = $1 AND p.id = ANY($2) ORDER BY p.id`, [
    companyId,
    ids,
  ]);
  return rows.map((row) => palletRecordOf(row));
};

export const servedPallets = serveRecords({
  kind: palletRecords,
  rows: '(SELECT id, company_id, record_version AS version FROM pallet)',
  read: readRecords,
});
