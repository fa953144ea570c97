import {
  addOperations,
  createOperations,
  deleteOperation,
  listOrderOperations,
  updateOperation,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const touched = [{ type: 'operation', id: 'LIST' }] as const;

/** Operations of orders as preparation edits them. */
export const preparationApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listOrderOperations: b.query<Result<typeof listOrderOperations>, Args<typeof listOrderOperations>>({
      ...endpointOf(listOrderOperations),
      providesTags: () => tagsOf('operation', []),
    }),
    addOperations: b.mutation<Result<typeof addOperations>, Args<typeof addOperations>>({
      ...endpointOf(addOperations),
      invalidatesTags: touched,
    }),
    createOperations: b.mutation<Result<typeof createOperations>, Args<typeof createOperations>>({
      ...endpointOf(createOperations),
      invalidatesTags: touched,
    }),
    updateOperation: b.mutation<Result<typeof updateOperation>, Args<typeof updateOperation>>({
      ...endpointOf(updateOperation),
      invalidatesTags: touched,
    }),
    deleteOperation: b.mutation<Result<typeof deleteOperation>, Args<typeof deleteOperation>>({
      ...endpointOf(deleteOperation),
      invalidatesTags: touched,
    }),
  }),
});

export const {
  useListOrderOperationsQuery,
  useAddOperationsMutation,
  useCreateOperationsMutation,
  useUpdateOperationMutation,
  useDeleteOperationMutation,
} = preparationApi;
