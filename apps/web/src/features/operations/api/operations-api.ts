import {
  discardDeadLetter,
  readOperations,
  resendDoubtfulMail,
  resyncCopy,
  retryDeadLetter,
  retrySaga,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../../kits/api/base-api';

const tag = ['operations' as const];

const operationsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    readOperations: b.query<Result<typeof readOperations>, Args<typeof readOperations>>({
      ...endpointOf(readOperations),
      providesTags: tag,
    }),
    retryDeadLetter: b.mutation<Result<typeof retryDeadLetter>, Args<typeof retryDeadLetter>>({
      ...endpointOf(retryDeadLetter),
      invalidatesTags: tag,
    }),
    discardDeadLetter: b.mutation<Result<typeof discardDeadLetter>, Args<typeof discardDeadLetter>>({
      ...endpointOf(discardDeadLetter),
      invalidatesTags: tag,
    }),
    retrySaga: b.mutation<Result<typeof retrySaga>, Args<typeof retrySaga>>({
      ...endpointOf(retrySaga),
      invalidatesTags: tag,
    }),
    resyncCopy: b.mutation<Result<typeof resyncCopy>, Args<typeof resyncCopy>>({
      ...endpointOf(resyncCopy),
      invalidatesTags: tag,
    }),
    resendDoubtfulMail: b.mutation<Result<typeof resendDoubtfulMail>, Args<typeof resendDoubtfulMail>>({
      ...endpointOf(resendDoubtfulMail),
      invalidatesTags: tag,
    }),
  }),
});

export const {
  useReadOperationsQuery,
  useRetryDeadLetterMutation,
  useDiscardDeadLetterMutation,
  useRetrySagaMutation,
  useResyncCopyMutation,
  useResendDoubtfulMailMutation,
} = operationsApi;
