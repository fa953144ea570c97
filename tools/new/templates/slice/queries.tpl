import type { InputOf, list§Many§, OutputOf } from '@mullion/contracts';
import { TenantRepository } from '@mullion/server-kit';
import type { §One§Entity } from './§one-§.entity';
import { to§One§ } from './§one-§.mapper';

const likeText = (filter: string): string => `%${filter.replace(/[\\%_]/g, '\\$&')}%`;

/** Reads of §many §. */
export class §Many§Queries extends TenantRepository {
  /** A page; the filter is part of any text, in any case. */
  async list({ page, rows, filter, order_by, order }: InputOf<typeof list§Many§>['query']): Promise<OutputOf<typeof list§Many§>> {
    const column = order_by === 'null' ? '§first§' : order_by;
    const texts = [
      §each§
      '§field§',
      §end§
    ];
    const where = `company_id = $1 AND ($2::text IS NULL OR ${texts.map((name) => `${name} ILIKE $2`).join(' OR ')})`;
    const params = [this.companyId, filter === null ? null : likeText(filter)];
    const [found, [count]] = await Promise.all([
      this.query<§One§Entity>(
        `SELECT * FROM §service§.§many_§ WHERE ${where} ORDER BY lower(${column}) ${order}, id ${order} LIMIT $3 OFFSET $4`,
        [...params, rows, (page - 1) * rows],
      ),
      this.query<{ total: number }>(`SELECT count(*) AS total FROM §service§.§many_§ WHERE ${where}`, params),
    ]);
    const total = Number(count?.total ?? 0);
    return { data: found.map(to§One§), last_page: Math.max(1, Math.ceil(total / rows)), total };
  }
}
