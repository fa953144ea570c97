import type { ServiceTools } from '@mullion/server-kit';
import { AuditMonthRepository } from '../audit-month.repository';
import { monthsToDrop, monthsToMake } from '../rules/audit-months';

/** Over all companies: the months that must exist now are made, those that are too old go. */
export const keepAuditMonths = async ({ database, clock }: ServiceTools): Promise<void> => {
  const now = clock.now();
  await database.transaction(null, async (tx) => {
    const months = new AuditMonthRepository(tx);
    await months.lock();
    for (const month of monthsToMake(now)) await months.create(month);
    for (const table of monthsToDrop(await months.tables(), now)) await months.drop(table);
  });
};
