import type { Truck } from '@mullion/contracts';
import type { CallInfo, Committed, ServiceTools } from '@mullion/server-kit';
import { finishedArrangement } from '../arrangements.queries';
import { recordTruck } from '../record-truck';
import { mustBeOpen, mustNotBeLocked } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import { truckById } from '../trucks.queries';
import { requestArrangement } from './request-arrangement';
import { FINISH_WITHIN_MS } from './wait-for-loading';

/** Arranges the floor again. @throws AppError not_found, truck.locked; those of `mustBeOpen` */
export const optimiseTruck = async (tools: ServiceTools, call: CallInfo, id: number): Promise<Committed<Truck>> => {
  const { context } = call;
  const asked = await tools.database.transaction(call, async (tx) => {
    const truck = await new TruckRepository(tx, context.company_id).locked(id);
    mustBeOpen(truck);
    mustNotBeLocked(truck, context.user_id, tools.clock.now());
    const by = { userId: context.user_id, userName: context.user_name, askedBy: context };
    const searched = await requestArrangement(tx, tools.queues, truck, by);
    await recordTruck(tx, searched);
    return searched.arrangement_id;
  });
  if (asked.data) await finishedArrangement(tools, context.company_id, asked.data, FINISH_WITHIN_MS);
  const truck = await truckById(tools.database, context, id);
  return asked.map(() => truck);
};
