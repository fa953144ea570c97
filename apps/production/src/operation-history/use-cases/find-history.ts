import { HISTORY_DAYS, historyCode, type InputOf, type listOperationActions, type OutputOf } from '@mullion/contracts';
import type { CallInfo, ServiceTools } from '@mullion/server-kit';
import { toHistoryAction } from '../operation-history.mapper';
import {
  historyCenters,
  historyCounts,
  historyRows,
  type HistoryFilter,
  type HistoryRow,
} from '../operation-history.queries';

const ROWS = 50;
const DAY_MS = 86_400_000;
const kinds: readonly HistoryRow['kind'][] = ['comment', 'completed', 'returned', 'problem'];

type Query = InputOf<typeof listOperationActions>['query'];

const kindsOf = ({ code, only_problems }: Query): readonly HistoryRow['kind'][] => {
  if (only_problems === 'true' || only_problems === '1') return ['problem'];
  return code === undefined ? kinds : kinds.filter((kind) => historyCode[kind] === code);
};

/** A page of the history with what there is of each code and on each day. */
export const findHistory = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  { context }: Pick<CallInfo, 'context'>,
  query: Query,
  isGrouped: boolean,
): Promise<OutputOf<typeof listOperationActions>> => {
  const timeZone = context.time_zone;
  const lately = new Date(Date.parse(clock.today(timeZone)) - (HISTORY_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const from = query.from ?? (query.order_id === undefined ? lately : null);
  const filter: HistoryFilter = {
    ...{ companyId: context.company_id, from, timeZone, kinds: kindsOf(query), filter: query.filter },
    ...{ orderId: query.order_id ?? null, isGrouped },
  };
  const [rows, counts] = await Promise.all([
    historyRows(database, filter, ROWS, (query.page - 1) * ROWS),
    historyCounts(database, { ...filter, kinds }),
  ]);
  const sum = (some: readonly { readonly count: number }[]): number => some.reduce((all, { count }) => all + count, 0);
  const countOf = (kind: HistoryRow['kind']): number => sum(counts.filter((one) => one.kind === kind));
  const asked = counts.filter(({ kind }) => filter.kinds.includes(kind));
  const total = sum(asked);
  const data = rows.map(toHistoryAction);
  const shown = data.flatMap(({ work_center_id: at, returned_to: to }) => (to === null ? [at] : [at, to]));
  return {
    data,
    centers: await historyCenters(database, context.company_id, [...new Set(shown)]),
    page: query.page,
    pages: Math.max(1, Math.ceil(total / ROWS)),
    total,
    counts: {
      comments: countOf('comment'),
      done: countOf('completed'),
      returns: countOf('returned'),
      problems: countOf('problem'),
    },
    days: [...new Set(asked.map(({ date }) => date))].map((date) => ({
      date,
      count: sum(asked.filter((one) => one.date === date)),
    })),
    from,
  };
};
