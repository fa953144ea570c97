import { events, type RequestContext, type Vehicle } from '@mullion/contracts';
import type { Tx } from '@mullion/server-kit';

/** Tells browsers and the audit list what became of a vehicle, in the transaction of the change. */
export const recordVehicle = async (
  tx: Tx,
  who: Pick<RequestContext, 'company_id' | 'user_id' | 'user_name'>,
  { before, after }: { readonly before: Vehicle | null; readonly after: Vehicle | null },
): Promise<void> => {
  const vehicle = after ?? before;
  if (!vehicle) return;
  await tx.record(events.vehicleChanged, who.company_id, { vehicle: { ...vehicle, removed: after === null } });
  await tx.audit({
    company_id: who.company_id,
    user_id: who.user_id,
    user_name: who.user_name,
    action: `vehicle.${before === null ? 'created' : after === null ? 'deleted' : 'edited'}`,
    table_name: 'vehicles',
    row_id: vehicle.id,
    before,
    after,
  });
};
