import { isLoadFixed, shownNumber } from '@mullion/packing-model';
import { AppError, type Database, type Tx } from '@mullion/server-kit';
import { palletCopies } from '../../copies/copies.queries';
import { movedOf, type Standing } from '../rules/fixed-loads';
import type { LoadRow } from '../truck.row';

/** Of some loads those whose pallets are loaded, with the numbers they are called by. */
export const fixedLoads = async (
  source: Tx | Database,
  companyId: number,
  loads: readonly LoadRow[],
): Promise<Map<number, FixedLoad>> => {
  const copies = await palletCopies(
    source,
    companyId,
    loads.map((load) => load.pallet_id),
  );
  return new Map(
    loads.flatMap((load): [number, FixedLoad][] => {
      const pallet = copies.get(load.pallet_id);
      if (!pallet || load.state !== 'placed' || !isLoadFixed(pallet.status)) return [];
      return [[load.pallet_id, { load, name: pallet.number ? shownNumber(pallet.number) : `#${load.pallet_id}` }]];
    }),
  );
};
export interface FixedLoad {
  readonly load: LoadRow;
  readonly name: string;
}

const namesOf = (fixed: readonly FixedLoad[]): string => fixed.map(({ name }) => name).join(', ');

/** @throws AppError truck.pallet_fixed when a loaded pallet would stand elsewhere */
export const mustNotMoveLoaded = async (
  tx: Tx,
  companyId: number,
  loads: readonly LoadRow[],
  places: readonly Standing[],
): Promise<void> => {
  const fixed = await fixedLoads(tx, companyId, loads);
  const moved = movedOf([...fixed.values()], places);
  if (moved.length > 0) throw new AppError('truck.pallet_fixed', { pallets: namesOf(moved) });
};

/** @throws AppError truck.takes_loaded_off when one of these pallets is loaded */
export const mustNotTakeLoadedOff = async (tx: Tx, companyId: number, loads: readonly LoadRow[]): Promise<void> => {
  const fixed = await fixedLoads(tx, companyId, loads);
  if (fixed.size > 0) throw new AppError('truck.takes_loaded_off', { pallets: namesOf([...fixed.values()]) });
};
