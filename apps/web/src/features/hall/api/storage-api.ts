import { findInStorage, getPickList, getItemHistory, readRack, seekUnit } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** Whatever stands on racks is another after any scan at one. */
const racks = { type: 'rack', id: 'LIVE_LIST' } as const;

const storageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    rackByCode: b.query<Result<typeof readRack>, Args<typeof readRack>>({
      ...endpointOf(readRack),
      providesTags: [racks],
    }),
    findInStorage: b.query<Result<typeof findInStorage>, Args<typeof findInStorage>>({
      ...endpointOf(findInStorage),
      providesTags: [racks],
    }),
    itemHistory: b.query<Result<typeof getItemHistory>, Args<typeof getItemHistory>>({
      ...endpointOf(getItemHistory),
      providesTags: (_result, _error, { params }) => [racks, { type: 'product', id: Number(params.id) }],
    }),
    pickList: b.query<Result<typeof getPickList>, Args<typeof getPickList>>({
      ...endpointOf(getPickList),
      providesTags: (_result, _error, { params }) => [
        racks,
        { type: 'pallet', id: Number(params.id) },
        { type: 'operation', id: 'LIVE_LIST' },
      ],
    }),
    seekUnit: b.mutation<Result<typeof seekUnit>, Args<typeof seekUnit>>({
      ...endpointOf(seekUnit),
      invalidatesTags: [racks],
    }),
  }),
});

export const { useRackByCodeQuery, useFindInStorageQuery, useItemHistoryQuery, usePickListQuery, useSeekUnitMutation } =
  storageApi;
