import { Clock, Database, Sweep } from '@mullion/server-kit';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { monthsToDrop, monthsToMake } from './rules/audit-months';

const DAY_MS = 86_400_000;

/** Makes the months that audit entries go into, and drops those that are kept no longer. */
@Injectable()
export class AuditMonths implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return this.keepMonths();
  }

  @Sweep({ everyMs: DAY_MS })
  async keepMonths(): Promise<void> {
    const now = this.clock.now();
    await this.database.inTransaction(async (tx) => {
      // replicas start together, and IF NOT EXISTS does not keep two from making the same table
      await tx.query(`SELECT pg_advisory_xact_lock(hashtext('audit months'))`);
      for (const { table, from, to } of monthsToMake(now))
        await tx.query(
          `CREATE TABLE IF NOT EXISTS ${table} PARTITION OF audit_entry FOR VALUES FROM ('${from}T00:00:00Z') TO ('${to}T00:00:00Z')`,
        );
      const parts = await tx.query<{ name: string }>(
        `SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'audit_entry'::regclass`,
      );
      for (const table of monthsToDrop(
        parts.map(({ name }) => name),
        now,
      ))
        await tx.query(`DROP TABLE ${table}`);
    });
  }
}
