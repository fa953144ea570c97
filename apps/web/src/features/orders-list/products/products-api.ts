import { changeProductStatuses, createProduct, deleteProduct, printProducts, updateProducts } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const order = (id: number) => ({ type: 'order' as const, id });
const product = (id: number) => ({ type: 'product' as const, id });

const productsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    createProduct: b.mutation<Result<typeof createProduct>, Args<typeof createProduct>>({
      ...endpointOf(createProduct),
      invalidatesTags: (_result, _error, { body }) => [order(body.order_id)],
    }),
    updateProducts: b.mutation<Result<typeof updateProducts>, Args<typeof updateProducts>>({
      ...endpointOf(updateProducts),
      invalidatesTags: (result) => (result?.products ?? []).flatMap((one) => [product(one.id), order(one.order_id)]),
    }),
    changeProductStatuses: b.mutation<Result<typeof changeProductStatuses>, Args<typeof changeProductStatuses>>({
      ...endpointOf(changeProductStatuses),
      invalidatesTags: (result) => (result?.products ?? []).flatMap((one) => [product(one.id), order(one.order_id)]),
    }),
    deleteProduct: b.mutation<Result<typeof deleteProduct>, Args<typeof deleteProduct>>({
      ...endpointOf(deleteProduct),
      invalidatesTags: (_result, _error, { params }) => [product(Number(params.id))],
    }),
    printProducts: b.mutation<Result<typeof printProducts>, Args<typeof printProducts>>(endpointOf(printProducts)),
  }),
});

export const {
  useCreateProductMutation,
  useUpdateProductsMutation,
  useChangeProductStatusesMutation,
  useDeleteProductMutation,
  usePrintProductsMutation,
} = productsApi;
