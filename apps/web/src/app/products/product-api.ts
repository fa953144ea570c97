import { getProduct } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../base-api';

const productApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    getProduct: b.query<Result<typeof getProduct>, Args<typeof getProduct>>({
      ...endpointOf(getProduct),
      providesTags: (_result, _error, { params }) => [{ type: 'product', id: Number(params.id) }],
    }),
  }),
});

export const { useGetProductQuery } = productApi;
