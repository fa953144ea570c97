import {
  completeOperations,
  getWorkCenterPage,
  listWorkCenterCounts,
  printWorkCenterOrders,
  printWorkCenterPositions,
  readProductChange,
  reportOperationProblem,
  returnOperations,
  undoOperations,
} from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

/** Operations are shown live by the work centers that they are at. */
const touched = [{ type: 'operation', id: 'LIST' }] as const;

export const workCenterPageApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    workCenterPage: b.query<Result<typeof getWorkCenterPage>, Args<typeof getWorkCenterPage>>({
      ...endpointOf(getWorkCenterPage),
      providesTags: (_result, _error, { params }) => [
        { type: 'operation', id: 'LIST' },
        { type: 'operation', id: Number(params.id) },
        { type: 'work_center', id: 'LIVE_LIST' },
      ],
    }),
    workCenterCounts: b.query<Result<typeof listWorkCenterCounts>, Args<typeof listWorkCenterCounts>>({
      ...endpointOf(listWorkCenterCounts),
      providesTags: [
        { type: 'operation', id: 'LIST' },
        { type: 'operation', id: 'LIVE_LIST' },
      ],
    }),
    completeOperations: b.mutation<Result<typeof completeOperations>, Args<typeof completeOperations>>({
      ...endpointOf(completeOperations),
      invalidatesTags: touched,
    }),
    reportOperationProblem: b.mutation<Result<typeof reportOperationProblem>, Args<typeof reportOperationProblem>>({
      ...endpointOf(reportOperationProblem),
      invalidatesTags: touched,
    }),
    returnOperations: b.mutation<Result<typeof returnOperations>, Args<typeof returnOperations>>({
      ...endpointOf(returnOperations),
      invalidatesTags: touched,
    }),
    readProductChange: b.mutation<Result<typeof readProductChange>, Args<typeof readProductChange>>({
      ...endpointOf(readProductChange),
      invalidatesTags: touched,
    }),
    undoOperations: b.mutation<Result<typeof undoOperations>, Args<typeof undoOperations>>({
      ...endpointOf(undoOperations),
      invalidatesTags: touched,
    }),
    printWorkCenterOrders: b.mutation<Result<typeof printWorkCenterOrders>, Args<typeof printWorkCenterOrders>>(
      endpointOf(printWorkCenterOrders),
    ),
    printWorkCenterPositions: b.mutation<
      Result<typeof printWorkCenterPositions>,
      Args<typeof printWorkCenterPositions>
    >(endpointOf(printWorkCenterPositions)),
  }),
});

export const {
  useWorkCenterPageQuery,
  useWorkCenterCountsQuery,
  useCompleteOperationsMutation,
  useReadProductChangeMutation,
  useReportOperationProblemMutation,
  useReturnOperationsMutation,
  useUndoOperationsMutation,
  usePrintWorkCenterOrdersMutation,
  usePrintWorkCenterPositionsMutation,
} = workCenterPageApi;
