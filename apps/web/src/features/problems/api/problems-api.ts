import { createProblem, deleteProblem, getProblemChoices, getProblemWeeks, listProblems, updateProblem } from '@mullion/contracts';
import { baseApi, endpointOf, tagsOf, type Args, type Result } from '../../../app/base-api';

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
  useCreateProblemMutation,
  useUpdateProblemMutation,
  useDeleteProblemMutation,
} = problemsApi;
