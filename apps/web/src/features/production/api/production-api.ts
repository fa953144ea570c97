import { getOrderProgress, listOperationActions, listOrdersOperationActions } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const operations = tagsOf('operation', []);

export const productionApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listOperationActions: b.query<Result<typeof listOperationActions>, Args<typeof listOperationActions>>({
      ...endpointOf(listOperationActions),
      providesTags: operations,
    }),
    listOrdersOperationActions: b.query<
      Result<typeof listOrdersOperationActions>,
      Args<typeof listOrdersOperationActions>
    >({
      ...endpointOf(listOrdersOperationActions),
      providesTags: operations,
    }),
    orderProgress: b.query<Result<typeof getOrderProgress>, Args<typeof getOrderProgress>>({
      ...endpointOf(getOrderProgress),
      providesTags: (_result, _error, { params }) => [...operations, { type: 'order', id: Number(params.id) }],
    }),
  }),
});

export const { useListOperationActionsQuery, useListOrdersOperationActionsQuery, useOrderProgressQuery } =
  productionApi;
