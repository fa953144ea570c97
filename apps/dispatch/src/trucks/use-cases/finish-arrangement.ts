import type { finishArrangement as contract, InputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { ArrangementRepository } from '../arrangement.repository';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { arrangementKey } from '../arrangements.queries';
import { isOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import { noSearch } from './request-arrangement';

/**
 * The worker gives the plan, or says that there is none: places are written to loads that are still there and the lock ends. A second answer
 * changes nothing, nor does one that a newer search or a person has replaced.
 */
export const finishArrangement = async (
  { database, waiting }: Pick<ServiceTools, 'database' | 'waiting'>,
  companyId: number,
  { arrangement_id: id, plan, error }: InputOf<typeof contract>,
): Promise<void> => {
  await database.transaction(null, async (tx) => {
    tx.afterCommit(() => waiting.notify(arrangementKey(id)));
    const arrangements = new ArrangementRepository(tx, companyId);
    const asked = await arrangements.find(id);
    if (!asked) return;
    const trucks = new TruckRepository(tx, companyId);
    const truck = asked.truck_id === null ? null : await trucks.lock(asked.truck_id);
    if (!(await arrangements.end(id, plan, error))) return;
    if (!truck || truck.arrangement_id !== id) return;
    const floor = plan?.trucks[0];
    const open = isOpen(truck);
    if (floor && open) {
      const loads = await trucks.loads(truck.id);
      await trucks.place(
        truck.id,
        floor.items.map((item) => ({ id: item.id, x: item.x, y: item.y, isTurned: item.is_turned })),
      );
      if (asked.asked_by) await auditTruck(tx, asked.asked_by, { row: truck, loads }, { row: truck, loads: await trucks.loads(truck.id) });
    }
    const bound = floor && open ? { lower_bound_length: floor.lower_bound } : {};
    await recordTruck(tx, await trucks.update(truck.id, { ...noSearch, arrangement_failed: plan === null, ...bound }));
  });
};
