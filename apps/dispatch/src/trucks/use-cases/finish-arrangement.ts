import type { finishArrangement as contract, InputOf } from '@mullion/contracts';
import type { ServiceTools } from '@mullion/server-kit';
import { ArrangementRepository } from '../arrangement.repository';
import { auditTruck } from '../audit-truck';
import { recordTruck } from '../record-truck';
import { arrangementKey } from '../arrangements.queries';
import { movedOf } from '../rules/fixed-loads';
import { isOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import { fixedLoads } from './fixed-loads';
import { noSearch, requestArrangement } from './request-arrangement';

/**
 * The worker gives the plan, or says that there is none: places are written to loads that are still there and the lock
 * ends. A second answer changes nothing, nor does one that a newer search or a person has replaced. A plan that would
 * move what has been loaded meanwhile is searched again around it.
 */
export const finishArrangement = async (
  { database, rowWaiter, queues }: Pick<ServiceTools, 'database' | 'rowWaiter' | 'queues'>,
  companyId: number,
  { arrangement_id: id, plan, error }: InputOf<typeof contract>,
): Promise<void> => {
  await database.transaction(null, async (tx) => {
    tx.afterCommit(() => rowWaiter.notify(arrangementKey(id)));
    const arrangements = new ArrangementRepository(tx, companyId);
    const asked = await arrangements.find(id);
    if (!asked) return;
    const trucks = new TruckRepository(tx, companyId);
    const truck = asked.truck_id === null ? null : await trucks.lock(asked.truck_id);
    if (!(await arrangements.end(id, plan, error))) return;
    if (!truck || truck.arrangement_id !== id) return;
    const floor = plan?.trucks[0];
    const open = isOpen(truck);
    let failed = plan === null;
    if (floor && open) {
      const loads = await trucks.loads(truck.id);
      const fixed = [...(await fixedLoads(tx, companyId, loads)).values()];
      const moved = movedOf(
        fixed,
        floor.items.map((item) => ({ ...item, pallet_id: item.id })),
      );
      const known = new Set(asked.instance.pallets.filter(({ stands }) => stands?.is_fixed).map(({ id }) => id));
      if (moved.some(({ load }) => !known.has(load.pallet_id))) {
        const by = {
          userId: truck.locked_by_id,
          userName: truck.locked_by ?? '',
          ...(asked.asked_by && { askedBy: asked.asked_by }),
        };
        await recordTruck(tx, await requestArrangement(tx, queues, truck, by));
        return;
      }
      // a worker of a version before knows nothing of what is fixed
      failed = moved.length > 0;
      if (!failed)
        await trucks.place(
          truck.id,
          floor.items.map((item) => ({ id: item.id, x: item.x, y: item.y, isTurned: item.is_turned })),
        );
      if (asked.asked_by)
        await auditTruck(
          tx,
          asked.asked_by,
          { row: truck, loads },
          { row: truck, loads: await trucks.loads(truck.id) },
        );
    }
    const bound = floor && open ? { lower_bound_length: floor.lower_bound } : {};
    await recordTruck(tx, await trucks.update(truck.id, { ...noSearch, arrangement_failed: failed, ...bound }));
  });
};
