import { createTerminal, listTerminals, renewTerminalCode, revokeTerminal, updateTerminal } from '@mullion/contracts';
import { baseApi, endpointOf, type Args, type Result } from '../../kits/api/base-api';

const LIST = { type: 'terminal', id: 'LIST' } as const;

const terminalsApi = baseApi.injectEndpoints({
  endpoints: (b) => ({
    listTerminals: b.query<Result<typeof listTerminals>, Args<typeof listTerminals>>({
      ...endpointOf(listTerminals),
      providesTags: [LIST],
    }),
    createTerminal: b.mutation<Result<typeof createTerminal>, Args<typeof createTerminal>>({
      ...endpointOf(createTerminal),
      invalidatesTags: [LIST],
    }),
    updateTerminal: b.mutation<Result<typeof updateTerminal>, Args<typeof updateTerminal>>({
      ...endpointOf(updateTerminal),
      invalidatesTags: [LIST],
    }),
    renewTerminalCode: b.mutation<Result<typeof renewTerminalCode>, Args<typeof renewTerminalCode>>({
      ...endpointOf(renewTerminalCode),
      invalidatesTags: [LIST],
    }),
    revokeTerminal: b.mutation<Result<typeof revokeTerminal>, Args<typeof revokeTerminal>>({
      ...endpointOf(revokeTerminal),
      invalidatesTags: [LIST],
    }),
  }),
});

export const {
  useListTerminalsQuery,
  useCreateTerminalMutation,
  useUpdateTerminalMutation,
  useRenewTerminalCodeMutation,
  useRevokeTerminalMutation,
} = terminalsApi;
