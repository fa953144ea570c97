import { clearInBatches, deleteInBatches, retentionDays, ServiceTools, Sweep } from '@mullion/server-kit';
import { Injectable } from '@nestjs/common';

const HOUR_MS = 3_600_000;
/** A mail may carry pictures. */
const BATCH = 200;

/** Text and pictures of old mails go, whether they were sent or not; who was sent what about which truck stays. */
@Injectable()
export class DropOldMail {
  constructor(private readonly tools: ServiceTools) {}

  @Sweep({ everyMs: HOUR_MS })
  async run(): Promise<void> {
    const { database } = this.tools;
    const where = `html <> '' AND state NOT IN ('pending', 'sending')`;
    const bodies = {
      table: 'email_deliveries',
      key: 'id',
      oldest: 'created_at',
      days: retentionDays.mailBodies,
      where,
    };
    await clearInBatches(database, { ...bodies, set: `body = '', html = ''` }, BATCH);
    await deleteInBatches(database, {
      table: 'recalled_departures',
      key: 'ctid',
      oldest: 'created_at',
      days: retentionDays.recalledDepartures,
    });
  }
}
