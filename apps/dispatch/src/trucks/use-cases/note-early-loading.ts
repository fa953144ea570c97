import type { EventOf, palletLoaded } from '@mullion/contracts';
import { loadedIdsOf, loadingSteps, outOfTurn, shownNumber, type LoadingStep } from '@mullion/packing-model';
import { auditRow, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { floorOf, placedPallet } from '../truck.mapper';
import { TruckRepository } from '../truck.repository';

/** Records who has loaded a pallet before those that should have gone in first, in the audit list of the truck. */
export const noteEarlyLoading = async (
  tx: Tx,
  { company_id: companyId, data }: EventOf<typeof palletLoaded>,
): Promise<void> => {
  const trucks = new TruckRepository(tx, companyId);
  const truck = await trucks.read(data.truck_id);
  if (!truck) return;
  const loads = (await trucks.loads(truck.id)).filter((load) => load.state !== 'leaving');
  const pallets = await palletCopies(
    tx,
    companyId,
    loads.map((load) => load.pallet_id),
  );
  const placed = loads
    .map((load) => placedPallet(load, pallets.get(load.pallet_id), truck.allow_turn))
    .filter((one) => one !== null);
  const steps = loadingSteps(floorOf(truck), placed);
  const own = steps.find(({ pallet }) => pallet.id === data.pallet_id);
  const early = outOfTurn(steps, data.pallet_id, loadedIdsOf(steps));
  if (!own || !early) return;
  const nameOf = ({ step, pallet: { id } }: LoadingStep): string =>
    `${step}. ${shownNumber(pallets.get(id)?.number ?? `#${id}`)}`;
  await auditRow(
    tx,
    { company_id: companyId, ...data.by },
    {
      ...{ table: 'trucks', id: truck.id, name: truck.description },
      before: { loaded_out_of_turn: early.skipped.map(nameOf) },
      after: { loaded_out_of_turn: [nameOf(own)] },
    },
  );
};
