import { importOrders } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../app/base-api';

export const importApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    importOrders: b.mutation<Result<typeof importOrders>, Args<typeof importOrders>>({
      ...endpointOf(importOrders),
      invalidatesTags: (result) => (result?.written ? [{ type: 'order', id: 'LIST' }, 'customer'] : []),
    }),
  }),
});
export const { useImportOrdersMutation } = importApi;
