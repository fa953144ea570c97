import { updateOrders } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

/** Several orders at once: the list changes them, planning takes one in again. */
export const updateOrdersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    updateOrders: b.mutation<Result<typeof updateOrders>, Args<typeof updateOrders>>({
      ...endpointOf(updateOrders),
      invalidatesTags: (_result, _error, { body }) =>
        [...body.orders.map(({ id }) => id), 'TODAY' as const].map((id) => ({ type: 'order', id })),
    }),
  }),
});

export const { useUpdateOrdersMutation } = updateOrdersApi;
