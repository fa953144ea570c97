import { eventEnvelope } from '@mullion/contracts';
import type { Database } from '../database/database';
import { AppError } from '../errors/app-error';
import type { Inbox } from './inbox';

export interface DeadLetter {
  readonly id: number;
  readonly event_id: string | null;
  readonly subject: string;
  readonly company_id: number | null;
  readonly error: string;
  readonly attempts: number;
  readonly created_at: Date;
}

/** Events that were given up, and another try for them. */
export class DeadLetters {
  constructor(
    private readonly database: Database,
    private readonly inbox: () => Inbox,
  ) {}

  /** The open ones, oldest first, at most 200. */
  list(): Promise<DeadLetter[]> {
    return this.database.read<DeadLetter>(
      `SELECT id, event_id, subject, company_id, error, attempts, created_at
       FROM ${this.database.schema}.dead_letter WHERE resolved_at IS NULL ORDER BY id LIMIT 200`,
    );
  }

  /**
   * Runs the handlers of a dead letter once more, in one transaction.
   * @throws AppError `not_found` when there is none, else what the handler throws.
   */
  async retry(id: number): Promise<void> {
    const { schema } = this.database;
    await this.database.transaction(null, async (tx) => {
      const [row] = await tx.query<{ envelope: string }>(
        `SELECT envelope FROM ${schema}.dead_letter WHERE id = $1 AND resolved_at IS NULL FOR UPDATE`,
        [id],
      );
      if (!row) throw new AppError('not_found');
      await this.inbox().handle(eventEnvelope.parse(JSON.parse(row.envelope)), tx);
      await tx.execute(`UPDATE ${schema}.dead_letter SET resolved_at = now() WHERE id = $1`, [id]);
    });
  }
}
