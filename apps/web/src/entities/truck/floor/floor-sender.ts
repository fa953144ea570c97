import type { addTruckPallets, Problem, Truck, TruckFields } from '@mullion/contracts';
import type { EditorPorts } from '../../../kits/editor/editor-types';
import { wireSpot } from './floor-draft';
import type { FloorCommand } from './floor-document';
import type { TruckFacts } from './truck-facts';

type Added = ReturnType<(typeof addTruckPallets)['response']['parse']>;

/** The requests that the floor's commands are made of. */
export interface FloorRequests {
  readonly place: (fields: Pick<TruckFields, 'pallets'> & { readonly version: number }) => Promise<Truck>;
  readonly edit: (facts: TruckFacts & { readonly details_version: number }) => Promise<Truck>;
  readonly putOn: (palletIds: readonly number[]) => Promise<Added>;
  readonly takeOff: (palletId: number) => Promise<Truck>;
  readonly read: () => Promise<Truck>;
}

const refusal = ({ code, shown_number }: Added['refused'][number]): Problem => ({
  type: 'about:blank',
  title: code,
  status: 422,
  code,
  params: { pallet: shown_number },
});

/**
 * Sends the gestures of one floor: what goes and comes first, then where everything stands in one request with the
 * version.
 */
export const floorPorts = (requests: FloorRequests): EditorPorts<Truck, FloorCommand> => ({
  reload: requests.read,
  send: async ({ changes, facts }, document) => {
    if (facts)
      return document.keep(await requests.edit({ ...facts.to, details_version: document.get().details_version }));
    const isOn = (id: number) =>
      document.get().pallets.some((load) => load.pallet_id === id && load.state !== 'leaving');
    for (const { id, to } of changes) if (to === null && isOn(id)) document.keep(await requests.takeOff(id));
    const coming = changes.filter(({ id, to }) => to !== null && !isOn(id)).map(({ id }) => id);
    if (coming.length > 0) {
      const { truck, refused } = await requests.putOn(coming);
      document.keep(truck);
      if (refused[0]) throw refusal(refused[0]);
    }
    const truck = document.get();
    const loads = new Map(truck.pallets.map((load) => [load.pallet_id as number, load]));
    const pallets = changes.flatMap(({ id, to }) => {
      const load = loads.get(id);
      return to && load ? [wireSpot(load, to)] : [];
    });
    if (pallets.length > 0) document.keep(await requests.place({ pallets, version: truck.version }));
  },
});
