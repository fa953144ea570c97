import { events, type Vehicle } from '@mullion/contracts';
import { auditedBy, type AuditActor, type Tx } from '@mullion/server-kit';

/** Publishes and audits what became of a vehicle, in the transaction of the change. */
export const recordVehicle = async (
  tx: Tx,
  who: AuditActor,
  { before, after }: { readonly before: Vehicle | null; readonly after: Vehicle | null },
): Promise<void> => {
  const vehicle = after ?? before;
  if (!vehicle) return;
  await tx.record(events.vehicleChanged, who.company_id, { vehicle: { ...vehicle, removed: after === null } });
  await tx.audit({
    ...auditedBy(who),
    action: `vehicle.${before === null ? 'created' : after === null ? 'deleted' : 'edited'}`,
    table_name: 'vehicles',
    row_id: vehicle.id,
    row_name: vehicle.number_plate,
    before,
    after,
  });
};
