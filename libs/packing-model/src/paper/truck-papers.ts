import type { PaperFacts, Truck } from '@mullion/contracts';
import { loadingOrder } from '../wire/loading-order';

/** What the loading list of a truck says: the pallets in the order of loading, each with its place and its stop. */
export const truckListFacts = (truck: Truck): PaperFacts => ({
  number: truck.number,
  fields: {
    number: truck.description,
    delivery_date: truck.delivery_date ?? '',
    vehicle: truck.vehicle
      ? [truck.vehicle.number_plate, truck.vehicle.trailer_number_plate].filter(Boolean).join(' · ')
      : '',
  },
  items: loadingOrder(truck).map(({ step, side, load }) => ({
    id: load.pallet_id,
    name: load.shown_number,
    row: step,
    side,
    at: [step, load.x, load.y, load.is_turned ? 1 : 0, load.group].join(),
    width: load.width,
    height: load.height,
    depth: load.length,
    category: null,
    image: null,
  })),
});
