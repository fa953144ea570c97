import type { PalletId } from '@mullion/contracts';
import { fetchLatest } from '../../../kits/api/fetch-latest';
import { store } from '../../../kits/api/store';
import { truckArgs, trucksApi } from '../trucks-api';
import type { FloorRequests } from './floor-sender';

const { updateTruck, addTruckPallets, removeTruckPallet, truck: readTruck } = trucksApi.endpoints;

/** What the commands of one truck's floor are sent with. */
export const floorRequests = (id: number): FloorRequests => ({
  place: (body) => store.dispatch(updateTruck.initiate({ params: { id }, body })).unwrap(),
  edit: (body) => store.dispatch(updateTruck.initiate({ params: { id }, body })).unwrap(),
  putOn: (pallets) =>
    store
      .dispatch(
        addTruckPallets.initiate({ params: { id }, body: { pallets: [...pallets] as PalletId[], optimise: false } }),
      )
      .unwrap(),
  takeOff: (palletId) => store.dispatch(removeTruckPallet.initiate({ params: { id, pallet_id: palletId } })).unwrap(),
  read: () => fetchLatest(() => store.dispatch(readTruck.initiate(truckArgs(id), { forceRefetch: true }))),
});
