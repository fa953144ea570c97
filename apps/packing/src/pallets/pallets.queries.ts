import type { InputOf, listPallets, Pallet, PalletRecord, PalletWhole, RequestContext } from '@mullion/contracts';
import { AppError, Database } from '@mullion/server-kit';
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
  customer: 'p.customer_name',
  order_number: 'p.order_number',
  status: 'p.status',
  length: 'p.length',
  products_count: 'p.products_count',
  comment: 'p.comment',
  truck: 't.description',
};

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** Read side of pallets. */
@Injectable()
export class PalletsQueries {
  constructor(private readonly database: Database) {}

  /** A page of pallets from their own columns. */
  async list(context: RequestContext, query: ListQuery): Promise<{ data: Pallet[]; last_page: number; total: number }> {
    const where = `p.company_id = $1 AND p.status BETWEEN $2 AND $3 AND ($4::text IS NULL OR p.number ILIKE $4 OR p.order_number ILIKE $4
      OR p.customer_name ILIKE $4 OR p.comment ILIKE $4 OR t.description ILIKE $4)`;
    const params = [context.company_id, query.status_from, query.status_to, query.filter === null ? null : likeText(query.filter)];
    const [counted] = await this.database.read<{ total: number }>(
      `SELECT count(*)::int AS total FROM pallet p LEFT JOIN truck_copy t ON t.id = p.truck_id WHERE ${where}`,
      params,
    );
    const rows = await this.database.read<PalletRow>(
      `${selectPallets} WHERE ${where} ORDER BY ${columns[query.order_by]} ${query.order} NULLS LAST, p.id ${query.order} LIMIT $5 OFFSET $6`,
      [...params, query.rows, (query.page - 1) * query.rows],
    );
    const total = counted?.total ?? 0;
    return { data: rows.map((row) => palletDto(row, context)), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
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

  /** Pallets as other services keep them. */
  async records(companyId: number, ids: readonly number[]): Promise<PalletRecord[]> {
    const rows = await this.database.read<PalletRow>(`${selectPallets} WHERE p.company_id = $1 AND p.id = ANY($2) ORDER BY p.id`, [
      companyId,
      ids,
    ]);
    return rows.map((row) => palletRecordOf(row));
  }
}
