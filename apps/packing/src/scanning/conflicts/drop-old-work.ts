import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** What terminals worked on days ago, and conflicts that were settled long ago. */
@Injectable()
export class DropOldWork {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  async run(): Promise<void> {
    const { database } = this.tools;
    await deleteInBatches(database, {
      table: 'terminal_work',
      key: 'ctid',
      oldest: 'seen_at',
      days: retentionDays.terminalWork,
    });
    await deleteInBatches(database, {
      table: 'scan_conflict',
      key: 'id',
      oldest: 'settled_at',
      days: retentionDays.scanConflicts,
    });
  }
}
