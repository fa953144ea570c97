import { searchEverything } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

/** What was found is shown for a moment and never kept: so soon it is asked for again. */
const KEPT_SECONDS = 5;

const paletteApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    searchEverything: b.query<Result<typeof searchEverything>, Args<typeof searchEverything>>({
      ...endpointOf(searchEverything),
      keepUnusedDataFor: KEPT_SECONDS,
    }),
  }),
});

export const { useSearchEverythingQuery } = paletteApi;
