import { getLoadBoard } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const loadBoardApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    loadBoard: b.query<Result<typeof getLoadBoard>, Args<typeof getLoadBoard>>({
      ...endpointOf(getLoadBoard),
      providesTags: (board) => [
        ...tagsOf('truck', board?.trucks),
        { type: 'pallet', id: 'MEMBERS' },
        { type: 'operation', id: 'LIVE_LIST' },
        ...(board?.trucks ?? []).flatMap(({ pallets }) =>
          pallets.map(({ pallet_id: id }) => ({ type: 'pallet' as const, id })),
        ),
      ],
    }),
  }),
});

export const { useLoadBoardQuery } = loadBoardApi;
