import type { EventHead } from '@mullion/contracts';
import type { Database } from '../database/database';
import { log } from '../logging/log';

/** An event that holds its partition up, because somebody it needs is away. */
export interface BlockedEvent {
  readonly owner: string;
  readonly partition: number;
  readonly event_id: string;
  readonly subject: string;
  readonly company_id: number;
  readonly tries: number;
  readonly last_error: string;
  readonly since: Date;
}

/** Remembers, for people, which events partitions wait for; written only while something is wrong. */
export class BlockedEvents {
  constructor(private readonly database: Database) {}

  /** Never throws: the database may be what is away. */
  async block(event: EventHead, partition: number, error: unknown): Promise<void> {
    log().warn(
      { subject: event.subject, event: event.id, reason: String(error) },
      'an event waits for somebody who is away',
    );
    await this.write(
      `INSERT INTO ${this.database.schema}.inbox_held AS h (owner, partition, event_id, subject, company_id, last_error) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (owner, partition) DO UPDATE SET last_error = EXCLUDED.last_error, event_id = EXCLUDED.event_id, subject = EXCLUDED.subject,
         company_id = EXCLUDED.company_id, tries = CASE WHEN h.event_id = EXCLUDED.event_id THEN h.tries + 1 ELSE 1 END,
         since = CASE WHEN h.event_id = EXCLUDED.event_id THEN h.since ELSE now() END`,
      [event.owner, partition, event.id, event.subject, event.company_id, String(error)],
    );
  }

  /** The event has been applied or given up. */
  release(event: EventHead, partition: number): Promise<void> {
    return this.write(`DELETE FROM ${this.database.schema}.inbox_held WHERE owner = $1 AND partition = $2`, [
      event.owner,
      partition,
    ]);
  }

  private async write(sql: string, params: readonly unknown[]): Promise<void> {
    try {
      await this.database.read(sql, params);
    } catch (error) {
      log().warn({ reason: String(error) }, 'a held event could not be noted');
    }
  }
}
