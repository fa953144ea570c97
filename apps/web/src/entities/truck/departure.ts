import { isAskedAtDeparture } from '@mullion/packing-model';
import { palletStatus, truckStatus, type Truck } from '@mullion/contracts';

/** What a change of a truck's status is: from 4 on it has left, so crossing that line is more than a new word. */
export type StatusMove = 'departure' | 'recall' | 'plain';

export const statusMove = (before: number, after: number): StatusMove => {
  if (before < truckStatus.dispatched && after >= truckStatus.dispatched) return 'departure';
  return before >= truckStatus.dispatched && after < truckStatus.dispatched ? 'recall' : 'plain';
};

/** Warnings that a person has to accept before the truck leaves with them; the others are only shown. */
export const askedWarnings = (truck: Pick<Truck, 'warnings'>): Truck['warnings'] =>
  truck.warnings.filter(isAskedAtDeparture);

/** Pallets that still stand in the hall. */
export const missingPallets = (truck: Pick<Truck, 'pallets'>): Truck['pallets'] =>
  truck.pallets.filter((load) => load.status < palletStatus.loaded || load.state !== 'placed');

/** The departure can be confirmed: there is a load and all of it is on the truck. */
export const isAllLoaded = (truck: Pick<Truck, 'pallets'>): boolean =>
  truck.pallets.length > 0 && missingPallets(truck).length === 0;

/** From 4 on, everything about the floor is refused with already_confirmed. */
export const hasLeft = (truck: Pick<Truck, 'status'>): boolean => truck.status >= truckStatus.dispatched;

/** Nothing has changed that a person was shown before they confirmed: status, pallets, warnings. */
export const isSameLoad = (
  one: Pick<Truck, 'status' | 'pallets' | 'warnings'>,
  other: Pick<Truck, 'status' | 'pallets' | 'warnings'>,
): boolean => {
  const facts = ({ status, pallets, warnings }: typeof one) =>
    JSON.stringify([status, pallets.map((load) => load.pallet_id).sort((a, b) => a - b), askedWarnings({ warnings })]);
  return facts(one) === facts(other);
};
