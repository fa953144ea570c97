import { saveImportMapping } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

/** How customers' own files are read is kept by name; the server finds a kept one by the heads of a file. */
export const mappingsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    saveImportMapping: b.mutation<Result<typeof saveImportMapping>, Args<typeof saveImportMapping>>(
      endpointOf(saveImportMapping),
    ),
  }),
});

export const { useSaveImportMappingMutation } = mappingsApi;
