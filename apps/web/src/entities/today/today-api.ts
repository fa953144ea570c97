import { chooseStartPage, getToday, getTodayBoard } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';
import { referenceApi } from '../reference/reference-api';

/** What waits today: figures for the panel above the orders, and what the page Today shows beside them. */
const todayApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    getToday: b.query<Result<typeof getToday>, Args<typeof getToday>>({
      ...endpointOf(getToday),
      // after what is done here, and after changes of whichever orders
      providesTags: [
        { type: 'order', id: 'TODAY' },
        { type: 'order', id: 'LIVE_LIST' },
      ],
    }),
    getTodayBoard: b.query<Result<typeof getTodayBoard>, Args<typeof getTodayBoard>>({
      ...endpointOf(getTodayBoard),
      providesTags: (board) => [
        ...tagsOf('truck', board?.trucks),
        { type: 'pallet', id: 'MEMBERS' },
        ...(board?.trucks ?? []).flatMap(({ pallets }) =>
          pallets.map(({ pallet_id: id }) => ({ type: 'pallet' as const, id })),
        ),
      ],
    }),
    chooseStartPage: b.mutation<Result<typeof chooseStartPage>, Args<typeof chooseStartPage>>({
      ...endpointOf(chooseStartPage),
      onQueryStarted: async (_choice, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer)
          dispatch(referenceApi.util.updateQueryData('user', undefined, (user) => ({ ...user, ...answer.data })));
      },
    }),
  }),
});

export const { useGetTodayQuery, useGetTodayBoardQuery, useChooseStartPageMutation } = todayApi;
