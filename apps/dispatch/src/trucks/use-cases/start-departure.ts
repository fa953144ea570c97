import { palletStatus, type InputOf, type RequestContext, type routes } from '@mullion/contracts';
import { isAskedAtDeparture, shownNumber, truckWarnings } from '@mullion/packing-model';
import { AppError, type Database, type Sagas, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { recordTruck } from '../record-truck';
import type { DepartureData } from '../sagas/departure.saga';
import { floorOf, placedPallet } from '../truck.mapper';
import { mustBeOpen } from '../truck.policy';
import { TruckRepository } from '../truck.repository';
import type { TruckRow } from '../truck.row';
import { LOCK_SECONDS } from './request-arrangement';

type Fields = InputOf<typeof routes.updateTruck>['body'];

/**
 * What a departure of this truck is, decided and not begun; `source` is only read.
 * @throws AppError truck.empty; truck.not_all_loaded (params.pallets names them) as far as dispatch can see;
 * truck.warnings
 *   (params.warnings) until `despite_warnings`. Packing checks again under its own lock.
 */
export const decideDeparture = async (
  source: Tx | Database,
  truck: TruckRow,
  fields: Pick<Fields, 'despite_warnings' | 'notify'>,
): Promise<Pick<DepartureData, 'departure' | 'pallet_ids' | 'notify'>> => {
  mustBeOpen(truck);
  const loads = await new TruckRepository(source, truck.company_id).loads(truck.id);
  if (loads.length === 0) throw new AppError('truck.empty');
  const ids = loads.map((load) => load.pallet_id);
  const pallets = await palletCopies(source, truck.company_id, ids);
  const missing = loads.filter(
    (load) => load.state !== 'placed' || (pallets.get(load.pallet_id)?.status ?? 0) < palletStatus.loaded,
  );
  if (missing.length > 0) {
    const names = missing
      .map((load) => pallets.get(load.pallet_id)?.number)
      .map((number, i) => (number ? shownNumber(number) : `#${missing[i]?.pallet_id}`));
    throw new AppError('truck.not_all_loaded', { pallets: names.join(', ') });
  }
  const placed = loads.flatMap((load) => placedPallet(load, pallets.get(load.pallet_id), truck.allow_turn) ?? []);
  const asked = truckWarnings(floorOf(truck), placed).filter(isAskedAtDeparture);
  if (asked.length > 0 && !fields.despite_warnings) {
    throw new AppError('truck.warnings', { warnings: [...new Set(asked.map((warning) => warning.code))].join(', ') });
  }
  const departure = truck.departure + 1;
  return { departure, pallet_ids: ids, notify: fields.notify ?? departure === 1 };
};

/**
 * @throws AppError `invalid` when the details of a departure have both a signature and the reason why there is none, or
 * neither
 */
const mustBeSignedOrExplained = ({ departure_details: details }: Fields): void => {
  if (details && (details.signature === null) === (details.unsigned_reason === null))
    throw new AppError(
      'invalid',
      {},
      { errors: [{ path: 'body.departure_details.unsigned_reason', code: 'form.required' }] },
    );
};

/** Starts the departure of a locked truck; gives its saga. @throws AppError as `decideDeparture` */
export const startDeparture = async (
  tx: Tx,
  sagas: Sagas,
  truck: TruckRow,
  status: number,
  fields: Fields,
  who: RequestContext,
): Promise<string> => {
  mustBeSignedOrExplained(fields);
  const decided = await decideDeparture(tx, truck, fields);
  const data: DepartureData = {
    truck_id: truck.id,
    ...decided,
    status,
    user_id: who.user_id,
    user_name: who.user_name,
    session_id: who.session_id,
    details: fields.departure_details ?? null,
  };
  const trucks = new TruckRepository(tx, truck.company_id);
  const sagaId = await sagas.start(
    tx,
    'departure',
    `${truck.id}:${decided.departure}:${truck.version}`,
    truck.company_id,
    data,
  );
  await trucks.lockFor(truck.id, { userId: who.user_id, userName: who.user_name }, LOCK_SECONDS);
  await recordTruck(tx, await trucks.update(truck.id, { departing: sagaId, refusal: null }));
  return sagaId;
};
