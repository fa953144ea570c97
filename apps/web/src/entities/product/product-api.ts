import { getProduct, updateProduct } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

export const productApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    getProduct: b.query<Result<typeof getProduct>, Args<typeof getProduct>>({
      ...endpointOf(getProduct),
      providesTags: (_result, _error, { params }) => [{ type: 'product', id: Number(params.id) }],
    }),
    updateProduct: b.mutation<Result<typeof updateProduct>, Args<typeof updateProduct>>({
      ...endpointOf(updateProduct),
      invalidatesTags: (result, _error, { params }) => [
        { type: 'product', id: Number(params.id) },
        ...(result ? [{ type: 'order' as const, id: result.order_id }] : []),
        ...(result?.pallet_id ? [{ type: 'pallet' as const, id: result.pallet_id }] : []),
      ],
    }),
  }),
});

export const { useGetProductQuery, useUpdateProductMutation } = productApi;
