import { findInHall, getPickList, getUnitWay, readRack, seekUnit } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** Whatever stands on racks is another after any scan at one. */
const racks = { type: 'rack', id: 'LIVE_LIST' } as const;

const hallApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    rackByCode: b.query<Result<typeof readRack>, Args<typeof readRack>>({ ...endpointOf(readRack), providesTags: [racks] }),
    findInHall: b.query<Result<typeof findInHall>, Args<typeof findInHall>>({ ...endpointOf(findInHall), providesTags: [racks] }),
    unitWay: b.query<Result<typeof getUnitWay>, Args<typeof getUnitWay>>({
      ...endpointOf(getUnitWay),
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
    seekUnit: b.mutation<Result<typeof seekUnit>, Args<typeof seekUnit>>({ ...endpointOf(seekUnit), invalidatesTags: [racks] }),
  }),
});

export const { useRackByCodeQuery, useFindInHallQuery, useUnitWayQuery, usePickListQuery, useSeekUnitMutation } = hallApi;
