import { createTool, listTools, updateTool } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const toolList = { type: 'tool', id: 'LIST' } as const;

export const toolsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listTools: b.query<Result<typeof listTools>, Args<typeof listTools>>({
      ...endpointOf(listTools),
      providesTags: (result) => tagsOf('tool', result?.data),
    }),
    createTool: b.mutation<Result<typeof createTool>, Args<typeof createTool>>({
      ...endpointOf(createTool),
      invalidatesTags: [toolList],
    }),
    updateTool: b.mutation<Result<typeof updateTool>, Args<typeof updateTool>>({
      ...endpointOf(updateTool),
      invalidatesTags: [toolList],
    }),
  }),
});

export const { useListToolsQuery, useCreateToolMutation, useUpdateToolMutation } = toolsApi;
