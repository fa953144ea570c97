import { getProductImage } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../base-api';

export const productImageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    productImage: b.query<Result<typeof getProductImage>, Args<typeof getProductImage>>({
      ...endpointOf(getProductImage),
      providesTags: (_result, _error, args) => [{ type: 'product', id: Number(args.params.id) }],
    }),
  }),
});

export const { useProductImageQuery } = productImageApi;
