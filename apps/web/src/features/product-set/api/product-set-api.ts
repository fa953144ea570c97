import { getProductSet } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const productSetApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    productSet: b.query<Result<typeof getProductSet>, Args<typeof getProductSet>>({
      ...endpointOf(getProductSet),
      providesTags: (result) =>
        result
          ? [
              { type: 'product', id: result.id },
              { type: 'glass_unit', id: 'LIVE_LIST' },
            ]
          : [],
    }),
  }),
});

export const { useProductSetQuery } = productSetApi;
