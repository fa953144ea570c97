import { getWaitingScans, listScanConflicts, resolveScanConflict } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../kits/api/base-api';

/** Scans that were refused late, and terminals on which some may still wait. */
const conflictsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listScanConflicts: b.query<Result<typeof listScanConflicts>, Args<typeof listScanConflicts>>({
      ...endpointOf(listScanConflicts),
      providesTags: (result) => tagsOf('scan_conflict', result?.data),
    }),
    resolveScanConflict: b.mutation<Result<typeof resolveScanConflict>, Args<typeof resolveScanConflict>>({
      ...endpointOf(resolveScanConflict),
      // also after a refusal: somebody else may have settled it
      invalidatesTags: (result) => [
        { type: 'scan_conflict', id: 'LIST' },
        ...(result?.now.pallet ? [{ type: 'pallet' as const, id: result.now.pallet.id }] : []),
      ],
    }),
    waitingScans: b.query<Result<typeof getWaitingScans>, Args<typeof getWaitingScans>>(endpointOf(getWaitingScans)),
  }),
});

export const { useListScanConflictsQuery, useResolveScanConflictMutation, useWaitingScansQuery } = conflictsApi;
