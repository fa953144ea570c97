import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/** After a year no label of a deleted pallet is about. */
@Injectable()
export class DropDeletedPallets {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  run(): Promise<void> {
    return deleteInBatches(this.tools.database, {
      table: 'deleted_pallet',
      key: 'pallet_id',
      oldest: 'deleted_at',
      days: retentionDays.deletedPallets,
    });
  }
}
