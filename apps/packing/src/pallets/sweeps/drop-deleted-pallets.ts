import { clearInBatches, deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const deleted = { table: 'deleted_pallet', key: 'pallet_id', oldest: 'deleted_at' } as const;

/**
 * After a year no label of a deleted pallet is about. What it was is kept as long as an act may bring it back; one
 * without a number has no label.
 */
@Injectable()
export class DropDeletedPallets {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  async run(): Promise<void> {
    const { database } = this.tools;
    await deleteInBatches(database, { ...deleted, days: retentionDays.planningActs, where: `number = ''` });
    await clearInBatches(database, {
      ...deleted,
      days: retentionDays.planningActs,
      set: 'pallet = NULL',
      where: 'pallet IS NOT NULL',
    });
    await deleteInBatches(database, { ...deleted, days: retentionDays.deletedPallets });
  }
}
