import type {
  AuditChange,
  AuditLine,
  AuditVerb,
  getLastChange,
  InputOf,
  listAudit,
  OutputOf,
  RequestContext,
} from '@mullion/contracts';
import { containsText, isFoundByIndex, type Database, type SearchedText, type ServiceTools } from '@mullion/server-kit';

type Query = InputOf<typeof listAudit>['query'];
type Page = OutputOf<typeof listAudit>;

/** Counting goes on to here: a person narrows the list before reading so much. */
const MAX_COUNTED = 10_000;

interface Row {
  readonly id: number;
  readonly occurred_at: Date;
  readonly table_name: string;
  readonly row_id: string | null;
  readonly row_name: string | null;
  readonly verb: AuditVerb;
  readonly user_id: number | null;
  readonly user_name: string;
  readonly session_id: string | null;
  readonly agent: string | null;
  readonly address: string | null;
  readonly changes: AuditChange[];
}

const toLine = (row: Row): AuditLine => ({
  id: Number(row.id),
  at: row.occurred_at.toISOString(),
  table_name: row.table_name,
  row_id: row.row_id,
  row_name: row.row_name,
  verb: row.verb,
  user_id: row.user_id as AuditLine['user_id'],
  user_name: row.user_name,
  session: row.session_id === null ? null : { id: row.session_id, agent: row.agent ?? '', address: row.address ?? '' },
  changes: row.changes,
});

const searched: SearchedText = {
  table: 'audit_entry',
  text: 'identity.audit_folded(row_name, user_name)',
  schema: 'identity',
};

const conditions = `company_id = $1
  AND ($2::text IS NULL OR table_name = $2)
  AND ($3::text IS NULL OR row_id = $3)
  AND ($4::text IS NULL OR verb = $4)
  AND ($5::int IS NULL OR user_id = $5)
  AND ($6::date IS NULL OR occurred_at >= ($6::date)::timestamp AT TIME ZONE $8)
  AND ($7::date IS NULL OR occurred_at < ($7::date + 1)::timestamp AT TIME ZONE $8)`;

/** Edits of a company, newest first. */
export const pageOfAudit = async (
  database: Database,
  context: Pick<RequestContext, 'home_company_id' | 'time_zone'>,
  query: Query,
): Promise<Page> => {
  const { filter } = query;
  const byIndex =
    filter !== null &&
    (await isFoundByIndex((sql, params) => database.read(sql, params), context.home_company_id, searched, filter));
  const text = filter === null ? null : containsText(searched, filter, byIndex, 9);
  const where = text ? `${conditions} AND ${text.sql}` : conditions;
  const values = [
    context.home_company_id,
    query.table_name ?? null,
    query.row_id,
    query.verb ?? null,
    query.user_id ?? null,
    query.date_from,
    query.date_to,
    context.time_zone,
    ...(text?.params ?? []),
  ];
  const [rows, [count]] = await Promise.all([
    database.read<Row>(
      `SELECT * FROM audit_entry WHERE ${where} ORDER BY occurred_at DESC, id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, query.rows, (query.page - 1) * query.rows],
    ),
    database.read<{ total: number }>(
      `SELECT count(*)::int AS total FROM (SELECT 1 FROM audit_entry WHERE ${where} LIMIT ${MAX_COUNTED}) AS counted`,
      values,
    ),
  ]);
  const total = count?.total ?? 0;
  return { data: rows.map(toLine), last_page: Math.max(1, Math.ceil(total / query.rows)), total };
};

/** The latest edit of a row by anybody but the asker, since they read it; what a service did on its own is nobody's. */
export const lastChange = async (
  { database, clock }: Pick<ServiceTools, 'database' | 'clock'>,
  context: Pick<RequestContext, 'home_company_id' | 'user_id'>,
  { table_name, row_id, within_ms }: InputOf<typeof getLastChange>['query'],
): Promise<OutputOf<typeof getLastChange>> => {
  const since = within_ms === undefined ? null : new Date(clock.now().getTime() - within_ms);
  const [row] = await database.read<Pick<Row, 'user_name' | 'occurred_at'>>(
    `SELECT user_name, occurred_at FROM audit_entry WHERE company_id = $1 AND table_name = $2 AND user_id IS NOT NULL AND user_id IS DISTINCT FROM $3::int
       AND ($4::timestamptz IS NULL OR occurred_at >= $4) AND ${row_id === null ? 'row_id IS NULL' : 'row_id = $5'}
     ORDER BY occurred_at DESC, id DESC LIMIT 1`,
    [context.home_company_id, table_name, context.user_id, since, ...(row_id === null ? [] : [row_id])],
  );
  return { change: row ? { name: row.user_name, at: row.occurred_at.toISOString() } : null };
};
