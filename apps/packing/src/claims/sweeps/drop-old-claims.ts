import { deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

/**
 * Answers to claims and departures that no repeat asks for any more; who holds a pallet, and that it has left, is in
 * the pallet itself. The last departure of a truck stays: it refuses the recall of an earlier one.
 */
@Injectable()
export class DropOldClaims {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: 3_600_000 })
  async run(): Promise<void> {
    const { database } = this.tools;
    const days = retentionDays.truckClaims;
    await deleteInBatches(database, {
      table: 'truck_claim',
      key: 'claim_id',
      oldest: 'coalesce(released_at, created_at)',
      days,
    });
    const where = `EXISTS (SELECT 1 FROM ${database.schema}.truck_departure AS later
      WHERE later.truck_id = truck_departure.truck_id AND later.departure > truck_departure.departure)`;
    await deleteInBatches(database, {
      table: 'truck_departure',
      key: 'ctid',
      oldest: 'coalesce(recalled_at, created_at)',
      days,
      where,
    });
  }
}
