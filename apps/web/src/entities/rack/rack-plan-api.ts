import { getRackPlan } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const rackPlanApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    rackPlan: b.query<Result<typeof getRackPlan>, Args<typeof getRackPlan>>({
      ...endpointOf(getRackPlan),
      // whatever stands on racks is another after any scan at one
      providesTags: [{ type: 'rack', id: 'LIVE_LIST' }],
    }),
  }),
});

export const { useRackPlanQuery } = rackPlanApi;
