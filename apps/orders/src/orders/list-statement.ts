import { daysOfWeek } from '@mullion/contracts';
import { LITHUANIAN_COLLATION, likeText } from '@mullion/server-kit';

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

type Words = Pick<ListFilter, 'filter'>;

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
  production_id: `production_id ${LITHUANIAN_COLLATION}`,
  offer_id: `offer_id ${LITHUANIAN_COLLATION}`,
  customer: `customer_name ${LITHUANIAN_COLLATION}`,
  delivery_date: 'delivery_date',
  count: 'product_count',
  area: 'area_m2',
  // by the metres of a truck: pallets alone say little of how much room an order takes
  estimate: 'estimate_mm',
  status: 'status',
  pal_status: 'pal_status',
  // a later date is never in an earlier week
  week: 'delivery_date',
  address: `address_line ${LITHUANIAN_COLLATION}`,
  null: `production_id ${LITHUANIAN_COLLATION}`,
} as const;
/** Columns that are never empty: both directions read the same index. */
const neverEmpty = new Set<string>(['product_count', 'area_m2', 'status', 'pal_status']);

/** What a row of the list shows; reading less is what makes a page quick. */
const SHOWN = `id, offer_id, production_id, customer_id, customer_name, delivery_date, delivery_address_id, address_line, contact_id,
  customer_order_number, manager_email, status, pal_status, user_id, truck_id, serial_number, area_m2, product_count, checked, completion_date,
  additional_products_count, week, product_type, wood_type, paint_type, element_count, spross_count, removing, version, created_at, updated_at`;
/** What packing says that an order takes, by its row: one request for the page with its estimates instead of two. */
const ESTIMATE = `(SELECT json_build_object('pallets', e.pallets, 'length', e.length, 'mass', e.mass, 'gap', e.gap)
  FROM orders.estimates e WHERE e.id = orders.id AND e.company_id = $1 AND NOT e.removed) AS estimate`;

const LOWEST = 0;
const HIGHEST = 100;
const GRAM = 3;
const MAX_WORDS = 5;
/**
 * Up to here it is quicker to fetch what the index of trigrams finds than to read the list in its order until a page is
 * full.
 */
const FEW = 5_000;
const SAMPLE = 500;

/** How the words of a text filter are looked for: each must occur. */
export interface WordSearch {
  /** The rarest first: most rows are then refused by the first comparison. */
  readonly words: readonly string[];
  /** Words that the index of trigrams is asked for; none when it is not the way in. */
  readonly indexed: readonly string[];
}

const wordsOf = (filter: Words): string[] =>
  filter.filter === null ? [] : filter.filter.trim().split(/\s+/).slice(0, MAX_WORDS);
const inIndex = (word: string): boolean => word.length >= GRAM;

/**
 * How words are looked for when a sample of rows fits each so often (`fits`, in the order of the words); the index is
 * left out.
 */
export const searchOf = (filter: Words, fits: readonly number[] | null): WordSearch => {
  const rarest = wordsOf(filter)
    .map((word, at) => ({ word, fits: fits?.[at] ?? 0 }))
    .sort((a, b) => a.fits - b.fits);
  return { words: rarest.map(({ word }) => word), indexed: [] };
};

/**
 * Words that the index of trigrams is worth asking for. A word that the sample often fits is not: its lists of rows are
 * long, and all of them would be read to refuse next to nothing.
 */
export const rareWords = (filter: Words, fits: readonly number[]): string[] =>
  wordsOf(filter).filter((word, at) => inIndex(word) && (fits[at] ?? 0) <= SAMPLE / 10);

/** Conditions and their values; the company is always $1. */
const conditions = (
  companyId: number,
  filter: ListFilter,
  search: WordSearch,
): { where: string; params: unknown[] } => {
  const params: unknown[] = [companyId];
  const where = ['company_id = $1'];
  const add = (sql: string, value: unknown): void => {
    params.push(value);
    where.push(sql.replaceAll('?', `$${params.length}`));
  };
  for (const word of search.indexed) add('orders.trigrams(search) @> orders.trigrams(orders.folded(?))', word);
  for (const word of search.words) add('search LIKE orders.folded(?)', likeText(word));
  if (filter.week !== null) {
    // a week is days: the index of dates finds them
    const days = daysOfWeek(filter.week);
    if (days === null) where.push('false');
    else {
      add('delivery_date >= ?', days.first);
      add('delivery_date <= ?', days.last);
    }
  }
  if (filter.delivery_date_from !== null) add('delivery_date >= ?', filter.delivery_date_from);
  if (filter.delivery_date_to !== null) add('delivery_date <= ?', filter.delivery_date_to);
  if (filter.status_from > LOWEST) add('status >= ?', filter.status_from);
  if (filter.status_to < HIGHEST) add('status <= ?', filter.status_to);
  if (filter.pal_status_from !== undefined) add('pal_status >= ?', filter.pal_status_from);
  if (filter.pal_status_to !== undefined) add('pal_status <= ?', filter.pal_status_to);
  return { where: where.join(' AND '), params };
};

/**
 * Asks how many of a sample of rows each word fits. Null when there is nothing to choose: no word, or a single one too
 * short for the index.
 */
export const sampleStatement = (companyId: number, filter: Words): Statement | null => {
  const words = wordsOf(filter);
  if (words.length < 2 && !words.some(inIndex)) return null;
  const fits = words.map((_word, at) => `count(*) FILTER (WHERE search LIKE orders.folded($${at + 2}))`);
  return {
    text: `SELECT ARRAY[${fits.join(', ')}]::int[] AS fits FROM (SELECT search FROM orders.orders WHERE company_id = $1 LIMIT ${SAMPLE}) AS sample`,
    params: [companyId, ...words.map(likeText)],
  };
};

/**
 * Asks whether the index finds few orders with all of these words: a sample does not know what is common among the
 * others.
 */
export const fewStatement = (companyId: number, words: readonly string[]): Statement => ({
  text: `SELECT count(*) <= ${FEW} AS few FROM (SELECT 1 FROM orders.orders WHERE company_id = $1 AND ${words
    .map((_word, at) => `orders.trigrams(search) @> orders.trigrams(orders.folded($${at + 2}))`)
    .join(' AND ')} LIMIT ${FEW + 1}) AS found`,
  params: [companyId, ...words],
});

const orderBy = ({ order_by, order }: ListSort): string => {
  const column = columns[order_by];
  return `${column} ${order}${order === 'DESC' && !neverEmpty.has(column) ? ' NULLS LAST' : ''}, id ${order}`;
};

/** Ids of all that a filter finds, in the order of the list; half a million at most, which is 4 MB on the wire. */
export const idsStatement = (companyId: number, filter: ListFilter, sort: ListSort, search: WordSearch): Statement => {
  const { where, params } = conditions(companyId, filter, search);
  return { text: `SELECT id FROM orders.orders WHERE ${where} ORDER BY ${orderBy(sort)} LIMIT 500000`, params };
};

/**
 * One page of orders. Empty values come last in both directions. Which rows it has is found first, by an index alone
 * where there is one: pages far back would else read every row before them. What the index of trigrams finds is counted
 * on the way (`total` in every row). Those that are being deleted are left out of the page; no index knows them. Only the unfiltered page is prepared: a filtered one needs a plan for its values.
 */
export const pageStatement = (
  companyId: number,
  filter: ListFilter,
  sort: ListSort,
  page: { rows: number; page: number },
  search: WordSearch,
): Statement => {
  const { where, params } = conditions(companyId, filter, search);
  const counted = search.indexed.length > 0;
  const text = `SELECT ${SHOWN}, ${ESTIMATE}${counted ? ', total' : ''} FROM (SELECT id${counted ? ', count(*) OVER () AS total' : ''} FROM orders.orders WHERE ${where}
    ORDER BY ${orderBy(sort)} LIMIT $${params.length + 1} OFFSET $${params.length + 2}) AS page JOIN orders.orders USING (id) WHERE NOT removing ORDER BY ${orderBy(sort)}`;
  return {
    text,
    params: [...params, page.rows, (page.page - 1) * page.rows],
    ...(params.length === 1 ? { name: `orders-page-${sort.order_by}-${sort.order}` } : {}),
  };
};

/** Common words are looked for among so many of the latest deliveries. */
const LATEST = 5_000;

/**
 * Orders with all of these words, the latest deliveries first: by the index of trigrams, or among the latest when each
 * word is common. Costs no more when nothing is found.
 */
export const latestStatement = (companyId: number, { words, indexed }: WordSearch, limit: number): Statement => {
  const like = words.map((_word, at) => `search LIKE orders.folded($${at + 2})`);
  const byIndex = indexed.map(
    (_word, at) => `orders.trigrams(search) @> orders.trigrams(orders.folded($${at + 2 + words.length}))`,
  );
  const latest = 'ORDER BY delivery_date DESC NULLS LAST, id DESC';
  const company = 'FROM orders.orders WHERE company_id = $1';
  const among =
    indexed.length > 0
      ? `SELECT id, search, delivery_date ${company} AND ${byIndex.join(' AND ')}`
      : `SELECT id, search, delivery_date ${company} ${latest} LIMIT ${LATEST}`;
  return {
    text: `WITH among AS NOT MATERIALIZED (${among}) SELECT id FROM among WHERE ${like.join(' AND ')} ${latest} LIMIT ${limit}`,
    params: [companyId, ...words.map(likeText), ...indexed],
  };
};

/** How many orders a filter finds. */
export const countStatement = (companyId: number, filter: ListFilter, search: WordSearch): Statement => {
  const { where, params } = conditions(companyId, filter, search);
  return { text: `SELECT count(*) AS total FROM orders.orders WHERE ${where}`, params };
};
