import { getOrderTimeline } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const timelineApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    orderTimeline: b.query<Result<typeof getOrderTimeline>, Args<typeof getOrderTimeline>>({
      ...endpointOf(getOrderTimeline),
      providesTags: (_result, _error, { params }) => [
        ...tagsOf('operation', []),
        { type: 'order', id: Number(params.id) },
        { type: 'pallet', id: 'MEMBERS' },
      ],
    }),
  }),
});

export const { useOrderTimelineQuery } = timelineApi;
