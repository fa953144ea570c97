import {
  createProblem,
  createRemake,
  deleteProblem,
  getProblemChoices,
  getProblemWeeks,
  getRemake,
  getRemakePlan,
  listProblems,
  updateProblem,
} from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../kits/api/base-api';

const tag = (id: number | 'LIST') => ({ type: 'problem' as const, id });

const problemsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listProblems: b.query<Result<typeof listProblems>, Args<typeof listProblems>>({
      ...endpointOf(listProblems),
      providesTags: (result) => tagsOf('problem', result?.problems),
    }),
    getProblemChoices: b.query<Result<typeof getProblemChoices>, Args<typeof getProblemChoices>>({
      ...endpointOf(getProblemChoices),
      providesTags: (result) => (result?.order ? [{ type: 'order', id: result.order.id }] : []),
    }),
    getProblemWeeks: b.query<Result<typeof getProblemWeeks>, Args<typeof getProblemWeeks>>({
      ...endpointOf(getProblemWeeks),
      providesTags: [tag('LIST'), { type: 'problem', id: 'LIVE_LIST' }],
    }),
    getRemake: b.query<Result<typeof getRemake>, Args<typeof getRemake>>({
      ...endpointOf(getRemake),
      providesTags: (_result, _error, { params }) => [tag(Number(params.id))],
    }),
    getRemakePlan: b.query<Result<typeof getRemakePlan>, Args<typeof getRemakePlan>>({
      ...endpointOf(getRemakePlan),
      providesTags: (_result, _error, { query }) => [{ type: 'product', id: Number(query.product_id) }],
    }),
    createRemake: b.mutation<Result<typeof createRemake>, Args<typeof createRemake>>({
      ...endpointOf(createRemake),
      invalidatesTags: (result, _error, { params }) => [
        tag('LIST'),
        tag(Number(params.id)),
        ...(result
          ? [
              { type: 'product' as const, id: result.product_id },
              { type: 'order' as const, id: result.order_id },
            ]
          : []),
      ],
    }),
    createProblem: b.mutation<Result<typeof createProblem>, Args<typeof createProblem>>({
      ...endpointOf(createProblem),
      invalidatesTags: [tag('LIST')],
    }),
    updateProblem: b.mutation<Result<typeof updateProblem>, Args<typeof updateProblem>>({
      ...endpointOf(updateProblem),
      invalidatesTags: (_result, _error, { params }) => [tag('LIST'), tag(Number(params.id))],
    }),
    deleteProblem: b.mutation<Result<typeof deleteProblem>, Args<typeof deleteProblem>>({
      ...endpointOf(deleteProblem),
      invalidatesTags: [tag('LIST')],
    }),
  }),
});

export const {
  useListProblemsQuery,
  useGetProblemChoicesQuery,
  useGetProblemWeeksQuery,
  useGetRemakeQuery,
  useGetRemakePlanQuery,
  useCreateRemakeMutation,
  useCreateProblemMutation,
  useUpdateProblemMutation,
  useDeleteProblemMutation,
} = problemsApi;
