import { deleteImportMapping, listImportMappings, renameImportMapping } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** How customers' own files are read, kept by name; the server finds a kept one by the heads of a file. */
export const mappingsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listImportMappings: b.query<Result<typeof listImportMappings>, Args<typeof listImportMappings>>({
      ...endpointOf(listImportMappings),
      providesTags: ['importMapping'],
    }),
    renameImportMapping: b.mutation<Result<typeof renameImportMapping>, Args<typeof renameImportMapping>>({
      ...endpointOf(renameImportMapping),
      invalidatesTags: ['importMapping'],
    }),
    deleteImportMapping: b.mutation<Result<typeof deleteImportMapping>, Args<typeof deleteImportMapping>>({
      ...endpointOf(deleteImportMapping),
      invalidatesTags: ['importMapping'],
    }),
  }),
});

export const { useListImportMappingsQuery, useRenameImportMappingMutation, useDeleteImportMappingMutation } =
  mappingsApi;
