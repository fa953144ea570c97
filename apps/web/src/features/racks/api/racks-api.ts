import { createRack, deleteRack, listRacks, printRacks, updateRack } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const tag = (id: number | 'LIST') => ({ type: 'rack' as const, id });

const racksApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listRacks: b.query<Result<typeof listRacks>, Args<typeof listRacks>>({
      ...endpointOf(listRacks),
      providesTags: (result) => tagsOf('rack', result?.data),
    }),
    createRack: b.mutation<Result<typeof createRack>, Args<typeof createRack>>({
      ...endpointOf(createRack),
      invalidatesTags: [tag('LIST')],
    }),
    printRacks: b.mutation<Result<typeof printRacks>, Args<typeof printRacks>>(endpointOf(printRacks)),
    updateRack: b.mutation<Result<typeof updateRack>, Args<typeof updateRack>>({
      ...endpointOf(updateRack),
      invalidatesTags: (_result, _error, { params }) => [tag('LIST'), tag(Number(params.id))],
    }),
    deleteRack: b.mutation<Result<typeof deleteRack>, Args<typeof deleteRack>>({
      ...endpointOf(deleteRack),
      invalidatesTags: [tag('LIST')],
    }),
  }),
});

export const {
  useListRacksQuery,
  useCreateRackMutation,
  usePrintRacksMutation,
  useUpdateRackMutation,
  useDeleteRackMutation,
} = racksApi;
