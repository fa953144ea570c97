import type { Tx } from '@mullion/server-kit';
import type { AuditMonth } from './rules/audit-months';

/** The parts of the table of audit entries, one a month, for all companies. */
export class AuditMonthRepository {
  constructor(private readonly tx: Tx) {}

  /** Replicas start together, and IF NOT EXISTS does not keep two from making the same table. */
  async lock(): Promise<void> {
    await this.tx.query(`SELECT pg_advisory_xact_lock(hashtext('audit months'))`);
  }

  /** By a function of the schema's owner: the role of this process can neither make nor drop a table. */
  async create({ from }: AuditMonth): Promise<void> {
    await this.tx.query('SELECT make_audit_month($1::date)', [from]);
  }

  async tables(): Promise<string[]> {
    const parts = await this.tx.query<{ name: string }>(
      `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'audit_entry'::regclass`,
    );
    return parts.map(({ name }) => name);
  }

  async drop(table: string): Promise<void> {
    await this.tx.query('SELECT drop_audit_month($1)', [table]);
  }
}
