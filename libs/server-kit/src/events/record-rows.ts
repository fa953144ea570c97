import type { EventDefinition, ServiceName } from '@mullion/contracts';
import type { z } from 'zod';
import { Expression, type RowShape } from './row-shape';

/** An event of rows that a statement has at hand; its rows have a column `company_id`. */
export interface RecordedRows {
  /** Rows: a name, or a query in brackets with a name. */
  readonly from: string;
  /** The columns that rows of one event have in common; absent: each row is an event. */
  readonly groupBy?: readonly string[];
}

/** What an event says, of rows. */
export class EventOfRows<Row, Data extends z.ZodType> {
  constructor(
    readonly event: EventDefinition<Data>,
    readonly data: RowShape<Row, z.output<Data>>,
  ) {}

  /** @param requestId SQL of the request */
  select(requestId: string, { from, groupBy }: RecordedRows): string {
    const isGroup = groupBy !== undefined;
    const columns = groupBy?.map((name) => `"${name}"`).join(', ');
    const group = isGroup ? ` GROUP BY "company_id", ${columns} ORDER BY ${columns}` : '';
    return `(SELECT gen_random_uuid(), '${this.event.subject}', "company_id", ${requestId}, ${this.data.sql(isGroup)}, ${this.live(isGroup)} FROM ${from}${group})`;
  }

  /** The contract's rule, given expressions in place of values: it only passes ids on. */
  private live(isGroup: boolean): string {
    const changes = this.event.live?.(this.data.expressions() as z.output<Data>);
    if (!changes) return 'NULL::json';
    const parts = changes.map(
      ({ entity, ids }) => `json_build_object('entity', '${entity}', 'ids', ${idsOf(ids, isGroup)})`,
    );
    return `json_build_array(${parts.join(', ')})`;
  }
}

const idsOf = (ids: readonly unknown[], isGroup: boolean): string => {
  const expressions = ids.map((id) => {
    if (!(id instanceof Expression))
      throw new Error('a live message that computes its ids cannot be made by a statement');
    return id;
  });
  const [only] = expressions;
  if (isGroup && only && only.orderBy !== null) return `json_agg(${only.sql} ORDER BY ${only.orderBy})`;
  return `json_build_array(${expressions.map(({ sql }) => sql).join(', ')})`;
};

/**
 * The statement that puts events into the outbox as `Tx.record` does, for the hottest writes alone; it gives `id` and
 * `subject`.
 */
export const recordRows = (...selects: readonly string[]): string =>
  `INSERT INTO outbox (event_id, subject, company_id, request_id, data, live) ${selects.join(' UNION ALL ')} RETURNING id, subject`;

/**
 * What a write answers, as `stampsOf` has it, of the rows that `recordRows` gives.
 * @param prefix SQL of `Database.stampPrefix`
 */
export const stampsOfRows = (service: ServiceName, prefix: string, recorded: string): string =>
  `(SELECT string_agg(stamp, ',' ORDER BY last) FROM (SELECT ${prefix} || substr(subject, ${`evt.${service}.`.length + 1}) || ':' || max(id) AS stamp,
    max(id) AS last FROM ${recorded} GROUP BY subject) AS kinds)`;
