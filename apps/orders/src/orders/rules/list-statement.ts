/** What a list of orders is asked for; empty parts are null. */
export interface ListFilter {
  readonly filter: string | null;
  readonly week: string | null;
  readonly delivery_date_from: string | null;
  readonly delivery_date_to: string | null;
  readonly status_from: number;
  readonly status_to: number;
  readonly pal_status_from?: number | undefined;
  readonly pal_status_to?: number | undefined;
}

export interface ListSort {
  readonly order_by: keyof typeof columns;
  readonly order: 'ASC' | 'DESC';
}

export interface Statement {
  readonly text: string;
  readonly params: readonly unknown[];
  /** Prepared under this name when its plan does not depend on the values. */
  readonly name?: string;
}

const columns = {
  production_id: 'production_id',
  offer_id: 'offer_id',
  customer: 'customer_name',
  delivery_date: 'delivery_date',
  count: 'product_count',
  area: 'area_m2',
  status: 'status',
  pal_status: 'pal_status',
  week: 'week',
  address: 'address_line',
  null: 'production_id',
} as const;
/** Columns that are never empty: both directions read the same index. */
const neverEmpty = new Set<string>(['product_count', 'area_m2', 'status', 'pal_status']);

const LOWEST = 0;
const HIGHEST = 100;
const GRAM = 3;

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Conditions and their values; the company is always $1. */
const conditions = (companyId: number, filter: ListFilter): { where: string; params: unknown[] } => {
  const params: unknown[] = [companyId];
  const where = ['company_id = $1'];
  const add = (sql: string, value: unknown): void => {
    params.push(value);
    where.push(sql.replaceAll('?', `$${params.length}`));
  };
  if (filter.filter !== null) {
    // Each word must occur; words of three letters and more find their rows by the index of trigrams.
    for (const word of filter.filter.trim().split(/\s+/).slice(0, 5)) {
      if (word.length >= GRAM) add('orders.trigrams(search) @> orders.trigrams(lower(?))', word);
      add('search LIKE lower(?)', likeText(word));
    }
  }
  if (filter.week !== null) add('week = ?', filter.week);
  if (filter.delivery_date_from !== null) add('delivery_date >= ?', filter.delivery_date_from);
  if (filter.delivery_date_to !== null) add('delivery_date <= ?', filter.delivery_date_to);
  if (filter.status_from > LOWEST) add('status >= ?', filter.status_from);
  if (filter.status_to < HIGHEST) add('status <= ?', filter.status_to);
  if (filter.pal_status_from !== undefined) add('pal_status >= ?', filter.pal_status_from);
  if (filter.pal_status_to !== undefined) add('pal_status <= ?', filter.pal_status_to);
  return { where: where.join(' AND '), params };
};

/**
 * One page of orders. Empty values come last in both directions. Only the unfiltered page is prepared: a filtered one needs a plan
 * for its values.
 */
export const pageStatement = (companyId: number, filter: ListFilter, sort: ListSort, page: { rows: number; page: number }): Statement => {
  const { where, params } = conditions(companyId, filter);
  const column = columns[sort.order_by];
  const nulls = sort.order === 'DESC' && !neverEmpty.has(column) ? ' NULLS LAST' : '';
  const text = `SELECT * FROM orders.orders WHERE ${where}
    ORDER BY ${column} ${sort.order}${nulls}, id ${sort.order} LIMIT $${params.length + 1} OFFSET $${params.length + 2}`;
  return {
    text,
    params: [...params, page.rows, (page.page - 1) * page.rows],
    ...(params.length === 1 ? { name: `orders-page-${column}-${sort.order}` } : {}),
  };
};

/** How many orders a filter finds. */
export const countStatement = (companyId: number, filter: ListFilter): Statement => {
  const { where, params } = conditions(companyId, filter);
  return { text: `SELECT count(*) AS total FROM orders.orders WHERE ${where}`, params };
};
