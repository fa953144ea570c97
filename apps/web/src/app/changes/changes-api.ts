import { getLastChange } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../base-api';

export const changesApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    lastChange: b.query<Result<typeof getLastChange>, Args<typeof getLastChange>>({ ...endpointOf(getLastChange), keepUnusedDataFor: 0 }),
  }),
});
export const { useLastChangeQuery } = changesApi;
