import { getEvidence, printLaterPages, readSharedEvidence, readSharedProof } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const evidenceApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    evidence: b.query<Result<typeof getEvidence>, Args<typeof getEvidence>>({
      ...endpointOf(getEvidence),
      providesTags: (_result, _error, { params }) => [{ type: 'truck', id: Number(params.id) }],
    }),
    printLaterPages: b.mutation<Result<typeof printLaterPages>, Args<typeof printLaterPages>>(
      endpointOf(printLaterPages),
    ),
    sharedEvidence: b.query<Result<typeof readSharedEvidence>, Args<typeof readSharedEvidence>>(
      endpointOf(readSharedEvidence),
    ),
    sharedProof: b.query<Result<typeof readSharedProof>, Args<typeof readSharedProof>>(endpointOf(readSharedProof)),
  }),
});

export const { useEvidenceQuery, usePrintLaterPagesMutation, useSharedEvidenceQuery, useSharedProofQuery } =
  evidenceApi;
