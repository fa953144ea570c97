import { exportList } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../api/base-api';

const listsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    exportList: b.mutation<Result<typeof exportList>, Args<typeof exportList>>(endpointOf(exportList)),
  }),
});

export const { useExportListMutation } = listsApi;
