import type { Truck } from '@mullion/contracts';
import type { PlanningData } from './planning-data';

type WithTrucks = Pick<PlanningData, 'pallets' | 'trucks'>;

/** A page that was read, with the newer version of each truck it lists. */
export const withNewerTrucks = <D extends WithTrucks>(page: D, known: readonly Truck[]): D => {
  const newer = (truck: Truck): Truck =>
    known.find(({ id, version }) => id === truck.id && version > truck.version) ?? truck;
  return { ...page, trucks: page.trucks && page.trucks.map(newer) };
};

/**
 * A page that was read after dispatch had answered these trucks. The page lists the trucks of packing's copy, which may
 * still be behind: one that a pallet shown stands on belongs to it all the same.
 */
export const withAnsweredTrucks = <D extends WithTrucks>(page: D, answered: readonly Truck[]): D => {
  const shown = new Set<number>(page.pallets.map(({ id }) => id));
  const listed = new Set<number>(page.trucks?.map(({ id }) => id));
  const isHere = (truck: Truck): boolean =>
    truck.pallets.some(({ pallet_id, state }) => state !== 'leaving' && shown.has(pallet_id));
  const missing = answered.filter((truck) => !listed.has(truck.id) && isHere(truck));
  return withNewerTrucks({ ...page, trucks: [...(page.trucks ?? []), ...missing] }, answered);
};
