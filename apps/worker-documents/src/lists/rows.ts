import {
  getOrdersByIds,
  listOrderIds,
  listStatuses,
  routes,
  type Language,
  type OutputOf,
  type RequestContext,
  type StatusTable,
  type WantedList,
} from '@mullion/contracts';
import type { Rpc } from '@mullion/server-kit';
import type { ListRow, StatusNames } from './columns';

const ORDERS_AT_ONCE = 1_000;
const ROWS_AT_ONCE = 200;

export interface Source {
  readonly total: number;
  readonly rows: AsyncIterable<ListRow>;
}
type Ask = Pick<Rpc, 'ask'>;

/** Orders may be very many: their ids first, at one moment, then the orders a thousand at a time. */
const orderRows = async (wanted: WantedList, rpc: Ask, context: RequestContext): Promise<Source> => {
  const ids = await rpc.ask(listOrderIds, listOrderIds.input.parse(wanted.query), { context });
  const rows = async function* () {
    for (let at = 0; at < ids.length; at += ORDERS_AT_ONCE)
      yield* await rpc.ask(getOrdersByIds, { ids: ids.slice(at, at + ORDERS_AT_ONCE) }, { context });
  };
  return { total: ids.length, rows: rows() };
};

type Page = { readonly rows: readonly ListRow[]; readonly total: number };

/** The other lists are read page by page; a row that moves between two pages meanwhile may be missed or come twice. */
const pagedRows = async (ask: (page: number) => Promise<Page>): Promise<Source> => {
  const first = await ask(1);
  const rows = async function* () {
    let page = first;
    for (let number = 2; page.rows.length > 0; number += 1) {
      yield* page.rows;
      if (page.rows.length < ROWS_AT_ONCE) return;
      page = await ask(number);
    }
  };
  return { total: first.total, rows: rows() };
};

const pageOf = ({ data, total }: { readonly data: readonly ListRow[]; readonly total: number }): Page => ({
  rows: data,
  total,
});

/** All rows of a wanted list, asked from their owner as its person. */
export const rowsOf = async (wanted: WantedList, rpc: Ask, context: RequestContext): Promise<Source> => {
  const { list, query } = wanted;
  if (list === 'orders') return orderRows(wanted, rpc, context);
  const nothing = { params: {}, body: {} };
  const paged = (page: number) => ({ ...query, page, rows: ROWS_AT_ONCE });
  if (list === 'customers')
    return pagedRows(async (page) =>
      pageOf(
        await rpc.ask(
          routes.listCustomers,
          { ...nothing, query: routes.listCustomers.query.parse(paged(page)) },
          { context },
        ),
      ),
    );
  if (list === 'pallets')
    return pagedRows(async (page) =>
      pageOf(
        await rpc.ask(
          routes.listPallets,
          { ...nothing, query: routes.listPallets.query.parse(paged(page)) },
          { context },
        ),
      ),
    );
  if (list === 'trucks')
    return pagedRows(async (page) => {
      const answer = await rpc.ask(
        routes.listTrucks,
        { ...nothing, query: routes.listTrucks.query.parse(paged(page)) },
        { context },
      );
      return { rows: answer.trucks, total: answer.total };
    });
  const everybody = await rpc.ask(routes.listUsers, { ...nothing, query: {} }, { context });
  return pagedRows((page) => Promise.resolve({ rows: page === 1 ? everybody : [], total: everybody.length }));
};

/** The statuses that a list shows. */
export const tableOf = {
  orders: 'orders',
  pallets: 'pallets',
  trucks: 'trucks',
  customers: null,
  users: null,
} as const;

/** Names of the statuses of a table. */
export const statusNamesOf = async (
  table_name: StatusTable | null,
  language: Language,
  rpc: Ask,
  context: RequestContext,
): Promise<StatusNames> => {
  if (table_name === null) return new Map();
  const found: OutputOf<typeof listStatuses> = await rpc.ask(
    listStatuses,
    { params: {}, body: {}, query: { language, table_name } },
    { context },
  );
  return new Map(found.filter((row) => row.table_name === table_name).map((row) => [row.status, row.text]));
};
