import { listProductionOrders, listProductionOrdersTested } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

const rows = (result: { readonly orders: readonly { readonly id: number }[] } | undefined) => [
  ...tagsOf('order', result?.orders),
  ...tagsOf('operation', []),
  ...tagsOf('supplier', []),
  ...tagsOf('work_center', []),
];

/** Orders with a box a work center: in production, and in preparation with their suppliers. */
export const productionOrdersApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listProductionOrders: b.query<Result<typeof listProductionOrders>, Args<typeof listProductionOrders>>({
      ...endpointOf(listProductionOrders),
      providesTags: rows,
    }),
    listProductionOrdersTested: b.query<
      Result<typeof listProductionOrdersTested>,
      Args<typeof listProductionOrdersTested>
    >({
      ...endpointOf(listProductionOrdersTested),
      providesTags: rows,
    }),
  }),
});

export const { useListProductionOrdersQuery, useListProductionOrdersTestedQuery } = productionOrdersApi;
