import {
  deliverStop,
  getPalletsToPrint,
  getSharedDeparture,
  reportDamage,
  routes,
  type DamageFields,
  type DepartureOfTruck,
} from '@mullion/contracts';
import { guestContext } from '@mullion/server-kit';
import { people } from '@mullion/server-testing';
import type { DispatchWorld } from './dispatch-world';

/** A driver, who has the link of a departure. */
export const driverOf = (truckId: number, departure = 1) =>
  guestContext(
    1,
    { link_id: 1, kind: 'departure', target_id: truckId, departure, language: 'lt', until: null },
    'Europe/Vilnius',
  );

/** Packing tells of every pallet its two products, the first with a picture: of pallet 22 they are 221 and 222. */
export const answerPalletsToPrint = ({ service }: DispatchWorld): void => {
  service.world.answer(getPalletsToPrint, ({ pallet_ids }) =>
    pallet_ids.map(
      (id) =>
        ({
          id,
          products: [1, 2].map((nth) => ({
            id: id * 10 + nth,
            order_id: 7,
            order: '26-7',
            position: `L${nth}`,
            barcode: `B${id}${nth}`,
            width: 900,
            height: 1200,
            category: 1,
            image: nth === 1 ? 'c0ffee' : null,
            awaits_remake: false,
          })),
        }) as never,
    ),
  );
};

export const line = [
  [0.1, 0.3],
  [0.5, 0.2],
] as [number, number][];

/** What a driver sends of a delivery; the clock of the device is years ahead. */
export const signed = (over: object = {}) => ({
  delivered_at: '2030-01-01T10:00:00Z',
  received_by: 'Kari Nordmann',
  signature: [line],
  unsigned_reason: null,
  ...over,
});

/** What a driver reports of the first product of a pallet. */
export const damageOf = (pallet: number, over: Partial<DamageFields> = {}): DamageFields => ({
  id: crypto.randomUUID(),
  pallet_id: pallet as never,
  product_id: (pallet * 10 + 1) as never,
  kind: 'glass',
  at: { x: 0.4, y: 0.8 },
  note: 'Įskilęs kampas',
  noticed_at: '2030-01-01T10:00:00Z',
  ...over,
});

/** Trucks that leave, and what their drivers ask. */
export const departureCalls = (world: () => DispatchWorld) => {
  const api: DispatchWorld['service']['api'] = (contract) => world().service.api(contract);
  const read = (truckId: number, departure = 1) => api(getSharedDeparture).as(driverOf(truckId, departure)).send({});
  return {
    /** A truck with these pallets that has left. */
    leave: async (...ids: number[]): Promise<number> => {
      const truck = await world().truckOf(...ids);
      await world().scanned(truck.id, ...ids);
      const product_ids = ids.flatMap((id) => [id * 10 + 1, id * 10 + 2]);
      world().depart = () => ({ outcome: 'departed', orders: [{ order_id: 7, product_ids }] }) as never;
      await api(routes.updateTruck)
        .as(people.admin())
        .ok({ params: { id: truck.id }, body: { status: 4 } });
      return truck.id;
    },
    read,
    stopOf: async (truckId: number): Promise<DepartureOfTruck['stops'][number]> => {
      const [stop] = (await read(truckId)).body.stops;
      if (!stop) throw new Error('no stop');
      return stop;
    },
    deliver: (truckId: number, id: number, body: object = signed(), key?: string) =>
      api(deliverStop)
        .as(driverOf(truckId))
        .with(key === undefined ? {} : { idempotencyKey: key })
        .send({ params: { id: id as never }, body: body as never }),
    damage: (truckId: number, id: number, body: DamageFields) =>
      api(reportDamage)
        .as(driverOf(truckId))
        .send({ params: { id: id as never }, body }),
  };
};
