import {
  copyOrder,
  createOrder,
  deleteOrders,
  exportPreparationCsv,
  getManyOrders,
  getOrder,
  listOrders,
  undoBulkChange,
  updateOrder,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const orderTag = (id: number | 'LIST' | 'TODAY') => ({ type: 'order' as const, id });

export const ordersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listOrders: b.query<Result<typeof listOrders>, Args<typeof listOrders>>({
      ...endpointOf(listOrders),
      providesTags: (result) => tagsOf('order', result?.data),
    }),
    getOrder: b.query<Result<typeof getOrder>, Args<typeof getOrder>>({
      ...endpointOf(getOrder),
      providesTags: (result, _error, { params }) => [
        orderTag(Number(params.id)),
        ...(result?.products ?? []).map(({ id }) => ({ type: 'product' as const, id })),
      ],
    }),
    manyOrders: b.query<Result<typeof getManyOrders>, Args<typeof getManyOrders>>({
      ...endpointOf(getManyOrders),
      providesTags: (result) => (result?.orders ?? []).map(({ id }) => orderTag(id)),
    }),
    createOrder: b.mutation<Result<typeof createOrder>, Args<typeof createOrder>>({
      ...endpointOf(createOrder),
      invalidatesTags: [orderTag('LIST'), orderTag('TODAY')],
    }),
    copyOrder: b.mutation<Result<typeof copyOrder>, Args<typeof copyOrder>>({
      ...endpointOf(copyOrder),
      invalidatesTags: [orderTag('LIST'), orderTag('TODAY')],
    }),
    updateOrder: b.mutation<Result<typeof updateOrder>, Args<typeof updateOrder>>({
      ...endpointOf(updateOrder),
      invalidatesTags: (_result, _error, { params }) => [orderTag(Number(params.id)), orderTag('TODAY')],
    }),
    deleteOrders: b.mutation<Result<typeof deleteOrders>, Args<typeof deleteOrders>>({
      ...endpointOf(deleteOrders),
      invalidatesTags: [orderTag('LIST'), orderTag('TODAY')],
    }),
    undoBulkChange: b.mutation<Result<typeof undoBulkChange>, Args<typeof undoBulkChange>>({
      ...endpointOf(undoBulkChange),
      invalidatesTags: (result) => [
        ...(result?.orders ?? []).map(({ id }) => orderTag(id)),
        orderTag('LIST'),
        orderTag('TODAY'),
      ],
    }),
    exportPreparationCsv: b.mutation<Result<typeof exportPreparationCsv>, Args<typeof exportPreparationCsv>>(
      endpointOf(exportPreparationCsv),
    ),
  }),
});

export const {
  useListOrdersQuery,
  useGetOrderQuery,
  useManyOrdersQuery,
  useCreateOrderMutation,
  useCopyOrderMutation,
  useUpdateOrderMutation,
  useDeleteOrdersMutation,
  useUndoBulkChangeMutation,
  useExportPreparationCsvMutation,
} = ordersApi;
