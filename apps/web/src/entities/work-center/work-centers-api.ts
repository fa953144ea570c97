import { listWorkCenters } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

/** The work centers of the company with what each waits for; pages of the shop floor share it. */
export const workCentersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listWorkCenters: b.query<Result<typeof listWorkCenters>, Args<typeof listWorkCenters>>({
      ...endpointOf(listWorkCenters),
      providesTags: (result) => tagsOf('work_center', result),
    }),
  }),
});

export const { useListWorkCentersQuery } = workCentersApi;
